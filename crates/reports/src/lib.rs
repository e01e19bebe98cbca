//! Documents: pairings, standings, crosstables, rulings as PDF, HTML, text

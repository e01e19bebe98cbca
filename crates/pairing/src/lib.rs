//! Who plays whom: FIDE pairing systems

//! The two teams of a Scheveningen tournament: everybody of one meets everybody of the other.
//!
//! There is no FIDE text. A team is what stands in the club field of its players; the first half of the numbers is one
//! team, the second half the other. Where numbers are given as entered, the order of entry makes the teams.

use super::{Entrant, Numbering, State, Tournament};
use crate::fact::ParticipantBody;
use crate::ids::EntrantId;

/// A team and its players in start order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// As the club is written; empty for those without one.
    pub name: String,
    /// Who plays in it.
    pub players: Vec<EntrantId>,
}

/// What is wrong with the teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnevenSides {
    /// The teams as they are.
    pub sides: Vec<Side>,
}

impl Tournament {
    /// Whether everybody of one team meets everybody of the other.
    pub fn is_scheveningen(&self) -> bool {
        self.setup.system == "scheveningen"
    }

    /// Whether a table says who meets, whatever the results: round robins and Scheveningen.
    pub fn has_table(&self) -> bool {
        self.is_round_robin() || self.is_scheveningen()
    }
}

impl State {
    /// The teams by the club field, that of the first player of the start list first.
    pub fn sides(&self, tournament: &Tournament) -> Vec<Side> {
        let mut sides: Vec<Side> = Vec::new();
        for id in self.by_start_list(tournament) {
            let Some(entrant) = tournament.entrants.get(&id) else { continue };
            let club = self.club_of(entrant).trim();
            match sides.iter_mut().find(|side| side.name.eq_ignore_ascii_case(club)) {
                Some(side) => side.players.push(id),
                None => sides.push(Side { name: club.to_owned(), players: vec![id] }),
            }
        }
        sides
    }

    /// Whether a round of a Scheveningen tournament can be drawn: two teams of one size.
    ///
    /// # Errors
    /// [`UnevenSides`] with the teams as they are.
    pub fn even_sides(&self, tournament: &Tournament) -> Result<(), UnevenSides> {
        let numbered = tournament.entrants.values().all(|it| it.number.is_some());
        if numbered || tournament.numbering() == Numbering::AsEntered {
            return match tournament.entrants.len().is_multiple_of(2) {
                true => Ok(()),
                false => Err(UnevenSides { sides: self.sides(tournament) }),
            };
        }
        let sides = self.sides(tournament);
        match &sides[..] {
            [one, other] if one.players.len() == other.players.len() => Ok(()),
            _ => Err(UnevenSides { sides }),
        }
    }

    fn club_of(&self, entrant: &Entrant) -> &str {
        let ParticipantBody::Player(person) = &entrant.participant else { return "" };
        let known = self.people.get(person).and_then(|it| self.private.get(&it.private));
        known.map_or("", |known| known.club.as_str())
    }
}

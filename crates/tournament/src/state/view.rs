//! The state seen as a competition: names, numbers, and the [`History`] that pairing and standings read.

use std::collections::BTreeMap;

use super::{Cycles, Entrant, Game, State, Tournament, rounds_of_round_robin};
use crate::baku;
use crate::fact::ParticipantBody;
use crate::history::{Acceleration, Cell, History, Prohibition, Row, Scoring};
use crate::ids::{EntrantId, RoundNo, Tpn};
use crate::lots::Numbers;
use crate::player::Title;
use crate::points::Points;
use crate::round::{ByeKind, Color, Outcome};
use crate::start_list::{self, StartKey};
use crate::varma;

impl State {
    /// Name of an entrant; an erased person becomes "Player 17" in the words of the caller, so `None`.
    pub fn name_of<'a>(&'a self, entrant: &'a Entrant) -> Option<&'a str> {
        match &entrant.participant {
            ParticipantBody::Team(name) => Some(name),
            ParticipantBody::Player(person) => {
                let person = self.people.get(person)?;
                self.private.get(&person.private).map(|private| private.name.as_str())
            }
        }
    }

    /// Title of an entrant.
    pub fn title_of(&self, entrant: &Entrant) -> Option<Title> {
        match &entrant.participant {
            ParticipantBody::Team(_) => None,
            ParticipantBody::Player(person) => self.people.get(person)?.title.parse().ok(),
        }
    }

    /// Federation of an entrant, or empty.
    pub fn federation_of<'a>(&'a self, entrant: &'a Entrant) -> &'a str {
        match &entrant.participant {
            ParticipantBody::Team(_) => "",
            ParticipantBody::Player(person) => {
                self.people.get(person).map_or("", |person| person.federation.as_str())
            }
        }
    }

    /// The order of the start list: rating, title, name (C.04.2 2.2), or what the settings say.
    pub fn start_order(&self, tournament: &Tournament) -> Vec<EntrantId> {
        let entrants: Vec<&Entrant> = tournament.entrants.values().collect();
        match tournament.numbering() {
            Numbering::AsEntered => {
                return entrants.into_iter().map(|entrant| entrant.id).collect();
            }
            Numbering::Lots { text, apart } => return self.by_lot(&entrants, text, apart),
            Numbering::StartList if tournament.is_scheveningen() => {
                let sides = self.sides(tournament);
                return sides.into_iter().flat_map(|side| side.players).collect();
            }
            Numbering::StartList => {}
        }
        self.by_start_list(tournament)
    }

    /// By rating, title and name (C.04.2 2.2).
    pub(super) fn by_start_list(&self, tournament: &Tournament) -> Vec<EntrantId> {
        let entrants: Vec<&Entrant> = tournament.entrants.values().collect();
        let keys: Vec<StartKey> = entrants.iter().map(|it| self.start_key(it)).collect();
        start_list::order(&keys).into_iter().map(|index| entrants[index].id).collect()
    }

    /// Numbers drawn from a text (C.05). Where the Varma tables do not reach, all lots are free.
    fn by_lot(&self, entrants: &[&Entrant], text: &str, apart: Apart) -> Vec<EntrantId> {
        let mut draws = self.lot_holders(entrants);
        // The order in which players were entered changes nothing.
        draws.sort_by(|a, b| {
            (&a.1.name, &a.1.federation, a.0).cmp(&(&b.1.name, &b.1.federation, b.0))
        });
        let (ids, holders): (Vec<EntrantId>, Vec<varma::Entrant>) = draws.into_iter().unzip();
        let mut lots = Numbers::of(text.trim());
        let restricted = match apart {
            Apart::Federations => varma::draw(&holders, &mut |count| lots.below(count)),
            Apart::Nobody => None,
        };
        let mut drawn = ids;
        match restricted {
            Some(numbers) => {
                let mut numbered: Vec<(u16, EntrantId)> = numbers.into_iter().zip(drawn).collect();
                numbered.sort_unstable();
                numbered.into_iter().map(|(_, id)| id).collect()
            }
            None => {
                for left in (1..drawn.len()).rev() {
                    drawn.swap(left, lots.below(left + 1));
                }
                drawn
            }
        }
    }

    fn lot_holders(&self, entrants: &[&Entrant]) -> Vec<(EntrantId, varma::Entrant)> {
        let holder = |entrant: &&Entrant| {
            let federation = self.federation_of(entrant).to_owned();
            let name = start_list::folded(self.name_of(entrant).unwrap_or_default());
            (entrant.id, varma::Entrant { federation, name })
        };
        entrants.iter().map(holder).collect()
    }

    /// Federations that the Varma tables cannot keep apart because no set has numbers enough; `None` where there are no
    /// tables for so many players.
    pub fn crowded_federations(&self, tournament: &Tournament) -> Option<Vec<String>> {
        let entrants: Vec<&Entrant> = tournament.entrants.values().collect();
        let holders: Vec<varma::Entrant> =
            self.lot_holders(&entrants).into_iter().map(|(_, holder)| holder).collect();
        varma::sets(u16::try_from(holders.len()).ok()?)?;
        Some(varma::crowded(&holders).into_iter().map(str::to_owned).collect())
    }

    fn start_key<'a>(&'a self, entrant: &'a Entrant) -> StartKey<'a> {
        StartKey {
            rating: entrant.rating.as_ref().map(|rating| rating.value),
            title: self.title_of(entrant),
            name: self.name_of(entrant).unwrap_or_default(),
        }
    }

    /// The numbers in force: as assigned, with late entries put where their data place them, everybody
    /// below moving down (C.04.2 2.4). Equals what is assigned if everybody has a number.
    pub fn numbering(&self, tournament: &Tournament) -> BTreeMap<EntrantId, Tpn> {
        let entrants = tournament.entrants.values();
        if entrants.clone().all(|entrant| entrant.number.is_some()) {
            return entrants.filter_map(|it| it.number.map(|number| (it.id, number))).collect();
        }
        let mut assigned: Vec<&Entrant> = entrants.filter(|it| it.number.is_some()).collect();
        assigned.sort_by_key(|entrant| entrant.number);
        // The start list says where everybody belongs: a late entry comes before the first one with a
        // number that belongs below it, however corrected data have put the others.
        let place: BTreeMap<EntrantId, usize> =
            self.start_order(tournament).into_iter().zip(0..).collect();
        let mut late: Vec<EntrantId> =
            place.keys().copied().filter(|id| tournament.entrants[id].number.is_none()).collect();
        late.sort_by_key(|id| place[id]);
        let mut late = late.into_iter().peekable();
        let mut order: Vec<EntrantId> = Vec::with_capacity(place.len());
        for entrant in assigned {
            while let Some(above) = late.next_if(|id| place[id] < place[&entrant.id]) {
                order.push(above);
            }
            order.push(entrant.id);
        }
        order.extend(late);
        order
            .into_iter()
            .enumerate()
            .map(|(index, id)| (id, Tpn(u16::try_from(index + 1).unwrap_or(u16::MAX))))
            .collect()
    }

    /// Everything that pairing and standings need, as it stands now.
    pub fn history(&self, tournament: &Tournament) -> History {
        let numbers = self.numbering(tournament);
        let rows = Rows { tournament, numbers: &numbers };
        let mut players: Vec<Row> = tournament
            .entrants
            .values()
            .map(|entrant| Row {
                tpn: numbers[&entrant.id],
                name: self.name_of(entrant).unwrap_or_default().to_owned(),
                rating: entrant
                    .rating
                    .as_ref()
                    .map(|rating| rating.value)
                    .filter(|value| *value > 0),
                title: self.title_of(entrant),
                federation: self.federation_of(entrant).to_owned(),
                rounds: Vec::with_capacity(tournament.rounds.len()),
            })
            .collect();
        players.sort_by_key(|row| row.tpn);
        for round in &tournament.rounds {
            let cells = rows.cells(round.number);
            for row in &mut players {
                row.rounds
                    .push(cells.get(&row.tpn).copied().unwrap_or(Cell::Bye(ByeKind::ZeroPoint)));
            }
        }
        History {
            rounds_planned: tournament.rounds_planned(),
            scoring: tournament.scoring(),
            initial_color: match tournament.setup.initial_color.as_str() {
                "white" => Some(Color::White),
                "black" => Some(Color::Black),
                _ => None,
            },
            players,
            acceleration: tournament.acceleration(&numbers),
            prohibited: tournament.prohibitions(&numbers),
        }
    }
}

/// How numbers are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbering<'a> {
    /// By rating, title and name (C.04.2 2.2).
    StartList,
    /// In the order of entry.
    AsEntered,
    /// By lot (C.05), drawn from a text: the same text and the same players always give the same numbers.
    Lots {
        /// The text.
        text: &'a str,
        /// Who does not meet in the last three rounds.
        apart: Apart,
    },
}

/// Who does not meet in the last three rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apart {
    /// All lots are free.
    Nobody,
    /// Players of one federation, by the Varma tables (C.05 Annex 2).
    Federations,
}

struct Rows<'a> {
    tournament: &'a Tournament,
    numbers: &'a BTreeMap<EntrantId, Tpn>,
}

impl Rows<'_> {
    fn cells(&self, number: RoundNo) -> BTreeMap<Tpn, Cell> {
        let mut cells = BTreeMap::new();
        let Some(round) = self.tournament.round(number) else { return cells };
        for game in self.tournament.games_of(number) {
            let (Some(white), Some(black)) =
                (self.numbers.get(&game.white), self.numbers.get(&game.black))
            else {
                continue;
            };
            cells.insert(*white, cell(game, Color::White, *black));
            cells.insert(*black, cell(game, Color::Black, *white));
        }
        let byes = round.absentees.iter().map(|(entrant, kind)| (*entrant, *kind));
        let pab = round.bye.iter().map(|entrant| (*entrant, self.tournament.pairing_bye(number)));
        for (entrant, kind) in byes.chain(pab) {
            if let Some(tpn) = self.numbers.get(&entrant) {
                cells.insert(*tpn, Cell::Bye(kind));
            }
        }
        for entrant in self.tournament.entrants.values() {
            if let (Some(tpn), Some(kind)) =
                (self.numbers.get(&entrant.id), entrant.missed.get(&number))
            {
                cells.entry(*tpn).or_insert(Cell::Bye(*kind));
            }
        }
        cells
    }
}

fn cell(game: &Game, color: Color, opponent: Tpn) -> Cell {
    match game.counted() {
        None => Cell::Open { opponent, color },
        Some(Outcome::Forfeit { winner }) => {
            Cell::Forfeit { opponent, color, won: winner == Some(color) }
        }
        Some(outcome @ Outcome::Played { rated, .. }) => match outcome.score_of(color) {
            Some(score) => Cell::Game { opponent, color, score, rated },
            None => Cell::Open { opponent, color },
        },
    }
}

impl Tournament {
    /// How numbers are given. Lots are for round robins.
    pub fn numbering(&self) -> Numbering<'_> {
        let lots = |text, apart| match self.is_round_robin() {
            true => Numbering::Lots { text, apart },
            false => Numbering::StartList,
        };
        match self.setup.numbering.split_once(':') {
            Some(("lots", text)) => lots(text, Apart::Nobody),
            Some(("varma", text)) => lots(text, Apart::Federations),
            Some(_) | None if self.setup.numbering == "as-entered" => Numbering::AsEntered,
            Some(_) | None => Numbering::StartList,
        }
    }

    /// How often everybody meets everybody; `None` where it is no round robin.
    pub fn cycles(&self) -> Option<Cycles> {
        match self.setup.system.as_str() {
            "berger" => Some(Cycles::Single),
            "berger-double" => Some(Cycles::Double),
            _ => None,
        }
    }

    /// How many rounds there will be. In a round robin and in Scheveningen they follow from the players once there are two: what
    /// the settings say counts only before that. Rounds that an imported report played beyond them stand.
    pub fn rounds_planned(&self) -> RoundNo {
        match self.cycles() {
            Some(cycles) => {
                self.rounds_by_players(rounds_of_round_robin(self.entrants.len(), cycles))
            }
            None if self.is_scheveningen() => self.rounds_by_players(self.entrants.len() / 2),
            None => RoundNo(self.setup.rounds),
        }
    }

    fn rounds_by_players(&self, rounds: usize) -> RoundNo {
        if self.entrants.len() < 2 {
            return RoundNo(self.setup.rounds);
        }
        RoundNo(u8::try_from(rounds).unwrap_or(u8::MAX)).max(self.published())
    }

    /// What results are worth.
    pub fn scoring(&self) -> Scoring {
        let scoring = self.setup.scoring;
        Scoring {
            win: Points(scoring.win),
            draw: Points(scoring.draw),
            loss: Points(scoring.loss),
            absent: Points(scoring.absent),
            pab: Points(scoring.pab),
            unknown: Points(scoring.draw),
        }
    }

    /// Virtual points by the settings.
    fn acceleration(&self, numbers: &BTreeMap<EntrantId, Tpn>) -> Vec<Acceleration> {
        match self.setup.acceleration.as_str() {
            "baku" => {}
            "given" => return self.given_acceleration(numbers),
            _ => return Vec::new(),
        }
        let first_round = RoundNo(1);
        let present = |entrant: &Entrant| match self.round(first_round) {
            Some(round) => {
                !round.absentees.contains_key(&entrant.id) && entrant.from_round <= first_round
            }
            None => entrant.absence(first_round).is_none(),
        };
        let mut there: Vec<Tpn> =
            self.entrants.values().filter(|it| present(it)).map(|it| numbers[&it.id]).collect();
        there.sort_unstable();
        baku::acceleration(&there, self.rounds_planned(), self.scoring().win)
    }

    /// The virtual points of an imported report, by the numbers in force.
    fn given_acceleration(&self, numbers: &BTreeMap<EntrantId, Tpn>) -> Vec<Acceleration> {
        let mut order: Vec<Tpn> = numbers.values().copied().collect();
        order.sort_unstable();
        let mut records = Vec::new();
        for given in &self.setup.virtual_points {
            let mut carriers: Vec<Tpn> =
                given.entrants.iter().filter_map(|entrant| numbers.get(entrant).copied()).collect();
            carriers.sort_unstable();
            let place = |tpn: Tpn| order.binary_search(&tpn).unwrap_or(order.len());
            for run in carriers.chunk_by(|one, next| place(*one) + 1 == place(*next)) {
                if let [first, ..] = run
                    && let [.., last] = run
                {
                    records.push(Acceleration {
                        points: Points(given.points),
                        first_round: given.first_round,
                        last_round: given.last_round,
                        first: *first,
                        last: *last,
                    });
                }
            }
        }
        records
    }

    fn prohibitions(&self, numbers: &BTreeMap<EntrantId, Tpn>) -> Vec<Prohibition> {
        let always = self.setup.prohibited.iter();
        let always = always.map(|group| (RoundNo(1), self.rounds_planned(), group));
        let sometimes = self.setup.prohibited_in.iter();
        let sometimes = sometimes.map(|it| (it.first_round, it.last_round, &it.group));
        always
            .chain(sometimes)
            .map(|(first_round, last_round, group)| Prohibition {
                first_round,
                last_round,
                group: group.iter().filter_map(|entrant| numbers.get(entrant).copied()).collect(),
            })
            .filter(|prohibition| prohibition.group.len() > 1)
            .collect()
    }
}

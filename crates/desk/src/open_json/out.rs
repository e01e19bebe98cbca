//! The event given out.

use std::collections::BTreeMap;

use formats::json::{
    self, Absent, Adjournment, Appeal, Arbiter, Correction, Decision, Departure, Document, Engine,
    Entry, Event, Game, GameRef, ImportNote, Incident, Photo, Player, Rating, Report, Round,
    RoundBye, RoundStart, Ruling, Sheet, TakenBack, Tournament, Worded,
};
use tournament::fact::{
    CorrectionEffect, Fact, LotBody, ParticipantBody, RoundPublished, bye_to_code, outcome_to_code,
};
use tournament::ids::{EntrantId, GameId, PersonId, RulingId, TournamentId};
use tournament::log;
use tournament::round::ByeKind;
use tournament::state::{self, DepartureKind, State};

use super::{Depth, REMARKS, entries_in_prizes, entries_in_setup, object};
use crate::VERSION;
use crate::give_out::carried;
use crate::ranking::lot_number;

/// The whole event as it stands, and from its entries the publications that were taken back.
pub(crate) fn document(state: &State, entries: &[log::Entry]) -> Document {
    let numbers = Numbers::of(state);
    let dead = log::dead_batches(entries);
    let live: Vec<&Fact> =
        entries.iter().filter(|it| !dead.contains(&it.batch)).map(|it| &it.fact).collect();
    let details = &state.details.0;
    let arbiters = details.arbiters.iter().map(|it| Arbiter {
        name: it.name.clone(),
        title: it.title.clone(),
        fide_id: it.fide_id.clone(),
        role: it.role.clone(),
    });
    Document {
        format: json::FORMAT.to_owned(),
        version: json::VERSION,
        program: format!("arbiters-desk {VERSION}"),
        redacted: Vec::new(),
        event: Event {
            name: details.name.clone(),
            place: details.place.clone(),
            federation: details.federation.clone(),
            start_date: details.start_date.clone(),
            end_date: details.end_date.clone(),
            zone: details.zone.clone(),
            organizer: details.organizer.clone(),
            arbiters: arbiters.collect(),
        },
        players: numbers.people.iter().map(|(id, number)| player(state, *id, *number)).collect(),
        tournaments: state
            .tournaments
            .values()
            .map(|tournament| Tournament {
                taken_back: taken_back(tournament.id, &live, &numbers),
                ..section(state, tournament, &numbers)
            })
            .collect(),
        rulings: state.rulings.values().map(|ruling| numbers.ruling(ruling)).collect(),
        incidents: state.incidents.values().map(|incident| numbers.incident(incident)).collect(),
        photos: photos(state, &numbers),
    }
}

/// Photos without their files, which lie outside the state: [`super::fill`] puts them in.
fn photos(state: &State, numbers: &Numbers<'_>) -> Vec<Photo> {
    let rulings: Vec<RulingId> = state.rulings.keys().copied().collect();
    let place = |id: RulingId| {
        let at = rulings.iter().position(|it| *it == id)?;
        u32::try_from(at + 1).ok()
    };
    let kept = state.photos.values().filter(|it| it.removed.is_none());
    kept.map(|it| Photo {
        tournament: it.body.tournament.and_then(|id| numbers.tournaments.get(&id).copied()),
        game: it.body.game.and_then(|id| numbers.games.get(&id).cloned()),
        ruling: it.body.ruling.and_then(place),
        name: it.body.name.clone(),
        media: it.body.media.clone(),
        note: it.body.note.clone(),
        sha256: it.body.attachment.clone(),
        base64: String::new(),
    })
    .collect()
}

/// Numbers of the document.
struct Numbers<'a> {
    appeals: &'a BTreeMap<RulingId, state::Appeal>,
    people: BTreeMap<PersonId, u32>,
    tournaments: BTreeMap<TournamentId, u32>,
    entries: BTreeMap<EntrantId, u32>,
    games: BTreeMap<GameId, GameRef>,
}

impl Numbers<'_> {
    fn of(state: &State) -> Numbers<'_> {
        let mut numbers = Numbers {
            appeals: &state.appeals,
            people: state.people.keys().copied().zip(1..).collect(),
            tournaments: state.tournaments.keys().copied().zip(1..).collect(),
            entries: BTreeMap::new(),
            games: BTreeMap::new(),
        };
        for (tournament, number) in state.tournaments.values().zip(1..) {
            numbers.entries.extend(tournament.entrants.keys().copied().zip(1..));
            for round in &tournament.rounds {
                let games = round.games.iter().filter_map(|id| tournament.games.get(id));
                numbers.games.extend(games.map(|game| {
                    let (round, board) = (game.round.0, game.board.0);
                    (game.id, GameRef { tournament: number, round, board })
                }));
            }
        }
        numbers
    }

    fn entry(&self, entrant: EntrantId) -> u32 {
        self.entries.get(&entrant).copied().unwrap_or(0)
    }

    fn entrant(&self, entrant: EntrantId) -> Option<EntrantId> {
        self.entries.get(&entrant).map(|number| EntrantId(u64::from(*number)))
    }

    /// The appeal against what an entry decided, and how it was decided.
    fn appeal(&self, id: RulingId) -> (Option<Appeal>, Option<Decision>) {
        let Some(found) = self.appeals.get(&id) else { return (None, None) };
        let appeal = Appeal { by: found.made.by.clone(), reason: found.made.reason.clone() };
        let decision = found.decision.as_ref().map(|it| Decision {
            decision: it.decision.clone(),
            by: it.by.clone(),
            reason: it.reason.clone(),
        });
        (Some(appeal), decision)
    }

    fn ruling(&self, ruling: &state::Ruling) -> Ruling {
        let body = &ruling.body;
        Ruling {
            tournament: body.tournament.and_then(|id| self.tournaments.get(&id).copied()),
            game: body.game.and_then(|id| self.games.get(&id).cloned()),
            input: body.input.clone(),
            verdict: body.verdict.clone(),
            printed: body.printed.clone(),
            language: body.language.clone(),
            program: body.program.clone(),
            note: body.note.clone(),
            at: String::new(),
            by: String::new(),
            kind: body.kind.clone(),
            also: body
                .also
                .iter()
                .map(|it| Worded { language: it.language.clone(), printed: it.printed.clone() })
                .collect(),
            appeal: self.appeal(ruling.id).0,
            decision: self.appeal(ruling.id).1,
        }
    }

    fn incident(&self, incident: &state::Incident) -> Incident {
        let mut body = object(&incident.body, Depth::Top);
        for name in ["tournament", "game", "entrant", "told"] {
            body.remove(name);
        }
        let said = &incident.body;
        Incident {
            tournament: said.tournament.and_then(|id| self.tournaments.get(&id).copied()),
            game: said.game.and_then(|id| self.games.get(&id).cloned()),
            entry: said.entrant.and_then(|id| self.entries.get(&id).copied()),
            body,
            withdrawn: incident.withdrawn.clone(),
            at: String::new(),
            by: String::new(),
            appeal: self.appeal(RulingId(incident.id.0)).0,
            decision: self.appeal(RulingId(incident.id.0)).1,
        }
    }
}

fn player(state: &State, id: PersonId, number: u32) -> Player {
    let Some(person) = state.people.get(&id) else {
        return Player { id: number, ..Player::default() };
    };
    let private = state.private.get(&person.private).filter(|_| !person.erased);
    let known = private.map(|it| it.as_ref().clone());
    let erased = known.is_none();
    let private = known.unwrap_or_default();
    Player {
        id: number,
        name: private.name,
        birth: private.birth,
        fide_id: private.fide_id,
        club: private.club,
        contact: private.contact,
        federation: person.federation.clone(),
        title: person.title.clone(),
        sex: person.sex.clone(),
        erased,
    }
}

fn section(state: &State, tournament: &state::Tournament, numbers: &Numbers<'_>) -> Tournament {
    let mut setup = tournament.setup.clone();
    if !setup.lot_seed.is_empty() {
        // Lots that were drawn stay, whatever the numbers of the entries will be where this is read in.
        let lot = |entrant: &EntrantId| LotBody {
            entrant: *entrant,
            number: lot_number(&tournament.setup, *entrant),
        };
        setup.lot_numbers = tournament.entrants.keys().map(lot).collect();
    }
    entries_in_setup(&mut setup, &mut |id| numbers.entrant(id));
    let prizes = tournament.prizes.clone().map(|mut fund| {
        entries_in_prizes(&mut fund, &mut |id| numbers.entrant(id));
        object(&fund, Depth::All)
    });
    Tournament {
        id: numbers.tournaments.get(&tournament.id).copied().unwrap_or(0),
        settings: object(&setup, Depth::All),
        entries: tournament.entrants.values().map(|it| entry(it, numbers)).collect(),
        rounds: tournament.rounds.iter().map(|it| round(it, tournament, numbers)).collect(),
        taken_back: Vec::new(),
        imports: tournament
            .imports
            .iter()
            .filter(|it| it.told.format != REMARKS)
            .map(|it| ImportNote {
                name: it.told.name.clone(),
                format: it.told.format.clone(),
                kept: carried::of(state, tournament, it).lines,
                ..ImportNote::default()
            })
            .collect(),
        prizes,
        remarks: Vec::new(),
        starts: tournament
            .starts
            .values()
            .map(|it| RoundStart {
                round: it.round.0,
                starts: it.starts.clone(),
                reason: it.reason.clone(),
            })
            .collect(),
    }
}

/// What was published and taken back, with the reasons.
fn taken_back(id: TournamentId, live: &[&Fact], numbers: &Numbers<'_>) -> Vec<TakenBack> {
    let mut last: Option<&RoundPublished> = None;
    let mut found = Vec::new();
    for fact in live.iter().filter(|fact| fact.tournament() == Some(id)) {
        match fact {
            Fact::RoundPublished(body) => last = Some(body),
            Fact::RoundUnpublished(body) => {
                let Some(published) = last.filter(|it| it.round == body.round) else { continue };
                found.push(TakenBack {
                    round: boards(published, numbers),
                    reason: body.reason.clone(),
                    case: body.case.clone(),
                });
            }
            _ => {}
        }
    }
    found
}

/// Who sat where when a round was out, without results.
fn boards(published: &RoundPublished, numbers: &Numbers<'_>) -> Round {
    let games = published.games.iter().map(|it| Game {
        board: it.board.0,
        white: numbers.entry(it.white),
        black: numbers.entry(it.black),
        ..Game::default()
    });
    let absent = published.absentees.iter().map(|it| Absent {
        entry: numbers.entry(it.entrant),
        bye: bye_to_code(it.kind).to_owned(),
    });
    Round {
        round: published.round.0,
        engine: Engine {
            name: published.engine.name.clone(),
            version: published.engine.version.clone(),
            edition: published.engine.edition.clone(),
        },
        bye: published.bye.map(|entrant| numbers.entry(entrant)),
        absent: absent.collect(),
        games: games.collect(),
    }
}

fn entry(entrant: &state::Entrant, numbers: &Numbers<'_>) -> Entry {
    let (player, team) = match &entrant.participant {
        ParticipantBody::Player(id) => (numbers.people.get(id).copied(), None),
        ParticipantBody::Team(name) => (None, Some(name.clone())),
    };
    let bye = |round: u8, kind: ByeKind, reason: &str| RoundBye {
        round,
        bye: bye_to_code(kind).to_owned(),
        reason: reason.to_owned(),
    };
    Entry {
        id: numbers.entry(entrant.id),
        player,
        team,
        number: entrant.number.map(|number| number.0),
        rating: entrant.rating.as_ref().map(|it| Rating {
            value: it.value,
            list: it.list.clone(),
            month: it.month.clone(),
            by_hand: it.by_hand,
            k: it.k,
            games: it.games,
        }),
        from_round: entrant.from_round.0,
        missed: entrant.missed.iter().map(|(round, kind)| bye(round.0, *kind, "")).collect(),
        byes: entrant.byes.iter().map(|(round, it)| bye(round.0, it.kind, &it.reason)).collect(),
        departures: entrant
            .departures
            .iter()
            .map(|it| Departure {
                kind: match it.kind {
                    DepartureKind::Withdrawn => "withdrawn",
                    DepartureKind::Expelled => "expelled",
                }
                .to_owned(),
                from_round: it.from_round.0,
                until: it.until.map(|round| round.0),
                reason: it.reason.clone(),
            })
            .collect(),
    }
}

fn round(round: &state::Round, tournament: &state::Tournament, numbers: &Numbers<'_>) -> Round {
    let games = round.games.iter().filter_map(|id| tournament.games.get(id));
    let absent = round.absentees.iter().map(|(entrant, kind)| Absent {
        entry: numbers.entry(*entrant),
        bye: bye_to_code(*kind).to_owned(),
    });
    Round {
        round: round.number.0,
        engine: Engine {
            name: round.engine.name.clone(),
            version: round.engine.version.clone(),
            edition: round.engine.edition.clone(),
        },
        bye: round.bye.map(|entrant| numbers.entry(entrant)),
        absent: absent.collect(),
        games: games.map(|it| game(it, numbers)).collect(),
    }
}

fn game(game: &state::Game, numbers: &Numbers<'_>) -> Game {
    let code = |outcome| outcome_to_code(outcome).to_owned();
    Game {
        board: game.board.0,
        white: numbers.entry(game.white),
        black: numbers.entry(game.black),
        result: game.standing().outcome().map(code),
        reports: game
            .reports
            .iter()
            .map(|it| Report { result: code(it.outcome), source: it.source.clone(), pass: it.pass })
            .collect(),
        settled: game.settled.map(code),
        corrections: game
            .corrections
            .iter()
            .map(|it| Correction {
                result: code(it.is),
                effect: match it.effect {
                    CorrectionEffect::Standings => "standings",
                    CorrectionEffect::RatingOnly => "ratingOnly",
                }
                .to_owned(),
                reason: it.reason.clone(),
            })
            .collect(),
        adjournment: game.adjournment.as_ref().map(|it| Adjournment {
            details: it.details.as_ref().map(|details| object(details, Depth::Top)),
            opened: it.opened.as_ref().map(|opened| {
                let mut opened = object(opened, Depth::Top);
                opened.remove("tournament");
                opened.remove("game");
                opened
            }),
            appeal: it.opened_at.and_then(|at| numbers.appeal(RulingId(at.0)).0),
            decision: it.opened_at.and_then(|at| numbers.appeal(RulingId(at.0)).1),
        }),
        sheet: game.sheet.as_ref().map(|it| Sheet {
            text: it.text.clone(),
            language: it.language.clone(),
            start: it.start.clone(),
            moves: it.moves.clone(),
            end_open: it.end_open,
        }),
    }
}

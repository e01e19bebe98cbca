//! The example event: "Open Villa del Roble", played by invented people up to the middle of round 7.
//!
//! It is made through the desk's own commands into a file of its own, with a clock that is moved as a
//! tournament week moves, so its journal is a real one. The rounds are drawn by the engine; results follow
//! from ratings and a fixed sequence, so every copy is the same tournament.

mod people;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use i18n::Language;
use journal::{Actor, Moment};

use crate::api::claim::{ClaimInput, ClaimRule, ReadSheet};
use crate::api::frame::{ArbiterView, EventDetails, EventUpdate, NewEvent};
use crate::api::players::{Leaving, PlayerInput, PlayersAdd, PlayersBye, PlayersWithdraw};
use crate::api::result::EnterResult;
use crate::api::round::{BoardRow, PublishRound, RoundDraft, RoundGet};
use crate::api::tournament::{ScheduledRound, TournamentGet, TournamentUpdate};
use crate::api::wire::Id;
use crate::registry::Method;
use crate::{ApiError, Call, Desk, DeskOptions};
use people::{LATE, PEOPLE, Person};

/// Name of the event.
pub(crate) const NAME: &str = "Open Villa del Roble";

/// 20 November 2026, 18:00 in Madrid, the evening before round 1.
const EVE: i64 = 1_795_194_000_000;
const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;
/// Minutes east of UTC in a Spanish winter.
const WINTER: i16 = 60;
const ROUNDS: u8 = 9;
/// The round under way.
const LAST: u8 = 7;

/// Makes the example event as a new file.
///
/// # Errors
/// If the file is there already, or cannot be written.
pub fn build_example(path: &Path) -> Result<(), ApiError> {
    build(path, Language::English)
}

/// The same with a ruling in a language.
pub(crate) fn build(path: &Path, language: Language) -> Result<(), ApiError> {
    let call = Call { actor: Some(chief()), ..Call::in_language(language.code()) };
    let folder = tempfile::tempdir()
        .map_err(|error| ApiError::file(call.messages(), &std::env::temp_dir(), &error))?;
    let clock = Arc::new(AtomicI64::new(EVE));
    let hands = clock.clone();
    let clock_of_the_hall =
        move || Moment { utc_ms: hands.load(Ordering::Relaxed), offset_minutes: WINTER };
    let desk = Desk::new(DeskOptions {
        data_folder: folder.path().to_owned(),
        clock: Arc::new(clock_of_the_hall),
    })?;
    NewEvent {
        name: NAME.to_owned(),
        path: Some(path.display().to_string()),
        system: "fide-dutch-2026".to_owned(),
        rounds: ROUNDS,
    }
    .run(&desk, &call)?;
    let tournament = {
        let event = desk.event(&call)?;
        Id(event.state.tournaments.keys().next().map_or(0, |id| id.0))
    };
    let mut week = Week { desk, call, clock, tournament, chance: Chance(0x0FF1_CE00_2026) };
    week.prepare()?;
    for round in 1..=LAST {
        week.round(round)?;
    }
    week.desk.close_event();
    Ok(())
}

fn chief() -> Actor {
    Actor {
        id: "example-chief".to_owned(),
        name: "Zarzal, Luz".to_owned(),
        role: "chief".to_owned(),
        device: "desk 1".to_owned(),
    }
}

/// A fixed sequence of numbers that look like chance.
struct Chance(u64);

impl Chance {
    /// The next number below a hundred.
    fn percent(&mut self) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % 100
    }
}

/// The days of the tournament.
struct Week {
    desk: Desk,
    call: Call,
    clock: Arc<AtomicI64>,
    tournament: Id,
    chance: Chance,
}

impl Week {
    fn wait(&self, minutes: i64) {
        self.clock.fetch_add(minutes * MINUTE, Ordering::Relaxed);
    }

    /// Sets the clock to a time of a round's day.
    fn at(&self, round: u8, hour: i64, minute: i64) {
        let day = EVE + i64::from(round) * DAY;
        self.clock.store(day + ((hour - 18) * 60 + minute) * MINUTE, Ordering::Relaxed);
    }

    fn run<M: Method>(&self, method: M) -> Result<M::Output, ApiError> {
        method.run(&self.desk, &self.call)
    }

    /// The evening before: details, settings, entries, byes announced.
    fn prepare(&mut self) -> Result<(), ApiError> {
        let arbiter = |name: &str, title: &str, fide_id: &str, role: &str| ArbiterView {
            name: name.to_owned(),
            title: title.to_owned(),
            fide_id: fide_id.to_owned(),
            role: role.to_owned(),
        };
        let details = EventDetails {
            name: NAME.to_owned(),
            place: "Villa del Roble".to_owned(),
            federation: "ESP".to_owned(),
            start_date: "2026-11-21".to_owned(),
            end_date: "2026-11-29".to_owned(),
            zone: "Europe/Madrid".to_owned(),
            organizer: "Club de Ajedrez Villa del Roble".to_owned(),
            arbiters: vec![
                arbiter("Zarzal, Luz", "IA", "99900901", "chief"),
                arbiter("Brezo, Iker", "FA", "99900902", "deputy"),
                arbiter("Hollin, Grace", "NA", "99900903", "sector"),
            ],
        };
        self.run(EventUpdate { details, before: None })?;
        self.wait(4);
        let mut setup = self.run(TournamentGet { tournament: self.tournament })?.setup;
        setup.initial_color = "white".to_owned();
        setup.tie_breaks = ["BH/C1", "BH", "SB", "DE", "WIN"].map(str::to_owned).to_vec();
        setup.time_control = "90+30".to_owned();
        setup.default_time = 30;
        setup.no_draw_before = 30;
        let start = |round: u8| {
            let hour = if round == ROUNDS { "10:00" } else { "16:00" };
            ScheduledRound { round, starts: format!("2026-11-{}T{hour}", 20 + round) }
        };
        setup.schedule = (1..=ROUNDS).map(start).collect();
        let tournament = self.tournament;
        self.run(TournamentUpdate { tournament, setup, reason: String::new(), before: None })?;
        for person in PEOPLE {
            self.wait(1);
            self.enter(person)?;
        }
        for (name, round, kind, why) in [
            ("Castañar, Violeta", 3, "H", "output-example-train"),
            ("Ólafsdóttir, Birta", 3, "H", "output-example-exam"),
            ("Rossetti, Ilario", 5, "H", "output-example-family"),
            ("Sauce, Teo", 4, "Z", "output-example-work"),
        ] {
            let entrant = self.entrant(name)?;
            let (kind, reason) = (kind.to_owned(), self.call.messages().plain(why));
            self.run(PlayersBye { tournament, entrant, round, kind, reason })?;
        }
        Ok(())
    }

    fn enter(&self, person: &Person) -> Result<(), ApiError> {
        let player = PlayerInput {
            name: person.name.to_owned(),
            title: person.title.to_owned(),
            sex: person.sex.to_owned(),
            federation: person.federation.to_owned(),
            rating: person.rating.to_owned(),
            fide_id: person.fide_id.to_owned(),
            birth: person.birth.to_owned(),
            club: person.club.to_owned(),
            contact: String::new(),
            rating_from: None,
        };
        self.run(PlayersAdd { tournament: self.tournament, player, from_round: None })?;
        Ok(())
    }

    fn entrant(&self, name: &str) -> Result<Id, ApiError> {
        let event = self.desk.event(&self.call)?;
        let section = crate::api::section(&event.state, self.tournament, self.call.messages())?;
        let named = section.entrants.values().find(|it| event.state.name_of(it) == Some(name));
        named
            .map(|it| Id(it.id.0))
            .ok_or_else(|| ApiError::not_found(self.call.messages(), "player", name))
    }

    fn round(&mut self, round: u8) -> Result<(), ApiError> {
        let tournament = self.tournament;
        if round == 2 {
            // On the road during round 1, there for round 2.
            self.at(2, 9, 40);
            self.enter(&LATE)?;
        }
        if round == 6 {
            self.at(6, 10, 5);
            let entrant = self.entrant("Kowalczyk, Bronisław")?;
            let reason = self.call.messages().plain("output-example-illness");
            let leaving = Leaving { tournament, entrant, from_round: 6, reason };
            self.run(PlayersWithdraw { leaving })?;
        }
        self.at(round, 14, 30);
        let draft = self.run(RoundDraft { tournament })?;
        self.wait(6);
        let confirmed = draft.findings.iter().filter(|it| it.level == "confirm");
        let confirmed = confirmed.map(|it| it.id.clone()).collect();
        self.run(PublishRound {
            tournament,
            round,
            seen: draft.seen,
            confirmed,
            reason: String::new(),
        })?;
        self.at(round, 17, 45);
        let boards = self.run(RoundGet { tournament, round: Some(round), game: None })?.boards;
        if round == 6 {
            self.claim(&boards)?;
        }
        for board in &boards {
            let outcome = self.outcome(round, board);
            self.wait(1 + i64::from(board.board) % 3);
            if let Some(outcome) = outcome {
                self.run(EnterResult {
                    tournament,
                    game: board.game,
                    outcome,
                    pass: 1,
                    source: Some("slip".to_owned()),
                    seen: None,
                })?;
            }
        }
        Ok(())
    }

    /// What a board brings: by rating and chance; some boards of the last round are not in yet.
    fn outcome(&mut self, round: u8, board: &BoardRow) -> Option<String> {
        let chance = self.chance.percent();
        match (round, board.board) {
            (2, 9) => return Some("+--".to_owned()),
            (4, 15) => return Some("--+".to_owned()),
            (6, CLAIM_BOARD) => return None,
            (LAST, 4) => return Some("adjourned".to_owned()),
            (LAST, 2 | 7 | 12 | 16) => return None,
            _ => {}
        }
        let rating = |rating: Option<u16>| i64::from(rating.unwrap_or(1500));
        let difference = rating(board.white.rating) + 35 - rating(board.black.rating);
        // Half of the points at equal ratings, nearly all of them 500 above.
        let expected = (50 + difference / 10).clamp(4, 96);
        let draws = (34 - difference.abs() / 20).max(6);
        let white = expected - draws / 2;
        let chance = i64::try_from(chance).unwrap_or(50);
        let outcome = if chance < white {
            "1-0"
        } else if chance < white + draws {
            "=-="
        } else {
            "0-1"
        };
        Some(outcome.to_owned())
    }

    /// Black writes a move and claims that the position stands for the third time.
    fn claim(&self, boards: &[BoardRow]) -> Result<(), ApiError> {
        let Some(board) = boards.iter().find(|it| it.board == CLAIM_BOARD) else { return Ok(()) };
        self.run(ClaimRule {
            claim: ClaimInput {
                tournament: Some(self.tournament),
                game: Some(board.game),
                sheet: ReadSheet {
                    text: SHEET.to_owned(),
                    language: "es".to_owned(),
                    start: String::new(),
                },
                kind: "threefold".to_owned(),
                claimant: "black".to_owned(),
                mode: "written".to_owned(),
                announced: "Te8".to_owned(),
                ..ClaimInput::default()
            },
            note: String::new(),
            photos: Vec::new(),
        })?;
        Ok(())
    }
}

/// Board of the game in which a draw is claimed.
const CLAIM_BOARD: u16 = 5;

/// Its scoresheet, in Spanish letters.
const SHEET: &str = "1. e4 e5 2. Cf3 Cc6 3. Ab5 a6 4. Aa4 Cf6 5. O-O Ae7 6. Te1 b5 7. Ab3 d6 8. c3 O-O 9. h3 Ab7 \
    10. d4 Te8 11. Cg5 Tf8 12. Cf3 Te8 13. Cg5 Tf8 14. Cf3";

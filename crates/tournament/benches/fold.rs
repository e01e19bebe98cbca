//! Folding an event of 300 players over 9 rounds (target about 1 ms) and its rows.

use std::collections::BTreeMap;

use divan::{Bencher, black_box};
use tournament::fact::{
    EngineBody, Entered, EventCreated, Fact, GameBody, ParticipantBody, PersonAdded, PersonPrivate,
    RatingBody, ResultReported, RoundPublished, ScoringBody, SetupBody, TournamentAdded,
};
use tournament::ids::{BatchId, BoardNo, EntrantId, GameId, PersonId, RoundNo, Seq, TournamentId};
use tournament::log::{Entry, fold, undo};
use tournament::round::Outcome;
use tournament::state::State;

const SECTION: TournamentId = TournamentId(2);

fn main() {
    divan::main();
}

fn setup(rounds: u8) -> SetupBody {
    SetupBody {
        name: "Open".to_owned(),
        system: "fide-dutch-2026".to_owned(),
        rounds,
        scoring: ScoringBody { win: 10, draw: 5, loss: 0, absent: 0, pab: 10 },
        initial_color: "white".to_owned(),
        tie_breaks: Vec::new(),
        tie_break_edition: String::new(),
        laws_edition: String::new(),
        local_clauses: String::new(),
        pace: String::new(),
        time_control: String::new(),
        default_time: 0,
        no_draw_before: 0,
        acceleration: String::new(),
        swap_last_rounds: false,
        prohibited: Vec::new(),
        schedule: Vec::new(),
        numbering: String::new(),
        fide_mode: false,
        unrated_as: None,
        lot_seed: String::new(),
        lot_numbers: Vec::new(),
        readings: Default::default(),
        pairing_readings: Default::default(),
        hand_values: Vec::new(),
        norm_exemption: String::new(),
        norm_last_forfeit: false,
        virtual_points: Vec::new(),
        prohibited_in: Vec::new(),
        rating_order: Vec::new(),
    }
}

/// Players meet their neighbors, one further off each round; nobody is numbered, the dearest case.
fn event(players: u16, rounds: u8) -> (Vec<Entry>, BTreeMap<String, PersonPrivate>) {
    let mut entries: Vec<Entry> = Vec::new();
    let mut append = |fact: Fact| {
        let seq = Seq(entries.len() as u64 + 1);
        let (actor, batch) = ("desk".to_owned(), BatchId(seq.0));
        entries.push(Entry { seq, at: 0, offset_minutes: 0, actor, batch, fact });
        seq
    };
    append(EventCreated { uuid: "u".into(), name: "Event".into() }.into());
    append(TournamentAdded { setup: setup(rounds) }.into());
    let mut private = BTreeMap::new();
    let mut entrants = Vec::new();
    for number in 1..=players {
        let hash = format!("{number:064}");
        let name = format!("Surname{}, Given{number}", number % 90);
        private.insert(hash.clone(), PersonPrivate { name, ..PersonPrivate::default() });
        let (federation, title) = ("ESP".to_owned(), String::new());
        let person = PersonAdded { private: hash, federation, title, sex: "m".to_owned() };
        let person = append(person.into());
        let value = 2600_u16.saturating_sub(number / 3);
        let entered = Entered {
            tournament: SECTION,
            participant: ParticipantBody::Player(PersonId(person.0)),
            rating: Some(RatingBody {
                value,
                list: "FIDE standard".into(),
                month: "2026-11".into(),
                by_hand: false,
                k: None,
                games: None,
            }),
            from_round: RoundNo(1),
            missed: Vec::new(),
        };
        entrants.push(EntrantId(append(entered.into()).0));
    }
    for round in 1..=rounds {
        let half = entrants.len() / 2;
        let shift = usize::from(round);
        let games: Vec<GameBody> = (0..half)
            .zip(1u16..)
            .map(|(index, board)| GameBody {
                id: GameId(u64::from(round) * 10_000 + u64::from(board)),
                board: BoardNo(board),
                white: entrants[index],
                black: entrants[half + (index + shift) % half],
            })
            .collect();
        let ids: Vec<GameId> = games.iter().map(|game| game.id).collect();
        append(
            RoundPublished {
                tournament: SECTION,
                round: RoundNo(round),
                games,
                bye: None,
                absentees: Vec::new(),
                engine: EngineBody { name: "b".into(), version: "1".into(), edition: "d".into() },
                input_hash: String::new(),
                hand_changes: Vec::new(),
                confirmed: Vec::new(),
                standings_digest: String::new(),
                reason: String::new(),
            }
            .into(),
        );
        for game in ids {
            let (outcome, source) = (Outcome::DRAW, "desk".to_owned());
            append(ResultReported { tournament: SECTION, game, outcome, source, pass: 1 }.into());
        }
    }
    (entries, private)
}

#[divan::bench(args = [(300, 9), (2000, 11)])]
fn folding(bencher: Bencher, (players, rounds): (u16, u8)) {
    let (entries, private) = event(players, rounds);
    bencher.bench(|| fold(black_box(&entries), &private));
}

#[divan::bench(args = [(300, 9), (2000, 11)])]
fn applying(bencher: Bencher, (players, rounds): (u16, u8)) {
    let (entries, _) = event(players, rounds);
    bencher.bench(|| {
        let mut state = State::default();
        for entry in black_box(&entries) {
            state.apply(entry.seq, &entry.fact);
        }
        state
    });
}

#[divan::bench(args = [(300, 9), (2000, 11)])]
fn rows(bencher: Bencher, (players, rounds): (u16, u8)) {
    let (entries, private) = event(players, rounds);
    let state = fold(&entries, &private);
    bencher.bench(|| state.history(black_box(&state.tournaments[&SECTION])));
}

#[divan::bench(args = [(300, 9), (2000, 11)])]
fn undoing(bencher: Bencher, (players, rounds): (u16, u8)) {
    let (entries, _) = event(players, rounds);
    bencher.bench(|| undo(black_box(&entries), "desk", "").is_ok());
}

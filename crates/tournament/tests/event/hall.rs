//! Photos, starts of rounds, who is at the board, clocks that were set anew.

use tournament::decide::{Command, Refusal};
use tournament::fact::{
    ArrivalMarked, ClocksBody, IncidentLogged, PhotoAttached, PhotoRemoved, RoundStartSet,
};
use tournament::ids::{GameId, PhotoId, RoundNo, RulingId};
use tournament::round::Color;
use tournament::state::Tournament;

use crate::day::{Day, FOUR, day};

fn paired() -> (Day, GameId) {
    let mut day = day(FOUR);
    day.then("publish 1: Ana-Carla, Dario-Bruno");
    let game = section(&day).rounds[0].games[0];
    (day, game)
}

fn section(day: &Day) -> Tournament {
    day.state().tournaments[&day.section].clone()
}

fn photo(day: &Day, game: GameId) -> PhotoAttached {
    PhotoAttached {
        tournament: Some(day.section),
        game: Some(game),
        ruling: None,
        attachment: "ab".to_owned(),
        name: "sheets.jpg".to_owned(),
        media: "image/jpeg".to_owned(),
        size: 2,
        note: String::new(),
    }
}

#[test]
fn a_photo_is_kept_once_and_removed_once() {
    let (mut day, game) = paired();
    let id = PhotoId(day.next().0);
    let one = photo(&day, game);
    assert_eq!(day.command("desk", Command::AttachPhoto(one.clone())), Ok(()));
    assert_eq!(
        day.command("desk", Command::AttachPhoto(one.clone())),
        Err(Refusal::NothingToDo),
        "the same picture in the same place"
    );
    let nowhere = PhotoAttached { game: Some(GameId(7)), ..one.clone() };
    assert_eq!(day.command("desk", Command::AttachPhoto(nowhere)), Err(Refusal::Missing("game")));
    let unruled = PhotoAttached { ruling: Some(RulingId(7)), ..one.clone() };
    assert_eq!(day.command("desk", Command::AttachPhoto(unruled)), Err(Refusal::Missing("ruling")));
    let remove = Command::RemovePhoto(PhotoRemoved { photo: id, reason: "other board".to_owned() });
    assert_eq!(day.command("desk", remove.clone()), Ok(()));
    assert_eq!(day.command("desk", remove), Err(Refusal::NothingToDo));
    assert_eq!(day.state().photos[&id].removed.as_deref(), Some("other board"));
    assert_eq!(day.command("desk", Command::AttachPhoto(one)), Ok(()), "it can be kept anew");
}

#[test]
fn a_photo_outlives_undo_of_other_things_and_goes_with_its_own() {
    let (mut day, game) = paired();
    let id = PhotoId(day.next().0);
    let kept = photo(&day, game);
    day.command("desk", Command::AttachPhoto(kept)).unwrap();
    day.then("result Ana-Carla 1-0");
    day.then("undo");
    assert!(day.state().photos.contains_key(&id), "undo of the result leaves it");
    day.then("undo");
    assert!(!day.state().photos.contains_key(&id), "its own undo takes it");
    day.then("redo");
    assert!(day.state().photos.contains_key(&id));
}

#[test]
fn a_round_starts_when_the_arbiter_says() {
    let (mut day, _) = paired();
    let start = |day: &Day, starts: &str, round: u8| {
        Command::SetStart(RoundStartSet {
            tournament: day.section,
            round: RoundNo(round),
            starts: starts.to_owned(),
            reason: String::new(),
        })
    };
    let ten = start(&day, "2026-11-29T16:10", 1);
    assert_eq!(day.command("desk", ten.clone()), Ok(()));
    assert_eq!(day.command("desk", ten), Err(Refusal::NothingToDo));
    assert_eq!(section(&day).starts[&RoundNo(1)].starts, "2026-11-29T16:10");
    let nonsense = start(&day, "soon", 1);
    assert!(matches!(day.command("desk", nonsense), Err(Refusal::BadValue { .. })));
    let beyond = start(&day, "2026-11-29T16:10", 200);
    assert_eq!(day.command("desk", beyond), Err(Refusal::Missing("round")));
    let scheduled = start(&day, "", 1);
    assert_eq!(day.command("desk", scheduled), Ok(()));
    assert!(section(&day).starts.is_empty());
}

#[test]
fn whoever_came_late_is_awaited_no_more() {
    let (mut day, game) = paired();
    let mark = |day: &Day, side: &str, arrival: &str| {
        Command::MarkArrival(ArrivalMarked {
            tournament: day.section,
            game,
            side: side.to_owned(),
            arrival: arrival.to_owned(),
        })
    };
    let (white, black) = (mark(&day, "white", "awaited"), mark(&day, "black", "awaited"));
    assert_eq!(day.command("desk", white.clone()), Ok(()));
    assert_eq!(day.command("desk", white), Err(Refusal::NothingToDo));
    assert_eq!(day.command("desk", black), Ok(()));
    let late = incident(&day, game, "late", None);
    day.command("desk", Command::LogIncident { incident: late, outcome: None }).unwrap();
    let awaited: Vec<_> = section(&day).awaited.iter().copied().collect();
    assert_eq!(awaited, [(game, Color::Black)]);
    let nobody = mark(&day, "both", "awaited");
    assert!(matches!(day.command("desk", nobody), Err(Refusal::BadValue { .. })));
}

fn incident(day: &Day, game: GameId, kind: &str, clocks: Option<ClocksBody>) -> IncidentLogged {
    IncidentLogged {
        tournament: Some(day.section),
        round: Some(RoundNo(1)),
        game: Some(game),
        entrant: Some(section(day).games[&game].white),
        kind: kind.to_owned(),
        count: 1,
        minutes: 0,
        consequence: String::new(),
        edition: "2023".to_owned(),
        articles: Vec::new(),
        printed: serde_json::Value::Null,
        language: "en".to_owned(),
        note: String::new(),
        clocks,
        told: None,
        also: Vec::new(),
        regime: None,
    }
}

#[test]
fn clocks_are_set_anew_for_a_reason() {
    let (mut day, game) = paired();
    let log = |incident: IncidentLogged| Command::LogIncident { incident, outcome: None };
    let bare = incident(&day, game, "clock-adjusted", None);
    assert_eq!(day.command("desk", log(bare)), Err(Refusal::Missing("clocks")));
    let idle = incident(&day, game, "clock-adjusted", Some(ClocksBody::default()));
    assert_eq!(day.command("desk", log(idle)), Err(Refusal::NothingToDo));
    let clocks = ClocksBody { white_seconds: 120, black_seconds: -60, ..ClocksBody::default() };
    let given = incident(&day, game, "clock-adjusted", Some(clocks));
    assert_eq!(day.command("desk", log(given.clone())), Err(Refusal::NeedsReason));
    let note = "the increment was not set".to_owned();
    assert_eq!(day.command("desk", log(IncidentLogged { note, ..given })), Ok(()));
}

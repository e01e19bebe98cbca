//! Games in PGN. What the text of a game brought with it (comments, clock times, signs, variations, tags of
//! its own) is given out with it again; what this event knows better (names, round, board, result) wins.

use std::collections::BTreeMap;

use formats::fold;
use formats::pgn::{self, PgnGame, PgnResult};
use i18n::{Messages, args};
use journal::{Journal as _, Sha};
use tournament::fact::EventDetailsSet;
use tournament::ids::{EntrantId, GameId, RoundNo};
use tournament::state::{Game, State, Tournament};

use super::sheet;
use crate::api::teams::Members;
use crate::bring_in::pgn::boards::Boards;
use crate::event::OpenEvent;
use crate::hall_time;
use crate::words::Roster;

/// Which games are given out in PGN.
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    /// Of one round.
    pub(crate) round: Option<RoundNo>,
    /// Of one player.
    pub(crate) player: Option<EntrantId>,
    /// Whole games or what electronic boards are fed with.
    pub(crate) content: Content,
}

/// What of a game is given out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Content {
    /// Tags, moves where a scoresheet is attached, result.
    Games,
    /// Tags only, without a result: who sits where.
    Pairings,
}

/// The games of the files that were brought in, by the game they were attached to.
pub(crate) type Originals = BTreeMap<GameId, PgnGame>;

/// Reads the attached files of a section again. A file that cannot be read gives nothing: its games are
/// given out as the event knows them.
pub(crate) fn originals(
    event: &OpenEvent,
    state: &State,
    tournament: &Tournament,
    messages: &Messages,
) -> Originals {
    let mut found = Originals::new();
    let files = tournament.imports.iter().map(|it| &it.told).filter(|it| it.format == "pgn");
    let files = files.filter_map(|it| Sha::from_hex(&it.attachment));
    let roster = Roster::new(state, tournament, messages);
    let boards = Boards::new(&roster);
    for sha in files {
        let Ok(Some(file)) = event.journal().attachment(&sha) else { continue };
        for game in pgn::read(&file.bytes).games {
            let Some(board) = boards.of(&game) else { continue };
            // A sheet that was corrected since is no longer that text.
            let is_its = board.sheet.as_ref().is_some_and(|sheet| sheet.moves == understood(&game));
            if is_its {
                found.entry(board.id).or_insert(game);
            }
        }
    }
    found
}

fn understood(game: &PgnGame) -> Vec<String> {
    game.moves.iter().map_while(|played| played.uci.clone()).collect()
}

/// Games in PGN, in the order of rounds and boards.
pub(crate) fn games(
    state: &State,
    tournament: &Tournament,
    wanted: Wanted,
    originals: &Originals,
    ascii: bool,
    messages: &Messages,
) -> Vec<u8> {
    let roster = Roster::new(state, tournament, messages);
    let members = Members::of(state, tournament);
    let mut bytes = Vec::new();
    let rounds = tournament.rounds.iter();
    let rounds = rounds.filter(|it| wanted.round.is_none_or(|round| round == it.number));
    let plays = |game: &&Game| wanted.player.is_none_or(|it| it == game.white || it == game.black);
    for game in rounds.flat_map(|round| tournament.games_of(round.number)).filter(plays) {
        let mut made = with_tags(game, &roster, &members);
        match wanted.content {
            Content::Pairings => {
                made.result = PgnResult::Other;
                made.tags.retain(|tag| tag.name != "Termination");
            }
            Content::Games => match (originals.get(&game.id), &game.sheet) {
                (Some(original), _) => take_over(&mut made, original, messages),
                (None, Some(sheet)) => sheet::moves(&mut made, sheet, messages),
                (None, None) => {}
            },
        }
        if ascii {
            in_ascii(&mut made);
        }
        pgn::write_game(&made, &mut bytes).expect("writing to memory cannot fail");
    }
    bytes
}

fn with_tags(game: &Game, roster: &Roster, members: &Members) -> PgnGame {
    let details = &roster.state.details.0;
    let mut made = PgnGame::default();
    made.set_tag("Event", &details.name);
    let site = [details.place.as_str(), details.federation.as_str()].join(" ");
    made.set_tag("Site", site.trim());
    let starts = starts(roster, game.round);
    let (day, time) = starts.split_once('T').unwrap_or((starts, ""));
    made.set_tag("Date", &day.replace('-', "."));
    made.set_tag("Round", &format!("{}.{}", game.round, game.board));
    let (white, black) = (roster.side(game.white, game.round), roster.side(game.black, game.round));
    made.set_tag("White", &white.name);
    made.set_tag("Black", &black.name);
    made.set_outcome(game.standing().outcome());
    for (color, side, entrant) in [("White", &white, game.white), ("Black", &black, game.black)] {
        let mut set = |tag: &str, value: &str| {
            if !value.is_empty() {
                made.set_tag(&format!("{color}{tag}"), value);
            }
        };
        set("Title", &side.title);
        set("Elo", &side.rating.map_or_else(String::new, |rating| rating.to_string()));
        let known = roster.tournament.entrants.get(&entrant);
        let private = known.and_then(|it| roster.private(it));
        set("FideId", private.map_or("", |it| it.fide_id.as_str()));
        set("Team", members.team(side.number).unwrap_or(&side.club));
    }
    made.set_tag("Board", &game.board.to_string());
    if !details.start_date.is_empty() {
        made.set_tag("EventDate", &details.start_date.replace('-', "."));
    }
    times(&mut made, details, starts, time);
    made
}

/// When a round began, on the clock of the hall: as an arbiter set it, else as scheduled, else empty.
pub(crate) fn starts<'a>(roster: &Roster<'a>, round: RoundNo) -> &'a str {
    let tournament = roster.tournament;
    let scheduled = tournament.setup.schedule.iter().find(|it| it.round == round);
    let set = tournament.starts.get(&round);
    set.map(|it| &it.starts).or(scheduled.map(|it| &it.starts)).map_or("", String::as_str)
}

/// `Time` on the clock of the hall; `UTCDate` and `UTCTime` where the event has a time zone.
fn times(made: &mut PgnGame, details: &EventDetailsSet, starts: &str, time: &str) {
    if time.len() != 5 {
        return;
    }
    made.set_tag("Time", &format!("{time}:00"));
    let anywhere = journal::Moment { utc_ms: 0, offset_minutes: 0 };
    let begins = hall_time::instant(details, starts, anywhere).filter(|_| !details.zone.is_empty());
    let utc = begins.and_then(|it| chrono::DateTime::from_timestamp_millis(it.utc_ms));
    if let Some(utc) = utc {
        made.set_tag("UTCDate", &utc.format("%Y.%m.%d").to_string());
        made.set_tag("UTCTime", &utc.format("%H:%M:%S").to_string());
    }
}

/// Tags that only this event fills: a player without a rating has none, whatever a file says.
const OWN_TAGS: [&str; 9] = [
    "Round",
    "Result",
    "Board",
    "WhiteTitle",
    "BlackTitle",
    "WhiteElo",
    "BlackElo",
    "WhiteFideId",
    "BlackFideId",
];

/// What the text of the game has besides its moves: tags that the event does not fill, comments, clocks,
/// signs, variations. Moves that could not be replayed stand in a comment after the last that could.
fn take_over(made: &mut PgnGame, original: &PgnGame, messages: &Messages) {
    for tag in &original.tags {
        let known = made.tag(&tag.name).is_some_and(|value| !value.is_empty());
        if !known && !OWN_TAGS.contains(&tag.name.as_str()) {
            made.set_tag(&tag.name, &tag.value);
        }
    }
    made.comments.clone_from(&original.comments);
    let legal = original.legal_plies();
    made.moves = original.moves.iter().take(legal).cloned().collect();
    let rest = rest(original, legal);
    if rest.is_empty() {
        return;
    }
    let rest = messages.text("output-pgn-unreplayed", &args! { "moves" => rest });
    match made.moves.last_mut() {
        Some(last) => last.comments.push(rest),
        None => made.comments.push(rest),
    }
}

/// The moves from the first that could not be replayed on, with all that stands between them.
fn rest(game: &PgnGame, from: usize) -> String {
    let (first, black_first) = first_move(game.tag("FEN").unwrap_or_default());
    let mut words = Vec::new();
    for (index, played) in game.moves.iter().enumerate().skip(from) {
        let ply = index + usize::from(black_first);
        let number = first.saturating_add(ply / 2);
        if ply.is_multiple_of(2) {
            words.push(format!("{number}."));
        } else if index == from {
            words.push(format!("{number}..."));
        }
        words.push(played.text.clone());
        words.extend(played.signs.iter().cloned());
        words.extend(played.comments.iter().cloned());
        words.extend(played.variations.iter().map(|variation| format!("({variation})")));
    }
    words.join(" ").replace('{', "(").replace('}', ")")
}

/// Number of the first move of a position, and whether Black makes it.
pub(crate) fn first_move(fen: &str) -> (usize, bool) {
    let mut words = fen.split_whitespace().skip(1);
    let black_first = words.next() == Some("b");
    let first = words.nth(3).and_then(|number| number.parse().ok()).unwrap_or(1);
    (first, black_first)
}

fn in_ascii(made: &mut PgnGame) {
    let fold = |text: &mut String| *text = fold::to_ascii(text);
    made.tags.iter_mut().for_each(|tag| fold(&mut tag.value));
    made.comments.iter_mut().for_each(fold);
    for played in &mut made.moves {
        // Signs with a number are written as numbers.
        let others = played.signs.iter_mut().filter(|sign| !pgn::is_numbered_sign(sign));
        others.chain(&mut played.comments).for_each(fold);
        played.variations.iter_mut().for_each(fold);
    }
}

//! Players of a tournament.

use ::journal::PrivateBody;
use ::tournament::decide::{Command, PlayerFacts, leaves_from};
use ::tournament::fact::{PersonPrivate, RatingBody, bye_from_code, bye_to_code};
use ::tournament::ids::{EntrantId, RoundNo, TournamentId};
use ::tournament::player::Title;
use ::tournament::round::ByeKind;
use ::tournament::state::{DepartureKind, Entrant, Tournament};
use i18n::{Args, Messages, args};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::tables::{as_of, moment};
use super::wire::{Changes, FileIn, Id, ProblemView};
use super::{method, section};
use crate::bring_in::players::same_player;
use crate::error::Code;
use crate::event::Extra;
use crate::event::OpenEvent;
use crate::merge::merged;
use crate::plain::one_line;
use crate::words::Roster;
use crate::{ApiError, Call, Desk, checks, field, printing};

/// What can be typed about a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct PlayerInput {
    /// `Surname, Given`.
    pub name: String,
    /// Title code or empty.
    pub title: String,
    /// `m`, `w` or empty.
    pub sex: String,
    /// Federation code or empty.
    pub federation: String,
    /// Rating as typed; empty or 0: unrated.
    pub rating: String,
    /// FIDE id or empty.
    pub fide_id: String,
    /// `1990`, `1990-05-31` or empty.
    pub birth: String,
    /// Club or empty.
    pub club: String,
    /// E-mail or telephone or empty.
    pub contact: String,
    /// The list that the rating was taken from; left out: typed by hand, or as it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rating_from: Option<RatingFrom>,
}

/// Where a rating was taken from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", default)]
pub struct RatingFrom {
    /// `FIDE standard`, or the name of a national list.
    pub list: String,
    /// Its month, `2026-11`.
    pub month: String,
    /// Development coefficient, if the list has it.
    #[ts(optional)]
    pub k: Option<u8>,
    /// Games of the period, if the list has them.
    #[ts(optional)]
    pub games: Option<u16>,
}

/// Answer of `players.list`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PlayerList {
    /// In order of number, the unnumbered last in start-list order.
    pub players: Vec<PlayerRow>,
    /// True while numbers may be given anew (before round 4 is paired, C.04.2 2.3).
    pub can_renumber: bool,
    /// True if the numbers do not follow the order of the rules.
    pub numbers_out_of_order: bool,
    /// Rounds that are out.
    pub published: u8,
    /// The moment that is shown, in words; empty if it is now.
    pub as_of: String,
}

/// One player of the list.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PlayerRow {
    /// Entrant.
    pub entrant: Id,
    /// Person.
    pub person: Id,
    /// Starting number.
    pub number: Option<u16>,
    /// What was typed or imported.
    pub input: PlayerInput,
    /// Rating used, none if unrated.
    pub rating: Option<u16>,
    /// Where the rating is from: list and month, or "by hand", in words.
    pub rating_source: String,
    /// `playing`, `withdrawn`, `expelled`, `erased`.
    pub status: String,
    /// Status in words with the round, empty while playing from round 1.
    pub status_text: String,
    /// First round.
    pub from_round: u8,
    /// The round from which a withdrawal would be; none if there is none left.
    pub withdraws_from: Option<u8>,
    /// The round from which an expulsion would be, the one after the last among them; none if there is none left.
    pub expels_from: Option<u8>,
    /// Byes and absences.
    pub byes: Vec<ByeView>,
    /// Points so far.
    pub points: String,
    /// True if the entry can be taken out without trace in the tables (no round names it).
    pub removable: bool,
}

/// A bye or absence in one round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ByeView {
    /// Round.
    pub round: u8,
    /// `F`, `H`, `Z`; `U` for the pairing-allocated bye of a published round.
    pub kind: String,
    /// Reason given.
    pub reason: String,
}

/// Parameters of `players.import`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct PlayerTable {
    /// Tournament to enter them in.
    pub tournament: Id,
    /// CSV, XLSX, ODS or pasted text.
    pub file: FileIn,
    /// Meaning of each column; left out: guessed.
    #[serde(default)]
    pub columns: Option<Vec<String>>,
    /// `headings` or `player`: what a person says that the first row is; left out: guessed.
    #[serde(default)]
    pub first_row: Option<String>,
    /// Keys of [`TablePreview::more`] to be written; `missing`: all that fill what the event does not say.
    #[serde(default)]
    pub take: Option<Vec<String>>,
}

/// Answer of `players.preview`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct TablePreview {
    /// Heads as found, or empty.
    pub heads: Vec<String>,
    /// Meaning of each column as guessed or given: `name`, `surname`, `given`, `title`, `rating`,
    /// `federation`, `fideId`, `birth`, `sex`, `club`, `ignore`.
    pub columns: Vec<String>,
    /// Meanings to choose from, with their names.
    pub choices: Vec<ColumnChoice>,
    /// First rows as text.
    pub rows: Vec<Vec<String>>,
    /// Players that would be entered.
    pub ready: u32,
    /// The first row where it is uncertain what it is: words, none of them a known heading, and no number.
    #[ts(optional)]
    pub asked: Option<FirstRowView>,
    /// The columns are as they were confirmed for a file with these heads before.
    pub remembered: bool,
    /// Encoding that the text was read in; empty for a workbook.
    pub encoding: String,
    /// Encodings to choose from.
    pub encodings: Vec<String>,
    /// What the list knows more, or otherwise, of players who are entered already.
    pub more: Vec<KnownMore>,
    /// What is odd.
    pub problems: Vec<ProblemView>,
}

/// What a list says of a player who is entered already, where the event says nothing or something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct KnownMore {
    /// What it is ticked by.
    pub key: String,
    /// The player.
    pub entrant: Id,
    /// Row of the list.
    pub line: u32,
    /// Name of the player.
    pub name: String,
    /// `title`, `rating`, `federation`, `fideId`, `birth`, `sex`, `club`, `contact`.
    pub field: String,
    /// Its name.
    pub label: String,
    /// What the event says, or empty.
    pub old: String,
    /// What the list says.
    pub new: String,
    /// It fills a gap; else it would overwrite something.
    pub fills: bool,
}

/// A first row to be asked about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct FirstRowView {
    /// Its cells.
    pub cells: Vec<String>,
    /// `headings` or `player`: what it is taken for.
    pub taken_for: String,
}

/// A meaning of a column.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ColumnChoice {
    /// Key.
    pub key: String,
    /// Name in the language of the call.
    pub name: String,
}

/// Answer of `players.import` and `import.file`.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Imported {
    /// What changed.
    pub changes: Changes,
    /// False if there was nothing to take: then nothing was written.
    pub changed: bool,
    /// Players or games taken.
    pub taken: u32,
    /// Players or games of the file that were not taken, and were not there before.
    pub left_out: u32,
    /// What was read, kept or refused, in words.
    pub summary: Vec<String>,
    /// What the list knows more of players who were entered before, and was not written.
    pub more: Vec<KnownMore>,
    /// What is odd.
    pub problems: Vec<ProblemView>,
}

method! {
    /// Everybody entered in a section.
    "players.list" Viewer PlayersList {
        /// Section.
        tournament: Id,
        /// Entry of the journal up to which facts count; left out: all.
        #[serde(default)]
        as_of: Option<Id>,
    } -> PlayerList |this, desk, call| {
        let event = desk.event(call)?;
        let messages = call.messages();
        let state = as_of(&event, Some(this.tournament), this.as_of, messages)?;
        let tournament = section(&state, this.tournament, messages)?;
        let roster = Roster::new(&state, tournament, messages);
        let mut players: Vec<PlayerRow> =
            tournament.entrants.values().map(|it| player_row(&roster, it)).collect();
        let order = |row: &PlayerRow| roster.numbers.get(&EntrantId(row.entrant.0)).copied();
        players.sort_by_key(order);
        let by_rules: Vec<EntrantId> = state.start_order(tournament);
        let as_numbered = players.iter().map(|row| EntrantId(row.entrant.0));
        Ok(PlayerList {
            can_renumber: TournamentId(this.tournament.0).may_renumber(&state),
            published: tournament.published().0,
            as_of: moment(&event, this.as_of, messages),
            numbers_out_of_order: !as_numbered.eq(by_rules),
            players,
        })
    }
}

/// The person of an entry; none for a team.
fn person_of(entrant: &Entrant) -> ::tournament::ids::PersonId {
    match &entrant.participant {
        ::tournament::fact::ParticipantBody::Player(person) => *person,
        ::tournament::fact::ParticipantBody::Team(_) => ::tournament::ids::PersonId(0),
    }
}

/// What is known of a player, as it would be typed.
pub(crate) fn input_of(roster: &Roster, entrant: &Entrant) -> PlayerInput {
    let private = roster.private(entrant).cloned().unwrap_or_default();
    let public = roster.state.people.get(&person_of(entrant));
    let rating = entrant.rating.as_ref().map(|it| it.value).filter(|it| *it > 0);
    PlayerInput {
        name: roster.name(entrant.id),
        title: public.map_or_else(String::new, |it| it.title.clone()),
        sex: public.map_or_else(String::new, |it| it.sex.clone()),
        federation: public.map_or_else(String::new, |it| it.federation.clone()),
        rating: rating.map_or_else(String::new, |it| it.to_string()),
        fide_id: private.fide_id,
        birth: private.birth,
        club: private.club,
        contact: private.contact,
        rating_from: None,
    }
}

fn player_row(roster: &Roster, entrant: &Entrant) -> PlayerRow {
    let messages = roster.messages;
    let tournament = roster.tournament;
    let person = person_of(entrant);
    let public = roster.state.people.get(&person);
    let rating = entrant.rating.as_ref().map(|it| it.value).filter(|it| *it > 0);
    let (status, status_text) = status(entrant, tournament, messages);
    let erased = public.is_some_and(|it| it.erased);
    let next = tournament.published().next();
    let leaves = |kind| leaves_from(tournament, entrant.id, kind).map(|round| round.0);
    PlayerRow {
        entrant: Id(entrant.id.0),
        person: Id(person.0),
        number: roster.number_in_force(entrant.id),
        input: input_of(roster, entrant),
        rating,
        rating_source: rating_source(entrant.rating.as_ref(), messages),
        status: if erased { "erased".to_owned() } else { status.to_owned() },
        status_text,
        from_round: entrant.from_round.0,
        withdraws_from: leaves(DepartureKind::Withdrawn),
        expels_from: leaves(DepartureKind::Expelled),
        byes: byes(entrant, tournament),
        points: messages.points(roster.points_before(entrant.id, next).0),
        removable: !tournament.is_in_a_round(entrant.id),
    }
}

fn status(
    entrant: &Entrant,
    tournament: &Tournament,
    messages: &Messages,
) -> (&'static str, String) {
    if let Some(departure) = entrant.departures.last().filter(|it| it.until.is_none()) {
        let when = crate::words::when_left(tournament, departure.from_round);
        let args = args! { "round" => departure.from_round.0, "when" => when };
        return match departure.kind {
            DepartureKind::Withdrawn => {
                ("withdrawn", messages.text("desk-status-withdrawn", &args))
            }
            DepartureKind::Expelled => ("expelled", messages.text("desk-status-expelled", &args)),
        };
    }
    if entrant.from_round.0 > 1 {
        let args = args! { "round" => entrant.from_round.0 };
        return ("playing", messages.text("desk-status-late", &args));
    }
    let back =
        entrant.departures.last().and_then(|it| it.until).filter(|it| *it > tournament.published());
    let text = back.map_or_else(String::new, |round| {
        messages.text("desk-status-back", &args! { "round" => round.0 })
    });
    ("playing", text)
}

fn rating_source(rating: Option<&RatingBody>, messages: &Messages) -> String {
    match rating {
        None => String::new(),
        Some(rating) if rating.by_hand => messages.plain("desk-rating-by-hand"),
        Some(rating) => [rating.list.as_str(), rating.month.as_str()].join(" ").trim().to_owned(),
    }
}

fn byes(entrant: &Entrant, tournament: &Tournament) -> Vec<ByeView> {
    let view = |round: RoundNo, kind: ByeKind, reason: &str| ByeView {
        round: round.0,
        kind: bye_to_code(kind).to_owned(),
        reason: reason.to_owned(),
    };
    let mut byes: Vec<ByeView> =
        entrant.byes.iter().map(|(round, bye)| view(*round, bye.kind, &bye.reason)).collect();
    let allocated = tournament.rounds.iter().filter(|round| round.bye == Some(entrant.id));
    byes.extend(
        allocated.map(|round| view(round.number, tournament.pairing_bye(round.number), "")),
    );
    byes.sort_by_key(|bye| bye.round);
    byes
}

/// What was typed, checked and parted into what is public and what is not.
pub(crate) fn player_facts(
    input: &PlayerInput,
    kept: Option<&RatingBody>,
    messages: &Messages,
) -> Result<(PlayerFacts, Extra), ApiError> {
    let name = one_line(&input.name);
    if name.is_empty() {
        return Err(ApiError::bad_value(messages, "playerName", &input.name));
    }
    let title = match input.title.trim() {
        "" => String::new(),
        text => match text.parse::<Title>() {
            Ok(title) => title.code().to_owned(),
            // Arena and national titles: kept and shown, not ranked by (C.04.2 2.2 knows FIDE's eight).
            Err(_) if text.len() <= 3 && text.chars().all(|it| it.is_ascii_alphabetic()) => {
                text.to_ascii_uppercase()
            }
            Err(_) => return Err(ApiError::bad_value(messages, "title", text)),
        },
    };
    let sex = match input.sex.trim().to_lowercase().as_str() {
        "" => "",
        "m" => "m",
        "w" | "f" => "w",
        other => return Err(ApiError::bad_value(messages, "sex", other)),
    };
    let birth = birth(input.birth.trim())
        .ok_or_else(|| ApiError::bad_value(messages, "birth", &input.birth))?;
    let private = PersonPrivate {
        name,
        birth,
        fide_id: one_line(&input.fide_id),
        club: one_line(&input.club),
        contact: one_line(&input.contact),
    };
    let sealed = PrivateBody::seal(&private.encode())
        .map_err(|error| ApiError::internal(messages, "players", &error.to_string()))?;
    let facts = PlayerFacts {
        private: sealed.sha().to_string(),
        federation: federation(&input.federation),
        title,
        sex: sex.to_owned(),
        rating: rating(input.rating.trim(), input.rating_from.as_ref(), kept, messages)?,
    };
    Ok((facts, Extra { private: vec![(sealed, private)], attachments: Vec::new() }))
}

/// A rating as it is typed; nothing and zeros are none.
pub(crate) fn read_rating(text: &str) -> Result<Option<u16>, ()> {
    if text.bytes().all(|it| it == b'0') {
        return Ok(None);
    }
    text.parse().ok().filter(|value| *value <= MOST_RATING).map(Some).ok_or(())
}

fn rating(
    text: &str,
    from: Option<&RatingFrom>,
    kept: Option<&RatingBody>,
    messages: &Messages,
) -> Result<Option<RatingBody>, ApiError> {
    let read = read_rating(text).map_err(|()| ApiError::bad_value(messages, "rating", text))?;
    let Some(value) = read else { return Ok(None) };
    if let Some(from) = from {
        return Ok(Some(RatingBody {
            value,
            list: one_line(&from.list),
            month: one_line(&from.month),
            by_hand: false,
            k: from.k,
            games: from.games,
        }));
    }
    if let Some(kept) = kept.filter(|kept| kept.value == value) {
        return Ok(Some(kept.clone()));
    }
    let (list, month) = (String::new(), String::new());
    Ok(Some(RatingBody { value, list, month, by_hand: true, k: None, games: None }))
}

/// The same player again: a call that was repeated acts once, as a list that is brought in twice does. Namesakes
/// are told apart by a FIDE id or a birth date.
fn entered_already(
    event: &OpenEvent,
    tournament: TournamentId,
    input: &PlayerInput,
    messages: &Messages,
) -> Result<(), ApiError> {
    let Some(section) = event.state.tournaments.get(&tournament) else { return Ok(()) };
    let typed = PlayerInput {
        name: one_line(&input.name),
        birth: birth(input.birth.trim()).unwrap_or_default(),
        fide_id: one_line(&input.fide_id),
        ..PlayerInput::default()
    };
    match same_player(&event.state, section, &typed, messages) {
        Some(name) => Err(ApiError::worded(
            Code::Refused,
            messages,
            "desk-entered-already",
            &args! { "name" => name },
        )
        .about("player")),
        None => Ok(()),
    }
}

/// What is taken as typed and looks like a slip.
fn notices(
    event: &OpenEvent,
    tournament: Id,
    but: Option<Id>,
    input: &PlayerInput,
    messages: &Messages,
) -> Option<String> {
    let letters = one_line(&input.name).chars().count();
    let long = (letters > LONG_NAME)
        .then(|| messages.text("desk-long-name", &args! { "letters" => letters }));
    let federation = one_line(&input.federation);
    let no_code = ::tournament::federation::is_odd(&federation).then(|| {
        messages.text("desk-no-federation-code", &args! { "found" => federation.as_str() })
    });
    let section = event.state.tournaments.get(&TournamentId(tournament.0));
    let year = section.and_then(|it| field::year(&event.state, it));
    let odd = odd_figures(input, year.unwrap_or_else(this_year), messages);
    let all: Vec<String> = [same_id(event, tournament, but, input, messages), long, no_code]
        .into_iter()
        .flatten()
        .chain(odd)
        .collect();
    (!all.is_empty()).then(|| all.join(" "))
}

/// Nobody was ever rated higher, and nobody soon will be: beyond it, a digit is wrong.
const HIGHEST_RATING: u16 = 3000;

/// What is higher is no rating.
const MOST_RATING: u16 = 3500;

/// A birth that is yet to come, a rating of 0 and one beyond all: taken as typed, and told.
pub(crate) fn odd_figures(input: &PlayerInput, year: i32, messages: &Messages) -> Vec<String> {
    let born = birth(input.birth.trim()).unwrap_or_default();
    let born: Option<i32> = born.get(..4).and_then(|it| it.parse().ok());
    let to_come = born.filter(|born| *born > year).map(|born| {
        let args = args! { "born" => born.to_string(), "year" => year.to_string() };
        messages.text("desk-born-in-future", &args)
    });
    let rating = odd_rating(input.rating.trim()).map(|(key, args)| messages.text(key, &args));
    to_come.into_iter().chain(rating).collect()
}

/// A rating of 0, or one higher than any ever published: the words for it.
pub(crate) fn odd_rating(typed: &str) -> Option<(&'static str, Args)> {
    match read_rating(typed) {
        Ok(None) if !typed.is_empty() => Some(("desk-rating-zero", Args::none())),
        Ok(Some(value)) if value > HIGHEST_RATING => {
            Some(("desk-rating-beyond", args! { "rating" => value.to_string() }))
        }
        Ok(_) | Err(()) => None,
    }
}

/// The year on this computer, where an event has no date.
pub(crate) fn this_year() -> i32 {
    let now = crate::now();
    let day = chrono::DateTime::from_timestamp_millis(now.utc_ms).unwrap_or_default();
    chrono::Datelike::year(&day)
}

/// Letters of a name beyond which something else was probably pasted with it.
const LONG_NAME: usize = 100;

/// A code in capitals, of a name too; a text that is none stays as it was written.
fn federation(typed: &str) -> String {
    formats::federation::written(&one_line(typed))
}

/// Two players with one FIDE id: one of them has the wrong one, and only the arbiter knows which.
fn same_id(
    event: &OpenEvent,
    tournament: Id,
    but: Option<Id>,
    input: &PlayerInput,
    messages: &Messages,
) -> Option<String> {
    let id = one_line(&input.fide_id);
    let section =
        event.state.tournaments.get(&TournamentId(tournament.0)).filter(|_| !id.is_empty())?;
    let roster = Roster::new(&event.state, section, messages);
    let other = section
        .entrants
        .values()
        .filter(|entrant| but != Some(Id(entrant.id.0)))
        .find(|entrant| roster.private(entrant).is_some_and(|private| private.fide_id == id))?;
    let args = args! { "name" => roster.name(other.id), "id" => id };
    Some(messages.text("desk-same-id", &args))
}

/// A year, or a date that exists, as `1990` or `1990-05-31`; other orders and signs are understood.
pub(crate) fn birth(text: &str) -> Option<String> {
    if text.is_empty() {
        return Some(String::new());
    }
    let likely = |year: i32| (1880..=2100).contains(&year);
    if text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        return text.parse().ok().filter(|year| likely(*year)).map(|year: i32| year.to_string());
    }
    ["%Y-%m-%d", "%Y/%m/%d", "%Y.%m.%d", "%d/%m/%Y", "%d.%m.%Y", "%d-%m-%Y"]
        .iter()
        .find_map(|form| chrono::NaiveDate::parse_from_str(text, form).ok())
        .filter(|date| likely(chrono::Datelike::year(date)))
        .map(|date| date.format("%Y-%m-%d").to_string())
}

method! {
    /// Enters a player.
    "players.add" Arbiter PlayersAdd {
        /// Section.
        tournament: Id,
        /// What was typed.
        player: PlayerInput,
        /// First round; left out: the next one.
        #[serde(default)]
        from_round: Option<u8>,
    } -> Changes |this, desk, call| {
        let (player, extra) = player_facts(&this.player, None, call.messages())?;
        let tournament = TournamentId(this.tournament.0);
        let from_round = this.from_round.map(RoundNo);
        let mut notice = None;
        let changes = desk.act_with(call, |event| {
            let today = printing::day(event.moment(desk.now()));
            checks::refused(&checks::player(&this.player, None, today, call.messages()))?;
            entered_already(event, tournament, &this.player, call.messages())?;
            notice = notices(event, this.tournament, None, &this.player, call.messages());
            Ok((Command::AddPlayer { tournament, player, from_round }, extra))
        })?;
        Ok(Changes { notice, ..changes })
    }
}

method! {
    /// Changes what is known of a player.
    "players.update" Arbiter PlayersUpdate {
        /// Section.
        tournament: Id,
        /// Who.
        entrant: Id,
        /// What was typed, whole.
        player: PlayerInput,
        /// What the form was filled with: fields left alone then stay as they stand.
        #[serde(default)]
        before: Option<PlayerInput>,
    } -> Changes |this, desk, call| {
        let messages = call.messages();
        let mut notice = None;
        let changes = desk.act_with(call, |event| {
            let section = section(&event.state, this.tournament, messages)?;
            let known = section.entrants.get(&EntrantId(this.entrant.0));
            let roster = Roster::new(&event.state, section, messages);
            let now = known.map(|known| player_row(&roster, known).input);
            let typed = match &now {
                Some(now) => merged(this.player, this.before.as_ref(), now, messages)?,
                None => this.player,
            };
            let today = printing::day(event.moment(desk.now()));
            checks::refused(&checks::player(&typed, now.as_ref(), today, messages))?;
            notice = notices(event, this.tournament, Some(this.entrant), &typed, messages);
            let kept = known.and_then(|it| it.rating.as_ref());
            let (mut player, mut extra) = player_facts(&typed, kept, messages)?;
            // The same private data keeps its body, so that nothing seems to have changed.
            let before = known.and_then(|it| roster.private(it));
            if before == extra.private.first().map(|(_, body)| body)
                && let Some(::tournament::fact::ParticipantBody::Player(person)) =
                    known.map(|it| &it.participant)
                && let Some(person) = event.state.people.get(person)
            {
                player.private.clone_from(&person.private);
                extra.private.clear();
            }
            let (tournament, entrant) = (TournamentId(this.tournament.0), EntrantId(this.entrant.0));
            Ok((Command::ChangePlayer { tournament, entrant, player }, extra))
        })?;
        Ok(Changes { notice, ..changes })
    }
}

method! {
    /// Takes an entry out that was never paired.
    "players.remove" Arbiter PlayersRemove {
        /// Section.
        tournament: Id,
        /// Who.
        entrant: Id,
    } -> Changes |this, desk, call| {
        let (tournament, entrant) = (TournamentId(this.tournament.0), EntrantId(this.entrant.0));
        desk.act(call, Command::RemoveEntry { tournament, entrant })
    }
}

/// Who leaves a section, and when.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(optional_fields)]
pub struct Leaving {
    /// Section.
    pub tournament: Id,
    /// Who.
    pub entrant: Id,
    /// First round not played.
    pub from_round: u8,
    /// Why.
    #[serde(default)]
    pub reason: String,
}

impl Leaving {
    fn act(
        self,
        desk: &Desk,
        call: &Call,
        command: fn(TournamentId, EntrantId, RoundNo, String) -> Command,
    ) -> Result<Changes, ApiError> {
        let (tournament, entrant) = (TournamentId(self.tournament.0), EntrantId(self.entrant.0));
        desk.act(call, command(tournament, entrant, RoundNo(self.from_round), self.reason))
    }
}

method! {
    /// A player leaves.
    "players.withdraw" Arbiter PlayersWithdraw {
        /// Who and when.
        #[serde(flatten)]
        leaving: Leaving,
    } -> Changes |this, desk, call| {
        this.leaving.act(desk, call, |tournament, entrant, from_round, reason| {
            Command::Withdraw { tournament, entrant, from_round, reason }
        })
    }
}

method! {
    /// A player is sent out.
    "players.expel" Arbiter PlayersExpel {
        /// Who and when.
        #[serde(flatten)]
        leaving: Leaving,
    } -> Changes |this, desk, call| {
        this.leaving.act(desk, call, |tournament, entrant, from_round, reason| {
            Command::Expel { tournament, entrant, from_round, reason }
        })
    }
}

method! {
    /// A player is back.
    "players.return" Arbiter PlayersReturn {
        /// Section.
        tournament: Id,
        /// Who.
        entrant: Id,
        /// First round played again.
        from_round: u8,
    } -> Changes |this, desk, call| {
        let (tournament, entrant) = (TournamentId(this.tournament.0), EntrantId(this.entrant.0));
        desk.act(call, Command::Return { tournament, entrant, from_round: RoundNo(this.from_round) })
    }
}

method! {
    /// A bye or absence in a round to come.
    "players.bye" Arbiter PlayersBye {
        /// Section.
        tournament: Id,
        /// Who.
        entrant: Id,
        /// Round.
        round: u8,
        /// `F`, `H` or `Z`.
        kind: String,
        /// Why.
        #[serde(default)]
        reason: String,
    } -> Changes |this, desk, call| {
        let kind = bye_from_code(&this.kind)
            .ok_or_else(|| ApiError::bad_value(call.messages(), "kind", &this.kind))?;
        let (tournament, entrant) = (TournamentId(this.tournament.0), EntrantId(this.entrant.0));
        let round = RoundNo(this.round);
        desk.act(call, Command::GrantBye { tournament, entrant, round, kind, reason: this.reason })
    }
}

method! {
    /// No bye after all.
    "players.byeRevoke" Arbiter PlayersByeRevoke {
        /// Section.
        tournament: Id,
        /// Who.
        entrant: Id,
        /// Round.
        round: u8,
    } -> Changes |this, desk, call| {
        let (tournament, entrant) = (TournamentId(this.tournament.0), EntrantId(this.entrant.0));
        desk.act(call, Command::RevokeBye { tournament, entrant, round: RoundNo(this.round) })
    }
}

method! {
    /// Numbers in the order of the rules.
    "players.renumber" Arbiter PlayersRenumber {
        /// Section.
        tournament: Id,
    } -> Changes |this, desk, call| {
        desk.act(call, Command::Renumber { tournament: TournamentId(this.tournament.0) })
    }
}

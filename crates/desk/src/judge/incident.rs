//! Incidents in words: what the Laws order for them, and the count that the player carries.

mod recount;
mod regime;

pub(crate) use self::recount::{recount, withdrawn_notice};

use i18n::{Messages, args};
use laws::edition::Edition;
use laws::penalty::{
    Conduct, Consequence, Ending, EndingOutcome, Fault, LocalClauses, Noticed, PenaltyCase,
    PenaltyOutcome, PenaltyRuling, PenaltyStep, Phase, Supervision, conduct, ended, rule_on,
};
use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};
use tournament::fact::{ClocksBody, IncidentLogged, ParticipantBody, RegimeBody};
use tournament::ids::{EntrantId, GameId, IncidentId, RoundNo};
use tournament::state::{Game, Incident, State, Tournament};

use super::board::silence;
use super::sheet::{read_sheet, side as side_name};
use super::{as_typed, bad, claimant, clauses, edition, mate, pace, section_of, words};
use crate::api::incident::{IncidentInput, IncidentView};
use crate::error::ApiError;

/// Kinds that are neither a fault nor forbidden conduct.
const OTHER: [&str; 5] = ["warning", "time-added", "expulsion", "clock-adjusted", "other"];

/// An incident as ruled on.
pub(crate) struct Ruled {
    /// What is told.
    pub(crate) view: IncidentView,
    /// Round of the game.
    pub(crate) round: Option<RoundNo>,
    /// Game.
    pub(crate) game: Option<GameId>,
    /// Whom it is about.
    pub(crate) entrant: Option<EntrantId>,
    /// What was done to the clocks.
    pub(crate) clocks: Option<ClocksBody>,
    /// The rules that an illegal move was judged by.
    pub(crate) regime: Option<RegimeBody>,
}

/// Rules on an incident.
pub(crate) fn examine(
    input: &IncidentInput,
    state: Option<&State>,
    messages: &Messages,
) -> Result<Ruled, ApiError> {
    let section = section_of(input.tournament, state, messages)?;
    let edition = edition(&input.edition, section, messages)?;
    let game = match (input.game, section) {
        (None, _) => None,
        (Some(id), Some(section)) => Some(
            section
                .live_game(GameId(id.0))
                .ok_or_else(|| ApiError::not_found(messages, "game", &id.0.to_string()))?,
        ),
        (Some(id), None) => {
            return Err(ApiError::not_found(messages, "game", &id.0.to_string()));
        }
    };
    let side = claimant(&input.side, messages)?;
    let entrant = match (game, side) {
        (Some(game), Some(Color::White)) => Some(game.white),
        (Some(game), Some(Color::Black)) => Some(game.black),
        _ => input.entrant.map(|id| EntrantId(id.0)),
    };
    let kind = kind(&input.kind, messages)?;
    let chance = chance(input, game, side, edition, messages)?;
    let clocks = clocks(input, messages)?;
    let about = About { state, section, game, entrant, side, edition, chance };
    let mut regime = None;
    let mut view = match kind {
        Kind::Ending(ending) => about.ending(ending, messages),
        Kind::Fault(fault) => {
            let case = about.case(fault, input);
            regime = Some(regime::kept(&case));
            about.fault(&case, messages)
        }
        Kind::Conduct(it) => about.conduct(it, input, messages),
        Kind::Other => match &clocks {
            Some(clocks) => about.adjusted(clocks, messages),
            None => about.other(input, messages),
        },
    };
    let whose = about.entrant.is_some() || about.side.is_some();
    if !whose && kind.is_somebodys() {
        view.consequence.clear();
        view.steps.push(messages.plain("laws-incident-who"));
    }
    view.kind = crate::words::incident_kind(&input.kind, messages);
    view.edition = edition.code().to_owned();
    let clauses = clauses(section, None);
    view.local_clauses =
        words::clauses(Some(&clauses), messages).map_or_else(String::new, |it| it.text);
    if let Some(minutes) = input.minutes.filter(|it| *it != view.minutes) {
        // The arbiter gives other minutes than the Laws: theirs are no step.
        let by_the_laws =
            messages.text("laws-penalty-opponent", &args! { "minutes" => u32::from(view.minutes) });
        view.steps.retain(|it| *it != by_the_laws);
        view.minutes = minutes;
    }
    if !input.result.is_empty() {
        if tournament::fact::outcome_from_code(&input.result).is_none() {
            let known = ["1-0", "=-=", "0-1"];
            return Err(bad("claims-bad-choice", "result", &input.result, &known, messages));
        }
        view.result = Some(input.result.clone());
    }
    if let Some(regime) = &regime {
        view.regime = regime::told(regime, edition, messages);
        view.regime_from = match (view.regime.is_empty(), regime.by_clause) {
            (true, _) => "",
            (false, true) => "clauses",
            (false, false) => "asked",
        }
        .to_owned();
    }
    let (round, game) = (game.map(|it| it.round), game.map(|it| it.id));
    Ok(Ruled { view, round, game, entrant, clocks, regime })
}

/// What ends a game or counts against a player must be somebody's before it is written down.
pub(crate) fn needs_side(
    input: &IncidentInput,
    ruled: &Ruled,
    messages: &Messages,
) -> Result<(), ApiError> {
    if ruled.entrant.is_none() && kind(&input.kind, messages)?.is_somebodys() {
        return Err(bad("claims-incident-who", "side", &input.side, &[], messages));
    }
    Ok(())
}

/// What was done to the clocks, read.
fn clocks(input: &IncidentInput, messages: &Messages) -> Result<Option<ClocksBody>, ApiError> {
    if input.kind != "clock-adjusted" {
        return Ok(None);
    }
    let given = input.clocks.clone().unwrap_or_default();
    let shows = |text: &Option<String>, field: &str| -> Result<Option<u32>, ApiError> {
        let Some(text) = text.as_deref().map(str::trim).filter(|it| !it.is_empty()) else {
            return Ok(None);
        };
        let time = laws::clock::parse_time(text)
            .map_err(|_| bad("claims-bad-time", field, text, &[], messages))?;
        Ok(Some(u32::try_from(time.0 / 1000).unwrap_or(u32::MAX)))
    };
    let signed = |text: &Option<String>, seconds: i32, field: &str| -> Result<i32, ApiError> {
        let Some(text) = text.as_deref().map(str::trim).filter(|it| !it.is_empty()) else {
            return Ok(seconds);
        };
        let taken = text.strip_prefix(['-', '−', '–']);
        let plain = taken.or(text.strip_prefix('+')).unwrap_or(text).trim();
        let time = laws::clock::parse_time(plain)
            .map_err(|_| bad("claims-bad-time", field, text, &[], messages))?;
        let seconds = i32::try_from(time.0 / 1000).unwrap_or(i32::MAX);
        Ok(if taken.is_some() { -seconds } else { seconds })
    };
    let white = signed(&given.white, given.white_seconds, "white")?;
    let black = signed(&given.black, given.black_seconds, "black")?;
    let running = claimant(given.running.as_deref().unwrap_or_default(), messages)?;
    let day = 24 * 3600;
    let most = |seconds: i32, field: &str| {
        let found = seconds.to_string();
        let fits = (-day..=day).contains(&seconds);
        if fits { Ok(seconds) } else { Err(bad("claims-bad-time", field, &found, &[], messages)) }
    };
    Ok(Some(ClocksBody {
        white_seconds: most(white, "white")?,
        black_seconds: most(black, "black")?,
        white_shows: shows(&given.white_shows, "whiteShows")?,
        black_shows: shows(&given.black_shows, "blackShows")?,
        after_ply: given.move_number.filter(|number| *number > 0).map(|number| {
            let before = number.saturating_sub(1).saturating_mul(2);
            before + u32::from(running == Some(Color::Black))
        }),
    }))
}

/// What was done to the clocks in words: `White +2:00, Black −1:00; then 1:02:30 and 0:58:10 (after half-move 46)`.
pub(crate) fn clocks_text(clocks: &ClocksBody, messages: &Messages) -> String {
    let span = |seconds: u32| laws::clock::Millis(u64::from(seconds) * 1000).to_string();
    let signed = |seconds: i32| {
        let sign = if seconds < 0 { '−' } else { '+' };
        format!("{sign}{}", span(seconds.unsigned_abs()))
    };
    let sides = [("white", clocks.white_seconds), ("black", clocks.black_seconds)];
    let mut parts: Vec<String> = sides
        .into_iter()
        .filter(|(_, seconds)| *seconds != 0)
        .map(|(side, seconds)| {
            let args = args! { "side" => side, "time" => signed(seconds) };
            messages.text("laws-clocks-changed", &args)
        })
        .collect();
    let shown = [("white", clocks.white_shows), ("black", clocks.black_shows)];
    parts.extend(shown.into_iter().filter_map(|(side, seconds)| {
        let args = args! { "side" => side, "time" => span(seconds?) };
        Some(messages.text("laws-clocks-shows", &args))
    }));
    if let Some(ply) = clocks.after_ply {
        let (number, side) = (ply / 2 + 1, if ply % 2 == 0 { "white" } else { "black" });
        parts.push(messages.text("laws-clocks-at", &args! { "number" => number, "side" => side }));
    }
    parts.join(", ")
}

/// Whether the opponent can checkmate, and why.
#[derive(Default)]
struct Chance {
    /// `None` if that is not known.
    can: Option<bool>,
    /// The answer of the mate engine with its line or reason.
    told: Vec<String>,
}

/// Asks the engine where a position is given and the arbiter has not answered himself.
fn chance(
    input: &IncidentInput,
    game: Option<&Game>,
    side: Option<Color>,
    edition: Edition,
    messages: &Messages,
) -> Result<Chance, ApiError> {
    let given = input.position.as_deref().map_or("", str::trim);
    if !matches!(given, "" | "sheet") {
        super::position(given, messages).map_err(|error| error.about("position"))?;
    }
    let (None, Some(side), false) = (input.opponent_can_mate, side, given.is_empty()) else {
        return Ok(Chance { can: input.opponent_can_mate, told: Vec::new() });
    };
    let fen = match (given, game.and_then(|it| it.sheet.as_ref())) {
        ("sheet", None) => {
            return Ok(Chance { can: None, told: vec![messages.plain("laws-mate-no-sheet")] });
        }
        ("sheet", Some(sheet)) => {
            let reading = read_sheet(&as_typed(sheet), messages)?;
            if reading.stopped_at().is_some() {
                let told = vec![messages.plain("laws-mate-sheet-stops")];
                return Ok(Chance { can: None, told });
            }
            Fen::from_position(reading.game().last(), EnPassantMode::Legal).to_string()
        }
        (fen, _) => fen.to_owned(),
    };
    let view = mate::view(&fen, Some(side_name(!side)), None, edition, messages)?;
    let Some(answer) = view.answers.into_iter().next() else { return Ok(Chance::default()) };
    let can = match answer.verdict.as_str() {
        "winnable" => Some(true),
        "unwinnable" => Some(false),
        _ => None,
    };
    let mut told = view.left_out;
    told.extend([answer.headline, answer.text]);
    Ok(Chance { can, told })
}

#[derive(Clone, Copy)]
enum Kind {
    Ending(Ending),
    Fault(Fault),
    Conduct(Conduct),
    Other,
}

impl Kind {
    /// Whether it means nothing without the player.
    fn is_somebodys(self) -> bool {
        match self {
            Kind::Ending(_) | Kind::Fault(_) => true,
            Kind::Conduct(_) | Kind::Other => false,
        }
    }
}

fn kind(code: &str, messages: &Messages) -> Result<Kind, ApiError> {
    if let Some(fault) = Fault::ALL.into_iter().find(|it| it.code() == code) {
        return Ok(Kind::Fault(fault));
    }
    if let Some(conduct) = Conduct::ALL.into_iter().find(|it| it.code() == code) {
        return Ok(Kind::Conduct(conduct));
    }
    if let Some(ending) = Ending::ALL.into_iter().find(|it| it.code() == code) {
        return Ok(Kind::Ending(ending));
    }
    if OTHER.contains(&code) {
        return Ok(Kind::Other);
    }
    let known: Vec<&str> = Fault::ALL
        .iter()
        .map(|it| it.code())
        .chain(Ending::ALL.iter().map(|it| it.code()))
        .chain(Conduct::ALL.iter().map(|it| it.code()))
        .chain(OTHER)
        .collect();
    Err(bad("claims-bad-choice", "kind", code, &known, messages))
}

struct About<'a> {
    state: Option<&'a State>,
    section: Option<&'a Tournament>,
    game: Option<&'a Game>,
    entrant: Option<EntrantId>,
    side: Option<Color>,
    edition: Edition,
    chance: Chance,
}

impl About<'_> {
    /// A flag that fell or a resignation: lost, unless the opponent cannot checkmate and the edition then gives a draw.
    fn ending(&self, ending: Ending, messages: &Messages) -> IncidentView {
        let ruling = ended(ending, self.edition, self.chance.can);
        let (consequence, outcome) = match ruling.outcome {
            EndingOutcome::Lost => ("lost", PenaltyOutcome::Lost),
            EndingOutcome::Drawn => ("drawn", PenaltyOutcome::Drawn),
        };
        let mut steps = self.chance.told.clone();
        if ruling.mate_unknown {
            steps.push(messages.plain("laws-penalty-mate-unknown"));
        }
        IncidentView {
            count: 1,
            consequence: consequence.to_owned(),
            sentence: messages.plain(&format!("laws-ending-{}-{consequence}", ending.code())),
            steps,
            result: self.result(outcome),
            articles: words::cited(&[ruling.article], messages),
            ..IncidentView::default()
        }
    }

    /// An illegal move as the Laws are asked about it.
    fn case(&self, fault: Fault, input: &IncidentInput) -> PenaltyCase {
        let local = self.section.map(|it| LocalClauses::parse(&it.setup.local_clauses).numbers);
        let before = self.faults_before();
        PenaltyCase {
            fault,
            edition: self.edition,
            pace: pace(self.section),
            supervision: if input.supervised { Supervision::Full } else { Supervision::Limited },
            phase: if input.quickplay { Phase::QuickplayFinish } else { Phase::Normal },
            before: u8::try_from(before).unwrap_or(u8::MAX),
            noticed: if input.after_reply { Noticed::AfterReply } else { Noticed::BeforeReply },
            opponent_can_mate: self.chance.can,
            local: local.unwrap_or_default(),
        }
    }

    fn fault(&self, case: &PenaltyCase, messages: &Messages) -> IncidentView {
        let ruling = rule_on(case);
        let args = args! { "count" => u32::from(ruling.count), "loses" => u32::from(ruling.loses_on.unwrap_or(0)) };
        IncidentView {
            count: u16::from(ruling.count),
            loses_on: ruling.loses_on,
            consequence: code(ruling.outcome).to_owned(),
            sentence: messages.text(&format!("laws-fault-{}", key(ruling.outcome)), &args),
            steps: self.steps(&ruling, messages),
            minutes: ruling.opponent_minutes,
            result: self.result(ruling.outcome),
            articles: words::cited(&ruling.articles, messages),
            ..IncidentView::default()
        }
    }

    fn steps(&self, ruling: &PenaltyRuling, messages: &Messages) -> Vec<String> {
        let mut told: Vec<String> = ruling
            .steps
            .iter()
            .map(|step| {
                let key = match step {
                    PenaltyStep::Restore => "laws-penalty-restore",
                    PenaltyStep::TouchMove => "laws-penalty-touch-move",
                    PenaltyStep::Queen => "laws-penalty-queen",
                    PenaltyStep::AddTime => "laws-penalty-opponent",
                    PenaltyStep::OnlyOnClaim => "laws-penalty-only-on-claim",
                    PenaltyStep::WaitOneMoveThenDraw => "laws-penalty-wait-then-draw",
                };
                messages.text(key, &args! { "minutes" => u32::from(ruling.opponent_minutes) })
            })
            .collect();
        if matches!(ruling.outcome, PenaltyOutcome::Lost | PenaltyOutcome::Drawn) {
            told.extend(self.chance.told.iter().cloned());
        }
        if ruling.mate_unknown {
            told.push(messages.plain("laws-penalty-mate-unknown"));
        }
        if ruling.by_local_clause {
            told.push(messages.plain("laws-penalty-local"));
        }
        if ruling.rule_of != self.edition {
            let args = args! {
                "article" => ruling.articles.first().map_or("", |it| it.number),
                "edition" => words::edition(ruling.rule_of, messages),
            };
            told.push(messages.text("laws-reason-edition-silent", &args));
        }
        told
    }

    fn conduct(&self, it: Conduct, input: &IncidentInput, messages: &Messages) -> IncidentView {
        let ruling = conduct(self.edition, it, self.chance.can);
        let (consequence, key) = match ruling.consequence {
            Consequence::Lost => ("lost", "laws-conduct-lost"),
            Consequence::Drawn => ("drawn", "laws-conduct-drawn"),
            Consequence::LostUnlessRegulated => ("arbiter", "laws-conduct-lost-unless"),
            Consequence::ArbiterChooses => ("arbiter", "laws-conduct-arbiter"),
            // The summary leaves the arbiter no choice.
            Consequence::DefaultTime if self.edition == Edition::OldEs => {
                ("arbiter", "laws-conduct-default-time-summary")
            }
            Consequence::DefaultTime => ("arbiter", "laws-conduct-default-time"),
            Consequence::SetRight => ("goesOn", "laws-conduct-set-right"),
        };
        let ended = match ruling.consequence {
            Consequence::Lost => Some(PenaltyOutcome::Lost),
            Consequence::Drawn => Some(PenaltyOutcome::Drawn),
            Consequence::LostUnlessRegulated
            | Consequence::ArbiterChooses
            | Consequence::DefaultTime
            | Consequence::SetRight => None,
        };
        let mut steps = match ended {
            Some(_) => self.chance.told.clone(),
            None => Vec::new(),
        };
        if ruling.mate_unknown {
            steps.push(messages.plain("laws-penalty-mate-unknown"));
        }
        steps.extend(silence(self.edition, &ruling.articles, messages));
        IncidentView {
            count: self.of_kind_before(&input.kind).saturating_add(1),
            consequence: consequence.to_owned(),
            sentence: messages.plain(key),
            steps,
            result: ended.and_then(|it| self.result(it)),
            articles: words::cited(&ruling.articles, messages),
            ..IncidentView::default()
        }
    }

    /// Time that the arbiter gave or took: by 6.10 where a clock was wrong, and as a penalty by 12.9.
    fn adjusted(&self, clocks: &ClocksBody, messages: &Messages) -> IncidentView {
        let wrong = conduct(self.edition, Conduct::ClockSetWrong, None);
        let mut articles = wrong.articles;
        articles.push(self.edition.penalties_article());
        IncidentView {
            count: 1,
            consequence: "goesOn".to_owned(),
            sentence: messages.plain("laws-clocks-adjusted"),
            steps: Some(clocks_text(clocks, messages))
                .filter(|it| !it.is_empty())
                .into_iter()
                .chain(silence(self.edition, &articles, messages))
                .collect(),
            articles: words::cited(&articles, messages),
            ..IncidentView::default()
        }
    }

    fn other(&self, input: &IncidentInput, messages: &Messages) -> IncidentView {
        let articles = [self.edition.penalties_article()];
        IncidentView {
            count: self.of_kind_before(&input.kind).saturating_add(1),
            sentence: messages.plain("laws-conduct-noted"),
            steps: match input.kind.as_str() {
                "other" => Vec::new(),
                _ => silence(self.edition, &articles, messages).into_iter().collect(),
            },
            articles: if input.kind == "other" {
                Vec::new()
            } else {
                words::cited(&articles, messages)
            },
            ..IncidentView::default()
        }
    }

    /// The result of the game by an outcome, if the player's side is known.
    fn result(&self, outcome: PenaltyOutcome) -> Option<String> {
        let code = match (outcome, self.side?) {
            (PenaltyOutcome::Lost, Color::White) => "0-1",
            (PenaltyOutcome::Lost, Color::Black) => "1-0",
            (PenaltyOutcome::Drawn, _) => "=-=",
            (
                PenaltyOutcome::GoesOn | PenaltyOutcome::Stands | PenaltyOutcome::ArbiterChooses,
                _,
            ) => return None,
        };
        Some(code.to_owned())
    }

    /// Counted faults of the player in the game.
    fn faults_before(&self) -> usize {
        let (Some(game), Some(entrant)) = (self.game, self.entrant) else { return 0 };
        let counts = |it: &&Incident| {
            it.body.game == Some(game.id)
                && it.body.entrant == Some(entrant)
                && counted_fault(&it.body)
        };
        self.holding().filter(counts).count()
    }

    /// Incidents of a kind that the person has in the whole event.
    fn of_kind_before(&self, kind: &str) -> u16 {
        let Some(person) = person_of(self.section, self.entrant) else { return 0 };
        let same = |it: &&Incident| {
            let section = it.body.tournament.and_then(|id| self.state?.tournaments.get(&id));
            it.body.kind == kind && person_of(section, it.body.entrant) == Some(person)
        };
        u16::try_from(self.holding().filter(same).count()).unwrap_or(u16::MAX)
    }

    fn holding(&self) -> impl Iterator<Item = &Incident> {
        let all = self.state.into_iter().flat_map(|state| state.incidents.values());
        all.filter(|it| it.withdrawn.is_none())
    }
}

/// Whether an incident is one of the illegal moves that are counted.
fn counted_fault(body: &IncidentLogged) -> bool {
    Fault::ALL.iter().any(|fault| fault.code() == body.kind)
        && !matches!(body.consequence.as_str(), "stands" | "arbiter")
}

/// The rules that an incident was judged by, in the language of whoever reads; empty where there was nothing to choose.
pub(crate) fn regime_of(body: &IncidentLogged, messages: &Messages) -> String {
    let edition = body.edition.parse().unwrap_or(Edition::NEWEST);
    body.regime.as_ref().map_or_else(String::new, |it| regime::told(it, edition, messages))
}

/// Other incidents of the same person, whatever section he plays in, newest first.
pub(crate) fn carried(incident: &Incident, state: &State) -> Vec<IncidentId> {
    let person = |it: &Incident| {
        let section = it.body.tournament.and_then(|id| state.tournaments.get(&id));
        person_of(section, it.body.entrant)
    };
    let Some(who) = person(incident) else { return Vec::new() };
    let same =
        |it: &&Incident| it.id != incident.id && it.withdrawn.is_none() && person(it) == Some(who);
    state.incidents.values().rev().filter(same).map(|it| it.id).collect()
}

/// Who that is, whatever sections he plays in.
fn person_of(section: Option<&Tournament>, entrant: Option<EntrantId>) -> Option<&ParticipantBody> {
    section?.entrants.get(&entrant?).map(|it| &it.participant)
}

fn code(outcome: PenaltyOutcome) -> &'static str {
    match outcome {
        PenaltyOutcome::GoesOn => "goesOn",
        PenaltyOutcome::Stands => "stands",
        PenaltyOutcome::Lost => "lost",
        PenaltyOutcome::Drawn => "drawn",
        PenaltyOutcome::ArbiterChooses => "arbiter",
    }
}

fn key(outcome: PenaltyOutcome) -> &'static str {
    match outcome {
        PenaltyOutcome::GoesOn => "goes-on",
        other => code(other),
    }
}

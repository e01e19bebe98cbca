//! Claims for a client: what was typed becomes a request to `laws`, its verdict becomes words.
//!
//! No rule of chess is decided here. Reading order: [`ask`] (from the wire), [`examine`] (the verdict in
//! words), `sheet` (scoresheets and positions), `words` (reasons and articles).

pub(crate) mod agreed;
pub(crate) mod board;
pub(crate) mod clock;
pub(crate) mod incident;
pub(crate) mod kept;
pub(crate) mod mate;
pub(crate) mod resume;
pub(crate) mod sealed;
pub(crate) mod sheet;
pub(crate) mod touch;
pub(crate) mod words;

use i18n::{Messages, args};
use laws::claim::{self, Announced, BeforeClaim, ClaimKind, ClaimMode, ClaimRequest};
use laws::edition::{Edition, Pace};
use laws::game::{Game, Ply};
use laws::notation::letters::Language;
use laws::notation::matching;
use laws::notation::meaning::meaning;
use laws::notation::read::{LanguageFrom, SheetReading, without_number};
use laws::notation::written::{self, Mark};
use laws::penalty::LocalClauses;
use laws::verdict::{Reason, Ruling, Verdict};
use shakmaty::{Color, Move, Position};
use tournament::fact::SheetAttached;
use tournament::state::{State, Tournament};

use crate::api::claim::{ArticleView, ClaimInput, OccurrenceView, ReadSheet, VerdictView};
use crate::api::wire::Id;
use crate::error::{ApiError, Code};
use sheet::{Record, read_sheet, sheet_view};
use words::Told;

/// A claim as understood.
pub(crate) struct Asked {
    reading: SheetReading,
    game: Game,
    request: ClaimRequest,
    announced: String,
    /// The announced move was not given yet.
    move_missing: bool,
    /// The game was put together from two sheets that do not decide how it ended.
    pub(crate) end_open: bool,
    /// What was asked with all that was left open filled in.
    pub(crate) input: ClaimInput,
}

impl Asked {
    /// The game as the sheet gives it.
    fn record<'a>(&'a self, messages: &'a Messages) -> Record<'a> {
        Record { game: &self.game, letters: self.reading.language, messages }
    }

    /// What was asked, with the sheet in the letters that it was read in.
    pub(crate) fn as_read(&self) -> ClaimInput {
        let mut input = self.input.clone();
        self.reading.language.code().clone_into(&mut input.sheet.language);
        input.announced_language = Some(self.request.language.code().to_owned());
        input
    }

    /// All moves of the sheet that were understood, in UCI.
    pub(crate) fn moves(&self) -> Vec<String> {
        self.game.uci()
    }
}

/// Whether the claim could be made at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Possible {
    /// It could, right or wrong.
    Yes,
    /// It could not; it costs nothing.
    No,
}

/// Understands a claim: its section gives edition and pace, its game the sheet where none is typed.
///
/// # Errors
/// [`ApiError`] for a kind, side, edition, language or first position that is none; never for the text of the sheet.
pub(crate) fn ask(
    input: &ClaimInput,
    section: Option<&Tournament>,
    attached: Option<&SheetAttached>,
    messages: &Messages,
) -> Result<Asked, ApiError> {
    let kind = kind(&input.kind, messages)?;
    let edition = edition(&input.edition, section, messages)?;
    let mode = mode(input, kind, messages)?;
    let claimant = claimant(&input.claimant, messages)?;
    let before = before(&input.before, messages)?;
    let typed = match attached {
        Some(kept) if input.sheet.text.trim().is_empty() => as_typed(kept),
        _ => input.sheet.clone(),
    };
    // The game of two sheets that was kept with it says no more about its end than they do.
    let end_open = attached.is_some_and(|kept| kept.end_open && kept.text == typed.text);
    let mut reading = read_sheet(&typed, messages)?;
    let mut game = reading.game();
    let end = Ply(u32::try_from(reading.cells.len()).unwrap_or(u32::MAX));
    let (ply, announced) = match mode {
        ClaimMode::OnBoard => (input.ply.map_or(end, Ply), String::new()),
        ClaimMode::Announced => moment(input, &reading, &game, claimant, end),
    };
    let of_move =
        match input.announced_language.as_deref().map(str::trim) {
            None | Some("" | "auto") => None,
            Some(code) => Some(code.parse().map_err(|_| {
                bad("claims-bad-language", "announcedLanguage", code, &[], messages)
            })?),
        };
    let language = language_of(&announced, &reading, &game, ply);
    if language != reading.language {
        reading = read_sheet(
            &ReadSheet { language: language.code().to_owned(), ..typed.clone() },
            messages,
        )?;
        game = reading.game();
    }
    // The move is told in the sheet's letters; where it fits none, in those of the call.
    let language = of_move.unwrap_or_else(|| {
        let own = sheet::letters_of(messages);
        let fits = |it: Language| settled(&announced, &game, ply, it).is_some();
        if !fits(language) && fits(own) { own } else { language }
    });
    let on_move = game.position(ply).unwrap_or(game.last()).turn();
    let claimant = claimant.unwrap_or(on_move);
    let move_missing = mode == ClaimMode::Announced && announced.is_empty();
    let clauses = clauses(section, input.clauses.as_deref());
    let request = ClaimRequest {
        kind,
        ply,
        announced: (mode == ClaimMode::Announced).then(|| Announced::Text(announced.clone())),
        claimant,
        before,
        edition,
        pace: pace(section),
        language,
        local: LocalClauses::parse(&clauses).numbers,
    };
    let input = ClaimInput {
        tournament: input.tournament,
        game: input.game,
        sheet: typed,
        kind: kind.code().to_owned(),
        claimant: if is_claimed(kind) {
            sheet::side(claimant).to_owned()
        } else {
            input.claimant.clone()
        },
        mode: words::mode_code(mode).to_owned(),
        announced: announced.clone(),
        ply: Some(ply.0),
        edition: edition.code().to_owned(),
        before: if before == BeforeClaim::TouchedPiece { "touched" } else { "" }.to_owned(),
        clauses: Some(clauses).filter(|it| !it.is_empty()),
        pair: input.pair.clone(),
        announced_language: of_move.map(|it: Language| it.code().to_owned()),
    };
    Ok(Asked { reading, game, request, announced, move_missing, end_open, input })
}

/// The section whose Laws hold, if one is named.
pub(crate) fn section_of<'a>(
    id: Option<Id>,
    state: Option<&'a State>,
    messages: &Messages,
) -> Result<Option<&'a Tournament>, ApiError> {
    match (id, state) {
        (None, _) => Ok(None),
        (Some(id), Some(state)) => crate::api::section(state, id, messages).map(Some),
        (Some(_), None) => Err(ApiError::plain(Code::NoEvent, messages, "desk-no-event")),
    }
}

/// A position given as FEN, as the start of a game.
pub(crate) fn position(fen: &str, messages: &Messages) -> Result<Game, ApiError> {
    Game::from_fen(fen).map_err(|_| sheet::bad_start("fen", fen, messages))
}

/// A move of the last position from English letters into others.
pub(crate) fn relettered(san: &str, game: &Game, letters: Language) -> String {
    let position = game.last();
    let one = || {
        let written = written::parse(san, Language::English).ok()?;
        let found = matching::find(&written, position, Language::English).ok()?;
        Some(sheet::in_letters(position, found.played, letters))
    };
    one().unwrap_or_else(|| san.to_owned())
}

pub(crate) fn bad(
    key: &str,
    field: &str,
    found: &str,
    known: &[&str],
    messages: &Messages,
) -> ApiError {
    let args = args! { "found" => found, "known" => known.join(", ") };
    ApiError::worded(Code::BadInput, messages, key, &args).about(field)
}

fn kind(code: &str, messages: &Messages) -> Result<ClaimKind, ApiError> {
    let known = ClaimKind::ALL.map(ClaimKind::code);
    ClaimKind::ALL
        .into_iter()
        .find(|kind| kind.code().eq_ignore_ascii_case(code.trim()))
        .ok_or_else(|| bad("claims-bad-kind", "kind", code, &known, messages))
}

/// The edition asked for, else that of the section, else the newest.
pub(crate) fn edition(
    code: &str,
    section: Option<&Tournament>,
    messages: &Messages,
) -> Result<Edition, ApiError> {
    if code.trim().is_empty() {
        let of_section = section.and_then(|it| it.setup.laws_edition.parse().ok());
        return Ok(of_section.unwrap_or(Edition::NEWEST));
    }
    let known = Edition::ALL.map(Edition::code);
    code.parse().map_err(|_| bad("claims-bad-edition", "edition", code, &known, messages))
}

/// The clauses that hold beside the Laws: those of the section, then those given with the question.
pub(crate) fn clauses(section: Option<&Tournament>, given: Option<&str>) -> String {
    let of_section = section.map_or("", |it| it.setup.local_clauses.trim());
    let given = given.unwrap_or_default().trim();
    // A ruling keeps the clauses with its question: the same text is not told twice.
    let parts = [of_section, if given == of_section { "" } else { given }];
    parts.into_iter().filter(|it| !it.is_empty()).collect::<Vec<_>>().join("\n")
}

pub(crate) fn pace(section: Option<&Tournament>) -> Pace {
    section.map_or(Pace::Standard, |it| Pace::of_code(&it.setup.pace))
}

/// How it is claimed. Ends that come by themselves are on the board always.
fn mode(input: &ClaimInput, kind: ClaimKind, messages: &Messages) -> Result<ClaimMode, ApiError> {
    let asked = match input.mode.as_str() {
        "written" => ClaimMode::Announced,
        "onBoard" => ClaimMode::OnBoard,
        "" if input.announced.trim().is_empty() => ClaimMode::OnBoard,
        "" => ClaimMode::Announced,
        other => return Err(bad("claims-bad-mode", "mode", other, &[], messages)),
    };
    Ok(if is_claimed(kind) { asked } else { ClaimMode::OnBoard })
}

pub(crate) fn claimant(code: &str, messages: &Messages) -> Result<Option<Color>, ApiError> {
    match code {
        "" => Ok(None),
        "white" => Ok(Some(Color::White)),
        "black" => Ok(Some(Color::Black)),
        other => Err(bad("claims-bad-side", "claimant", other, &[], messages)),
    }
}

fn before(code: &str, messages: &Messages) -> Result<BeforeClaim, ApiError> {
    match code.trim() {
        "" | "nothing" => Ok(BeforeClaim::Nothing),
        "touched" => Ok(BeforeClaim::TouchedPiece),
        other => Err(bad("claims-bad-before", "before", other, &["touched"], messages)),
    }
}

/// A sheet as attached to a game.
pub(crate) fn as_typed(kept: &SheetAttached) -> ReadSheet {
    ReadSheet {
        text: kept.text.clone(),
        language: kept.language.clone(),
        start: kept.start.clone(),
    }
}

/// When a claim with a written move is made, and that move. It may be given apart or stand last on the
/// sheet, where the Laws want it written.
fn moment(
    input: &ClaimInput,
    reading: &SheetReading,
    game: &Game,
    claimant: Option<Color>,
    end: Ply,
) -> (Ply, String) {
    let announced = without_number(&input.announced);
    let before_end = Ply(end.0.saturating_sub(1));
    let cell_after = |ply: Ply| reading.cells.get(ply.0 as usize);
    if announced.is_empty() {
        let ply = input.ply.map_or(before_end, Ply);
        let cell = cell_after(ply).filter(|cell| claimant.is_none_or(|it| it == cell.place.color));
        // A cell that says nothing announces nothing.
        let cell = cell.filter(|cell| {
            cell.played.is_some() || written::parse(&cell.text, reading.language).is_ok()
        });
        return match cell {
            Some(cell) => (ply, cell.text.clone()),
            None => (input.ply.map_or(end, Ply), String::new()),
        };
    }
    if let Some(ply) = input.ply {
        return (Ply(ply), announced.to_owned());
    }
    let stands_last = cell_after(before_end).is_some_and(|cell| {
        claimant == Some(cell.place.color)
            && cell.played.is_some()
            && settled(announced, game, before_end, reading.language) == cell.played
    });
    (if stands_last { before_end } else { end }, announced.to_owned())
}

/// The one legal move that a text means at a ply.
fn settled(text: &str, game: &Game, ply: Ply, language: Language) -> Option<Move> {
    meaning(text, game.position(ply)?, language).ok().map(|it| it.played)
}

/// Language of the announced move: that of the sheet; where the sheet fits several, one in which the
/// announced move is legal.
fn language_of(announced: &str, reading: &SheetReading, game: &Game, ply: Ply) -> Language {
    let fits = |language: &Language| {
        let written = written::parse(announced, *language).ok();
        let written = written.filter(|it| it.file_letter == Mark::Absent);
        let position = game.position(ply);
        written
            .zip(position)
            .is_some_and(|(it, position)| matching::find(&it, position, *language).is_ok())
    };
    match &reading.language_from {
        LanguageFrom::Inferred { equal, .. }
            if !announced.is_empty() && !fits(&reading.language) =>
        {
            equal.iter().copied().find(fits).unwrap_or(reading.language)
        }
        LanguageFrom::Inferred { .. } | LanguageFrom::Given => reading.language,
    }
}

/// Judges a claim and words the verdict.
pub(crate) fn examine(asked: &Asked, messages: &Messages) -> VerdictView {
    if asked.move_missing {
        let side = args! { "side" => sheet::side(asked.request.claimant) };
        return incomplete(asked, messages.text("claims-no-written-move", &side), messages);
    }
    if asked.reading.cells.is_empty() && asked.input.sheet.start.trim().is_empty() {
        return incomplete(asked, messages.plain("laws-reason-record-empty"), messages);
    }
    let verdict = claim::examine(&asked.game, &asked.request);
    let verdict = match asked.end_open {
        true => claim::leave_end_open(verdict, &asked.game),
        false => verdict,
    };
    let mut examined = asked.game.up_to(asked.request.ply);
    if let Some(announced) = &verdict.announced {
        // `laws` settled it in this very position, so it is legal.
        let _ = examined.push(announced.played);
    }
    let record = Record { game: &examined, letters: asked.reading.language, messages };
    let told = Told { verdict: &verdict, record, announced: &asked.announced };
    let main = told.main_reason();
    let possible = possible(&verdict);
    let end = verdict.automatic_end.as_ref();
    let is_over = end.is_some() && !verdict.is_upheld();
    // Where the edition is silent the arbiter decides, and no result is written for him. A game that had ended by itself has
    // its result whatever was claimed later.
    let decided = (verdict.is_upheld() || is_over) && !words::leaves_open(&verdict);
    let outcome = decided.then(|| outcome(end.and_then(words::winner)).to_owned());
    VerdictView {
        verdict: code(&verdict, possible).to_owned(),
        headline: words::headline(&verdict, possible, messages),
        sentence: main
            .and_then(|it| verdict.because.get(it))
            .map_or_else(String::new, |it| told.sentence(it)),
        because: because(asked, &told, main),
        articles: words::articles(&verdict, messages)
            .into_iter()
            .chain(where_silent(&verdict, messages))
            .chain(words::clauses(asked.input.clauses.as_deref(), messages))
            .collect(),
        occurrences: occurrences(&told, asked.request.ply),
        near_misses: if is_about_repetition(verdict.claim) {
            told.near_misses()
        } else {
            Vec::new()
        },
        now: now(&told, possible),
        minutes_added: match &verdict.penalty {
            Some(time) if !is_over => u32::from(time.opponent_minutes),
            Some(_) | None => 0,
        },
        halfmoves: verdict.halfmove_clock,
        outcome,
        edition: verdict.edition.code().to_owned(),
        sheet: sheet_view(&asked.reading, &asked.record(messages), told.record.positions()),
        pair: None,
    }
}

/// Where the edition is silent: the articles of the one whose rule is told beside it.
fn where_silent(verdict: &Verdict, messages: &Messages) -> Vec<ArticleView> {
    let other = verdict.where_silent.as_deref().filter(|it| it.ruling != Ruling::NoSuchClaim);
    let silent = verdict.because.iter().filter_map(|it| match it {
        Reason::EditionSilent { stand_in } => Some(*stand_in),
        _ => None,
    });
    let told: Vec<_> = other.and_then(Verdict::main_article).into_iter().chain(silent).collect();
    words::cited(&told, messages)
}

/// The moves, or the move that the claim is about, are not known yet: nothing is judged, nothing costs time. What the Laws say of
/// such a claim is told all the same.
fn incomplete(asked: &Asked, sentence: String, messages: &Messages) -> VerdictView {
    let record = asked.record(messages);
    let request = &asked.request;
    let stand_in = request.edition.where_silent();
    let mut because = Vec::new();
    if !request.is_known() {
        because.push(messages.plain("laws-reason-no-such-claim"));
    }
    let mut told = vec![request.article()];
    // The old summary knows no move that is written and not played.
    if stand_in != request.edition && (!request.is_known() || asked.move_missing) {
        let other = ClaimRequest { edition: stand_in, ..request.clone() };
        told.extend(Some(other.article()).filter(|_| other.is_known()));
    }
    because.extend(board::silence(request.edition, &told, messages));
    VerdictView {
        verdict: "notPossible".to_owned(),
        headline: messages.plain("claims-verdict-incomplete"),
        sentence,
        because,
        articles: words::cited(&told, messages)
            .into_iter()
            .chain(words::clauses(asked.input.clauses.as_deref(), messages))
            .collect(),
        halfmoves: asked.game.last().halfmoves(),
        edition: asked.request.edition.code().to_owned(),
        sheet: sheet_view(&asked.reading, &record, record.positions()),
        ..VerdictView::default()
    }
}

fn possible(verdict: &Verdict) -> Possible {
    let is_draw_claim = matches!(verdict.claim, ClaimKind::Threefold | ClaimKind::Fifty);
    let never_made = |it: &Reason| match it {
        Reason::NotOnMove { .. } | Reason::TouchedPiece => true,
        // The game had ended before: there was nothing left to claim.
        Reason::OverAt { .. } => is_draw_claim,
        _ => false,
    };
    match verdict.ruling {
        Ruling::Refused if verdict.because.iter().any(never_made) => Possible::No,
        Ruling::Refused | Ruling::Upheld => Possible::Yes,
        Ruling::NoSuchClaim | Ruling::CannotBeJudged => Possible::No,
    }
}

fn code(verdict: &Verdict, possible: Possible) -> &'static str {
    match (possible, verdict.is_upheld()) {
        (Possible::No, _) => "notPossible",
        (Possible::Yes, true) => "upheld",
        (Possible::Yes, false) => "rejected",
    }
}

/// A finished game on the wire.
fn outcome(winner: Option<Color>) -> &'static str {
    match winner {
        None => "=-=",
        Some(Color::White) => "1-0",
        Some(Color::Black) => "0-1",
    }
}

fn because(asked: &Asked, told: &Told<'_>, main: Option<usize>) -> Vec<String> {
    let (verdict, messages) = (told.verdict, told.record.messages);
    let mut because = Vec::new();
    for (index, reason) in verdict.because.iter().enumerate() {
        if Some(index) != main {
            because.push(told.reason(reason));
        }
        if let Reason::WrittenMove(fault) = reason {
            because.extend(told.written_help(fault));
        }
    }
    if let Some(announced) = &verdict.announced {
        let label = told.record.label(told.record.game.end());
        because.extend(announced.remarks.iter().map(|it| sheet::remark(*it, &label, messages)));
    }
    because.extend(sheet::left_out_of(&asked.input.sheet.start, messages));
    let inferred = sheet::inferred(&asked.reading, &told.record, asked.request.ply);
    if !inferred.is_empty() {
        let args = args! { "count" => inferred.len(), "moves" => inferred.join(", ") };
        because.push(messages.text("claims-rests-on-inferred", &args));
    }
    if verdict.is_upheld() {
        let told_already = main.and_then(|it| verdict.because.get(it)).is_some_and(
            |it| matches!(it, Reason::OverAt { ply } if told.end_meant(*ply).is_some()),
        );
        let end = verdict.automatic_end.as_ref().filter(|_| !told_already);
        because.extend(end.map(|end| told.end(end)));
    }
    if let Some(other) =
        verdict.where_silent.as_deref().filter(|it| it.ruling != Ruling::NoSuchClaim)
    {
        let args = args! {
            "edition" => words::edition(other.edition, messages),
            "verdict" => words::headline(other, possible(other), messages),
        };
        because.push(messages.text("claims-where-silent", &args));
    }
    because
}

fn now(told: &Told<'_>, possible: Possible) -> Vec<String> {
    let (verdict, messages) = (told.verdict, told.record.messages);
    let end = verdict.automatic_end.as_ref();
    if words::leaves_open(verdict) {
        return vec![messages.plain("claims-now-arbiter")];
    }
    if verdict.is_upheld() {
        return vec![words::result(end.and_then(words::winner), messages)];
    }
    if let Some(end) = end {
        return vec![told.end(end), words::result(words::winner(end), messages)];
    }
    let too_short = |it: &Reason| matches!(it, Reason::RecordTooShort { .. });
    let undecided = |it: &Reason| matches!(it, Reason::SheetsDoNotDecide { .. });
    match (verdict.ruling, possible) {
        (Ruling::CannotBeJudged, _) if verdict.because.iter().any(too_short) => {
            vec![messages.plain("claims-now-complete")]
        }
        (Ruling::CannotBeJudged, _) if verdict.because.iter().any(undecided) => {
            vec![messages.plain("claims-now-sheets-undecided")]
        }
        (Ruling::CannotBeJudged | Ruling::NoSuchClaim, _) => Vec::new(),
        (_, Possible::No) => vec![messages.plain("claims-now-no-time")],
        (_, Possible::Yes) => {
            let mut told_now = told.after_wrong_claim();
            if verdict.draw_offer == Mark::Written {
                told_now.push(told.offer());
            }
            told_now
        }
    }
}

/// Whether it matters how often a position stood.
fn is_about_repetition(kind: ClaimKind) -> bool {
    match kind {
        ClaimKind::Threefold | ClaimKind::Fivefold => true,
        ClaimKind::Fifty
        | ClaimKind::SeventyFive
        | ClaimKind::Checkmate
        | ClaimKind::Stalemate
        | ClaimKind::DeadPosition => false,
    }
}

fn occurrences(told: &Told<'_>, made_at: Ply) -> Vec<OccurrenceView> {
    if !is_about_repetition(told.verdict.claim) {
        return Vec::new();
    }
    let note = |ply: Ply| match ply > made_at {
        true => told.record.messages.plain("claims-written-not-played"),
        false => String::new(),
    };
    told.verdict
        .occurrences
        .iter()
        .map(|&ply| OccurrenceView {
            ply: ply.0,
            move_text: told.record.label(ply),
            note: note(ply),
        })
        .collect()
}

/// A claim in words, from what was frozen of it.
pub(crate) fn claim_text(input: &ClaimInput, messages: &Messages) -> String {
    let claimant = if input.claimant == "black" { Color::Black } else { Color::White };
    match kind(&input.kind, messages) {
        Ok(kind) if is_claimed(kind) => words::claim(kind, claimant, messages),
        Ok(kind) => messages.plain(&format!("laws-claim-{}", kind.code())),
        Err(_) => input.kind.clone(),
    }
}

/// Whether a player claims it; the other ends come by themselves.
pub(crate) fn is_claimed(kind: ClaimKind) -> bool {
    match kind {
        ClaimKind::Threefold | ClaimKind::Fifty => true,
        ClaimKind::Fivefold
        | ClaimKind::SeventyFive
        | ClaimKind::Checkmate
        | ClaimKind::Stalemate
        | ClaimKind::DeadPosition => false,
    }
}

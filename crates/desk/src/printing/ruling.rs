//! The ruling on a claim as a print.

use i18n::{Language, Messages, args};
use reports::documents::{self, Article, EvidenceRow, MoveText};
use reports::model::Diagram;
use tournament::ids::{EntrantId, RulingId};
use tournament::round::Color;
use tournament::state::{Appealable, Game, Ruling, State};

use super::{Made, Printing, rulings};
use crate::api::claim::{ClaimInput, SheetCell, VerdictView};
use crate::api::output::MakeReport;
use crate::api::photo;
use crate::api::ruling::section_of;
use crate::error::ApiError;
use crate::judge::{self, kept};
use crate::words::Roster;

impl Printing<'_> {
    /// A decision as it was frozen, in the language asked for where it was kept in it, else in the one it was given in.
    pub(super) fn ruling(&self, asked: &MakeReport) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let state = self.state;
        let ours = |decision: &Appealable<'_>| {
            section_of(*decision, state).is_none_or(|it| it.id == self.tournament.id)
        };
        let found = match asked.ruling {
            Some(id) => {
                let id = RulingId(id.0);
                state.appealable(id).map(|decision| (id, decision))
            }
            // The last ruling, or where there is none the last decision of any kind.
            None => {
                let all = kept::all(state).into_iter().filter(|(_, it)| ours(it));
                all.max_by_key(|(id, it)| (matches!(it, Appealable::Ruling(_)), *id))
            }
        };
        let named = asked.ruling.map_or_else(String::new, |id| id.0.to_string());
        let (id, decision) = found
            .filter(|(_, it)| ours(it))
            .ok_or_else(|| ApiError::not_found(messages, "ruling", &named))?;
        let wanted = match asked.language.as_deref() {
            None | Some("") => given(decision).unwrap_or(self.call.language),
            Some(_) => self.call.language,
        };
        let game = decision.game().and_then(|(_, id)| self.tournament.games.get(&id));
        let heading = self.heading(game.map(|game| game.round));
        let printed = ruling_rows(self, (id, decision), game, wanted);
        Ok(Made {
            document: documents::ruling(wanted, &heading, &printed),
            round: game.map(|game| game.round),
        })
    }
}

/// The language that a decision was given in.
fn given(decision: Appealable<'_>) -> Option<Language> {
    Language::from_locale(match decision {
        Appealable::Ruling(it) => &it.body.language,
        Appealable::Incident(it) => &it.body.language,
        Appealable::Envelope(it) => &it.printed_language,
    })
}

fn ruling_rows(
    printing: &Printing,
    (id, decision): (RulingId, Appealable<'_>),
    game: Option<&Game>,
    language: Language,
) -> documents::Ruling {
    let messages = Messages::get(language);
    let state = printing.state;
    let roster = Roster::new(state, printing.tournament, messages);
    let name = |entrant: EntrantId| roster.name(entrant);
    let mut rows = documents::Ruling {
        number: number(printing, id, decision, game),
        board: game.map(|game| game.board.0),
        white: game.map_or_else(String::new, |game| name(game.white)),
        black: game.map_or_else(String::new, |game| name(game.black)),
        entry: id.0,
        appeal: appeal(id, state, messages),
        ..documents::Ruling::default()
    };
    let subject = kept::subject(decision, state, messages);
    let mut announced = String::new();
    rows.note = match decision {
        Appealable::Ruling(ruling) => {
            rows.photos = photo::of_ruling(ruling, printing.event, messages);
            ruling.body.note.clone()
        }
        Appealable::Incident(incident) => incident.body.note.clone(),
        Appealable::Envelope(opened) => opened.note.clone(),
    };
    match decision {
        Appealable::Ruling(ruling) if ruling.body.kind.is_empty() => {
            let input: ClaimInput =
                serde_json::from_value(ruling.body.input.clone()).unwrap_or_default();
            input.announced.trim().clone_into(&mut announced);
            claim_rows(&mut rows, &input, subject, messages);
        }
        _ => rows.case = subject,
    }
    let told = kept::told(decision, Some(printing.tournament), language);
    let mut verdict = told.verdict;
    if let Appealable::Envelope(_) = decision
        && let Some(details) = game.and_then(|it| it.adjournment.as_ref()?.details.as_ref())
    {
        let start = judge::position(&details.position, messages).ok();
        let record = start.as_ref().map(|game| {
            let letters = judge::sheet::letters_of(messages);
            judge::sheet::Record { game, letters, messages }.positions()
        });
        verdict.sheet.positions = record.unwrap_or_default();
    }
    verdict_rows(&mut rows, &verdict, &announced, Messages::get(told.language));
    if let Appealable::Incident(incident) = decision {
        let anew = judge::incident::recount(incident, state, Messages::get(told.language));
        rows.now.extend(anew.map(|it| it.text));
    }
    rows
}

/// What was claimed, by whom and how.
fn claim_rows(
    rows: &mut documents::Ruling,
    input: &ClaimInput,
    subject: String,
    messages: &Messages,
) {
    if matches!(input.kind.as_str(), "threefold" | "fifty") {
        rows.claim = subject;
        rows.manner = match input.announced.trim() {
            "" => messages.plain("laws-manner-on-board"),
            announced => messages.text("laws-manner-announced", &args! { "move" => announced }),
        };
    } else {
        // Nobody claims an end that comes by itself.
        rows.case = subject;
    }
    if let Some(pair) = &input.pair {
        rows.written = [("white", &pair.white), ("black", &pair.black)]
            .map(|(side, sheet)| {
                let whose = messages.text("output-sheet-of", &args! { "side" => side });
                (whose, sheet.text.clone())
            })
            .to_vec();
    }
}

/// Who appealed and on what grounds; who decided, how and why.
pub(super) fn appeal(id: RulingId, state: &State, messages: &Messages) -> Vec<String> {
    let Some(appeal) = state.appeals.get(&id) else { return Vec::new() };
    let of = |key: &str, by: &str, reason: &str| {
        let key = if reason.trim().is_empty() { format!("{key}-bare") } else { key.to_owned() };
        messages.text(&key, &args! { "by" => by, "reason" => reason.trim() })
    };
    let mut told = vec![of("output-appeal-made", &appeal.made.by, &appeal.made.reason)];
    told.push(match &appeal.decision {
        None => messages.plain("output-appeal-open"),
        Some(decided) if decided.decision == "overturned" => {
            of("output-appeal-overturned", &decided.by, &decided.reason)
        }
        Some(decided) => of("output-appeal-upheld", &decided.by, &decided.reason),
    });
    told
}

/// `6-16-1`: round, board, and which ruling of that game; else the entry that wrote it.
fn number(
    printing: &Printing,
    id: RulingId,
    decision: Appealable<'_>,
    game: Option<&Game>,
) -> String {
    let (Appealable::Ruling(ruling), Some(game)) = (decision, game) else { return id.to_string() };
    let same = |other: &&Ruling| other.body.game == ruling.body.game && other.id <= ruling.id;
    let nth = rulings(printing.state, printing.tournament).filter(same).count();
    format!("{}-{}-{nth}", game.round, game.board)
}

fn verdict_rows(
    rows: &mut documents::Ruling,
    verdict: &VerdictView,
    announced: &str,
    messages: &Messages,
) {
    let edition = format!("laws-edition-{}", verdict.edition);
    rows.edition =
        if messages.has(&edition) { messages.plain(&edition) } else { verdict.edition.clone() };
    rows.verdict.clone_from(&verdict.headline);
    rows.because = std::iter::once(&verdict.sentence)
        .chain(&verdict.because)
        .filter(|sentence| !sentence.is_empty())
        .cloned()
        .collect();
    rows.articles = verdict
        .articles
        .iter()
        .map(|article| Article {
            cite: cite(verdict, &article.cite, messages),
            text: match article.check_printed {
                true => {
                    format!("{} {}", article.text, messages.plain("laws-article-check-printed"))
                }
                false => article.text.clone(),
            },
        })
        .collect();
    rows.now.clone_from(&verdict.now);
    if let Some(pair) = &verdict.pair {
        rows.sheets.clone_from(&pair.sentence);
        rows.differences.clone_from(&pair.differences);
    }
    let positions = &verdict.sheet.positions;
    let position = |ply: u32| positions.iter().find(|it| it.ply == ply);
    rows.evidence = verdict
        .occurrences
        .iter()
        .map(|occurrence| {
            let found = position(occurrence.ply);
            let after = match occurrence.note.as_str() {
                "" => occurrence.move_text.clone(),
                note => format!("{} ({note})", occurrence.move_text),
            };
            EvidenceRow {
                after,
                to_move: match found.map(|it| it.turn.as_str()) {
                    Some("black") => Color::Black,
                    _ => Color::White,
                },
                castling: found.map_or_else(String::new, |it| it.castling.clone()),
                en_passant: found.map_or_else(String::new, |it| it.en_passant.clone()),
            }
        })
        .collect();
    rows.near_misses = verdict
        .near_misses
        .iter()
        .map(|near| {
            messages.text(
                "output-near-miss",
                &args! { "move" => near.move_text.as_str(), "why" => near.why.as_str() },
            )
        })
        .collect();
    rows.moves = moves(verdict, messages);
    rows.start = start(verdict).map_or_else(String::new, str::to_owned);
    rows.diagrams = diagrams(verdict, announced, messages);
}

/// `Article 9.2.2`: the edition stands above. The old summary has subjects and no numbers.
fn cite(verdict: &VerdictView, cite: &str, messages: &Messages) -> String {
    match cite.rsplit_once(", ") {
        Some((_, number)) if verdict.edition != "old-es" => {
            messages.text("laws-article", &args! { "number" => number })
        }
        _ => cite.to_owned(),
    }
}

/// The first position of moves that do not begin from the usual one: without it nobody can play them over.
fn start(verdict: &VerdictView) -> Option<&str> {
    let first = verdict.sheet.positions.iter().find(|it| it.ply == 0)?;
    let board = |fen: &str| fen.split_whitespace().take(4).map(str::to_owned).collect::<Vec<_>>();
    let usual = laws::game::Game::standard()
        .fen(laws::game::Ply::START)
        .is_some_and(|it| board(&it) == board(&first.fen));
    (!usual && !verdict.sheet.cells.is_empty()).then_some(first.fen.as_str())
}

/// The first and the last occurrence; where none is listed, the last position that was examined. Before them the position that
/// the moves begin from, where it is not the usual one.
fn diagrams(verdict: &VerdictView, announced: &str, messages: &Messages) -> Vec<Diagram> {
    let positions = &verdict.sheet.positions;
    let mut plies: Vec<u32> = match (verdict.occurrences.as_slice(), positions.last()) {
        // A position, and what one move made of it.
        ([], Some(last)) if verdict.verdict == "answered" && positions.len() == 2 => {
            vec![0, last.ply]
        }
        ([], last) => last.map(|it| it.ply).into_iter().collect(),
        ([first, .., last], _) => vec![first.ply, last.ply],
        ([only], _) => vec![only.ply],
    };
    if start(verdict).is_some() {
        plies.insert(0, 0);
    }
    plies.dedup();
    let diagram = |ply: u32| {
        let found = positions.iter().find(|it| it.ply == ply)?;
        let label = move_before(verdict, announced, ply);
        let played = label.as_deref().unwrap_or_default();
        let args = args! { "move" => played, "turn" => found.turn.as_str() };
        Some(Diagram {
            placement: found.fen.clone(),
            marked: found.last_move.get(1).cloned(),
            caption: match label {
                Some(_) => messages.text("output-diagram", &args),
                None => messages.text("output-diagram-start", &args),
            },
        })
    };
    plies.into_iter().filter_map(diagram).collect()
}

/// The move that led to a position, as on the sheet; none before the first.
fn move_before(verdict: &VerdictView, announced: &str, ply: u32) -> Option<String> {
    if ply == 0 {
        return None;
    }
    let occurred = verdict.occurrences.iter().find(|it| it.ply == ply);
    let written = verdict.sheet.cells.iter().find(|it| it.ply == Some(ply));
    Some(match (occurred, written) {
        (Some(occurred), _) => occurred.move_text.clone(),
        (None, Some(cell)) if cell.side == "black" => format!("{}... {}", cell.number, cell.san),
        (None, Some(cell)) => format!("{}. {}", cell.number, cell.san),
        (None, None) => format!("{}{announced}", number_before(verdict, ply)),
    })
}

/// `28. ` or `28... ` before the move that led to a position, from its FEN.
fn number_before(verdict: &VerdictView, ply: u32) -> String {
    let fen = verdict.sheet.positions.iter().find(|it| it.ply == ply).map(|it| it.fen.as_str());
    let after = fen.and_then(|fen| fen.split_whitespace().nth(5)?.parse::<u32>().ok());
    let black_to_move = fen.is_some_and(|fen| fen.split_whitespace().nth(1) == Some("b"));
    match (after, black_to_move) {
        (None, _) => String::new(),
        (Some(number), true) => format!("{number}. "),
        (Some(number), false) => format!("{}... ", number.saturating_sub(1)),
    }
}

/// The moves in the letters of the sheet. What was not read or not reached stands in brackets as it was written, and is told to be
/// no part of what was judged.
fn moves(verdict: &VerdictView, messages: &Messages) -> Vec<MoveText> {
    let counts = |ply: Option<u32>| {
        ply.is_some_and(|ply| verdict.occurrences.iter().any(|it| it.ply == ply))
    };
    let cells = verdict.sheet.cells.iter().enumerate();
    let mut told: Vec<MoveText> = cells
        .map(|(at, cell)| MoveText {
            number: match (cell.side.as_str(), at) {
                ("black", 0) => format!("{}...", cell.number),
                ("black", _) => String::new(),
                _ => cell.number.to_string(),
            },
            text: move_text(cell, messages),
            counts: counts(cell.ply),
        })
        .collect();
    if verdict.sheet.cells.iter().any(is_open) {
        told.push(MoveText {
            number: String::new(),
            text: messages.plain("output-moves-open"),
            counts: false,
        });
    }
    told
}

/// Whether a cell is no part of the game that was judged.
fn is_open(cell: &SheetCell) -> bool {
    matches!(cell.status.as_str(), "ambiguous" | "illegal" | "unreadable" | "after")
}

fn move_text(cell: &SheetCell, messages: &Messages) -> String {
    let written = if cell.san.is_empty() { &cell.text } else { &cell.san };
    match cell.status.as_str() {
        status @ ("ambiguous" | "illegal" | "unreadable" | "after" | "stands") => {
            let text = if cell.text.trim().is_empty() { "…" } else { cell.text.as_str() };
            let args = args! { "move" => text, "status" => status };
            messages.text("output-move-open", &args)
        }
        _ => written.clone(),
    }
}

//! The ruling on a claim as a print.

use i18n::{Language, Messages, args};
use reports::documents::{self, Article, EvidenceRow, MoveText};
use reports::model::Diagram;
use tournament::ids::EntrantId;
use tournament::round::Color;
use tournament::state::{Game, Ruling};

use super::{Made, Printing, rulings};
use crate::api::claim::{ClaimInput, VerdictView};
use crate::api::output::MakeReport;
use crate::api::{photo, sheets};
use crate::error::ApiError;
use crate::judge;
use crate::words::Roster;

impl Printing<'_> {
    /// A ruling as it was frozen, in the language it was given in. In another language, where that is asked for, it is worded
    /// anew, if the claim then gets the same verdict still.
    pub(super) fn ruling(&self, asked: &MakeReport) -> Result<Made, ApiError> {
        let messages = self.call.messages();
        let mut all = rulings(&self.event.state, self.tournament);
        let found = match asked.ruling {
            Some(id) => all.find(|ruling| ruling.id.0 == id.0),
            None => all.last(),
        };
        let named = asked.ruling.map_or_else(String::new, |id| id.0.to_string());
        let ruling = found.ok_or_else(|| ApiError::not_found(messages, "ruling", &named))?;
        let given = Language::from_locale(&ruling.body.language).unwrap_or(self.call.language);
        let language = match asked.language.as_deref() {
            None | Some("") => given,
            Some(_) => self.call.language,
        };
        let game = ruling.body.game.and_then(|id| self.tournament.games.get(&id));
        let heading = self.heading(game.map(|game| game.round));
        let printed = ruling_rows(self, ruling, game, (given, language));
        Ok(Made {
            document: documents::ruling(language, &heading, &printed),
            round: game.map(|game| game.round),
        })
    }
}

fn ruling_rows(
    printing: &Printing,
    ruling: &Ruling,
    game: Option<&Game>,
    (given, language): (Language, Language),
) -> documents::Ruling {
    let messages = Messages::get(language);
    let input: ClaimInput = serde_json::from_value(ruling.body.input.clone()).unwrap_or_default();
    let roster = Roster::new(&printing.event.state, printing.tournament, messages);
    let name = |entrant: EntrantId| roster.name(entrant);
    let side =
        messages.plain(if input.claimant == "black" { "common-black" } else { "common-white" });
    let claim = messages.plain(&format!("laws-claim-{}", input.kind));
    let mut rows = documents::Ruling {
        number: game.map_or_else(|| ruling.id.to_string(), |game| number(printing, ruling, game)),
        board: game.map(|game| game.board.0),
        white: game.map_or_else(String::new, |game| name(game.white)),
        black: game.map_or_else(String::new, |game| name(game.black)),
        claim: messages.text("laws-claim-by", &args! { "side" => side, "claim" => claim }),
        manner: match input.announced.trim() {
            "" => messages.plain("laws-manner-on-board"),
            announced => messages.text("laws-manner-announced", &args! { "move" => announced }),
        },
        entry: ruling.id.0,
        ..documents::Ruling::default()
    };
    rows.note.clone_from(&ruling.body.note);
    rows.appeal = appeal(ruling, messages);
    rows.photos = photo::of_ruling(ruling, printing.event, messages);
    if let Some(pair) = &input.pair {
        rows.written = [("white", &pair.white), ("black", &pair.black)]
            .map(|(side, sheet)| {
                let whose = messages.text("output-sheet-of", &args! { "side" => side });
                (whose, sheet.text.clone())
            })
            .to_vec();
    }
    let printed = &ruling.body.printed;
    let Ok(kept) = serde_json::from_value::<VerdictView>(printed.clone()) else {
        rows.verdict = printed["headline"].as_str().unwrap_or_default().to_owned();
        return rows;
    };
    let anew =
        (given != language).then(|| worded_anew(printing, &input, &kept, messages)).flatten();
    let in_given =
        if given != language && anew.is_none() { Messages::get(given) } else { messages };
    verdict_rows(&mut rows, &anew.unwrap_or(kept), input.announced.trim(), in_given);
    rows
}

/// The verdict in another language than it was given in: only if it is the same one.
pub(super) fn worded_anew(
    printing: &Printing,
    input: &ClaimInput,
    kept: &VerdictView,
    messages: &Messages,
) -> Option<VerdictView> {
    let asked = judge::ask(input, Some(printing.tournament), None, messages).ok()?;
    let pair = input.pair.as_ref().and_then(|pair| sheets::of_pair(pair, messages).ok());
    let anew = VerdictView { pair: pair.map(|it| it.1), ..judge::examine(&asked, messages) };
    let same = anew.verdict == kept.verdict
        && anew.outcome == kept.outcome
        && anew.minutes_added == kept.minutes_added
        && anew.edition == kept.edition
        && anew.occurrences.len() == kept.occurrences.len();
    same.then_some(anew)
}

/// Who appealed and on what grounds; who decided, how and why.
pub(super) fn appeal(ruling: &Ruling, messages: &Messages) -> Vec<String> {
    let Some(appeal) = &ruling.appeal else { return Vec::new() };
    let of = |key: &str, by: &str, reason: &str| {
        let key = if reason.trim().is_empty() { format!("{key}-bare") } else { key.to_owned() };
        messages.text(&key, &args! { "by" => by, "reason" => reason.trim() })
    };
    let mut told = vec![of("output-appeal-made", &appeal.by, &appeal.reason)];
    told.push(match &ruling.decision {
        None => messages.plain("output-appeal-open"),
        Some(decided) if decided.decision == "overturned" => {
            of("output-appeal-overturned", &decided.by, &decided.reason)
        }
        Some(decided) => of("output-appeal-upheld", &decided.by, &decided.reason),
    });
    told
}

/// `6-16-1`: round, board, and which ruling of that game.
pub(super) fn number(printing: &Printing, ruling: &Ruling, game: &Game) -> String {
    let same = |other: &&Ruling| other.body.game == ruling.body.game && other.id <= ruling.id;
    let nth = rulings(&printing.event.state, printing.tournament).filter(same).count();
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
    rows.moves = moves(verdict);
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

/// The first and the last occurrence; where none is listed, the last position that was examined.
fn diagrams(verdict: &VerdictView, announced: &str, messages: &Messages) -> Vec<Diagram> {
    let positions = &verdict.sheet.positions;
    let mut plies: Vec<u32> = match (verdict.occurrences.as_slice(), positions.last()) {
        ([], last) => last.map(|it| it.ply).into_iter().collect(),
        ([first, .., last], _) => vec![first.ply, last.ply],
        ([only], _) => vec![only.ply],
    };
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

fn moves(verdict: &VerdictView) -> Vec<MoveText> {
    let counts = |ply: Option<u32>| {
        ply.is_some_and(|ply| verdict.occurrences.iter().any(|it| it.ply == ply))
    };
    let cells = verdict.sheet.cells.iter().enumerate();
    let cells = cells.map(|(at, cell)| MoveText {
        number: match (cell.side.as_str(), at) {
            ("black", 0) => format!("{}...", cell.number),
            ("black", _) => String::new(),
            _ => cell.number.to_string(),
        },
        text: if cell.san.is_empty() { cell.text.clone() } else { cell.san.clone() },
        counts: counts(cell.ply),
    });
    cells.collect()
}

//! Answers of the claim desk that are no claim, as rulings: touched pieces, a sealed move, clocks, whether a side can mate.

use i18n::{Messages, args};
use laws::edition::Edition;
use tournament::fact::RulingMade;
use tournament::state::State;

use super::sheet::{Record, quoted, read_sheet, sheet_view};
use super::{clock, edition, mate, sealed, section_of, touch, words};
use crate::api::claim::{ReadSheet, SheetView, VerdictView};
use crate::api::ruling::BoardCase;
use crate::api::touch::ClockRow;
use crate::api::wire::Id;
use crate::error::ApiError;

impl BoardCase {
    /// Its kind, as rulings keep it.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            BoardCase::Touch(_) => "touch",
            BoardCase::Sealed(_) => "sealed",
            BoardCase::Clock(_) => "clock",
            BoardCase::Mate(_) => "mate",
        }
    }

    /// The section and the edition that it is asked about.
    fn laws(&mut self) -> (&mut Option<Id>, &mut String) {
        match self {
            BoardCase::Touch(it) => (&mut it.tournament, &mut it.edition),
            BoardCase::Sealed(it) => (&mut it.tournament, &mut it.edition),
            BoardCase::Clock(it) => (&mut it.tournament, &mut it.edition),
            BoardCase::Mate(it) => (&mut it.tournament, it.edition.get_or_insert_default()),
        }
    }

    /// With all that was left open filled in, so that it means the same in every language and at any time.
    pub(crate) fn settled(
        mut self,
        place: (Option<Id>, Option<Id>),
        state: &State,
        messages: &Messages,
    ) -> Result<BoardCase, ApiError> {
        let (tournament, code) = self.laws();
        *tournament = place.0.or(*tournament);
        let section = section_of(*tournament, Some(state), messages)?;
        let edition = edition(code, section, messages)?;
        edition.code().clone_into(code);
        match &mut self {
            BoardCase::Sealed(it) => {
                let view = sealed::examine(it, Some(state), messages)?;
                it.language = view.language;
            }
            BoardCase::Clock(it) => {
                it.game = place.1.or(it.game);
                if it.control.trim().is_empty() {
                    it.control =
                        section.map_or_else(String::new, |it| it.setup.time_control.clone());
                }
            }
            BoardCase::Touch(_) | BoardCase::Mate(_) => {}
        }
        Ok(self)
    }
}

/// The answer as a verdict.
pub(crate) fn answer(
    case: &BoardCase,
    state: Option<&State>,
    messages: &Messages,
) -> Result<VerdictView, ApiError> {
    let mut verdict = match case {
        BoardCase::Touch(input) => {
            let view = touch::examine(input, state, messages)?;
            VerdictView {
                headline: view.sentence,
                because: view.because,
                articles: view.articles,
                edition: view.edition,
                sheet: board(&input.fen, "", "en", messages)?,
                ..VerdictView::default()
            }
        }
        BoardCase::Sealed(input) => {
            let view = sealed::examine(input, state, messages)?;
            VerdictView {
                headline: view.sentence,
                because: view.because,
                articles: view.articles,
                now: vec![view.outcome],
                edition: view.edition,
                sheet: board(&input.fen, &view.san, &view.language, messages)?,
                ..VerdictView::default()
            }
        }
        BoardCase::Clock(input) => {
            let view = clock::examine(input, state, messages)?;
            let args = args! { "control" => view.control, "pace" => view.pace_text };
            let headline = view.flag.unwrap_or_else(|| messages.text("laws-clock-control", &args));
            VerdictView {
                headline,
                because: view.periods.into_iter().chain(view.because).collect(),
                articles: view.articles,
                now: left(&view.rows, messages),
                edition: edition(&input.edition, None, messages)?.code().to_owned(),
                ..VerdictView::default()
            }
        }
        BoardCase::Mate(input) => {
            let section = section_of(input.tournament, state, messages)?;
            let edition = edition(input.edition.as_deref().unwrap_or_default(), section, messages)?;
            let winner = input.winner.as_deref();
            let view = mate::view(&input.fen, winner, input.limit, edition, messages)?;
            let mut told: Vec<String> = view.answers.iter().map(|it| it.headline.clone()).collect();
            let headline = match view.dead {
                true => messages.plain("laws-mate-dead"),
                false => told.remove(0),
            };
            told.extend(view.answers.into_iter().map(|it| it.text));
            told.splice(0..0, view.left_out);
            let (mut now, mut articles) = (Vec::new(), Vec::new());
            for it in view.uses {
                now.push(it.text);
                for article in it.articles {
                    if !articles.contains(&article) {
                        articles.push(article);
                    }
                }
            }
            VerdictView {
                headline,
                because: told,
                articles,
                now,
                edition: view.edition,
                sheet: board(&input.fen, "", "en", messages)?,
                ..VerdictView::default()
            }
        }
    };
    "answered".clone_into(&mut verdict.verdict);
    let tournament = *case.clone().laws().0;
    let section = section_of(tournament, state, messages)?;
    verdict.articles.extend(words::clauses(Some(&super::clauses(section, None)), messages));
    Ok(verdict)
}

/// The position, and the one after a move where there is one.
fn board(fen: &str, san: &str, language: &str, messages: &Messages) -> Result<SheetView, ApiError> {
    let sheet =
        ReadSheet { text: san.to_owned(), language: language.to_owned(), start: fen.to_owned() };
    let reading = read_sheet(&sheet, messages)?;
    let game = reading.game();
    let record = Record { game: &game, letters: reading.language, messages };
    Ok(sheet_view(&reading, &record, record.positions()))
}

/// What both clocks show at the end.
fn left(rows: &[ClockRow], messages: &Messages) -> Vec<String> {
    let last = |side: &str| rows.iter().rev().find(|row| row.side == side);
    ["white", "black"]
        .into_iter()
        .filter_map(last)
        .map(|row| {
            let args = args! {
                "side" => row.side.as_str(), "number" => row.number, "left" => row.left.as_str(),
            };
            messages.text("laws-clock-left-after", &args)
        })
        .collect()
}

/// What a recorded answer is about, in a few words; a kind of a later program is named as it is.
pub(crate) fn recorded(body: &RulingMade, messages: &Messages) -> String {
    let case: Option<BoardCase> = serde_json::from_value(body.input.clone()).ok();
    case.map_or_else(|| body.kind.clone(), |case| subject(&case, messages))
}

/// What was asked, in a few words.
fn subject(case: &BoardCase, messages: &Messages) -> String {
    match case {
        BoardCase::Touch(it) => {
            let args = args! { "touched" => quoted(&it.touched.join(", ")) };
            messages.text("laws-case-touch", &args)
        }
        BoardCase::Sealed(it) => {
            messages.text("laws-case-sealed", &args! { "written" => quoted(&it.written) })
        }
        BoardCase::Clock(it) => {
            messages.text("laws-case-clock", &args! { "control" => quoted(&it.control) })
        }
        BoardCase::Mate(it) => {
            let side = match it.winner.as_deref().map(str::trim) {
                Some("white") => "white",
                Some("black") => "black",
                _ => "both",
            };
            messages.text("laws-case-mate", &args! { "side" => side })
        }
    }
}

/// Beside articles of another edition than the one asked for: that this one does not say it.
pub(crate) fn silence(
    edition: Edition,
    articles: &[laws::article::Article],
    messages: &Messages,
) -> Option<String> {
    let other = articles.iter().find(|it| it.edition != edition)?;
    let args = args! {
        "article" => other.number, "edition" => words::edition(other.edition, messages),
    };
    Some(messages.text("laws-reason-edition-silent", &args))
}

//! A sealed move in words.

use i18n::{Messages, args};
use laws::edition::Edition;
use laws::game::{Game, fen_of};
use laws::notation::letters::Language;
use laws::notation::matching::Remark;
use laws::notation::meaning::elsewhere;
use laws::notation::read::without_number;
use laws::notation::written::Mark;
use laws::sealed::opening::{Attendance, Before, Envelope, Outcome, Resumption, WrongTime, resume};
use laws::sealed::{Form, Meaning, SealedReading, end_code, read_sealed};
use shakmaty::{Color, Position};
use tournament::state::State;

use super::sheet::{in_letters, left_out_of, letters_of, quoted, remark};
use super::{bad, edition, position, section_of, words};
use crate::api::touch::{SealedInput, SealedView};
use crate::error::ApiError;

/// Settles a sealed move and words what follows.
pub(crate) fn examine(
    input: &SealedInput,
    state: Option<&State>,
    messages: &Messages,
) -> Result<SealedView, ApiError> {
    let section = section_of(input.tournament, state, messages)?;
    let edition = edition(&input.edition, section, messages)?;
    let game = position(&input.fen, messages)?;
    let (reading, language) = read(&game, &input.written, &input.language, edition, messages)?;
    let said = Said::of(&input.language);
    let mut view = view(&game, &reading, (language, said), edition, messages);
    view.because.splice(0..0, left_out_of(&input.fen, messages));
    Ok(view)
}

/// Whether the arbiter said in which language the move is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Said {
    /// He did.
    Language,
    /// It is found out.
    Nothing,
}

impl Said {
    pub(crate) fn of(language: &str) -> Said {
        match language.trim() {
            "" | "auto" => Said::Nothing,
            _ => Said::Language,
        }
    }
}

/// Reads a sealed move in the language given, else in that of the call, else in English, else in any in which it is one
/// legal move; that is marked.
pub(crate) fn read(
    game: &Game,
    written: &str,
    language: &str,
    edition: Edition,
    messages: &Messages,
) -> Result<(SealedReading, Language), ApiError> {
    let own = match language.trim() {
        "" | "auto" => letters_of(messages),
        code => {
            let language: Language = code
                .parse()
                .map_err(|_| bad("claims-bad-language", "language", code, &[], messages))?;
            return Ok((read_sealed(game, written, language, edition), language));
        }
    };
    let reading = read_sealed(game, written, own, edition);
    if matches!(reading.meaning, Meaning::Clear { .. }) {
        return Ok((reading, own));
    }
    if own != Language::English {
        let english = read_sealed(game, written, Language::English, edition);
        if matches!(english.meaning, Meaning::Clear { .. }) {
            return Ok((english, Language::English));
        }
    }
    // No language was said: what is one legal move in another is no loss.
    if let [(language, _)] = elsewhere(without_number(written), game.last(), own).as_slice() {
        let mut other = read_sealed(game, written, *language, edition);
        if let Meaning::Clear { remarks, .. } = &mut other.meaning {
            remarks.push(Remark::OtherLanguage);
            return Ok((other, *language));
        }
    }
    Ok((reading, own))
}

/// What a reading means, with both players present.
pub(crate) fn view(
    game: &Game,
    reading: &SealedReading,
    (language, said): (Language, Said),
    edition: Edition,
    messages: &Messages,
) -> SealedView {
    let sealer = game.last().turn();
    let ruling = resume(&Resumption {
        adjourned: Some(Box::new(game.clone())),
        sealer,
        envelope: Envelope::Opened(Box::new(reading.clone())),
        replier: Attendance::Present,
        sealer_attends: Attendance::Present,
        before: Before::Nothing,
        wrong_time: WrongTime::None,
        edition,
    });
    let (san, after) = match &reading.meaning {
        Meaning::Clear { played, .. } if reading.already.is_none() => {
            let mut after = game.last().clone();
            after.play_unchecked(*played);
            (in_letters(game.last(), *played, language), fen_of(&after))
        }
        _ => (String::new(), String::new()),
    };
    SealedView {
        verdict: reading.meaning.code().to_owned(),
        sentence: sentence(game, reading, &san, language, messages),
        because: because(game, reading, (&san, language, said), edition, messages),
        outcome: outcome(ruling.outcome, messages),
        result: result(ruling.outcome).map(str::to_owned),
        moves: reading.meaning.moves(),
        language: language.code().to_owned(),
        san,
        ends_game: reading
            .already
            .or(reading.meaning.ends())
            .map(|end| end_code(end.kind).to_owned()),
        after,
        draw_offer: reading.draw_offer == Mark::Written,
        articles: words::cited(&ruling.articles, messages),
        edition: edition.code().to_owned(),
    }
}

fn sentence(
    game: &Game,
    reading: &SealedReading,
    san: &str,
    language: Language,
    messages: &Messages,
) -> String {
    let written = quoted(&reading.written);
    if let Some(end) = &reading.already {
        return words::was_over(end, messages);
    }
    let (key, moves) = match &reading.meaning {
        Meaning::Clear { .. } => ("laws-sealed-ok", san.to_owned()),
        Meaning::Ambiguous { fits } | Meaning::Languages { fits } => {
            let sans: Vec<String> =
                fits.iter().map(|(_, san)| super::relettered(san, game, language)).collect();
            ("laws-sealed-ambiguous", sans.join(", "))
        }
        Meaning::Illegal { nearest } if nearest.is_empty() => {
            ("laws-sealed-illegal", String::new())
        }
        Meaning::Illegal { nearest } => {
            let sans: Vec<String> =
                nearest.iter().map(|san| super::relettered(san, game, language)).collect();
            ("laws-sealed-illegal-nearest", sans.join(", "))
        }
        Meaning::Unreadable(laws::sealed::Unreadable::Nothing) => {
            ("laws-sealed-nothing", String::new())
        }
        Meaning::Unreadable(_) => ("laws-sealed-unreadable", String::new()),
        Meaning::NotAlgebraic => ("laws-sealed-not-algebraic", String::new()),
    };
    messages.text(key, &args! { "written" => written, "moves" => moves })
}

fn because(
    game: &Game,
    reading: &SealedReading,
    (san, language, said): (&str, Language, Said),
    edition: Edition,
    messages: &Messages,
) -> Vec<String> {
    let mut told = Vec::new();
    if reading.already.is_some() {
        let written = quoted(&reading.written);
        told.push(messages.text("laws-sealed-does-not-count", &args! { "written" => written }));
        return told;
    }
    let is_settled = said == Said::Language && matches!(reading.meaning, Meaning::Clear { .. });
    if !is_settled {
        told.extend(with_other_letters(game, reading, language, messages));
    }
    if let Meaning::Clear { remarks, ends, .. } = &reading.meaning {
        told.extend(remarks.iter().map(|it| remark(*it, san, messages)));
        told.extend(ends.as_ref().map(|end| words::end_kind(end, messages)));
    }
    if reading.form == Form::NotComplete {
        told.push(messages.plain("laws-sealed-not-complete"));
    }
    if reading.draw_offer == Mark::Written {
        told.push(messages.plain("laws-sealed-draw-offer"));
    }
    if edition == Edition::OldEs && !matches!(reading.meaning, Meaning::Clear { .. }) {
        let args = args! {
            "article" => "A.8", "edition" => words::edition(edition.where_silent(), messages),
        };
        told.push(messages.text("laws-reason-edition-silent", &args));
    }
    told
}

/// What the text would be with the letters of other languages: the arbiter asks in which one the player writes.
fn with_other_letters(
    game: &Game,
    reading: &SealedReading,
    language: Language,
    messages: &Messages,
) -> Vec<String> {
    let played = match &reading.meaning {
        Meaning::Clear { remarks, .. } if remarks.contains(&Remark::OtherLanguage) => {
            return Vec::new();
        }
        Meaning::Clear { played, .. } => Some(*played),
        _ => None,
    };
    let others = elsewhere(&reading.written, game.last(), language);
    let others = others.into_iter().filter(|it| Some(it.1) != played);
    others
        .map(|(other, it)| {
            let args = args! {
                "language" => super::sheet::language_name(other, messages),
                "move" => in_letters(game.last(), it, language),
            };
            messages.text("laws-sealed-elsewhere", &args)
        })
        .collect()
}

/// An outcome in words.
pub(crate) fn outcome(outcome: Outcome, messages: &Messages) -> String {
    let won = |winner: Color| {
        messages.text("laws-resume-won", &args! { "winner" => super::sheet::side(winner) })
    };
    match outcome {
        Outcome::GoesOn => messages.plain("laws-resume-goes-on"),
        Outcome::Won(winner) => won(winner),
        Outcome::Drawn => messages.plain("laws-resume-drawn"),
        Outcome::BothLose => messages.plain("laws-resume-both-lose"),
        Outcome::NewGame => messages.plain("laws-resume-new-game"),
        Outcome::ArbiterDecides => messages.plain("laws-resume-arbiter"),
    }
}

/// The result that an outcome gives the game.
pub(crate) fn result(outcome: Outcome) -> Option<&'static str> {
    match outcome {
        Outcome::Won(Color::White) => Some("1-0"),
        Outcome::Won(Color::Black) => Some("0-1"),
        Outcome::Drawn => Some("=-="),
        Outcome::BothLose => Some("0-0"),
        Outcome::GoesOn | Outcome::NewGame | Outcome::ArbiterDecides => None,
    }
}

//! The resumption of an adjourned game in words.

use i18n::{Messages, args};
use laws::sealed::opening::{
    Attendance, Before, Envelope, Outcome, Resumption, Step, WrongTime, resume,
};
use shakmaty::{Color, Position};
use tournament::ids::GameId;
use tournament::state::State;

use super::{bad, edition, position, sealed, section_of, sheet, words};
use crate::api::adjourn::{ResumeInput, ResumeView};
use crate::error::ApiError;

/// Tells what happens at resumption, and how the envelope was handled.
pub(crate) fn examine(
    input: &ResumeInput,
    state: Option<&State>,
    messages: &Messages,
) -> Result<(ResumeView, &'static str), ApiError> {
    let section = section_of(input.tournament, state, messages)?;
    let edition = edition(&input.edition, section, messages)?;
    let game = section.zip(input.game).and_then(|(it, id)| it.live_game(GameId(id.0)));
    let kept = game.and_then(|it| it.adjournment.as_ref()).and_then(|it| it.details.as_ref());
    let fen = match input.position.trim() {
        "" => kept.map_or("", |it| it.position.as_str()),
        given => given,
    };
    let board = if fen.is_empty() { None } else { Some(position(fen, messages)?) };
    let sealer = match (&board, kept.map(|it| it.sealer.as_str())) {
        (Some(board), _) => board.last().turn(),
        (None, Some("black")) => Color::Black,
        (None, _) => Color::White,
    };
    let code = envelope_code(input, messages)?;
    let mut read = None;
    let envelope = match code {
        "opened" => {
            let board = board.as_ref().ok_or_else(|| sheet::bad_start("position", "", messages))?;
            let (reading, language) =
                sealed::read(board, &input.written, &input.language, edition, messages)?;
            read = Some(sealed::view(
                board,
                &reading,
                (language, sealed::Said::of(&input.language)),
                edition,
                messages,
            ));
            Envelope::Opened(Box::new(reading))
        }
        "missing" => Envelope::Missing,
        "missingWithTimes" => Envelope::MissingWithTimes,
        "positionLost" => Envelope::PositionLost,
        _ => Envelope::Closed,
    };
    let ruling = resume(&Resumption {
        adjourned: board.map(Box::new),
        sealer,
        envelope,
        replier: attendance(&input.replier, "replier", messages)?,
        sealer_attends: attendance(&input.sealer, "sealer", messages)?,
        before: before(&input.before, messages)?,
        wrong_time: wrong_time(&input.wrong_time, messages)?,
        edition,
    });
    let view = ResumeView {
        outcome: outcome_code(ruling.outcome).to_owned(),
        sentence: sealed::outcome(ruling.outcome, messages),
        because: super::board::silence(edition, &ruling.articles, messages).into_iter().collect(),
        steps: ruling.steps.iter().map(|it| step(*it, messages)).collect(),
        sealed: read,
        result: sealed::result(ruling.outcome).map(str::to_owned),
        articles: words::cited(&ruling.articles, messages),
        edition: edition.code().to_owned(),
    };
    Ok((view, code))
}

fn envelope_code(input: &ResumeInput, messages: &Messages) -> Result<&'static str, ApiError> {
    const KNOWN: [&str; 5] = ["closed", "opened", "missing", "missingWithTimes", "positionLost"];
    match input.envelope.as_str() {
        "" if input.written.is_empty() => Ok("closed"),
        "" => Ok("opened"),
        other => KNOWN
            .into_iter()
            .find(|known| *known == other)
            .ok_or_else(|| bad("claims-bad-choice", "envelope", other, &KNOWN, messages)),
    }
}

fn attendance(code: &str, field: &str, messages: &Messages) -> Result<Attendance, ApiError> {
    match code {
        "" | "present" => Ok(Attendance::Present),
        "absent" => Ok(Attendance::Absent),
        "late" => Ok(Attendance::BeyondDefault),
        other => {
            Err(bad("claims-bad-choice", field, other, &["present", "absent", "late"], messages))
        }
    }
}

fn before(code: &str, messages: &Messages) -> Result<Before, ApiError> {
    match code {
        "" => Ok(Before::Nothing),
        "draw" => Ok(Before::DrawAgreed),
        "whiteResigned" => Ok(Before::Resigned(Color::White)),
        "blackResigned" => Ok(Before::Resigned(Color::Black)),
        other => {
            let known = ["draw", "whiteResigned", "blackResigned"];
            Err(bad("claims-bad-choice", "before", other, &known, messages))
        }
    }
}

fn wrong_time(code: &str, messages: &Messages) -> Result<WrongTime, ApiError> {
    match code {
        "" => Ok(WrongTime::None),
        "beforeFirstMove" => Ok(WrongTime::BeforeFirstMove),
        "later" => Ok(WrongTime::Later),
        other => {
            let known = ["beforeFirstMove", "later"];
            Err(bad("claims-bad-choice", "wrongTime", other, &known, messages))
        }
    }
}

fn outcome_code(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::GoesOn => "goesOn",
        Outcome::Won(Color::White) => "white",
        Outcome::Won(Color::Black) => "black",
        Outcome::Drawn => "draw",
        Outcome::BothLose => "bothLose",
        Outcome::NewGame => "newGame",
        Outcome::ArbiterDecides => "arbiter",
    }
}

/// A kept outcome in words.
pub(crate) fn outcome_of(code: &str, messages: &Messages) -> String {
    let outcome = match code {
        "goesOn" => Outcome::GoesOn,
        "white" => Outcome::Won(Color::White),
        "black" => Outcome::Won(Color::Black),
        "draw" => Outcome::Drawn,
        "bothLose" => Outcome::BothLose,
        "newGame" => Outcome::NewGame,
        _ => Outcome::ArbiterDecides,
    };
    sealed::outcome(outcome, messages)
}

fn step(step: Step, messages: &Messages) -> String {
    let key = match step {
        Step::SetUp => "laws-step-set-up",
        Step::Open => "laws-step-open",
        Step::MakeSealedMove => "laws-step-make-move",
        Step::StartClock(side) => {
            let args = args! { "side" => super::sheet::side(side) };
            return messages.text("laws-step-start-clock", &args);
        }
        Step::OpenOnArrival => "laws-step-open-on-arrival",
        Step::ReplyMayBeSealed => "laws-step-reply-sealed",
        Step::SealerTellsMove => "laws-step-sealer-tells",
        Step::SealerTellsOnArrival => "laws-step-sealer-tells-on-arrival",
        Step::TellWhenReplierComes => "laws-step-tell-when-replier-comes",
        Step::SetTimes => "laws-step-set-times",
        Step::CorrectTime => "laws-step-correct-time",
        Step::TimeStays => "laws-step-time-stays",
        Step::KeepClosed => "laws-step-keep-closed",
        Step::RecordResult => "laws-step-record-result",
        Step::WarnNotation => "laws-step-warn-notation",
    };
    messages.plain(key)
}

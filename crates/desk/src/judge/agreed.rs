//! Draws by agreement that come before the move the event asks for (Laws 2023, 9.1.1) or before both have moved (5.2.3).

use i18n::{Messages, args};
use laws::claim::automatic::first_end;
use laws::edition::Edition;
use laws::game::Ply;
use laws::penalty::{AgreedDraw, agreed_draw};
use tournament::ids::GameId;
use tournament::round::{Outcome, Score};
use tournament::state::{Game, Standing, Tournament};

use super::sheet::read_sheet;
use super::{as_typed, edition, words};

/// What the arbiter must be told of the draw of a game, in one sentence with the article; none where it may stand: the moves
/// are not known, they are enough, the game ended by itself, or the arbiter himself ruled on it or settled it.
pub(crate) fn too_early(section: &Tournament, id: GameId, messages: &Messages) -> Option<String> {
    let game = section.live_game(id)?;
    let drawn = matches!(
        game.standing(),
        Standing::Entered(Outcome::Played { white: Score::Draw, black: Score::Draw, .. })
            | Standing::Checked(Outcome::Played { white: Score::Draw, black: Score::Draw, .. })
    );
    let decided =
        game.settled.is_some() || game.reports.iter().any(|report| report.source == "ruling");
    if !drawn || decided {
        return None;
    }
    let edition = edition("", Some(section), messages).ok()?;
    let (verdict, completed) = judged(section, game, edition, messages)?;
    let (article, key, before) = match verdict {
        AgreedDraw::Allowed => return None,
        AgreedDraw::BothMustHaveMoved(article) => (article, "laws-agreed-no-move", 0),
        AgreedDraw::TooEarly { before_move, article, .. } => {
            (article, "laws-agreed-too-early", before_move)
        }
    };
    let cite = words::cited(&[article], messages).into_iter().next();
    let args = args! {
        "completed" => completed,
        "before" => before,
        "article" => cite.as_ref().map_or("none", |it| it.cite.as_str()),
    };
    Some(messages.text(key, &args))
}

/// The answer of the Laws, with the moves that both completed; none where no sheet tells the moves.
fn judged(
    section: &Tournament,
    game: &Game,
    edition: Edition,
    messages: &Messages,
) -> Option<(AgreedDraw, u32)> {
    let sheet = game.sheet.as_ref()?;
    let ask = |plies: usize| {
        let plies = u32::try_from(plies).unwrap_or(u32::MAX);
        (agreed_draw(edition, Ply(plies), section.setup.no_draw_before), plies / 2)
    };
    // The moves that were understood are enough for most sheets.
    if let (AgreedDraw::Allowed, _) = ask(sheet.moves.len()) {
        return None;
    }
    let reading = read_sheet(&as_typed(sheet), messages).ok()?;
    // A cell that could not be read was a move all the same.
    let answer = ask(reading.cells.len());
    let ended = || first_end(&reading.game(), edition).is_some();
    (answer.0 != AgreedDraw::Allowed && !ended()).then_some(answer)
}

//! sealed-move-*.jsonl: single written moves against a position; and what follows at resumption.

use laws::edition::Edition;
use laws::game::Game;
use laws::notation::letters::Language;
use laws::notation::standing::illegal_move;
use laws::sealed::opening::{
    Attendance, Before, Envelope, OpeningRuling, Outcome, Resumption, ResumptionRule, Step,
    WrongTime, resume,
};
use laws::sealed::{Form, Meaning, end_code, read_sealed};
use serde::Deserialize;
use shakmaty::Color;

use crate::oracle;

#[derive(Deserialize)]
struct Row {
    id: String,
    fen: String,
    written: String,
    language: String,
    verdict: String,
    moves: Vec<String>,
    #[serde(default)]
    ends_game: Option<String>,
    #[serde(default)]
    result_if_opened: String,
}

fn check(file: &str, expected_rows: usize) {
    let rows = oracle::rows::<Row>(file);
    assert_eq!(rows.len(), expected_rows);
    let mut wrong = Vec::new();
    for row in rows {
        let game = Game::from_fen(&row.fen).expect("the oracle holds playable positions");
        let language = row.language.parse().unwrap_or(Language::English);
        let reading = read_sealed(&game, &row.written, language, Edition::Laws2023);
        let verdict = reading.meaning.code();
        let mut moves = reading.meaning.moves();
        moves.sort();
        let ends = reading.meaning.ends().map(|end| end_code(end.kind).to_owned());
        let mut expected = row.moves.clone();
        expected.sort();
        // Descriptive notation is left to the arbiter, whatever it may mean.
        let fits = moves == expected || verdict == "not_algebraic";
        if verdict != row.verdict || !fits || ends != row.ends_game {
            wrong.push(format!(
                "{} `{}`: {verdict} {moves:?} {ends:?}, oracle {} {expected:?} {:?}",
                row.id, row.written, row.verdict, row.ends_game
            ));
        }
        let ruling = resume(&case(&game, Envelope::Opened(Box::new(reading))));
        let number = ruling.articles.last().map_or("", |article| article.number);
        let outcome = match row.result_if_opened.as_str() {
            "" => continue,
            "game continues from this move" => Outcome::GoesOn,
            "drawn" => Outcome::Drawn,
            "arbiter decides" => Outcome::ArbiterDecides,
            "won by the player who sealed" => Outcome::Won(game.last_turn()),
            lost => {
                if !lost.contains(number) {
                    wrong.push(format!("{}: {number}, oracle {lost}", row.id));
                }
                Outcome::Won(!game.last_turn())
            }
        };
        if ruling.outcome != outcome {
            wrong
                .push(format!("{}: {:?}, oracle {}", row.id, ruling.outcome, row.result_if_opened));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

trait LastTurn {
    fn last_turn(&self) -> Color;
}

impl LastTurn for Game {
    fn last_turn(&self) -> Color {
        shakmaty::Position::turn(self.last())
    }
}

fn case(game: &Game, envelope: Envelope) -> Resumption {
    Resumption {
        adjourned: Some(Box::new(game.clone())),
        sealer: game.last_turn(),
        envelope,
        replier: Attendance::Present,
        sealer_attends: Attendance::Present,
        before: Before::Nothing,
        wrong_time: WrongTime::None,
        edition: Edition::Laws2023,
    }
}

#[test]
fn written_by_hand() {
    check("sealed-move-hand.jsonl", 87);
}

#[test]
fn computed() {
    check("sealed-move-auto.jsonl", 200);
}

fn numbers(ruling: &OpeningRuling) -> Vec<&'static str> {
    ruling.articles.iter().map(|article| article.number).collect()
}

fn closed(replier: Attendance, sealer_attends: Attendance) -> OpeningRuling {
    let game = Game::standard();
    resume(&Resumption { replier, sealer_attends, ..case(&game, Envelope::Closed) })
}

#[test]
fn who_is_there_decides() {
    use Attendance::{Absent, BeyondDefault, Present};
    let both = closed(Present, Present);
    assert_eq!((both.outcome, numbers(&both)), (Outcome::GoesOn, vec!["I.7", "I.9.1"]));
    assert!(both.steps.contains(&Step::StartClock(Color::Black)), "White sealed, Black replies");
    let no_replier = closed(Absent, Present);
    assert_eq!(numbers(&no_replier), ["I.9.2"]);
    let no_sealer = closed(Attendance::Present, Attendance::Absent);
    assert_eq!(numbers(&no_sealer), ["I.9.3", "I.7"]);
    assert!(no_replier.steps.contains(&Step::KeepClosed), "opened only with him");
    assert!(closed(Present, Absent).steps.contains(&Step::ReplyMayBeSealed));
    assert_eq!(closed(BeyondDefault, Present).outcome, Outcome::Won(Color::White));
    assert_eq!(closed(Present, BeyondDefault).outcome, Outcome::Won(Color::Black));
    assert_eq!(closed(BeyondDefault, BeyondDefault).outcome, Outcome::BothLose);
    assert_eq!(numbers(&closed(Absent, Absent)), ["I.11"]);
}

#[test]
fn other_cases_have_their_article() {
    let game = Game::standard();
    let of = |envelope| resume(&case(&game, envelope));
    assert_eq!(numbers(&of(Envelope::Missing)), ["I.12.1"]);
    assert!(of(Envelope::MissingWithTimes).steps.contains(&Step::SetTimes));
    let lost = of(Envelope::PositionLost);
    assert_eq!((lost.outcome, numbers(&lost)), (Outcome::NewGame, vec!["I.12.2"]));
    let before = Resumption { before: Before::DrawAgreed, ..case(&game, Envelope::Closed) };
    assert_eq!(numbers(&resume(&before)), ["I.6"]);
    let wrong = Resumption { wrong_time: WrongTime::Later, ..case(&game, Envelope::Closed) };
    assert_eq!(resume(&wrong).articles.last().map(|it| it.number), Some("I.13"));
}

/// 5.1.2 from 2023 on, 5.2.2 (1.3 in 1997): what stands on the board counts before who gave up.
#[test]
fn a_resignation_before_resumption_needs_an_opponent_who_can_mate() {
    const BARE_WHITE: &str = "7k/8/q7/8/8/8/8/2K5 w - - 0 60";
    const KNIGHT: &str = "7k/8/8/8/8/8/8/K1N5 w - - 0 60";
    for (fen, edition, outcome, articles) in [
        (BARE_WHITE, Edition::Laws2023, Outcome::Drawn, vec!["5.1.2", "I.6"]),
        (BARE_WHITE, Edition::Laws2018, Outcome::Won(Color::White), vec!["I.6"]),
        (KNIGHT, Edition::Laws2023, Outcome::Drawn, vec!["5.2.2", "I.6"]),
        (KNIGHT, Edition::Laws2018, Outcome::Drawn, vec!["5.2.2", "I.6"]),
    ] {
        let game = Game::from_fen(fen).unwrap();
        let before = Before::Resigned(Color::Black);
        let ruling = resume(&Resumption { before, edition, ..case(&game, Envelope::Closed) });
        assert_eq!((ruling.outcome, numbers(&ruling)), (outcome, articles), "{fen} {edition:?}");
        let unknown =
            Resumption { adjourned: None, before, edition, ..case(&game, Envelope::Closed) };
        assert_eq!(
            resume(&unknown).outcome,
            Outcome::Won(Color::White),
            "{fen}: position not known"
        );
    }
}

#[test]
fn a_mate_in_the_envelope_counts_before_an_absence() {
    let game = Game::from_fen("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40").unwrap();
    let reading = read_sealed(&game, "Ra8", Language::English, Edition::Laws2023);
    let opened = Resumption {
        sealer_attends: Attendance::BeyondDefault,
        ..case(&game, Envelope::Opened(Box::new(reading)))
    };
    assert_eq!(resume(&opened).outcome, Outcome::Won(Color::White));
}

/// I.10 and I.12.1: without the envelope only the sealing player knows the move, and whoever is late loses all the same.
#[test]
fn a_missing_envelope_does_not_make_anybody_present() {
    use Attendance::{Absent, BeyondDefault, Present};
    let game = Game::from_fen("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 40").unwrap();
    let (white, black) = (Color::White, Color::Black);
    let tell = Step::SealerTellsMove;
    for (replier, sealer_attends, outcome, articles, steps) in [
        (Present, Present, Outcome::GoesOn, vec!["I.12.1"], vec![tell, Step::StartClock(black)]),
        (
            Present,
            BeyondDefault,
            Outcome::Won(black),
            vec!["I.10", "I.12.1"],
            vec![Step::RecordResult],
        ),
        (
            BeyondDefault,
            Present,
            Outcome::Won(white),
            vec!["I.10", "I.12.1"],
            vec![tell, Step::RecordResult],
        ),
        (
            BeyondDefault,
            BeyondDefault,
            Outcome::BothLose,
            vec!["I.10", "I.11", "I.12.1"],
            vec![Step::RecordResult],
        ),
        (
            Absent,
            Present,
            Outcome::GoesOn,
            vec!["I.12.1", "I.9.2"],
            vec![Step::StartClock(black), Step::TellWhenReplierComes],
        ),
        (
            Present,
            Absent,
            Outcome::GoesOn,
            vec!["I.12.1", "I.10"],
            vec![Step::StartClock(white), Step::SealerTellsOnArrival],
        ),
        (
            Absent,
            Absent,
            Outcome::GoesOn,
            vec!["I.12.1", "I.11"],
            vec![Step::StartClock(black), Step::TellWhenReplierComes],
        ),
    ] {
        for (envelope, first) in
            [(Envelope::Missing, Step::SetUp), (Envelope::MissingWithTimes, Step::SetTimes)]
        {
            let ruling = resume(&Resumption { replier, sealer_attends, ..case(&game, envelope) });
            let what = format!("{replier:?}, {sealer_attends:?}");
            assert_eq!((ruling.outcome, numbers(&ruling)), (outcome, articles.clone()), "{what}");
            let begun: Vec<Step> = Some(first)
                .filter(|_| outcome == Outcome::GoesOn)
                .into_iter()
                .chain(steps.iter().copied())
                .collect();
            assert_eq!(ruling.steps, begun, "{what}");
        }
    }
}

/// Appendix C: no evidence, and the arbiter decides, however a descriptive move is spelled.
#[test]
fn every_spelling_of_a_descriptive_move_is_for_the_arbiter() {
    let game = Game::from_fen("6k1/5ppp/8/8/8/2B5/5PPP/6K1 w - - 0 40").unwrap();
    for written in ["B-KB6", "P-KB4", "P4AR", "B-B6", "P-B4", "A6AR", "C3AR", "40. B-B6"] {
        let reading = read_sealed(&game, written, Language::English, Edition::Laws2023);
        assert_eq!(reading.meaning.code(), "not_algebraic", "{written}");
    }
    for written in ["Bg8", "Nf6", "bf7", "O-O"] {
        let reading = read_sealed(&game, written, Language::English, Edition::Laws2023);
        assert_eq!(reading.meaning.code(), "illegal", "{written}");
    }
}

#[test]
fn the_old_summary_wants_the_complete_notation() {
    let game = Game::from_fen("6k1/5ppp/8/8/8/2B5/5PPP/6K1 w - - 0 40").unwrap();
    let form = |text| read_sealed(&game, text, Language::Spanish, Edition::OldEs).form;
    assert_eq!(form("Ac3-f6"), Form::AsAsked);
    assert_eq!(form("Af6"), Form::NotComplete);
    let silent = Resumption { edition: Edition::OldEs, ..case(&game, Envelope::Missing) };
    assert_eq!(resume(&silent).rule_of, Edition::Laws1997, "the summary does not say");
    let said = Resumption { edition: Edition::OldEs, ..case(&game, Envelope::Closed) };
    assert_eq!(resume(&said).rule_of, Edition::OldEs);
}

#[test]
fn nonsense_is_a_marked_reading() {
    let game = Game::standard();
    for text in ["", "♞♞♞", "e9", "🙂", &"x".repeat(1_000_000), "Rxx"] {
        let reading = read_sealed(&game, text, Language::English, Edition::Laws2023);
        assert!(!matches!(reading.meaning, Meaning::Clear { .. }), "{:?}", reading.meaning);
    }
}

#[test]
fn every_rule_has_its_article_in_every_edition() {
    for edition in Edition::ALL {
        for rule in ResumptionRule::ALL {
            let article = rule.article(edition);
            for language in [Language::English, Language::Spanish] {
                assert!(article.text(language).is_some(), "{rule:?} in {edition}: {article}");
            }
        }
    }
}

/// Players write the number before the move that they seal, as on the sheet.
#[test]
fn a_number_before_the_sealed_move_is_no_part_of_it() {
    let game = Game::from_fen("r3k2r/8/8/8/8/2B5/8/R3K2R w KQkq - 0 40").expect("a position");
    let read =
        |written: &str| read_sealed(&game, written, Language::English, Edition::Laws2023).meaning;
    for written in ["Bf6", "40. Bf6", "40.Bf6", "40 Bf6", "40… Bf6"] {
        assert_eq!(read(written).moves(), ["c3f6"], "{written}");
    }
    let castled = read("O-O").moves();
    assert_eq!(castled.len(), 1);
    for written in ["0-0", "40. 0-0", "40 0-0"] {
        assert_eq!(read(written).moves(), castled, "{written}");
    }
}

/// A letter of the sheet's own language is not read as another's: two bishops may be meant, so none is.
#[test]
fn an_illegal_move_of_two_men_is_no_move_of_another_man() {
    let game = Game::from_fen("rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 2");
    let game = game.expect("a position");
    let told = |text: &str| illegal_move(text, game.last(), Language::English);
    assert_eq!(told("Bd6"), None);
    let from = told("Bf8-d6").expect("the square says which").from();
    assert_eq!(from, Some(shakmaty::Square::F8));
}

//! Illegal moves, conduct and draws by agreement, edition by edition.

use laws::edition::{Edition, Pace};
use laws::game::Ply;
use laws::notation::letters::Language;
use laws::penalty::{
    AgreedDraw, Conduct, Consequence, Fault, LocalClauses, Noticed, PenaltyCase, PenaltyOutcome,
    PenaltyRuling, PenaltyStep, Phase, Supervision, agreed_draw, conduct, rule_on,
};
use laws::touch::TouchRule;

fn nth(edition: Edition, pace: Pace, supervision: Supervision, number: u8) -> PenaltyRuling {
    let mut case = PenaltyCase::first(Fault::IllegalMove, edition, pace);
    case.supervision = supervision;
    case.before = number - 1;
    case.opponent_can_mate = Some(true);
    rule_on(&case)
}

/// Number of the illegal move that loses, minutes for the first, leading article.
#[track_caller]
fn check(
    edition: Edition,
    pace: Pace,
    supervision: Supervision,
    expected: (Option<u8>, u16, &'static str),
) {
    let first = nth(edition, pace, supervision, 1);
    let loses = (1..=4)
        .find(|&number| nth(edition, pace, supervision, number).outcome == PenaltyOutcome::Lost);
    let found = (loses, first.opponent_minutes, first.articles[0].number);
    assert_eq!(found, expected, "{edition} {pace:?} {supervision:?}");
}

#[test]
fn which_illegal_move_loses() {
    use Pace::{Blitz, Rapid, Standard};
    use Supervision::{Full, Limited};
    check(Edition::OldEs, Standard, Limited, (None, 0, "7.4"));
    check(Edition::Laws1997, Standard, Limited, (None, 0, "7.4"));
    check(Edition::Laws2001, Standard, Limited, (Some(3), 2, "7.4.b"));
    check(Edition::Laws2009, Standard, Limited, (Some(3), 2, "7.4.b"));
    check(Edition::Laws2014, Standard, Limited, (Some(2), 2, "7.5.b"));
    check(Edition::Laws2017, Standard, Limited, (Some(2), 2, "7.5.3"));
    check(Edition::Laws2018, Standard, Limited, (Some(2), 2, "7.5.5"));
    check(Edition::Laws2023, Standard, Limited, (Some(2), 2, "7.5.5"));

    check(Edition::Laws1997, Rapid, Limited, (None, 0, "B.5"));
    check(Edition::Laws2009, Rapid, Limited, (Some(3), 2, "A.4.c"));
    check(Edition::Laws2014, Rapid, Limited, (Some(1), 0, "A.4.b"));
    check(Edition::Laws2017, Rapid, Limited, (Some(1), 0, "A.4.2"));
    check(Edition::Laws2018, Rapid, Limited, (Some(2), 2, "A.4.2"));
    check(Edition::Laws2023, Rapid, Limited, (Some(2), 1, "A.5.2"));

    check(Edition::Laws1997, Blitz, Limited, (Some(1), 0, "C.3"));
    check(Edition::Laws2009, Blitz, Limited, (Some(1), 0, "B.3.c"));
    check(Edition::Laws2014, Blitz, Limited, (Some(1), 0, "A.4.b"));
    check(Edition::Laws2017, Blitz, Limited, (Some(1), 0, "A.4.2"));
    check(Edition::Laws2018, Blitz, Limited, (Some(2), 1, "A.4.2"));
    check(Edition::Laws2023, Blitz, Limited, (Some(2), 1, "A.5.2"));

    check(Edition::Laws2018, Rapid, Full, (Some(2), 2, "7.5.5"));
    check(Edition::Laws2018, Blitz, Full, (Some(2), 1, "7.5.5"));
    check(Edition::Laws2023, Rapid, Full, (Some(2), 1, "7.5.5"));
    check(Edition::Laws2009, Blitz, Full, (Some(3), 2, "7.4.b"));
}

#[test]
fn art_7_5_5_draw_if_the_opponent_cannot_mate() {
    let mut case = PenaltyCase::first(Fault::IllegalMove, Edition::Laws2023, Pace::Standard);
    case.before = 1;
    case.opponent_can_mate = Some(false);
    assert_eq!(rule_on(&case).outcome, PenaltyOutcome::Drawn);
    case.opponent_can_mate = None;
    let unknown = rule_on(&case);
    assert_eq!(unknown.outcome, PenaltyOutcome::Lost);
    assert!(unknown.mate_unknown, "never silently");
    case.edition = Edition::Laws2001;
    case.before = 2;
    case.opponent_can_mate = Some(false);
    assert_eq!(rule_on(&case).outcome, PenaltyOutcome::Lost);
}

#[test]
fn art_a_5_2_after_the_reply_it_stands() {
    let mut case = PenaltyCase::first(Fault::IllegalMove, Edition::Laws2023, Pace::Blitz);
    case.noticed = Noticed::AfterReply;
    let stands = rule_on(&case);
    assert_eq!((stands.outcome, stands.count), (PenaltyOutcome::Stands, 0));
    assert_eq!(stands.steps, [PenaltyStep::WaitOneMoveThenDraw]);
    case.supervision = Supervision::Full;
    assert_eq!(rule_on(&case).outcome, PenaltyOutcome::GoesOn, "restored whenever it is found");
}

#[test]
fn other_faults_count_where_the_edition_says() {
    let first = |fault, edition| rule_on(&PenaltyCase::first(fault, edition, Pace::Standard));
    let pressed = first(Fault::PressedWithoutMove, Edition::Laws2014);
    assert_eq!((pressed.outcome, pressed.count), (PenaltyOutcome::ArbiterChooses, 0));
    assert_eq!(pressed.articles[0].number, "6.2.c");
    let pressed = first(Fault::PressedWithoutMove, Edition::Laws2018);
    assert_eq!((pressed.outcome, pressed.count), (PenaltyOutcome::GoesOn, 1));
    assert_eq!(first(Fault::TwoHands, Edition::Laws2009).articles[0].number, "4.1");
    assert_eq!(first(Fault::TwoHands, Edition::Laws2023).articles[1].number, "7.5.4");
    let pawn = first(Fault::PawnNotReplaced, Edition::Laws2023);
    assert!(pawn.steps.contains(&PenaltyStep::Queen), "{pawn:?}");
    let pawn = first(Fault::PawnNotReplaced, Edition::Laws2009);
    assert!(pawn.steps.contains(&PenaltyStep::Restore), "{pawn:?}");
}

#[test]
fn quickplay_of_1997() {
    let mut case = PenaltyCase::first(Fault::IllegalMove, Edition::Laws1997, Pace::Standard);
    case.phase = Phase::QuickplayFinish;
    assert_eq!((rule_on(&case).opponent_minutes, rule_on(&case).articles[0].number), (2, "10.3"));
    case.before = 2;
    assert_eq!(rule_on(&case).outcome, PenaltyOutcome::Lost);
}

#[test]
fn numbers_of_the_event_replace_those_of_the_laws() {
    let clauses =
        LocalClauses::parse("Be kind.\nillegal-move-loses = 3\nillegal-move-minutes=1\nx = 4");
    assert_eq!(clauses.text, "Be kind.\nx = 4");
    let mut case = PenaltyCase::first(Fault::IllegalMove, Edition::Laws2023, Pace::Standard);
    case.local = clauses.numbers;
    case.before = 1;
    let second = rule_on(&case);
    assert_eq!((second.outcome, second.opponent_minutes), (PenaltyOutcome::GoesOn, 1));
    assert!(second.by_local_clause, "shown beside the article");
    assert_eq!(LocalClauses::parse("illegal-move-loses = 0").numbers.illegal_move_loses, None);
}

/// 2023, A.6: the regulations say which rules hold for the whole event.
#[test]
fn the_event_names_its_supervision() {
    let clauses = LocalClauses::parse("supervision = full\nsupervision = some");
    assert_eq!(clauses.text, "supervision = some");
    let mut case = PenaltyCase::first(Fault::IllegalMove, Edition::Laws2023, Pace::Rapid);
    assert_eq!(rule_on(&case).articles[0].number, "A.5.2");
    case.local = LocalClauses::parse("supervision=full").numbers;
    assert_eq!(rule_on(&case).articles[0].number, "7.5.5");
    assert!(!rule_on(&case).by_local_clause, "no number was changed");
    case.supervision = Supervision::Full;
    case.local = LocalClauses::parse("supervision = limited").numbers;
    assert_eq!(rule_on(&case).articles[0].number, "A.5.2");
}

#[test]
fn art_9_1_1_no_draw_before_a_move() {
    let edition = Edition::Laws2023;
    assert!(matches!(agreed_draw(edition, Ply(1), 0), AgreedDraw::BothMustHaveMoved(_)));
    assert_eq!(agreed_draw(edition, Ply(2), 0), AgreedDraw::Allowed);
    assert_eq!(agreed_draw(Edition::Laws2014, Ply(0), 0), AgreedDraw::Allowed);
    assert!(matches!(
        agreed_draw(edition, Ply(59), 30),
        AgreedDraw::TooEarly { before_move: 30, completed: 29, .. }
    ));
    assert_eq!(agreed_draw(edition, Ply(60), 30), AgreedDraw::Allowed);
}

#[test]
fn every_article_that_can_be_cited_has_its_sentence() {
    let mut cited = Vec::new();
    for edition in Edition::ALL {
        cited.push(edition.flag_article());
        cited.extend(TouchRule::ALL.map(|rule| rule.article(edition)));
        for it in Conduct::ALL {
            cited.extend(conduct(edition, it, None).articles);
        }
        for fault in Fault::ALL {
            for pace in [Pace::Standard, Pace::Rapid, Pace::Blitz] {
                for supervision in Supervision::ALL {
                    cited.extend(supervision.article(edition, pace));
                    for phase in [Phase::Normal, Phase::QuickplayFinish] {
                        for noticed in [Noticed::BeforeReply, Noticed::AfterReply] {
                            let case = PenaltyCase {
                                supervision,
                                phase,
                                noticed,
                                ..PenaltyCase::first(fault, edition, pace)
                            };
                            cited.extend(rule_on(&case).articles);
                        }
                    }
                }
            }
        }
        for ply in [0, 10] {
            match agreed_draw(edition, Ply(ply), 30) {
                AgreedDraw::BothMustHaveMoved(article) | AgreedDraw::TooEarly { article, .. } => {
                    cited.push(article);
                }
                AgreedDraw::Allowed => {}
            }
        }
    }
    let mut missing: Vec<String> = Vec::new();
    for article in cited {
        for language in [Language::English, Language::Spanish] {
            if article.text(language).is_none() {
                missing.push(article.to_string());
            }
        }
    }
    missing.sort();
    missing.dedup();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn conduct_by_edition() {
    let of = |edition, it| conduct(edition, it, Some(true));
    assert_eq!(of(Edition::Laws2009, Conduct::Phone).articles[0].number, "12.3.b");
    assert_eq!(of(Edition::Laws2009, Conduct::Phone).consequence, Consequence::Lost);
    assert_eq!(of(Edition::OldEs, Conduct::Notes).articles[0].number, "Resumen: prohibido");
    assert_eq!(of(Edition::OldEs, Conduct::Phone).rule_of, Edition::Laws1997);
}

/// 2009, 12.3.b: an opponent who cannot checkmate draws; from 2014 on (11.3.b) the regulations decide, whatever stands on the board.
#[test]
fn a_telephone_where_the_opponent_cannot_mate() {
    let phone = |edition, can| {
        let ruling = conduct(edition, Conduct::Phone, can);
        (ruling.consequence, ruling.mate_unknown)
    };
    assert_eq!(phone(Edition::Laws2009, Some(false)), (Consequence::Drawn, false));
    assert_eq!(phone(Edition::Laws2009, Some(true)), (Consequence::Lost, false));
    assert_eq!(phone(Edition::Laws2009, None), (Consequence::Lost, true));
    for can in [None, Some(false)] {
        assert_eq!(phone(Edition::Laws2014, can), (Consequence::LostUnlessRegulated, false));
        assert_eq!(phone(Edition::Laws1997, can), (Consequence::ArbiterChooses, false));
    }
}

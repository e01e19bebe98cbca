//! The table of articles at the head of the crate says what the editions say.

use laws::article::Article;
use laws::claim::ClaimMode::{Announced, OnBoard};
use laws::edition::{Edition, Pace};
use laws::penalty::Ending;

/// What a row of the table is about.
fn article(rule: &str, edition: Edition) -> Option<Article> {
    match rule {
        "threefold, on the board" => Some(edition.threefold_article(OnBoard)),
        "threefold, announced" => Some(edition.threefold_article(Announced)),
        "same position" => edition.same_position_article(),
        "fifty, on the board" => edition.fifty_article(OnBoard),
        "fifty, announced" => edition.fifty_article(Announced),
        "touched first" => edition.touch_before_claim_article(),
        "wrong claim" => edition.wrong_claim(Pace::Standard).map(|time| time.article),
        "claim offers a draw" => edition.claim_offers_draw_article(),
        "five-fold" => edition.fivefold().map(|(_, article)| article),
        "seventy-five" => edition.seventy_five_article(),
        "checkmate" => Some(edition.checkmate_article()),
        "stalemate" => Some(edition.stalemate_article()),
        "dead position" => edition.dead_article(),
        "flag fall" => Some(Ending::FlagFall.article(edition)),
        "resignation" => Some(Ending::Resignation.article(edition)),
        "time control" => Some(edition.time_control_article()),
        "default time" => Some(edition.default_time_article()),
        "both absent" => edition.both_absent_article(),
        "sheets put together" => Some(edition.reconstruction_article()),
        "overstepping not shown" => Some(edition.time_not_shown_article()),
        other => panic!("a row nobody checks: {other}"),
    }
}

#[test]
fn the_table_of_articles_by_edition_is_true() {
    let head = include_str!("../../src/lib.rs");
    let mut rows =
        head.lines().skip_while(|line| !line.starts_with("//! | rule | old-es |")).skip(2);
    let mut n_rows = 0;
    for line in rows.by_ref().take_while(|line| line.starts_with("//! | ")) {
        let cells: Vec<&str> =
            line.trim_start_matches("//! | ").trim_end_matches(" |").split(" | ").collect();
        assert_eq!(cells.len(), 1 + Edition::ALL.len(), "{line}");
        for (&cell, edition) in cells[1..].iter().zip(Edition::ALL) {
            let found = match article(cells[0], edition) {
                None => "-",
                Some(it) if it.edition != edition => it.edition.code(),
                Some(it) => it.number.trim_start_matches("Resumen: "),
            };
            assert_eq!(cell, found, "{} in {edition}", cells[0]);
        }
        n_rows += 1;
    }
    assert_eq!(n_rows, 20);
}

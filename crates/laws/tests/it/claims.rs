//! repetition-fifty.jsonl: every claim and every automatic end.

use laws::claim::automatic::{first_end, first_moments};
use laws::claim::{Announced, ClaimKind, ClaimRequest, examine};
use laws::edition::Edition;
use laws::game::{Game, Ply};
use serde::Deserialize;
use shakmaty::Color;

use crate::oracle;

#[derive(Deserialize)]
struct Row {
    id: String,
    start_fen: Option<String>,
    moves_uci: Vec<String>,
    moves_san: Vec<String>,
    claims: Vec<Claim>,
    automatic: Automatic,
}

#[derive(Deserialize)]
struct Claim {
    ply: u32,
    by: String,
    kind: String,
    mode: String,
    intended_uci: Option<String>,
    intended_san: Option<String>,
    occurrences: Vec<u32>,
    halfmove_clock: u32,
    valid: bool,
}

#[derive(Deserialize, Debug, PartialEq, Eq)]
struct Automatic {
    fivefold_ply: Option<u32>,
    fivefold_ply_2014_wording: Option<u32>,
    seventyfive_ply: Option<u32>,
    mate_ply: Option<u32>,
    stalemate_ply: Option<u32>,
}

fn game(row: &Row) -> Game {
    let start = match &row.start_fen {
        Some(fen) => Game::from_fen(fen).expect("the oracle holds playable starts"),
        None => Game::standard(),
    };
    start.with_uci(&row.moves_uci).expect("the oracle holds legal moves")
}

fn request(game: &Game, claim: &Claim, edition: Edition) -> ClaimRequest {
    let kind = match claim.kind.as_str() {
        "threefold" => ClaimKind::Threefold,
        "fifty" => ClaimKind::Fifty,
        other => panic!("kind {other}"),
    };
    let mut request = ClaimRequest::at(game, kind, Ply(claim.ply), edition);
    request.announced = claim.intended_san.clone().map(Announced::Text);
    request
}

#[test]
fn every_claim_is_judged_as_the_oracle_says() {
    let mut n_claims = 0;
    for row in oracle::rows::<Row>("repetition-fifty.jsonl") {
        let game = game(&row);
        for claim in &row.claims {
            let request = request(&game, claim, Edition::Laws2023);
            assert_eq!(request.claimant == Color::White, claim.by == "white", "{}", row.id);
            let verdict = examine(&game, &request);
            let at = format!("{} ply {} {} {}", row.id, claim.ply, claim.kind, claim.mode);
            assert_eq!(verdict.is_upheld(), claim.valid, "{at}\n{verdict}");
            assert_eq!(
                verdict.occurrences.iter().map(|ply| ply.0).collect::<Vec<_>>(),
                claim.occurrences,
                "{at}"
            );
            assert_eq!(verdict.halfmove_clock, claim.halfmove_clock, "{at}");
            assert_eq!(
                verdict.announced.as_ref().map(|announced| announced.uci.clone()),
                claim.intended_uci,
                "{at}"
            );
            assert_eq!(verdict.penalty.is_some(), !claim.valid, "{at}: a wrong claim costs time");
            assert!(!verdict.because.is_empty(), "{at}: every verdict says why");
            n_claims += 1;
        }
    }
    assert_eq!(n_claims, 1179);
}

#[test]
fn every_edition_since_1997_rules_alike_on_claims() {
    for row in oracle::rows::<Row>("repetition-fifty.jsonl") {
        let game = game(&row);
        for claim in &row.claims {
            for edition in Edition::ALL.into_iter().skip(1) {
                let verdict = examine(&game, &request(&game, claim, edition));
                assert_eq!(verdict.is_upheld(), claim.valid, "{} {edition}", row.id);
                assert_eq!(verdict.main_article().map(|article| article.edition), Some(edition));
            }
        }
    }
}

#[test]
fn automatic_ends_come_at_the_oracle_ply() {
    for row in oracle::rows::<Row>("repetition-fifty.jsonl") {
        let game = game(&row);
        let moments = first_moments(&game);
        let number = |ply: Option<Ply>| ply.map(|ply| ply.0);
        let found = Automatic {
            fivefold_ply: number(moments.fivefold),
            fivefold_ply_2014_wording: number(moments.fivefold_2014),
            seventyfive_ply: number(moments.seventy_five),
            mate_ply: number(moments.checkmate),
            stalemate_ply: number(moments.stalemate),
        };
        assert_eq!(found, row.automatic, "{}", row.id);

        let expected = |fivefold: Option<u32>| {
            let dead = number(moments.dead);
            let all = [fivefold, found.seventyfive_ply, found.mate_ply, found.stalemate_ply, dead];
            all.into_iter().flatten().min()
        };
        let first = |edition| first_end(&game, edition).map(|end| end.ply.0);
        assert_eq!(first(Edition::Laws2023), expected(found.fivefold_ply), "{}", row.id);
        assert_eq!(
            first(Edition::Laws2014),
            expected(found.fivefold_ply_2014_wording),
            "{}",
            row.id
        );
    }
}

#[test]
fn san_is_written_as_the_oracle_writes_it() {
    for row in oracle::rows::<Row>("repetition-fifty.jsonl") {
        let game = game(&row);
        let sans: Vec<String> = game.plies().filter_map(|(ply, _)| game.san(ply)).collect();
        assert_eq!(sans, row.moves_san, "{}", row.id);
    }
}

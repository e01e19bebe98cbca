//! Every document in every language: what stands on it, that it stays on the paper, and that its bytes are the same again.

mod pages;
mod samples;
mod texts;

use i18n::Language;
use reports::documents::*;
use reports::{Document, Kind};

use samples::*;

/// All documents of one small tournament.
fn all(language: Language) -> Vec<Document> {
    let heading = heading();
    vec![
        pairings(language, &heading, &pairing_list(9, false)),
        pairings(
            language,
            &heading,
            &PairingList { stage: Stage::Draft, ..pairing_list(9, false) },
        ),
        pairings_by_name(language, &heading, &pairing_list(40, false)),
        results(language, &heading, &pairing_list(9, true)),
        start_list(language, &heading, &start_rows(21)),
        standings(language, &heading, &standing_rows(language, 21)),
        team_standings(language, &heading, &team_rows(language, 9)),
        crosstable(language, &heading, &crosstable_rows(language, Order::Rank, 21, 6)),
        crosstable(language, &heading, &crosstable_rows(language, Order::Number, 21, 6)),
        grid(language, &heading, &grid_rows(10, 1)),
        rating_changes(language, &heading, &rating_rows(21)),
        norms(language, &heading, &norm_rows(3)),
        prizes(language, &heading, &prize_rows(6)),
        ruling(language, &heading, &ruling_rows(language)),
        envelope(language, &heading, &envelope_rows(language)),
        adjourned(language, &heading, &adjourned_rows(5)),
        incidents(language, &heading, &incident_rows(9)),
        form(language, &heading, Kind::TitleNorm, form_blocks(2)),
        form(language, &heading, Kind::TournamentReport, form_blocks(1)),
        form(language, &heading, Kind::ArbiterNorm, form_blocks(3)),
        form(language, &heading, Kind::ChiefReport, form_blocks(1)),
    ]
}

/// The documents that strain the paper.
fn large(language: Language) -> Vec<Document> {
    let heading = heading();
    let mut long_names = pairing_list(12, true);
    for game in &mut long_names.games {
        game.white.name = "Quirinaldo ".repeat(28);
        game.black.name = "Æ".repeat(300);
    }
    let mut long_event = heading.clone().note("An unusually long note at the foot. ".repeat(12));
    long_event.event = "Memorial ".repeat(60);
    let mut long_ruling = ruling_rows(language);
    long_ruling.because = vec!["Reasons upon reasons. ".repeat(400)];
    long_ruling.white = "W".repeat(300);
    long_ruling.near_misses = vec!["x".repeat(900); 9];
    long_ruling.appeal = vec!["Appeal upon appeal. ".repeat(60)];
    let mut long_envelope = envelope_rows(language);
    long_envelope.white = "Quirinaldo ".repeat(40);
    long_envelope.note = "x".repeat(900);
    long_envelope.at_opening = vec!["Steps upon steps. ".repeat(50); 9];
    vec![
        pairings(language, &heading, &pairing_list(500, false)),
        pairings_by_name(language, &long_event, &pairing_list(300, false)),
        pairings(language, &long_event, &PairingList { stage: Stage::Draft, ..long_names }),
        crosstable(language, &heading, &crosstable_rows(language, Order::Rank, 200, 11)),
        crosstable(language, &heading, &crosstable_rows(language, Order::Number, 200, 60)),
        grid(language, &heading, &grid_rows(24, 2)),
        grid(language, &heading, &grid_rows(60, 2)),
        standings(language, &heading, &standing_rows(language, 300)),
        start_list(language, &heading, &start_rows(500)),
        ruling(language, &long_event, &long_ruling),
        envelope(language, &long_event, &long_envelope),
        envelope(language, &heading, &Envelope::default()),
        adjourned(language, &long_event, &adjourned_rows(60)),
        incidents(language, &heading, &incident_rows(150)),
    ]
}

//! What touched the integrity of the pairing, as `###` lines of a report (TRF26: comments), from the journal: rounds paired
//! by hand or against a warning, rounds taken back, late corrections, settings and numbers changed during the event,
//! full-point byes, expulsions. Always in English, for whoever rates the event.

use std::collections::{BTreeMap, BTreeSet};

use formats::trf::{KeptLine, TrfFile};
use i18n::{Args, Language, Messages, args};
use tournament::fact::{Fact, ResultCorrected, SetupBody, outcome_to_code};
use tournament::ids::{EntrantId, RoundNo};
use tournament::log::{Entry, dead_batches};
use tournament::round::ByeKind;
use tournament::state::{State, Tournament};

use crate::open_json::REMARKS;
use crate::{late, outside};

/// Adds the lines that are not there yet.
pub(crate) fn note(file: &mut TrfFile, entries: &[Entry], state: &State, tournament: &Tournament) {
    let lines_from_outside = outside::lines(state, tournament);
    let remarks = told(entries, state, tournament, InComments::Yes);
    for text in remarks.into_iter().chain(lines_from_outside) {
        if !file.kept.iter().any(|kept| kept.text == text) {
            file.kept.push(KeptLine { code: "###".to_owned(), text });
        }
    }
}

/// The lines that another file brought, then those of this journal that are not among them.
pub(crate) fn remarks(entries: &[Entry], state: &State, tournament: &Tournament) -> Vec<String> {
    told(entries, state, tournament, InComments::No)
}

/// Whether late results are told by comments of their own ([`formats::trf::TrfFile::late`]).
#[derive(Clone, Copy, PartialEq, Eq)]
enum InComments {
    Yes,
    No,
}

fn told(
    entries: &[Entry],
    state: &State,
    tournament: &Tournament,
    in_comments: InComments,
) -> Vec<String> {
    let kept = tournament.imports.iter().map(|it| &it.told).filter(|it| it.format == REMARKS);
    let mut remarks: Vec<String> = kept.flat_map(|it| it.kept.iter().cloned()).collect();
    let reports = tournament.imports.iter().map(|it| &it.told).filter(|it| it.format == "trf");
    let reports: BTreeSet<&String> = reports.flat_map(|it| &it.kept).collect();
    for line in lines(entries, state, tournament, in_comments) {
        if !remarks.contains(&line) && !reports.contains(&line) {
            remarks.push(line);
        }
    }
    remarks
}

fn lines(
    entries: &[Entry],
    state: &State,
    tournament: &Tournament,
    in_comments: InComments,
) -> Vec<String> {
    let dead = dead_batches(entries);
    let numbers = state.numbering(tournament);
    let mut telling = Telling {
        messages: Messages::get(Language::English),
        tournament,
        in_comments,
        number: |entrant| numbers.get(&entrant).map_or_else(|| "-".to_owned(), ToString::to_string),
        setup: None,
        published: RoundNo(0),
        lines: Vec::new(),
    };
    for entry in entries {
        match &entry.fact {
            // What undo struck out is told if it was a round that was out.
            Fact::Undone(body) => {
                let gone = entries.iter().filter(|it| it.batch == body.batch);
                let rounds = gone.filter_map(|it| match &it.fact {
                    Fact::RoundPublished(round) if round.tournament == tournament.id => {
                        Some(round.round)
                    }
                    _ => None,
                });
                for round in rounds {
                    let args = args! { "round" => round.0, "reason" => body.reason.as_str(), "case" => "undo" };
                    telling.line("taken-back", &args);
                }
            }
            _ if dead.contains(&entry.batch) => {}
            Fact::TournamentAdded(body) if entry.seq.0 == tournament.id.0 => {
                telling.setup = Some(body.setup.clone());
            }
            fact if fact.tournament() == Some(tournament.id) => telling.fact(fact),
            _ => {}
        }
    }
    telling.lines
}

struct Telling<'a, F: Fn(EntrantId) -> String> {
    messages: &'static Messages,
    tournament: &'a Tournament,
    in_comments: InComments,
    number: F,
    setup: Option<SetupBody>,
    published: RoundNo,
    lines: Vec<String>,
}

impl<F: Fn(EntrantId) -> String> Telling<'_, F> {
    fn line(&mut self, key: &str, args: &Args) {
        let text = self.messages.text(&format!("trf-comment-{key}"), args);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        self.lines.push(format!("### {text}"));
    }

    fn fact(&mut self, fact: &Fact) {
        match fact {
            Fact::RoundPublished(body) => {
                self.published = self.published.max(body.round);
                if !body.hand_changes.is_empty() {
                    let changes = body.hand_changes.join("; ");
                    self.line("by-hand", &args! { "round" => body.round.0, "changes" => changes });
                }
                let mut by_kind: BTreeMap<(&str, &str), Vec<String>> = BTreeMap::new();
                for finding in &body.confirmed {
                    let who: Vec<String> =
                        finding.entrants.iter().map(|entrant| (self.number)(*entrant)).collect();
                    let key = (finding.kind.as_str(), finding.article.as_str());
                    by_kind.entry(key).or_default().push(who.join("-"));
                }
                for ((kind, article), who) in by_kind {
                    let args = args! {
                        "round" => body.round.0, "kind" => kind, "article" => article,
                        "who" => who.join(", "),
                    };
                    // What is no rule's affair has no article.
                    let key = if article.is_empty() { "confirmed-alone" } else { "confirmed" };
                    self.line(key, &args);
                }
                if !body.reason.is_empty() {
                    let reason = body.reason.as_str();
                    self.line("decided", &args! { "round" => body.round.0, "reason" => reason });
                }
            }
            Fact::RoundUnpublished(body) => {
                let args = args! {
                    "round" => body.round.0, "case" => body.case.as_str(),
                    "reason" => body.reason.as_str(),
                };
                self.line("taken-back", &args);
            }
            Fact::ResultCorrected(body) if self.has_comment(body) => {}
            Fact::ResultCorrected(body) => {
                let game = self.tournament.games.get(&body.game);
                let args = args! {
                    "round" => game.map_or(0, |it| it.round.0),
                    "board" => game.map_or(0, |it| it.board.0),
                    "was" => outcome_to_code(body.was), "is" => outcome_to_code(body.is),
                    "reason" => body.reason.as_str(),
                };
                self.line("corrected", &args);
            }
            Fact::ByeGranted(body) if body.kind == ByeKind::FullPoint => {
                let args = args! { "round" => body.round.0, "who" => (self.number)(body.entrant) };
                self.line("full-point", &args);
            }
            Fact::Expelled(body) => {
                let args = args! {
                    "round" => body.from_round.0, "who" => (self.number)(body.entrant),
                    "reason" => body.reason.as_str(),
                    "when" => crate::words::when_left(self.tournament, body.from_round),
                };
                self.line("expelled", &args);
            }
            Fact::NumbersAssigned(_) if self.published.0 > 0 => {
                self.line("numbers", &args! { "round" => self.published.0 });
            }
            Fact::TournamentSetupChanged(body) => self.setup_changed(&body.setup, &body.reason),
            _ => {}
        }
    }

    /// Whether a comment of its own says of a correction what it changed and why: it is the last one of a game with two results.
    fn has_comment(&self, body: &ResultCorrected) -> bool {
        let game = self.tournament.live_game(body.game);
        let last = game.and_then(|game| game.corrections.last());
        self.in_comments == InComments::Yes
            && last.is_some_and(|last| last.is == body.is && last.reason == body.reason)
            && game.is_some_and(late::is_late)
    }

    fn setup_changed(&mut self, setup: &SetupBody, reason: &str) {
        let before = self.setup.replace(setup.clone());
        let Some(before) = before.filter(|_| self.published.0 > 0) else { return };
        let changed = [
            ("system", before.system != setup.system),
            ("rounds", before.rounds != setup.rounds),
            ("scoring", before.scoring != setup.scoring),
            ("initial color", before.initial_color != setup.initial_color),
            ("tie-breaks", before.tie_breaks != setup.tie_breaks),
            ("lots", before.lot_seed != setup.lot_seed),
            ("tie-break values by hand", before.hand_values != setup.hand_values),
            ("readings of C.07", before.readings != setup.readings),
            ("readings of the pairing system", before.pairing_readings != setup.pairing_readings),
            ("acceleration", before.acceleration != setup.acceleration),
            ("virtual points", before.virtual_points != setup.virtual_points),
            ("prohibited pairs", before.prohibited != setup.prohibited),
            ("prohibited pairs of some rounds", before.prohibited_in != setup.prohibited_in),
            ("rating order", before.rating_order != setup.rating_order),
            ("FIDE mode", before.fide_mode != setup.fide_mode),
        ];
        let changed = changed.iter().filter(|(_, changed)| *changed);
        let what: Vec<&str> = changed.map(|(what, _)| *what).collect();
        if !what.is_empty() {
            let args = args! {
                "round" => self.published.0, "what" => what.join(", "), "reason" => reason,
            };
            self.line("settings", &args);
        }
    }
}

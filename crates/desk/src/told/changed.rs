//! Which settings of a section, and what of its prize fund, are others than before: from what to what.

use std::collections::{BTreeMap, BTreeSet};

use i18n::{Messages, args};
use tournament::fact::{
    HandValueBody, PrizeCategoryBody, PrizeFundBody, ProhibitedInBody, ScheduleBody, ScoringBody,
    SetupBody, VirtualPointsBody,
};
use tournament::ids::{EntrantId, RoundNo};
use tournament::prize::Money;

use crate::api::prizes::amount_text;
use crate::api::readings::{pairing_reading_words, reading_words};
use crate::{labels, words};

/// A longer text is cut: the journal names what changed, the settings have the whole.
const LONGEST: usize = 80;

/// Who may not be paired, ever and in some rounds.
type Groups<'a> = (&'a [Vec<EntrantId>], &'a [ProhibitedInBody]);

/// Words a list of changes, one at a time.
pub(super) struct Changed<'a> {
    messages: &'a Messages,
    name: &'a dyn Fn(EntrantId) -> String,
    told: Vec<String>,
}

impl<'a> Changed<'a> {
    pub(super) fn new(messages: &'a Messages, name: &'a dyn Fn(EntrantId) -> String) -> Self {
        Changed { messages, name, told: Vec::new() }
    }

    /// Every field is named, so that a new one cannot be forgotten.
    pub(super) fn settings(mut self, was: &SetupBody, is: &SetupBody) -> Vec<String> {
        let SetupBody {
            name,
            system,
            rounds,
            scoring,
            initial_color,
            tie_breaks,
            tie_break_edition,
            laws_edition,
            local_clauses,
            pace,
            time_control,
            default_time,
            no_draw_before,
            acceleration,
            swap_last_rounds,
            prohibited,
            schedule,
            numbering,
            fide_mode,
            unrated_as,
            virtual_points,
            prohibited_in,
            rating_order,
            lot_seed,
            lot_numbers,
            hand_values,
            readings,
            pairing_readings,
            norm_exemption,
            norm_last_forfeit,
        } = is;
        let messages = self.messages;
        self.one("name", &was.name, name, Clone::clone);
        self.one("system", &was.system, system, |it| words::system_name(it, messages));
        self.one("rounds", &was.rounds, rounds, ToString::to_string);
        self.one("scoring", &was.scoring, scoring, |it| scoring_words(it, messages));
        self.one("initialColor", &was.initial_color, initial_color, |it| match it.as_str() {
            "white" => messages.plain("color-white"),
            "black" => messages.plain("color-black"),
            _ => messages.plain("setup-color-drawn"),
        });
        self.one("tieBreaks", &was.tie_breaks, tie_breaks, |it| it.join(" "));
        self.one("tieBreakEdition", &was.tie_break_edition, tie_break_edition, |it| {
            match it.as_str() {
                "" => messages.plain("setup-edition-by-date"),
                code => messages.plain(&format!("output-rules-{code}")),
            }
        });
        self.one("lawsEdition", &was.laws_edition, laws_edition, Clone::clone);
        self.one("localClauses", &was.local_clauses, local_clauses, Clone::clone);
        let pace_words = |it: &String| match it.as_str() {
            "standard" | "rapid" | "blitz" => messages.plain(&format!("pace-{it}")),
            other => other.to_owned(),
        };
        self.one("pace", &was.pace, pace, pace_words);
        self.one("timeControl", &was.time_control, time_control, Clone::clone);
        self.one("defaultTime", &was.default_time, default_time, ToString::to_string);
        self.one("noDrawBefore", &was.no_draw_before, no_draw_before, number_or_none);
        self.one("acceleration", &was.acceleration, acceleration, |it| match it.as_str() {
            "baku" => messages.plain("setup-acceleration-baku"),
            "given" => messages.plain("setup-acceleration-given"),
            _ => String::new(),
        });
        self.yes_or_no("swapLastRounds", was.swap_last_rounds, *swap_last_rounds);
        self.yes_or_no("fideMode", was.fide_mode, *fide_mode);
        self.groups((&was.prohibited, &was.prohibited_in), (prohibited, prohibited_in));
        self.schedule(&was.schedule, schedule);
        self.one("numbering", &was.numbering, numbering, |it| numbering_words(it, messages));
        self.one("unratedAs", &was.unrated_as, unrated_as, |it| {
            it.map_or_else(String::new, |it| it.to_string())
        });
        self.virtual_points(&was.virtual_points, virtual_points);
        self.one("ratingOrder", &was.rating_order, rating_order, |it| it.join(" "));
        self.one("lotSeed", &was.lot_seed, lot_seed, Clone::clone);
        if was.lot_seed == *lot_seed && was.lot_numbers != *lot_numbers {
            self.told.push(labels::label("lotSeed", messages));
        }
        let values = |all: &[HandValueBody]| -> BTreeMap<(EntrantId, String), String> {
            all.iter().map(|it| ((it.entrant, it.of.clone()), it.value.clone())).collect()
        };
        let hand = (values(&was.hand_values), values(hand_values));
        self.each("handValues", &hand.0, &hand.1, |(entrant, of), name| {
            if of.is_empty() { name(*entrant) } else { format!("{} OTHER_{of}", name(*entrant)) }
        });
        self.readings("readings", (&was.readings, readings), reading_words);
        let pairing = (&was.pairing_readings, pairing_readings);
        self.readings("pairingReadings", pairing, pairing_reading_words);
        self.one("exemption", &was.norm_exemption, norm_exemption, |it| {
            let code = if it.is_empty() { "none" } else { it };
            messages.plain(&format!("norms-exemption-{code}"))
        });
        self.yes_or_no("counts", was.norm_last_forfeit, *norm_last_forfeit);
        self.told
    }

    /// The same of a prize fund.
    pub(super) fn fund(mut self, was: &PrizeFundBody, is: &PrizeFundBody) -> Vec<String> {
        let PrizeFundBody {
            currency,
            places,
            sharing,
            undivided,
            least_share,
            rounding,
            unit,
            budget,
            cumulation,
            withdrawn,
            categories,
        } = is;
        let messages = self.messages;
        let amounts = |it: &Vec<i64>| {
            let amounts: Vec<String> =
                it.iter().map(|it| amount_text(Money(*it), messages)).collect();
            amounts.join(" ")
        };
        let optional =
            |it: &Option<i64>| it.map_or_else(String::new, |it| amount_text(Money(it), messages));
        let choice = |of: &'static str| {
            move |it: &String| {
                let key = format!("prizes-{of}-{it}");
                if messages.has(&key) { messages.plain(&key) } else { it.clone() }
            }
        };
        self.one("places", &was.places, places, amounts);
        self.one("currency", &was.currency, currency, Clone::clone);
        self.one("budget", &was.budget, budget, optional);
        self.one("sharing", &was.sharing, sharing, choice("sharing"));
        self.one("undivided", &was.undivided, undivided, ToString::to_string);
        self.one("leastShare", &was.least_share, least_share, optional);
        self.one("rounding", &was.rounding, rounding, choice("rounding"));
        self.one("unit", &was.unit, unit, |it| amount_text(Money(*it), messages));
        self.one("cumulation", &was.cumulation, cumulation, choice("cumulation"));
        self.one("withdrawn", &was.withdrawn, withdrawn, choice("withdrawn"));
        let named = |all: &[PrizeCategoryBody]| -> BTreeMap<String, PrizeCategoryBody> {
            all.iter().map(|it| (it.name.clone(), it.clone())).collect()
        };
        let (before, now) = (named(&was.categories), named(categories));
        for (name, category) in &before {
            match now.get(name) {
                None => self.told.push(format!("− {name}")),
                Some(same) if same == category => {}
                Some(other) if other.prizes != category.prizes => {
                    let (was, is) = (amounts(&category.prizes), amounts(&other.prizes));
                    self.both(name.clone(), &was, &is);
                }
                Some(_) => self.told.push(name.clone()),
            }
        }
        for (name, category) in now.iter().filter(|(name, _)| !before.contains_key(*name)) {
            self.told.push(format!("+ {name} {}", amounts(&category.prizes)).trim().to_owned());
        }
        let order = |all: &[PrizeCategoryBody]| all.iter().map(|it| it.name.clone()).collect();
        let (was, is): (Vec<String>, Vec<String>) = (order(&was.categories), order(categories));
        if was != is && before.keys().eq(now.keys()) {
            self.both(messages.plain("desk-told-category-order"), &was.join(", "), &is.join(", "));
        }
        self.told
    }

    fn one<T: PartialEq>(&mut self, field: &str, was: &T, is: &T, words: impl Fn(&T) -> String) {
        if was != is {
            self.both(labels::label(field, self.messages), &words(was), &words(is));
        }
    }

    fn yes_or_no(&mut self, field: &str, was: bool, is: bool) {
        let messages = self.messages;
        let words = |it: &bool| messages.plain(if *it { "common-yes" } else { "common-no" });
        self.one(field, &was, &is, words);
    }

    fn both(&mut self, what: String, was: &str, is: &str) {
        let args = args! {
            "what" => what, "was" => self.short(was), "is" => self.short(is),
        };
        self.told.push(self.messages.text("desk-told-changed", &args));
    }

    /// One line, not too long; the word for nothing.
    fn short(&self, text: &str) -> String {
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if line.is_empty() {
            return self.messages.plain("desk-told-nothing");
        }
        match line.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", line[..end].trim_end()),
            None => line,
        }
    }

    /// What has a value each, by key: a line a change.
    fn each<K: Ord>(
        &mut self,
        field: &str,
        was: &BTreeMap<K, String>,
        is: &BTreeMap<K, String>,
        words: impl Fn(&K, &dyn Fn(EntrantId) -> String) -> String,
    ) {
        let label = labels::label(field, self.messages);
        for key in was.keys().chain(is.keys()).collect::<BTreeSet<_>>() {
            let value = |of: &BTreeMap<K, String>| of.get(key).cloned().unwrap_or_default();
            let (was, is) = (value(was), value(is));
            if was != is {
                let what = self.messages.text(
                    "desk-told-of",
                    &args! { "what" => label.as_str(), "of" => words(key, self.name) },
                );
                self.both(what, &was, &is);
            }
        }
    }

    /// What came and what went of a list.
    fn came_and_went(&mut self, field: &str, was: &[String], is: &[String]) {
        let mut told: Vec<String> =
            is.iter().filter(|it| !was.contains(it)).map(|it| format!("+ {it}")).collect();
        told.extend(was.iter().filter(|it| !is.contains(it)).map(|it| format!("− {it}")));
        if !told.is_empty() {
            let what = labels::label(field, self.messages);
            let args = args! { "what" => what, "of" => told.join(", ") };
            self.told.push(self.messages.text("desk-told-of", &args));
        }
    }

    fn groups(&mut self, was: Groups<'_>, is: Groups<'_>) {
        let told = |(always, sometimes): Groups<'_>| -> Vec<String> {
            let names = |group: &[EntrantId]| {
                let names: Vec<String> = group.iter().map(|it| (self.name)(*it)).collect();
                names.join(" – ")
            };
            let always = always.iter().map(|it| names(it));
            let sometimes = sometimes.iter().map(|it| {
                let (first, last) = (it.first_round.0, it.last_round.0);
                let args = args! { "names" => names(&it.group), "first" => first, "last" => last };
                self.messages.text("setup-prohibited-in", &args)
            });
            always.chain(sometimes).collect()
        };
        let (was, is) = (told(was), told(is));
        self.came_and_went("prohibited", &was, &is);
    }

    fn virtual_points(&mut self, was: &[VirtualPointsBody], is: &[VirtualPointsBody]) {
        let told = |all: &[VirtualPointsBody]| -> Vec<String> {
            let words = |it: &VirtualPointsBody| {
                let names: Vec<String> = it.entrants.iter().map(|it| (self.name)(*it)).collect();
                let args = args! {
                    "names" => names.join(", "), "points" => self.messages.points(it.points),
                    "first" => it.first_round.0, "last" => it.last_round.0,
                };
                self.messages.text("desk-told-virtual", &args)
            };
            all.iter().map(words).collect()
        };
        let (was, is) = (told(was), told(is));
        self.came_and_went("virtualPoints", &was, &is);
    }

    fn schedule(&mut self, was: &[ScheduleBody], is: &[ScheduleBody]) {
        let starts = |all: &[ScheduleBody]| -> BTreeMap<RoundNo, String> {
            let words =
                |it: &ScheduleBody| (it.round, crate::site::day_words(&it.starts, self.messages));
            all.iter().map(words).collect()
        };
        let (was, is) = (starts(was), starts(is));
        let messages = self.messages;
        self.each("schedule", &was, &is, |round, _| {
            messages.text("desk-told-round", &args! { "round" => round.0 })
        });
    }

    fn readings(
        &mut self,
        field: &str,
        (was, is): (&BTreeMap<String, String>, &BTreeMap<String, String>),
        words: fn(&str, Option<&str>, &Messages) -> (String, String),
    ) {
        for name in was.keys().chain(is.keys()).collect::<BTreeSet<_>>() {
            let (before, now) = (was.get(name), is.get(name));
            if before != now {
                let (what, was) = words(name, before.map(String::as_str), self.messages);
                let (_, is) = words(name, now.map(String::as_str), self.messages);
                let label = labels::label(field, self.messages);
                let args = args! { "what" => label, "of" => what };
                self.both(self.messages.text("desk-told-of", &args), &was, &is);
            }
        }
    }
}

fn scoring_words(scoring: &ScoringBody, messages: &Messages) -> String {
    let one = |key: &str, tenths: i32| {
        format!("{} {}", messages.plain(key).to_lowercase(), messages.points(tenths))
    };
    [
        one("score-win", scoring.win),
        one("score-draw", scoring.draw),
        one("score-loss", scoring.loss),
        one("score-absent", scoring.absent),
        one("score-pab", scoring.pab),
    ]
    .join(", ")
}

fn number_or_none(number: &u16) -> String {
    if *number == 0 { String::new() } else { number.to_string() }
}

fn numbering_words(numbering: &str, messages: &Messages) -> String {
    let (way, seed) = numbering.split_once(':').unwrap_or((numbering, ""));
    let key = match way {
        "as-entered" => "setup-numbers-entered",
        "lots" => "setup-numbers-lots",
        "varma" => "setup-numbers-varma",
        _ => "setup-numbers-rating",
    };
    let words = messages.plain(key);
    if seed.is_empty() { words } else { format!("{words}: {seed}") }
}

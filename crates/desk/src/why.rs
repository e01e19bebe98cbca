//! Why not otherwise: the answers of [`pairing::explain`] in words and as data.

use i18n::{Messages, args};
use pairing::explain::{ByeElse, Floated, Rule, WhyNot, Worse, why_bye, why_floated};
use pairing::field::ByeBar;
use pairing::{Draft, Options};
use serde_json::{Value, json};
use tournament::ids::Tpn;

use crate::explain;
use crate::words::Telling;

/// One sentence.
pub(crate) fn told(why: &WhyNot, (a, b): (Tpn, Tpn), telling: Telling<'_>) -> String {
    let messages = telling.messages;
    let name = |tpn: Tpn| explain::name(tpn, telling);
    let args = args! { "a" => name(a), "b" => name(b) };
    match why {
        WhyNot::TheyMeet => messages.text("desk-why-not-they-meet", &args),
        WhyNot::Unknown(tpn) => messages.text("desk-why-not-unknown", &args! { "number" => tpn.0 }),
        WhyNot::Absent(tpn) => {
            messages.text("desk-why-not-absent", &args! { "name" => name(*tpn) })
        }
        WhyNot::Same => messages.plain("desk-why-not-same"),
        WhyNot::Met(round) => messages.text("desk-why-not-met", &args.with("round", round.0)),
        WhyNot::Prohibited => messages.text("desk-why-not-prohibited", &args),
        WhyNot::SameAbsolute => messages.text("desk-why-not-same-absolute", &args),
        WhyNot::NoCompletion => messages.text("desk-why-not-completion", &args),
        WhyNot::Worse(worse) if worse.rule == Rule::Order => {
            messages.text("desk-why-not-order", &args.with("bracket", worse.bracket + 1))
        }
        WhyNot::Worse(worse) => {
            let rule = messages.plain(&rule_key(worse.rule));
            let args = args
                .with("bracket", worse.bracket + 1)
                .with("rule", rule)
                .with("article", worse.rule.code());
            messages.text("desk-why-not-worse", &args)
        }
    }
}

/// Why a player of the draft is where they are: each float, the bye or that it went elsewhere, the color.
pub(crate) fn player(draft: &Draft, player: Tpn, telling: Telling<'_>) -> Vec<String> {
    let mut why = floats(draft, player, telling);
    let own = draft.pairs.iter().find(|it| it.color_of(player).is_some());
    match (own, draft.bye) {
        (Some(pair), bye) => {
            why.push(explain::color(&pair.because, pair.white, pair.black, telling));
            if bye.is_some() {
                why.extend(not_the_bye(draft, player, telling));
            }
        }
        (None, Some(bye)) if bye.player == player => {
            why.extend(explain::bye(draft, telling));
            why.extend(passed_over(draft, telling));
        }
        (None, _) => {
            let name = explain::name(player, telling);
            why.push(telling.messages.text("desk-why-not-absent", &args! { "name" => name }));
        }
    }
    why
}

/// Out of which brackets a player floated, and what keeping them there would have broken.
pub(crate) fn floats(draft: &Draft, player: Tpn, telling: Telling<'_>) -> Vec<String> {
    let messages = telling.messages;
    let options = Options { edition: draft.edition };
    let mut why = Vec::new();
    // Whoever has the bye floats to the end for that; see `explain::bye`.
    if draft.bye.is_some_and(|bye| bye.player == player) {
        return why;
    }
    let last = draft.brackets.len().saturating_sub(1);
    for (at, bracket) in draft.brackets.iter().enumerate().take(last) {
        if !bracket.floaters.contains(&player) {
            continue;
        }
        let args = args! {
            "name" => explain::name(player, telling),
            "score" => messages.points(bracket.score.0),
        };
        let found = why_floated(telling.history, draft, &options, at, player);
        why.push(match found {
            Ok(Floated::Worse(worse)) if worse.rule == Rule::Order => {
                messages.text("desk-why-floated-order", &args)
            }
            Ok(Floated::Worse(worse)) => {
                let args = args
                    .with("rule", messages.plain(&rule_key(worse.rule)))
                    .with("article", worse.rule.code());
                messages.text("desk-why-floated", &args)
            }
            Ok(Floated::Alone) => messages.text("desk-why-floated-alone", &args),
            Ok(Floated::OnlyMovedDown) => messages.text("desk-why-floated-moved", &args),
            Ok(Floated::Barred(bars)) => {
                let bars: Vec<String> = bars
                    .iter()
                    .filter_map(|why| match why {
                        WhyNot::Met(_) => Some("met"),
                        WhyNot::Prohibited => Some("prohibited"),
                        WhyNot::SameAbsolute => Some("color"),
                        WhyNot::TheyMeet
                        | WhyNot::Unknown(_)
                        | WhyNot::Absent(_)
                        | WhyNot::Same
                        | WhyNot::NoCompletion
                        | WhyNot::Worse(_) => None,
                    })
                    .map(|bar| messages.plain(&format!("desk-why-floated-bar-{bar}")))
                    .collect();
                messages.text("desk-why-floated-barred", &args.with("bars", bars.join("; ")))
            }
            Ok(Floated::NoCompletion) | Err(_) => messages.text("desk-why-floated-legal", &args),
        });
    }
    why
}

/// Who comes before the player with the bye, from the last ranked up, and may not or shall not have it.
fn passed_over(draft: &Draft, telling: Telling<'_>) -> Vec<String> {
    /// Told one by one; a field may have hundreds.
    const MOST: usize = 6;
    let others = why_bye(telling.history, draft);
    let others = others.iter().filter(|(_, why)| *why != ByeElse::HigherScore);
    others.take(MOST).map(|(tpn, why)| bye_else(*tpn, why, telling)).collect()
}

/// Why a player who is paired does not have the bye; nothing where the score alone says it.
fn not_the_bye(draft: &Draft, player: Tpn, telling: Telling<'_>) -> Option<String> {
    let others = why_bye(telling.history, draft);
    let (_, why) = others.iter().find(|(tpn, _)| *tpn == player)?;
    (*why != ByeElse::HigherScore).then(|| bye_else(player, why, telling))
}

fn bye_else(player: Tpn, why: &ByeElse, telling: Telling<'_>) -> String {
    let args = args! { "name" => explain::name(player, telling) };
    let (key, args) = match why {
        ByeElse::Barred(ByeBar::HadBye(round)) => {
            ("desk-why-no-bye-had", args.with("round", round.0))
        }
        ByeElse::Barred(ByeBar::PointsUnplayed(round)) => {
            ("desk-why-no-bye-points", args.with("round", round.0))
        }
        ByeElse::HigherScore => ("desk-why-no-bye-score", args),
        ByeElse::MoreUnplayed => ("desk-why-no-bye-unplayed", args),
        ByeElse::Others => ("desk-why-no-bye-others", args),
    };
    telling.messages.text(key, &args)
}

/// What the next best would have broken.
pub(crate) fn worse(worse: &Worse, draft: &Draft, messages: &Messages) -> String {
    let score = draft.brackets.get(worse.bracket).map_or_else(Default::default, |it| it.score);
    let args = args! {
        "score" => messages.points(score.0),
        "rule" => messages.plain(&rule_key(worse.rule)),
        "article" => worse.rule.code(),
    };
    match worse.rule {
        Rule::Order => messages.text("desk-worse-order", &args),
        _ => messages.text("desk-worse", &args),
    }
}

fn rule_key(rule: Rule) -> String {
    match rule {
        Rule::Order => "desk-rule-order".to_owned(),
        other => format!("desk-rule-{}", other.code().to_lowercase()),
    }
}

/// The answer for programs.
pub(crate) fn data(why: &WhyNot) -> Value {
    match why {
        WhyNot::TheyMeet => json!({ "kind": "theyMeet" }),
        WhyNot::Unknown(tpn) => json!({ "kind": "unknown", "player": tpn.0 }),
        WhyNot::Absent(tpn) => json!({ "kind": "absent", "player": tpn.0 }),
        WhyNot::Same => json!({ "kind": "same" }),
        WhyNot::Met(round) => json!({ "kind": "met", "article": "C1", "round": round.0 }),
        WhyNot::Prohibited => json!({ "kind": "prohibited", "article": "C1" }),
        WhyNot::SameAbsolute => json!({ "kind": "sameAbsolute", "article": "C3" }),
        WhyNot::NoCompletion => json!({ "kind": "noCompletion", "article": "C4" }),
        WhyNot::Worse(worse) => {
            let mut data = worse_data(worse);
            data["kind"] = json!("worse");
            data
        }
    }
}

/// What is worse, for programs.
pub(crate) fn worse_data(worse: &Worse) -> Value {
    json!({
        "bracket": worse.bracket + 1,
        "article": worse.rule.code(),
        "drafted": worse.drafted,
        "other": worse.other,
    })
}

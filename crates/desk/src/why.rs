//! Why not otherwise: the answers of [`pairing::explain`] in words and as data.

use i18n::{Messages, args};
use pairing::Draft;
use pairing::explain::{Rule, WhyNot, Worse};
use serde_json::{Value, json};
use tournament::ids::Tpn;

use crate::words::Telling;

/// One sentence.
pub(crate) fn told(why: &WhyNot, (a, b): (Tpn, Tpn), telling: Telling<'_>) -> String {
    let messages = telling.messages;
    let name = |tpn: Tpn| match telling.history.row(tpn) {
        Some(row) if !row.name.is_empty() => row.name.clone(),
        _ => messages.text("desk-player-erased", &args! { "number" => tpn.0 }),
    };
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

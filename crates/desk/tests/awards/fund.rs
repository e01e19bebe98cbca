//! What a prize fund takes, and that none of its prizes gets lost.

use super::{first_round, plain, rated};
use crate::hall::table;
use serde_json::json;

#[test]
fn a_category_without_a_name_is_refused_and_its_prize_never_vanishes() {
    let hall = rated();
    let section = hall.section();
    for blank in ["", "   ", "\u{200b} \u{a0}"] {
        let fund = json!({
            "currency": "EUR", "places": ["100"],
            "categories": [
                {"name": "Category 2", "prizes": ["20"], "filter": {"ratingTo": 1}},
                {"name": blank, "prizes": ["30"]},
            ],
        });
        let params = json!({"tournament": section, "fund": fund});
        let refused = hall.try_ask("prizes.set", params.clone()).unwrap_err();
        assert_eq!(refused.field.as_deref(), Some("categories.1.name"));
        assert!(refused.message.starts_with("Category 2 has no name"), "{}", refused.message);
        // While it is typed, and in files of before, its prize stands under a name of its own, for another one has
        // "Category 2". After round 1 Carla has the place, and Bruno and Dino, who is below every band, the others:
        // 100 + 20 + 30 are paid.
        let mut params = params;
        params["round"] = json!(1);
        let list = hall.ask("prizes.preview", params);
        let rows = table(&list["rows"], &["name", "prize", "paid"]);
        assert!(rows.contains("Carla, C | Place 1 | 100 EUR"), "{rows}");
        assert!(rows.contains("Category 2 (2) | "), "{rows}");
        assert_eq!(list["paid"], "150 EUR");
    }
}

#[test]
fn what_is_no_amount_is_told_with_its_field() {
    let hall = first_round();
    let category = json!({"name": "U16", "prizes": ["5", "-1"]});
    for (fund, field) in [
        (json!({"places": ["5", "5x"]}), "places"),
        (json!({"budget": "-3"}), "budget"),
        (json!({"leastShare": "1.234"}), "leastShare"),
        (json!({"unit": "one"}), "unit"),
        (json!({"categories": [category]}), "categories.0.prizes"),
        // A thousand million is more than any fund.
        (json!({"places": ["1000000000"]}), "places"),
    ] {
        let params = json!({"tournament": hall.section(), "fund": fund});
        for method in ["prizes.preview", "prizes.set"] {
            let refused = hall.try_ask(method, params.clone()).unwrap_err();
            assert_eq!(refused.field.as_deref(), Some(field), "{method}");
        }
    }
}

/// The sum of the prizes stands against the budget on paper as in the window.
#[test]
fn the_budget_is_on_the_prize_print() {
    let hall = rated();
    let section = hall.section();
    let page = |budget: &str, told: &[(&str, &str)]| {
        let fund = json!({"currency": "EUR", "places": ["500", "300", "150"], "budget": budget});
        hall.ask("prizes.set", json!({"tournament": section, "fund": fund}));
        for (language, told) in told {
            let params = json!({"kind": "prizes", "format": "txt", "language": language});
            let page = plain(&hall.ask("report.make", params)).replace('\n', " ");
            assert!(page.contains(told), "{page}");
        }
    };
    page(
        "900",
        &[
            (
                "en",
                "The prizes add up to 950 EUR, the budget is 900 EUR. Lower a prize or raise the budget",
            ),
            (
                "es",
                "Los premios suman 950 EUR y el presupuesto es 900 EUR. Baje un premio o suba el presupuesto",
            ),
        ],
    );
    page(
        "1000.50",
        &[
            ("en", "budget is 1000.50 EUR: 50.50 EUR is in no prize"),
            ("es", "presupuesto es 1000,50 EUR: 50,50 EUR no está en ningún premio"),
        ],
    );
}

/// Points lead every ranking (C.07 4.2): at the head of a list they are no tie-break, and stand once.
#[test]
fn points_at_the_head_of_a_list_are_no_tie_break() {
    let hall = rated();
    let section = hall.section();
    let mut setup = hall.ask("tournament.get", json!({"tournament": section}))["setup"].clone();
    let mut columns = |list: serde_json::Value| {
        setup["tieBreaks"] = list;
        let params = json!({"tournament": section, "setup": setup, "reason": "regulations"});
        hall.ask("tournament.update", params);
        let set = hall.ask("tournament.get", json!({"tournament": section}))["setup"].clone();
        let view = hall.ask("standings.get", json!({"tournament": section, "round": 1}));
        (set["tieBreaks"].clone(), table(&view["columns"], &["code"]).replace('\n', " "))
    };
    assert_eq!(columns(json!(["PTS", "BH", "DE"])), (json!(["BH", "DE"]), "BH DE".to_owned()));
    assert_eq!(columns(json!(["pts", "SB"])), (json!(["SB"]), "SB".to_owned()));
    // Later they say that something comes before them.
    let later = json!(["BH", "PTS", "SB"]);
    assert_eq!(columns(later.clone()), (later, "BH PTS SB".to_owned()));
}

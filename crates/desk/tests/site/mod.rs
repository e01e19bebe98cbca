//! The web site of an event: what stands on its pages, that links lead somewhere, and what happens to the folder.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::hall::Hall;

const SHEET: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5";

/// Five players of whom two have names that a page could trip over, and one is a minor; one game with moves.
fn five() -> Hall {
    let hall = Hall::with_event("fide-dutch-2026", 5);
    hall.ask("event.update", json!({
        "name": "Open <Villa> & Co", "place": "Villa del Roble", "federation": "ESP", "startDate": "2026-11-28",
        "endDate": "2026-12-02", "zone": "Europe/Madrid", "organizer": "", "arbiters": [
            {"name": "Zarzal, Luz", "title": "IA", "fideId": "999001", "role": "chief"},
        ],
    }));
    let tournament = hall.section();
    for (name, rating, birth, contact) in [
        ("Ana <script>alert(1)</script>", "2200", "1990-05-31", "ana@example.org"),
        ("كرم, علي", "2100", "", ""),
        ("Menorca Soto, Iria", "2000", "2012-03-09", "600 000 000"),
        ("Dino \"D\" & D", "1900", "", ""),
        ("Elena, E", "", "", ""),
    ] {
        hall.ask("players.add", json!({"tournament": tournament, "player": {
            "name": name, "rating": rating, "birth": birth, "contact": contact, "fideId": "2200000",
        }}));
    }
    hall.publish();
    let round = hall.ask("round.get", json!({"tournament": tournament, "round": 1}));
    hall.ask(
        "scoresheet.attach",
        json!({
            "tournament": tournament, "game": round["boards"][0]["game"],
            "sheet": {"text": SHEET, "language": "auto", "start": ""},
        }),
    );
    hall.results(1, "1-0 =-=");
    hall.publish();
    hall.results(2, "+-- .");
    hall
}

fn make(hall: &Hall, more: &Value) -> Value {
    let mut params = json!({"folder": folder(hall)});
    for (key, value) in more.as_object().expect("an object") {
        params[key] = value.clone();
    }
    hall.ask("site.make", params)
}

fn folder(hall: &Hall) -> PathBuf {
    hall.folder.path().join("site")
}

fn read(hall: &Hall, path: &str) -> String {
    let path = folder(hall).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file below a folder, by its path inside.
fn files(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in std::fs::read_dir(&next).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                open.push(path);
            } else {
                let inside = path.strip_prefix(folder).expect("inside");
                found.insert(inside.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found
}

/// Values of an attribute on a page, quoted or not.
fn attributes<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let key = format!(" {name}=");
    let value = |(at, _): (usize, &str)| {
        let rest = &page[at + key.len()..];
        match rest.strip_prefix('"') {
            Some(quoted) => quoted.split('"').next().unwrap_or_default(),
            None => rest.split([' ', '>']).next().unwrap_or_default(),
        }
    };
    page.match_indices(&key).map(value).collect()
}

/// The text of a page, tags taken away.
fn words(page: &str) -> String {
    let mut text = String::new();
    for part in page.split('<').skip(1) {
        let after = part.split_once('>').map_or("", |(_, after)| after);
        text.push_str(after);
        text.push(' ');
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn pages_of_both_languages_say_the_same() {
    let hall = five();
    let made = make(&hall, &json!({}));
    let all = files(&folder(&hall));
    let english: BTreeSet<&str> = all.iter().filter_map(|it| it.strip_prefix("en/")).collect();
    let spanish: BTreeSet<&str> = all.iter().filter_map(|it| it.strip_prefix("es/")).collect();
    assert_eq!(english, spanish);
    assert_eq!(made["files"].as_u64().expect("a number") + 1, all.len() as u64, "and their list");
    let usual = english.iter().filter(|it| !it.starts_with("p/")).copied().collect::<Vec<_>>();
    assert_eq!(
        usual,
        [
            "charts.html",
            "crosstable.html",
            "games-1.html",
            "index.html",
            "players.html",
            "round-1.html",
            "round-2.html",
            "standings.html"
        ]
    );
    assert_eq!(english.len() - usual.len(), 5, "a page a player");
    let round = words(&read(&hall, "en/round-1.html"));
    assert!(
        round.contains("Ana &lt;script&gt;alert(1)&lt;&#x2f;script&gt; 2200 0 1 - 0 0"),
        "{round}"
    );
    assert!(round.contains("Without a game") && round.contains("Elena, E"), "{round}");
    let spanish = words(&read(&hall, "es/round-1.html"));
    assert!(spanish.contains("Blancas") && spanish.contains("Sin partida"), "{spanish}");
    let standings = words(&read(&hall, "en/standings.html"));
    assert!(standings.contains("Standings after round 1"), "{standings}");
    assert!(
        standings.contains("Tie-breaks in their order DE Direct encounter BH&#x2f;C1 Buchholz C1"),
        "{standings}"
    );
    assert!(words(&read(&hall, "es/standings.html")).contains("Clasificación tras la ronda 1"));
    let home = words(&read(&hall, "en/index.html"));
    assert!(
        home.contains("Chief arbiter Zarzal, Luz") && home.contains("Villa del Roble, ESP"),
        "{home}"
    );
    assert!(home.contains("As of entry"), "{home}");
    let charts = words(&read(&hall, "es/charts.html"));
    assert!(charts.contains("Jugadores por Elo 2200 a 2299 1 2100 a 2199 1"), "{charts}");
}

#[test]
fn a_card_shows_every_round_with_the_rating_change() {
    let hall = five();
    make(&hall, &json!({"languages": ["es"]}));
    let card = format!("es/p/{}.html", hall.entrant("Dino \"D\" & D"));
    insta::assert_snapshot!(words(&read(&hall, &card)).split_once("Variación").expect("the facts").1, @" de Elo +5,2 Ronda Mesa Color Rival Elo Resultado We ± 1 2 Blancas كرم, علي 2100 ½ 0,24 +0,26 2 2 Negras Elena, E *");
}

#[test]
fn names_are_escaped_and_right_to_left_names_keep_their_direction() {
    let hall = five();
    make(&hall, &json!({}));
    for path in files(&folder(&hall)).iter().filter(|it| it.ends_with(".html")) {
        let page = read(&hall, path);
        assert!(!page.contains("<script>alert"), "{path}");
        assert!(!page.contains("<Villa>"), "{path}");
    }
    let players = read(&hall, "en/players.html");
    assert!(players.contains(" dir=auto>كرم, علي</a>"), "{players}");
    assert!(players.contains(".html>Elena, E</a>"), "only those");
}

#[test]
fn every_link_leads_to_a_page_and_nothing_leads_outside() {
    let hall = five();
    make(&hall, &json!({}));
    let root = folder(&hall);
    let mut n_links = 0;
    for path in files(&root).iter().filter(|it| it.ends_with(".html")) {
        let page = read(&hall, path);
        assert!(
            !page.contains("http://") && !page.contains("https://"),
            "{path} asks somebody else"
        );
        for link in attributes(&page, "href").into_iter().chain(attributes(&page, "src")) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => root.join(path),
                file => root.join(path).parent().expect("a folder").join(file),
            };
            assert!(target.is_file(), "{link} on {path}");
            if !anchor.is_empty() && target.extension().is_some_and(|it| it == "html") {
                let there = std::fs::read_to_string(&target).expect("read");
                assert!(attributes(&there, "id").contains(&anchor), "{link} on {path}");
            }
            n_links += 1;
        }
    }
    assert!(n_links > 200, "{n_links}");
}

#[test]
fn games_are_written_in_the_letters_of_the_language() {
    let hall = five();
    make(&hall, &json!({}));
    let english = read(&hall, "en/games-1.html").replace('\u{a0}', " ");
    assert!(english.contains("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6"), "{english}");
    assert!(read(&hall, "es/games-1.html").contains("Cf3 Cc6"));
    assert!(english.contains(
        "data-u=\"e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 f7f6 d2d4 e5d4 f3d4 c6c5\""
    ));
    assert!(
        english.contains("<use href=#mN x=135 y=\"180\"/>"),
        "the knight of d4 on the last diagram"
    );
    assert!(!folder(&hall).join("en/games-2.html").exists(), "no moves, no page");
}

#[test]
fn surnames_of_minors_are_kept_back_where_asked() {
    let hall = five();
    make(&hall, &json!({"redact": ["minors"]}));
    for path in files(&folder(&hall)) {
        let page = read(&hall, &path);
        assert!(!page.contains("Menorca") && !page.contains("Soto"), "{path}");
        assert!(!page.contains("2012") && !page.contains("600 000 000"), "{path}");
    }
    assert!(read(&hall, "en/players.html").contains("M. S., Iria"));
    assert!(read(&hall, "en/index.html").contains("surnames of minors"));
    let refused = hall.try_ask("site.make", json!({"folder": folder(&hall), "redact": ["ages"]}));
    assert_eq!(refused.expect_err("no such thing").field.as_deref(), Some("redact"));
    let export = json!({"format": "csv", "redact": ["birth", "minors"]});
    let tables = hall.ask("export.make", export).to_string();
    assert!(tables.len() > 1000);
    for file in hall
        .ask("export.make", json!({"format": "csv", "redact": ["birth", "minors"]}))
        .as_array()
        .expect("files")
    {
        let text = crate::plain(file);
        assert!(
            !text.contains("Menorca") && !text.contains("1990") && !text.contains("2012"),
            "{text}"
        );
    }
}

#[test]
fn a_second_run_writes_what_changed_and_takes_away_what_is_gone() {
    let hall = five();
    let first = make(&hall, &json!({}));
    assert_eq!(
        first["written"].as_array().expect("a list").len() as u64,
        first["files"].as_u64().expect("a number")
    );
    let second = make(&hall, &json!({}));
    assert_eq!((&second["written"], &second["removed"]), (&json!([]), &json!([])));
    assert!(second["text"].as_str().expect("words").ends_with("nothing changed"), "{second}");
    std::fs::write(folder(&hall).join("es/mine.txt"), "mine").expect("written");
    let third = make(&hall, &json!({"languages": ["en"]}));
    assert!(third["removed"].as_array().expect("a list").len() > 10, "{third}");
    assert_eq!(
        files(&folder(&hall)).iter().filter(|it| it.starts_with("es/")).count(),
        1,
        "mine alone"
    );
}

#[test]
fn files_of_others_are_not_overwritten() {
    let hall = five();
    std::fs::create_dir(folder(&hall)).expect("made");
    std::fs::write(folder(&hall).join("index.html"), "my home page").expect("written");
    let refused = hall.try_ask("site.make", json!({"folder": folder(&hall)})).expect_err("refused");
    assert_eq!(refused.code, desk::Code::Refused);
    assert!(refused.message.starts_with("index.html in "), "{}", refused.message);
    assert_eq!(files(&folder(&hall)).len(), 1);
    let none = hall.try_ask("site.make", json!({"folder": " "})).expect_err("refused");
    assert_eq!(none.field.as_deref(), Some("folder"));
}

#[test]
fn a_template_of_the_user_takes_the_place_of_the_usual_one() {
    let hall = five();
    let own = hall.folder.path().join("data/templates/html");
    std::fs::create_dir_all(&own).expect("made");
    std::fs::write(own.join("site.css"), "h1 { color: green }").expect("written");
    std::fs::write(
        own.join("players.html.j2"),
        "<!doctype html><title>{{ title }}</title>{{ count }}",
    )
    .expect("written");
    make(&hall, &json!({}));
    assert_eq!(read(&hall, "site.css"), "h1 { color: green }");
    assert_eq!(read(&hall, "en/players.html"), "<!doctype html><title>Start list</title>5 players");
    std::fs::write(own.join("players.html.j2"), "\n{% if %}").expect("written");
    let refused = hall.try_ask("site.make", json!({"folder": folder(&hall)})).expect_err("refused");
    assert_eq!(refused.code, desk::Code::BadInput);
    assert!(refused.message.contains("players.html.j2:2"), "{}", refused.message);
}

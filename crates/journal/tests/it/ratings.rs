//! Rating lists: searching, and what a load that does not end leaves behind.

use journal::ratings::{About, ListError, ListedPlayer, ListedRating, Query, RatingList, Shelf};

fn player(id: u32, name: &str, federation: &str, birth: u32) -> ListedPlayer {
    let rating = ListedRating { value: Some(2000), games: Some(3), k: Some(20) };
    ListedPlayer {
        line: id + 1,
        fide_id: Some(id).filter(|id| *id > 0),
        name: name.to_owned(),
        federation: federation.to_owned(),
        birth,
        ratings: [rating, ListedRating::default(), ListedRating::default(), rating],
        ..ListedPlayer::default()
    }
}

/// A list of names that are their own keys.
fn put(shelf: &Shelf, month: &str, players: &[ListedPlayer]) -> RatingList {
    let mut writer = shelf.begin().unwrap();
    for player in players {
        let key = player.name.to_lowercase().replace(',', "");
        writer.add(player, &key, "").unwrap();
    }
    let about = About { name: "FIDE".into(), month: month.into(), ..About::default() };
    let place = shelf.put(writer.finish(about).unwrap()).unwrap();
    shelf.open(&place).unwrap()
}

fn world(shelf: &Shelf) -> RatingList {
    let players = [
        player(1_000_001, "Nunez, Jose", "ESP", 19_870_531),
        player(1_000_002, "Nunezson, Ana", "NOR", 19_900_000),
        player(1_000_003, "Perez, Nunez", "ARG", 19_910_000),
        player(1_000_004, "Fernunez, Eva", "ESP", 0),
        player(1_000_005, "De la Cruz, Juan", "MEX", 19_990_000),
        player(10_000_010, "Espejo, Jose", "CUB", 19_870_000),
        player(1_000_005, "Delacruz, Juan", "MEX", 19_990_000),
    ];
    put(shelf, "2026-11", &players)
}

fn check(typed: &str, expected: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let list = world(&Shelf::in_folder(folder.path()));
    assert_eq!(names(&list, typed), expected, "{typed}");
}

fn names(list: &RatingList, typed: &str) -> Vec<String> {
    let words = typed.split_whitespace().map(str::to_owned).collect();
    let hits = list.find(&Query { words, limit: 20, ..Query::default() });
    hits.iter().map(|hit| list.player(hit.row).unwrap().name).collect()
}

#[test]
fn nearest_first() {
    check("nunez", &["Nunez, Jose", "Nunezson, Ana", "Perez, Nunez", "Fernunez, Eva"]);
    check("nun", &["Nunez, Jose", "Nunezson, Ana", "Perez, Nunez", "Fernunez, Eva"]);
    check("n", &["Nunez, Jose", "Nunezson, Ana", "Perez, Nunez"]);
}

#[test]
fn names_in_either_order() {
    check("jose nunez", &["Nunez, Jose"]);
    check("nunez jose", &["Nunez, Jose"]);
    check("juan cruz", &["De la Cruz, Juan", "Delacruz, Juan"]);
    check("jo nu", &["Nunez, Jose"]);
}

#[test]
fn inside_from_three_letters_on() {
    check("lacr", &["Delacruz, Juan"]);
    check("ru", &[]);
    check("nobody", &[]);
}

#[test]
fn years_ids_and_federations() {
    check("jose 1987", &["Espejo, Jose", "Nunez, Jose"]);
    check("nunez 1990", &["Nunezson, Ana"]);
    check("1000002", &["Nunezson, Ana"]);
    check(
        "10000",
        &[
            "Nunez, Jose",
            "Nunezson, Ana",
            "Perez, Nunez",
            "Fernunez, Eva",
            "De la Cruz, Juan",
            "Delacruz, Juan",
            "Espejo, Jose",
        ],
    );
    check("nunez esp", &["Fernunez, Eva", "Nunez, Jose"]);
    check("99999999", &[]);
}

#[test]
fn a_short_id_is_found_as_it_stands() {
    let folder = tempfile::tempdir().unwrap();
    let players = [
        player(35, "Otto, Ulf", "GER", 19_500_000),
        player(350, "Ranta, Ilo", "FIN", 19_600_000),
        player(0, "Nemo, Aldo", "ITA", 19_700_000),
    ];
    let list = put(&Shelf::in_folder(folder.path()), "2026-11", &players);
    for (typed, expected) in
        [("35", "Otto, Ulf"), ("350", "Ranta, Ilo"), ("otto 35", "Otto, Ulf"), ("3", ""), ("0", "")]
    {
        assert_eq!(names(&list, typed).join("; "), expected, "{typed}");
    }
}

#[test]
fn an_id_in_two_rows_is_told_and_both_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let list = world(&Shelf::in_folder(folder.path()));
    assert_eq!(list.by_fide_id(1_000_005).unwrap().len(), 2);
    let odd = list.problems(10).unwrap();
    assert_eq!(odd.len(), 1);
    assert_eq!(
        (odd[0].kind.as_str(), odd[0].args.as_str()),
        ("duplicate-id", "id=1000005\nline=1000006")
    );
    assert_eq!((list.about.n_rows, list.about.n_problems), (7, 1));
}

#[test]
fn rows_keep_everything() {
    let folder = tempfile::tempdir().unwrap();
    let wanted = ListedPlayer {
        national_id: "ES-7".into(),
        sex: "w".into(),
        title: "GM".into(),
        women_title: "WGM".into(),
        other_titles: "FA".into(),
        club: "Torre".into(),
        flag: "i".into(),
        ..player(5, "Núñez, Ana", "ESP", 19_870_531)
    };
    let list = put(&Shelf::in_folder(folder.path()), "2026-11", std::slice::from_ref(&wanted));
    assert_eq!(list.by_fide_id(5).unwrap(), [wanted]);
}

#[test]
fn a_load_that_does_not_end_leaves_the_former_list() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::in_folder(folder.path());
    world(&shelf);
    let mut writer = shelf.begin().unwrap();
    assert!(matches!(shelf.begin(), Err(ListError::Busy)), "one load at a time");
    writer.add(&player(9, "Other, Olga", "ESP", 0), "other olga", "").unwrap();
    drop(writer);
    let files = shelf.files().unwrap();
    assert_eq!(files.len(), 1);
    assert_eq!(names(&shelf.open(&files[0]).unwrap(), "jose nunez"), ["Nunez, Jose"]);
    // What a killed program left is cleared away by the next load.
    std::fs::write(folder.path().join("loading.part"), "half").unwrap();
    drop(shelf.begin().unwrap());
    assert!(!folder.path().join("loading.part").exists());
}

#[test]
fn the_same_month_is_replaced_and_another_stands_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::in_folder(folder.path());
    drop(world(&shelf));
    drop(put(&shelf, "2026-11", &[player(9, "Other, Olga", "ESP", 0)]));
    assert_eq!(shelf.files().unwrap().len(), 1);
    drop(put(&shelf, "2026-12", &[player(9, "Other, Olga", "ESP", 0)]));
    let files = shelf.files().unwrap();
    assert_eq!(files.len(), 2);
    shelf.remove(&files[0]).unwrap();
    assert!(matches!(shelf.remove(&files[0]), Err(ListError::NotOurs)));
    assert_eq!(shelf.files().unwrap(), files[1..]);
}

#[test]
fn a_file_that_is_no_list_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.ratings");
    std::fs::write(&path, "not a database at all, but long enough to look at it twice").unwrap();
    assert!(RatingList::open(&path).is_err());
    std::fs::write(&path, "").unwrap();
    assert!(RatingList::open(&path).is_err());
}

#[test]
fn an_empty_list_finds_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let list = put(&Shelf::in_folder(folder.path()), "2026-11", &[]);
    assert!(names(&list, "a").is_empty());
}

#[test]
fn rows_of_many_pages_are_found_by_their_number() {
    let folder = tempfile::tempdir().unwrap();
    let players: Vec<ListedPlayer> =
        (1..2000).map(|id| player(id, &format!("Name{id}, Ana"), "ESP", 19_870_531)).collect();
    let list = put(&Shelf::in_folder(folder.path()), "2026-11", &players);
    for (row, wanted) in (0..).zip(&players) {
        assert_eq!(&list.player(row).unwrap(), wanted);
    }
    assert!(matches!(list.player(1999), Err(ListError::NotOurs)));
    assert_eq!(names(&list, "name1500"), ["Name1500, Ana"]);
}

#[test]
fn a_list_of_another_form_is_told_to_be_so() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::in_folder(folder.path());
    drop(world(&shelf));
    let file = shelf.files().unwrap().remove(0);
    for form in [1, 3] {
        let conn = rusqlite::Connection::open(&file).unwrap();
        conn.pragma_update(None, "user_version", form).unwrap();
        drop(conn);
        assert!(matches!(
            shelf.open(&file),
            Err(ListError::OtherForm { found, known: 2 }) if found == form
        ));
    }
}

#[test]
fn other_spellings_find_who_is_meant() {
    let folder = tempfile::tempdir().unwrap();
    let shelf = Shelf::in_folder(folder.path());
    let keys =
        ["o brien fionn", "shcherbakov ruslan", "elkin evgeniy", "brown ann", "evgenyev petr"];
    let mut writer = shelf.begin().unwrap();
    for (id, key) in (1..).zip(keys) {
        writer.add(&player(id, key, "IRL", 0), key, "").unwrap();
    }
    let about = About { name: "FIDE".into(), month: "2026-11".into(), ..About::default() };
    let list = shelf.open(&shelf.put(writer.finish(about).unwrap()).unwrap()).unwrap();
    assert_eq!(names(&list, "obrien"), ["o brien fionn"]);
    assert_eq!(names(&list, "scherbakov"), ["shcherbakov ruslan"]);
    assert_eq!(names(&list, "yolkin"), ["elkin evgeniy"]);
    assert_eq!(names(&list, "yolkin evgeny"), [] as [&str; 0], "one word is written otherwise");
    // As typed comes first.
    assert_eq!(names(&list, "evgeny"), ["evgenyev petr", "elkin evgeniy"]);
}

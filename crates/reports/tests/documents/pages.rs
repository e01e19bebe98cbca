//! Pages: nothing outside its room or the paper, names complete, page counts, the same bytes twice.
#![expect(clippy::unwrap_used, clippy::print_stdout, reason = "tests may fail and say why")]

use std::io::Write;
use std::process::{Command, Stdio};

use i18n::Language;
use reports::documents::*;
use reports::fonts::{CAP_HEIGHT, Face};
use reports::layout::{Layout, Shape, lay_out};
use reports::model::Coding;
use reports::{Document, Kind, Orientation, PageOptions, Paper};

use crate::samples::*;
use crate::{all, large};

const LANGUAGES: [Language; 3] = [Language::English, Language::Spanish, Language::Pseudo];

fn options() -> Vec<PageOptions> {
    let papers = [Paper::A4, Paper::Letter];
    let orientations = [Orientation::Auto, Orientation::Portrait, Orientation::Landscape];
    papers
        .into_iter()
        .flat_map(|paper| orientations.map(|orientation| PageOptions { paper, orientation }))
        .collect()
}

/// Every text within the room it was given, every room, line and area on the paper, and no two texts over each other.
fn assert_on_paper(document: &Document, layout: &Layout) {
    const EDGE: f32 = 34.0;
    const HAIR: f32 = 0.3;
    let inside = |(x, y): (f32, f32)| {
        (EDGE..=layout.width - EDGE).contains(&x)
            && (EDGE - 4.0..=layout.height - EDGE + 2.0).contains(&y)
    };
    for (number, page) in layout.pages.iter().enumerate() {
        let place = format!("{} page {}", document.kind.id(), number + 1);
        for run in &page.runs {
            let right = run.x + run.face.width(&run.text, run.size);
            assert!(
                run.x >= run.room.0 - HAIR && right <= run.room.1 + HAIR,
                "{place}: {run:?} ends at {right}"
            );
            assert!(inside((run.room.0, run.baseline - run.size * CAP_HEIGHT)), "{place}: {run:?}");
            assert!(inside((run.room.1, run.baseline)), "{place}: {run:?}");
        }
        for shape in &page.shapes {
            let corners = match shape {
                Shape::Line { from, to, .. } => [*from, *to],
                Shape::Area { corner, size, .. }
                | Shape::Frame { corner, size, .. }
                | Shape::Photo { corner, size, .. } => {
                    [*corner, (corner.0 + size.0, corner.1 + size.1)]
                }
                Shape::Piece { corner, side, .. } => [*corner, (corner.0 + side, corner.1 + side)],
            };
            assert!(corners.into_iter().all(inside), "{place}: {shape:?}");
        }
        assert_apart(&place, page);
        if let Some(mark) = &page.mark {
            let length = Face::BOLD.width(&mark.text, mark.size);
            let end = (
                mark.start.0 + length * mark.angle.cos(),
                mark.start.1 - length * mark.angle.sin(),
            );
            assert!(inside(mark.start) && inside(end), "{place}: {mark:?}");
        }
    }
}

fn assert_apart(place: &str, page: &reports::layout::Page) {
    let mut runs: Vec<_> = page.runs.iter().collect();
    runs.sort_by(|a, b| (a.baseline, a.x).partial_cmp(&(b.baseline, b.x)).unwrap());
    for pair in runs.windows(2) {
        let [before, after] = pair else { continue };
        let end = before.x + before.face.width(&before.text, before.size);
        assert!(
            before.baseline < after.baseline || end <= after.x + 0.3,
            "{place}: {:?} runs into {:?}",
            before.text,
            after.text
        );
    }
}

#[test]
fn nothing_leaves_the_paper() {
    for language in LANGUAGES {
        for document in all(language) {
            for options in options() {
                assert_on_paper(&document, &lay_out(&document, options));
            }
        }
    }
}

#[test]
fn nothing_leaves_the_paper_in_large_documents() {
    for document in large(Language::Spanish) {
        for options in [
            PageOptions::default(),
            PageOptions { orientation: Orientation::Portrait, paper: Paper::Letter },
        ] {
            assert_on_paper(&document, &lay_out(&document, options));
        }
    }
}

#[test]
fn every_document_is_made_in_every_language() {
    for language in LANGUAGES {
        let mut made: Vec<Kind> = all(language).iter().map(|document| document.kind).collect();
        made.dedup();
        assert_eq!(made, reports::kinds(), "one sample of each document");
        for document in all(language) {
            assert_ne!(
                document.title,
                format!("report-{}-title", document.kind.id()),
                "a title is missing"
            );
            assert_eq!(Kind::from_id(document.kind.id()), Some(document.kind));
        }
    }
}

#[test]
fn the_same_document_gives_the_same_bytes() {
    for document in all(Language::English) {
        let first = reports::pdf(&document, PageOptions::default()).unwrap();
        let second = reports::pdf(&document, PageOptions::default()).unwrap();
        assert!(first == second, "{} differs", document.kind.id());
        assert!(first.starts_with(b"%PDF-1.4") && first.len() > 8000, "{}", document.kind.id());
    }
}

#[test]
fn five_hundred_pairings_fit_a_dozen_pages() {
    let document = pairings(Language::English, &heading(), &pairing_list(500, false));
    let layout = lay_out(&document, PageOptions::default());
    assert!(layout.width < layout.height, "pairings are printed upright");
    assert!((9..=13).contains(&layout.pages.len()), "{} pages", layout.pages.len());
}

#[test]
fn a_wide_crosstable_turns_the_paper() {
    let document = crosstable(
        Language::English,
        &heading(),
        &crosstable_rows(Language::English, Order::Rank, 200, 11),
    );
    let layout = lay_out(&document, PageOptions::default());
    assert!(layout.width > layout.height);
    let cut = layout
        .pages
        .iter()
        .flat_map(|page| &page.runs)
        .filter(|run| run.text.contains('…'))
        .count();
    assert_eq!(cut, 0, "no name is cut");
}

#[test]
fn one_long_name_does_not_make_a_list_small() {
    let mut list = pairing_list(40, false);
    list.games[7].white.name = "Quirinaldo ".repeat(28);
    let sizes = |list: &PairingList| {
        let layout =
            lay_out(&pairings(Language::English, &heading(), list), PageOptions::default());
        let board = layout.pages[0].runs.iter().find(|run| run.text == "1").map(|run| run.size);
        (layout.width, board)
    };
    let (width, size) = sizes(&list);
    assert!(width < 600.0, "still upright");
    assert!(size.is_some_and(|size| size >= 7.5), "{size:?}");
}

/// Names of any length stand in the letters of their list, and whole: on as many lines as they need.
#[test]
fn names_of_a_list_are_set_alike_and_none_is_cut() {
    let language = Language::English;
    let mut pairs = pairing_list(24, false);
    pairs.games[7].white.name = "Quirinaldo ".repeat(28);
    pairs.games[8].black.name = "x".repeat(293);
    let mut starts = start_rows(24);
    starts.rows[3].name = "Quirinaldo ".repeat(28);
    starts.rows[4].name = "x".repeat(293);
    let mut ranks = standing_rows(language, 24);
    ranks.rows[3].name = "Quirinaldo ".repeat(28);
    ranks.rows[4].name = "x".repeat(293);
    for document in [
        pairings(language, &heading(), &pairs),
        start_list(language, &heading(), &starts),
        standings(language, &heading(), &ranks),
    ] {
        let layout = lay_out(&document, PageOptions::default());
        let runs: Vec<_> = layout.pages.iter().flat_map(|page| &page.runs).collect();
        let of_names = |text: &str| text.contains("Quirinaldo") || text.contains("xx");
        let mut sizes: Vec<u32> = runs
            .iter()
            .filter(|run| of_names(&run.text) || run.text.contains(&name(1)))
            .map(|run| run.size.to_bits())
            .collect();
        sizes.dedup();
        assert_eq!(sizes.len(), 1, "{}: one size", document.kind.id());
        let written: String = runs.iter().map(|run| run.text.as_str()).collect();
        assert_eq!(written.matches("Quirinaldo").count(), 28, "{}", document.kind.id());
        assert_eq!(written.matches('x').count() / 293, 1, "{}", document.kind.id());
    }
}

/// The text of a PDF as another program reads it, or `None` if that program is not installed.
fn read_back(pdf: &[u8], layout_kept: bool) -> Option<String> {
    let mut command = Command::new("pdftotext");
    if layout_kept {
        command.arg("-layout");
    }
    let child = command
        .args(["-", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let Ok(mut child) = child else {
        assert!(std::env::var_os("CI").is_none(), "pdftotext (poppler-utils) is missing");
        println!("pdftotext is not installed: PDFs are not read back");
        return None;
    };
    let mut stdin = child.stdin.take().unwrap();
    let bytes = pdf.to_vec();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&bytes);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Some(String::from_utf8(output.stdout).unwrap())
}

fn assert_read_back(document: &Document, words: &[String]) {
    let pdf = reports::pdf(document, PageOptions::default()).unwrap();
    let Some(text) = read_back(&pdf, false) else { return };
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for word in words.iter().flat_map(|words| words.split(' ')) {
        assert!(flat.contains(word), "{}: {word} is not in {flat}", document.kind.id());
    }
}

#[test]
fn names_of_every_script_can_be_read_from_the_pdf() {
    let heading = heading();
    let names: Vec<String> =
        (0..24).map(name).map(|name| reports::fonts::printable(&name)).collect();
    assert!(
        names.contains(&"ტარიელაძე, გიორგი".to_owned()),
        "Georgian capitals as everyday letters"
    );
    for language in [Language::English, Language::Spanish] {
        assert_read_back(&start_list(language, &heading, &start_rows(24)), &names);
        assert_read_back(&standings(language, &heading, &standing_rows(language, 24)), &names);
        assert_read_back(&pairings(language, &heading, &pairing_list(12, false)), &names);
        assert_read_back(
            &crosstable(language, &heading, &crosstable_rows(language, Order::Rank, 24, 9)),
            &names,
        );
    }
}

/// It is one sheet that is folded, filled in or to be written on by hand.
#[test]
fn the_envelope_is_one_sheet() {
    for language in [Language::English, Language::Spanish] {
        let filled = envelope_rows(language);
        let bare = Envelope {
            white: filled.white.clone(),
            black: filled.black.clone(),
            at_sealing: [&filled.at_sealing[..], &filled.at_sealing[..1]].concat(),
            at_opening: filled.at_opening.clone(),
            articles: filled.articles.clone(),
            ..Envelope::default()
        };
        for rows in [filled, bare] {
            let document = envelope(language, &heading(), &rows);
            assert_eq!(lay_out(&document, PageOptions::default()).pages.len(), 1);
        }
    }
}

#[test]
fn every_page_counts_itself_in_its_language() {
    for language in [Language::English, Language::Spanish] {
        let document = start_list(language, &heading(), &start_rows(120));
        let pages = lay_out(&document, PageOptions::default()).pages.len();
        assert!(pages > 1);
        let pdf = reports::pdf(&document, PageOptions::default()).unwrap();
        if let Some(text) = read_back(&pdf, true) {
            for page in 1..=pages {
                assert!(text.contains(&page_of(language, page, pages)), "page {page}");
            }
            let heads = text.matches(&word(language, "report-head-rating")).count();
            assert_eq!(heads, pages, "the head is repeated on every page");
        }
    }
}

#[test]
fn a_draft_says_so() {
    let list = PairingList { stage: Stage::Draft, ..pairing_list(70, false) };
    let document = pairings(Language::Spanish, &heading(), &list);
    let layout = lay_out(&document, PageOptions::default());
    assert!(
        layout
            .pages
            .iter()
            .all(|page| page.mark.as_ref().is_some_and(|mark| mark.text == "BORRADOR"))
    );
    assert!(reports::text(&document).contains("*** BORRADOR ***"));
    assert!(reports::html(&document, PageOptions::default()).unwrap().contains("BORRADOR"));
}

#[test]
fn web_pages_are_complete_and_escaped() {
    for language in LANGUAGES {
        for document in all(language) {
            let page = reports::html(&document, PageOptions::default()).unwrap();
            assert!(page.contains(&format!("<html lang=\"{}\">", language.code())));
            assert!(page.trim_end().ends_with("</html>"));
            assert!(
                !page.contains("http:") && !page.contains("https:") && !page.contains("src="),
                "self-contained"
            );
        }
    }
    let mut heading = heading();
    heading.event = "<script>alert(1)</script> & Sons".into();
    let page = reports::html(
        &start_list(Language::English, &heading, &start_rows(1)),
        PageOptions::default(),
    )
    .unwrap();
    assert!(
        !page.contains("<script>")
            && page.contains("&lt;script&gt;")
            && page.contains("&amp; Sons")
    );
}

#[test]
fn empty_documents_are_made_too() {
    let language = Language::English;
    let heading = Heading::new("", PRINTED);
    let documents = [
        pairings(language, &heading, &PairingList::default()),
        start_list(language, &heading, &StartList::default()),
        standings(language, &heading, &Standings::default()),
        grid(language, &heading, &Grid::default()),
        ruling(language, &heading, &Ruling::default()),
    ];
    for document in documents {
        assert_on_paper(&document, &lay_out(&document, PageOptions::default()));
        assert!(!reports::pdf(&document, PageOptions::default()).unwrap().is_empty());
        assert!(!reports::text(&document).is_empty());
        assert!(!reports::html(&document, PageOptions::default()).unwrap().is_empty());
    }
}

#[test]
fn odd_texts_stay_on_the_paper() {
    let language = Language::English;
    let odd = [
        "",
        " ",
        "\n\n\t",
        "\u{202e}abc\u{0}",
        "👑♔王משה",
        "a\u{300}\u{301}\u{302}",
        "\u{a0}\u{a0}",
        "W".repeat(5000).as_str(),
    ]
    .map(str::to_owned);
    let mut list = pairing_list(odd.len(), true);
    let mut sheet = ruling_rows(language);
    for (game, text) in list.games.iter_mut().zip(&odd) {
        game.white.name.clone_from(text);
        game.white.federation = text.chars().take(40).collect();
        game.black.name = text.repeat(3);
    }
    sheet.moves = odd
        .iter()
        .map(|text| MoveText { number: text.clone(), text: text.clone(), counts: true })
        .collect();
    sheet.because = odd.to_vec();
    sheet.claim = odd.concat();
    sheet.verdict = odd.concat();
    for diagram in &mut sheet.diagrams {
        diagram.caption = odd.concat();
        diagram.placement = odd.concat();
        diagram.marked = Some("z9".into());
    }
    let mut heading = heading();
    heading.event = odd.concat();
    heading.note = odd.concat();
    let crowd = Crosstable { rounds: 255, ..crosstable_rows(language, Order::Rank, 3, 255) };
    let documents = [
        pairings(language, &heading, &list),
        ruling(language, &heading, &sheet),
        crosstable(language, &heading, &crowd),
        grid(language, &heading, &grid_rows(150, 2)),
    ];
    for document in documents {
        for paper in [Paper::A4, Paper::Letter] {
            assert_on_paper(
                &document,
                &lay_out(&document, PageOptions { paper, ..PageOptions::default() }),
            );
        }
        assert!(reports::pdf(&document, PageOptions::default()).is_ok());
        assert!(reports::html(&document, PageOptions::default()).is_ok());
    }
}

/// Writes every document as files to look at, if `REPORTS_OUT` names a folder.
#[test]
fn files_to_look_at() {
    let Some(folder) = std::env::var_os("REPORTS_OUT") else { return };
    let folder = std::path::PathBuf::from(folder);
    for language in LANGUAGES {
        for (at, document) in all(language).into_iter().chain(large(language)).enumerate() {
            let name = format!("{}-{at:02}-{}", language.code(), document.kind.id());
            let write = |ending: &str, bytes: &[u8]| {
                std::fs::write(folder.join(format!("{name}.{ending}")), bytes).unwrap();
            };
            write("pdf", &reports::pdf(&document, PageOptions::default()).unwrap());
            write("html", reports::html(&document, PageOptions::default()).unwrap().as_bytes());
            write("txt", reports::text(&document).as_bytes());
        }
    }
}

/// Photos and the sheets as written stand small on the page that is signed, where it has room for them.
#[test]
fn a_ruling_with_photos_is_one_page() {
    for (language, paper) in
        LANGUAGES.into_iter().flat_map(|it| [(it, Paper::A4), (it, Paper::Letter)])
    {
        let mut sheet = ruling_rows(language);
        sheet.photos =
            vec![photo((4000, 3000), 0, Coding::Png), photo((3000, 4000), 1, Coding::Png)];
        let document = ruling(language, &heading(), &sheet);
        let layout = lay_out(&document, PageOptions { paper, ..PageOptions::default() });
        assert_on_paper(&document, &layout);
        assert_eq!(layout.pages.len(), 1, "{language:?} {paper:?}");
        let shown = &layout.pages[0].shapes;
        assert_eq!(shown.iter().filter(|it| matches!(it, Shape::Photo { .. })).count(), 2);
        sheet.written = vec![("White".into(), "1. e4 e5 2. Nf3".into())];
        let document = ruling(language, &heading(), &sheet);
        let layout = lay_out(&document, PageOptions { paper, ..PageOptions::default() });
        assert_on_paper(&document, &layout);
        assert_eq!(layout.pages.len(), 1, "with a short sheet: {language:?} {paper:?}");
    }
}

/// Where they are too much for it photos follow the page that is signed, upright, whole, with what they are below them.
#[test]
fn photos_stand_behind_the_signed_page() {
    let language = Language::English;
    let mut sheet = ruling_rows(language);
    let one = sheet.moves.clone();
    sheet.moves = one.iter().cycle().take(400).cloned().collect();
    sheet.photos = vec![
        photo((400, 300), 0, Coding::Png),
        photo((400, 300), 1, Coding::Png),
        photo((30, 2000), 0, Coding::Png),
        photo((1, 1), 3, Coding::Png),
        photo((200, 100), 0, Coding::Other("image/webp")),
    ];
    sheet.written = vec![("White’s scoresheet as written".into(), "1. e4 e5\n2. Nf3".into())];
    sheet.differences =
        (1..12).map(|n| format!("Black’s sheet has another rank for move {n}.")).collect();
    let document = ruling(language, &heading(), &sheet);
    for options in options() {
        let layout = lay_out(&document, options);
        assert_on_paper(&document, &layout);
        let has_photo = |page: &reports::layout::Page| {
            page.shapes.iter().any(|it| matches!(it, Shape::Photo { .. }))
        };
        assert!(!has_photo(&layout.pages[0]), "the page that is signed has none");
        let shown = layout.pages.iter().flat_map(|page| &page.shapes);
        let shown: Vec<_> = shown
            .filter_map(|it| match it {
                Shape::Photo { size, photo, .. } => Some((size, photo)),
                _ => None,
            })
            .collect();
        assert_eq!(shown.len(), 4, "what a PDF cannot carry is named");
        for (size, photo) in shown {
            let (width, height) = (photo.size.0 as f32, photo.size.1 as f32);
            let upright = if photo.quarters % 2 == 0 { width / height } else { height / width };
            assert!((size.0 / size.1 / upright - 1.0).abs() < 0.01, "{size:?} of {:?}", photo.size);
        }
    }
    let pdf = reports::pdf(&document, PageOptions::default()).unwrap();
    assert_eq!(pdf, reports::pdf(&document, PageOptions::default()).unwrap(), "the same bytes");
    let html = reports::html(&document, PageOptions::default()).unwrap();
    assert!(html.contains("<img src=\"data:image/webp;base64,"), "pages of the web show all");
    // A file that is no picture after all is framed, and the rest is printed.
    sheet.photos[0].bytes = std::sync::Arc::new(b"no picture".to_vec());
    assert!(reports::pdf(&ruling(language, &heading(), &sheet), PageOptions::default()).is_ok());
}

/// The page on which a ruling is signed, from 1, and what else stands on it.
fn signed(document: &Document, options: PageOptions) -> (usize, usize) {
    let layout = lay_out(document, options);
    assert_on_paper(document, &layout);
    let line = |page: &reports::layout::Page| {
        page.runs.iter().any(|run| run.text.contains("Jarandol") && run.size < 9.5)
            && page.runs.iter().any(|run| run.text.contains("Arbiter"))
    };
    let at = layout.pages.iter().rposition(line).expect("it is signed");
    (at + 1, layout.pages[at].runs.len())
}

/// A ruling on a long game is one page still: diagrams and letters give way.
#[test]
fn a_ruling_on_sixty_moves_is_one_page() {
    for (language, paper) in
        LANGUAGES.into_iter().flat_map(|it| [(it, Paper::A4), (it, Paper::Letter)])
    {
        let mut sheet = ruling_rows(language);
        let one = sheet.moves.clone();
        sheet.moves = one.iter().cycle().take(120).cloned().collect();
        sheet.evidence.push(sheet.evidence[0].clone());
        sheet.note = "Both players agreed on the moves.".into();
        let document = ruling(language, &heading(), &sheet);
        let layout = lay_out(&document, PageOptions { paper, ..PageOptions::default() });
        assert_on_paper(&document, &layout);
        assert_eq!(layout.pages.len(), 1, "{language:?} {paper:?}");
        let smallest = layout.pages[0].runs.iter().map(|run| run.size).fold(99.0, f32::min);
        assert!(smallest >= 4.9, "{smallest} points can be read");
    }
}

/// A position that came back and back: the table has the first times and the last, the moves the others.
#[test]
fn a_ruling_on_thirty_occurrences_is_one_page() {
    for language in LANGUAGES {
        let mut sheet = ruling_rows(language);
        let first = EvidenceRow { after: "9... Ng8".into(), ..sheet.evidence[0].clone() };
        let last = EvidenceRow { after: "99... Ng8".into(), ..first.clone() };
        sheet.evidence = std::iter::repeat_n(first, 29).chain([last]).collect();
        let near =
            sheet.near_misses.first().cloned().unwrap_or_else(|| "Position after 1. Nf3".into());
        sheet.near_misses = vec![near; 12];
        let one = sheet.moves.clone();
        sheet.moves = one.iter().cycle().take(120).cloned().collect();
        let document = ruling(language, &heading(), &sheet);
        let layout = lay_out(&document, PageOptions::default());
        assert_on_paper(&document, &layout);
        assert_eq!(layout.pages.len(), 1, "{language:?}");
        let has = |text: &str| layout.pages[0].runs.iter().any(|run| run.text.contains(text));
        assert!(has("99... Ng8"), "the last of them: {language:?}");
        assert!(has("24"), "how many are not in the table: {language:?}");
    }
}

/// What is too long for a page runs on; who signs sees what he signs.
#[test]
fn the_lines_to_sign_on_never_stand_alone() {
    for plies in (400..1600).step_by(60) {
        let mut sheet = ruling_rows(Language::English);
        let one = sheet.moves.clone();
        sheet.moves = one.iter().cycle().take(plies).cloned().collect();
        let document = ruling(Language::English, &heading(), &sheet);
        let (page, runs) = signed(&document, PageOptions::default());
        // Head, foot and the names: a page with nothing else has fewer than a dozen texts.
        assert!(page == 1 || runs > 14, "{plies} half-moves: alone on page {page} ({runs} texts)");
    }
}

/// Who looks up what `TB3` is finds all of them on one page.
#[test]
fn the_names_of_the_tie_breaks_stay_together() {
    for count in 25..65 {
        let list = standing_rows(Language::English, count);
        assert!(list.tiebreaks.len() > 2, "a legend of several lines");
        let layout = lay_out(
            &standings(Language::English, &heading(), &list),
            PageOptions { paper: Paper::A4, orientation: Orientation::Portrait },
        );
        let pages = layout
            .pages
            .iter()
            .filter(|page| page.runs.iter().any(|run| list.tiebreaks.contains(&run.text)));
        assert_eq!(pages.count(), 1, "{count} rows");
    }
}

/// A page for nothing but the notes below a list is paper wasted: the list gives way a little. Before it did, 6 of these
/// 60 lists ended so.
#[test]
fn the_notes_below_a_list_seldom_stand_alone() {
    let alone = |count: &usize| {
        let list = standing_rows(Language::English, *count);
        let layout = lay_out(
            &standings(Language::English, &heading(), &list),
            PageOptions { paper: Paper::A4, orientation: Orientation::Landscape },
        );
        let last = layout.pages.last().map_or(&[][..], |page| &page.runs);
        layout.pages.len() > 1
            && !last.iter().any(|run| list.rows.iter().any(|row| row.name == run.text))
    };
    let found: Vec<usize> = (20..80).filter(alone).collect();
    assert_eq!(found, Vec::<usize>::new());
}

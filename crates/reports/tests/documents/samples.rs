//! Invented tournaments to print.

use std::sync::Arc;

use i18n::{Args, Language, Messages, args};
use reports::Moment;
use reports::documents::*;
use reports::model::{Block, Coding, Column, Diagram, Field, Photo, Rules, Span, Table};
use tournament::player::{Sex, Title};
use tournament::points::Points;
use tournament::round::{ByeKind, Color, Outcome};

pub(crate) const PRINTED: Moment = Moment { year: 2026, month: 11, day: 29, hour: 18, minute: 46 };

const NAMES: [&str; 24] = [
    "Aldovera, Inés",
    "Ambrizal, Nadia",
    "Arquestain, Amaia",
    "Bastelloro, Elvira",
    "Кестрович, Аделя",
    "Brodzel, Olga",
    "Calverique, Efrén",
    "დოლიძე, ნინო",
    "Castelmiro, Nora",
    "Καλμεΐδης, Ορέστης",
    "Dalmorente y Fernández de Quirinal, Vilma Guadalupe",
    "Dervisham, Luca",
    "Þorvaldarson, Ægir",
    "Dunquerra, Unai",
    "Eskarvide, Bruno",
    "Fallowmere, Flora",
    "Žluťoučký, Přemysl",
    "ᲢᲐᲠᲘᲔᲚᲐᲫᲔ, ᲒᲘᲝᲠᲒᲘ",
    "Galvestro, Jonas",
    "Garmendal, Celia",
    "Gostervik, Fermín",
    "Łabędziowska, Grażyna",
    "Haldenby, Pau",
    "Hintermoor-Quandarvale, Gema",
];
const FEDERATIONS: [&str; 6] = ["ESP", "POR", "GEO", "GRE", "ISL", "CZE"];
const CLUBS: [&str; 4] =
    ["CA Villa del Roble", "Peña Torre Blanca", "Club de Ajedrez Los Alfiles", ""];
const TITLES: [Option<Title>; 8] = [
    Some(Title::Gm),
    Some(Title::Wgm),
    Some(Title::Im),
    Some(Title::Fm),
    None,
    None,
    Some(Title::Wfm),
    None,
];

pub(crate) fn name(at: usize) -> String {
    let first = NAMES[at % NAMES.len()];
    match at / NAMES.len() {
        0 => first.to_owned(),
        again => format!("{first} {}", again + 1),
    }
}

pub(crate) fn heading() -> Heading {
    Heading::new("Open Villa del Roble", PRINTED)
        .tournament("A")
        .round(6, 9)
        .arbiter("Marquenza, Jara")
}

fn federation(at: usize) -> String {
    FEDERATIONS[at % FEDERATIONS.len()].to_owned()
}

fn rating(at: usize) -> Option<u16> {
    (at % 11 != 10).then(|| 2480 - 13 * (at as u16 % 100))
}

pub(crate) fn side(at: usize, points: i32) -> Side {
    Side {
        number: Some(at as u16 + 1),
        title: TITLES[at % TITLES.len()],
        name: name(at),
        rating: rating(at),
        federation: federation(at),
        points: Some(Points(points)),
    }
}

/// Games of so many players and three more without a game.
pub(crate) fn pairing_list(n_games: usize, with_results: bool) -> PairingList {
    let outcomes = [
        GameState::Ended(Outcome::WHITE_WINS),
        GameState::Ended(Outcome::DRAW),
        GameState::Ended(Outcome::BLACK_WINS),
        GameState::Ended(Outcome::Forfeit { winner: Some(Color::White) }),
        GameState::Adjourned,
        GameState::Ended(Outcome::Forfeit { winner: None }),
        GameState::Open,
    ];
    let games = (0..n_games)
        .map(|at| {
            let points = 50 - 5 * (at * 10 / n_games) as i32;
            GameRow {
                board: at as u16 + 1,
                white: side(2 * at, points),
                black: side(2 * at + 1, points),
                state: if with_results { outcomes[at % outcomes.len()] } else { GameState::Open },
            }
        })
        .collect();
    let unpaired = [
        (Unpaired::Bye(ByeKind::PairingAllocated), Some(Points::ONE)),
        (Unpaired::Bye(ByeKind::HalfPoint), Some(Points::HALF)),
        (Unpaired::Absent, None),
    ];
    let unpaired = unpaired.into_iter().enumerate().map(|(at, (reason, counts))| UnpairedRow {
        side: side(2 * n_games + at, 10),
        reason,
        counts,
    });
    PairingList { games, unpaired: unpaired.collect(), stage: Stage::Published }
}

pub(crate) fn start_rows(count: usize) -> StartList {
    let rows = (0..count).map(|at| StartRow {
        number: Some(at as u16 + 1),
        title: TITLES[at % TITLES.len()],
        name: name(at),
        fide_id: format!("{}", 22_000_000 + 137 * at),
        federation: federation(at),
        rating: rating(at),
        national_rating: None,
        sex: Some(if at.is_multiple_of(3) { Sex::Female } else { Sex::Male }),
        category: if at % 5 == 0 { "U16".into() } else { String::new() },
        club: CLUBS[at % CLUBS.len()].to_owned(),
    });
    StartList { rows: rows.collect() }
}

fn tiebreaks(language: Language) -> Vec<String> {
    match language {
        Language::Spanish => vec!["Encuentro directo", "Buchholz sin el peor", "Sonneborn-Berger"],
        Language::English | Language::Pseudo => {
            vec!["Direct encounter", "Buchholz Cut 1", "Sonneborn-Berger"]
        }
    }
    .into_iter()
    .map(str::to_owned)
    .collect()
}

fn tiebreak_values(at: usize) -> Vec<String> {
    vec![
        format!("{}", at % 2),
        format!("{}.5", 30 - at as i32 % 20),
        format!("{}.25", 25 - at as i32 % 20),
    ]
}

pub(crate) fn standing_rows(language: Language, count: usize) -> Standings {
    let rows = (0..count).map(|at| StandingsRow {
        rank: if at == 2 { 2 } else { at as u16 + 1 },
        overall: None,
        number: Some(((at * 7) % count) as u16 + 1),
        title: TITLES[at % TITLES.len()],
        name: name(at),
        sex: (at.is_multiple_of(3)).then_some(Sex::Female),
        federation: federation(at),
        rating: rating(at),
        club: CLUBS[at % CLUBS.len()].to_owned(),
        points: Points(55 - 5 * (at * 10 / count) as i32),
        tiebreaks: tiebreak_values(at),
    });
    Standings { rows: rows.collect(), tiebreaks: tiebreaks(language), ..Standings::default() }
}

pub(crate) fn team_rows(language: Language, count: usize) -> TeamStandings {
    let row = |at: usize| TeamStandingsRow {
        rank: format!("{}", at + 1),
        number: u16::try_from(at + 1).unwrap_or(u16::MAX),
        name: CLUBS[at % 3].to_owned(),
        match_points: "9".to_owned(),
        game_points: "14½".to_owned(),
        tiebreaks: tiebreak_values(at),
        matches: vec!["5w2½".to_owned(), "3b3".to_owned(), "U".to_owned()],
    };
    TeamStandings {
        rows: (0..count).map(row).collect(),
        tiebreaks: tiebreaks(language),
        rounds: 3,
        notes: vec!["C.07, 2026".to_owned()],
    }
}

pub(crate) fn crosstable_rows(
    language: Language,
    order: Order,
    count: usize,
    rounds: u8,
) -> Crosstable {
    let marks =
        [Mark::Win, Mark::Draw, Mark::Loss, Mark::ForfeitWin, Mark::ForfeitLoss, Mark::Open];
    let rows = (0..count).map(|at| CrosstableRow {
        rank: at as u16 + 1,
        position: at as u16 + 1,
        number: Some(at as u16 + 1),
        title: TITLES[at % TITLES.len()],
        name: name(at),
        rating: rating(at),
        federation: federation(at),
        cells: (0..usize::from(rounds))
            .map(|round| match (at + round) % 17 {
                3 => Cell::NoOpponent(Points::HALF),
                9 => Cell::Empty,
                _ => Cell::Game {
                    opponent: ((at * 3 + round * 11) % count) as u16 + 1,
                    color: if (at + round) % 2 == 0 { Color::White } else { Color::Black },
                    mark: marks[(at * 5 + round) % marks.len()],
                },
            })
            .collect(),
        points: Points(10 * i32::from(rounds) - 5 * (at as i32 * 10 / count as i32)),
        tiebreaks: tiebreak_values(at),
    });
    Crosstable { order, rounds, rows: rows.collect(), tiebreaks: tiebreaks(language) }
}

pub(crate) fn grid_rows(count: usize, per_pair: usize) -> Grid {
    let rows = (0..count).map(|at| GridRow {
        number: at as u16 + 1,
        title: TITLES[at % TITLES.len()],
        name: name(at),
        rating: rating(at),
        federation: federation(at),
        games: (0..count)
            .map(|other| match (at + other) % 5 {
                0 => vec![],
                1 => vec![Mark::Draw; per_pair],
                _ if at < other => vec![Mark::Win; per_pair],
                _ => vec![Mark::Loss; per_pair],
            })
            .collect(),
        points: Points(5 * (count - at) as i32),
        rank: at as u16 + 1,
        tiebreaks: vec![],
    });
    Grid { rows: rows.collect(), tiebreaks: vec![] }
}

/// A threefold repetition, as an arbiter's desk would word it.
pub(crate) fn ruling_rows(language: Language) -> Ruling {
    let text = |english: &str, spanish: &str| match language {
        Language::Spanish => spanish.to_owned(),
        Language::English | Language::Pseudo => english.to_owned(),
    };
    let moves = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7 Nbd2 cxd4 cxd4 Nc6 \
                 Nb3 a5 Be3 a4 Nbd2 Bd7 a3 Rfc8 Bb1 Qb7 b4 Qc7 Qe2 Qb7 Qd1 Qc7 Qe2 Qb7 Qd1 Qc7";
    let moves = moves.split_whitespace().enumerate().map(|(ply, text)| MoveText {
        number: if ply % 2 == 0 { (ply / 2 + 1).to_string() } else { String::new() },
        text: text.to_owned(),
        counts: [37, 41, 45].contains(&ply),
    });
    let board = "r1r3k1/2qbbppp/2np1n2/1p2p3/pP1PP3/P3BN1P/3N1PP1/RB1QR1K1";
    let diagram = |caption: String| Diagram {
        placement: board.to_owned(),
        marked: Some("c7".into()),
        caption,
    };
    let evidence = ["19... Qc7", "21... Qc7", "23... Qc7"].map(|after| EvidenceRow {
        after: after.to_owned(),
        to_move: Color::White,
        castling: String::new(),
        en_passant: String::new(),
    });
    Ruling {
        number: "6-16-1".into(),
        board: Some(16),
        white: "Llobregón, Nico".into(),
        black: "Jarandol, Silvia".into(),
        claim: text(
            "Black: draw, same position three times",
            "Negras: tablas por triple repetición",
        ),
        manner: text(
            "Move written: 23... Qc7, not played",
            "Jugada anotada: 23... Dc7, sin jugarla",
        ),
        clocks: text(
            "Stopped 18:38. White 0:31:20, Black 0:13:10",
            "Parados 18:38. Blancas 0:31:20, negras 0:13:10",
        ),
        sheets: text(
            "Both. They differ once: 17... Rc8 (White) is Rfc8 (Black)",
            "Ambas. Difieren una vez: 17... Tc8 (blancas) es Tfc8 (negras)",
        ),
        edition: text("Edition in force from 1 January 2023", "Edición en vigor desde el 1/1/2023"),
        verdict: text(
            "The claim is correct. The game is drawn.",
            "La reclamación es correcta. La partida es tablas.",
        ),
        because: vec![text(
            "The position stands for the third time after 23... Qc7, with White to move.",
            "La posición se da por tercera vez tras 23... Dc7, con las blancas en juego.",
        )],
        articles: vec![Article {
            cite: text("Article 9.2.1", "Artículo 9.2.1"),
            text: text(
                "the game is drawn, upon a correct claim, when the same position is about to appear for at least the third time.",
                "la partida es tablas, tras una reclamación correcta, cuando la misma posición va a darse al menos por tercera vez.",
            ),
        }],
        note: String::new(),
        appeal: Vec::new(),
        now: vec![text("The game is drawn: ½ - ½.", "La partida es tablas: ½ - ½.")],
        evidence: evidence.to_vec(),
        near_misses: vec![text(
            "After 19 b4, 21 Qd1 and 23 Qd1 the pieces stand alike with Black to move, but after 19 b4 the capture axb3 en passant was legal. That position has come twice, not three times.",
            "Tras 19 b4, 21 Dd1 y 23 Dd1 las piezas están igual con las negras en juego, pero tras 19 b4 la captura al paso axb3 era legal. Esa posición se ha dado dos veces, no tres.",
        )],
        moves: moves.collect(),
        diagrams: vec![
            diagram(text(
                "First: after 19... Qc7, White to move",
                "Primera: tras 19... Dc7, juegan blancas",
            )),
            diagram(text(
                "Third: after 23... Qc7, White to move",
                "Tercera: tras 23... Dc7, juegan blancas",
            )),
        ],
        entry: 1289,
        ..Ruling::default()
    }
}

/// A photo of that size: a picture of one gray, which a PDF can carry.
pub(crate) fn photo(size: (u32, u32), quarters: u8, coding: Coding) -> Photo {
    Photo {
        caption: "both sheets (sheets.png) · SHA-256 5f8c".to_owned(),
        bytes: Arc::new(gray(size)),
        coding,
        size,
        quarters,
    }
}

fn gray((width, height): (u32, u32)) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(png::ColorType::Grayscale);
    let mut writer = encoder.write_header().expect("a header goes into memory");
    let pixels = vec![0x80; width as usize * height as usize];
    writer.write_image_data(&pixels).expect("pixels of that size");
    drop(writer);
    bytes
}

/// A word of the messages.
pub(crate) fn word(language: Language, key: &str) -> String {
    Messages::get(language).text(key, &Args::none())
}

pub(crate) fn page_of(language: Language, page: usize, pages: usize) -> String {
    Messages::get(language).text("common-page-of", &args! { "page" => page, "pages" => pages })
}

pub(crate) fn rating_rows(players: usize) -> RatingChanges {
    let row = |at: usize| RatingChange {
        number: u16::try_from(at + 1).unwrap_or(u16::MAX),
        title: TITLES[at % 8].map_or("", Title::code).to_owned(),
        name: name(at),
        federation: FEDERATIONS[at % 6].to_owned(),
        rating: (at % 9 != 8).then_some(2300),
        games: 6,
        points: "4½".to_owned(),
        expected: "3.87".to_owned(),
        k: "20?".to_owned(),
        change: if at % 9 == 8 { String::new() } else { "+12.6".to_owned() },
        first: if at % 9 == 8 { "first rating 1840".to_owned() } else { String::new() },
        performance: Some(2412),
        left_out: String::new(),
    };
    RatingChanges { rows: (0..players).map(row).collect(), rules: "B.02".to_owned() }
}

pub(crate) fn norm_rows(players: usize) -> Norms {
    let row = |at: usize| NormRow {
        number: u16::try_from(at + 1).unwrap_or(u16::MAX),
        name: name(at),
        federation: FEDERATIONS[at % 6].to_owned(),
        rating: Some(2400),
        norm: "IM".to_owned(),
        state: "Possible".to_owned(),
        text: "needs 1½ from 2 (opponents of 2388 or more on average), one more foreigner"
            .to_owned(),
        ..NormRow::default()
    };
    Norms { rows: (0..players).map(row).collect(), rules: vec!["B.01".to_owned()] }
}

pub(crate) fn prize_rows(players: usize) -> Prizes {
    let row = |at: usize| PrizeRow {
        rank: format!("{}", at + 1),
        title: TITLES[at % 8].map_or("", Title::code).to_owned(),
        name: name(at),
        federation: FEDERATIONS[at % 6].to_owned(),
        points: Points(75),
        prize: "Place 1".to_owned(),
        amount: "266.67 EUR".to_owned(),
    };
    Prizes {
        rows: (0..players).map(row).collect(),
        notes: vec!["Paid 1000 EUR".to_owned()],
        sums: vec![("Aldovera, Inés".to_owned(), "Place 1: 100 / 3 = 33.3333…".to_owned())],
    }
}

/// The envelope of an adjourned game, with one blank.
pub(crate) fn envelope_rows(language: Language) -> Envelope {
    let text = |english: &str, spanish: &str| match language {
        Language::Spanish => spanish.to_owned(),
        Language::English | Language::Pseudo => english.to_owned(),
    };
    Envelope {
        board: Some(21),
        white: "Roldavin, Joel (1823)".into(),
        black: "Norquande, Iván (1946)".into(),
        sealed_by: text("White", "Blancas"),
        move_number: "41".into(),
        used: ["1:18:12".into(), "1:12:48".into()],
        left: ["1:02:18".into(), String::new()],
        draw_offer: text("Black, not answered: stands", "negras, sin contestar: sigue en pie"),
        resumes: text("29 November 2026, 10:00", "29/11/2026, 10:00"),
        venue: String::new(),
        kept_by: "Marquenza, Jara".into(),
        note: String::new(),
        position: Diagram {
            placement: "2r3k1/pp3pp1/3p3p/3P4/2P1n3/1P5P/P4PP1/2B1R1K1".into(),
            ..Diagram::default()
        },
        fen: "2r3k1/pp3pp1/3p3p/3P4/2P1n3/1P5P/P4PP1/2B1R1K1 w - - 2 41".into(),
        at_sealing: vec![
            text("Position and times agree (I.2)", "Posición y tiempos coinciden (I.2)"),
            text("Both scoresheets are inside (I.1.1)", "Las dos planillas están dentro (I.1.1)"),
        ],
        at_opening: vec![
            text("The player who must reply is there (I.7)", "Está quien debe contestar (I.7)");
            5
        ],
        articles: (1..=8)
            .map(|at| Article {
                cite: text(&format!("Laws 2023, I.{at}"), &format!("Leyes 2023, I.{at}")),
                text: text(
                    "The arbiter checks what stands on the envelope and keeps it safe, whatever happens in the hall.",
                    "El árbitro comprueba lo que consta en el sobre y lo guarda, pase lo que pase en la sala.",
                ),
            })
            .collect(),
        entry: Some(412),
    }
}

/// Adjourned games of a tournament.
pub(crate) fn adjourned_rows(count: usize) -> Adjourned {
    let row = |at: usize| AdjournedGame {
        round: 6,
        board: u16::try_from(at + 1).unwrap_or(u16::MAX),
        white: name(2 * at),
        black: name(2 * at + 1),
        stands: "? - ?".into(),
        state: if at % 3 == 2 { "resumed: the game goes on".into() } else { "sealed".into() },
        sealed: format!("White, move {}", 40 + at),
        times: "1:18:12 / 1:12:48".into(),
        draw_offer: if at.is_multiple_of(2) { "Black".into() } else { String::new() },
        resumes: "29 November 2026, 10:00, hall 1".into(),
        kept_by: "Marquenza, Jara, in the safe of the hotel".into(),
    };
    Adjourned {
        rows: (0..count).map(row).collect(),
        notes: vec!["For pairing an adjourned game counts as drawn (C.04.2 3.1).".into()],
    }
}

/// An incident log.
pub(crate) fn incident_rows(count: usize) -> Incidents {
    let row = |at: usize| {
        IncidentRow {
        at: format!("29/11 18:{:02}", at % 60),
        round: "6".into(),
        board: format!("{}", at + 1),
        player: format!("{} (White)", name(at)),
        what: if at % 4 == 3 { "Claim. Black: same position three times" } else { "Illegal move, no. 2" }
            .into(),
        articles: "Laws 2023, 7.5.5; Laws 2023, 7.5.1".into(),
        ruling: "game lost, 2 min to the opponent".into(),
        appeal: match at % 4 {
            3 => "Appeal by Jarandol: counted wrongly. The ruling stands. Decided by the appeals committee.".into(),
            _ => String::new(),
        },
        result: "0 - 1".into(),
        note: if at.is_multiple_of(3) { "Seen by the arbiter of the sector".into() } else { String::new() },
        by: "Marquenza, Jara".into(),
    }
    };
    Incidents { board: None, rows: (0..count).map(row).collect(), notes: Vec::new() }
}

/// Pages of a form with what is known and what is not.
pub(crate) fn form_blocks(pages: usize) -> Vec<Block> {
    let page = |at: usize| {
        let fields = vec![
            Field::new("Event", "Open Villa del Roble"),
            Field::new("Federation of the event", "ESP"),
            Field::new("Place of birth", ""),
            Field::new("Rated opponents, counted as the regulations say", "9"),
        ];
        let columns = vec![Column::number("Rd."), Column::name("Opponent"), Column::sign("Score")];
        let rows =
            (1..=9).map(|round| vec![format!("{round}"), name(at + round), "½".into()]).collect();
        vec![
            Block::Heading(name(at)),
            Block::Form { fields: fields.clone(), across: 2 },
            Block::Table(Table { rules: Rules::Hairlines, ..Table::list(columns, rows) }),
            Block::Form { fields, across: 1 },
            Block::Checks(vec!["Of the standard required".into(), "Needs more experience".into()]),
            Block::Paragraph(vec![Span::small("Compare it with the form now in use.")]),
            Block::Signatures(vec!["Chief arbiter".into(), "Official".into()]),
        ]
    };
    let mut blocks = Vec::new();
    for at in 0..pages {
        if at > 0 {
            blocks.push(Block::Turn);
        }
        blocks.extend(page(at));
    }
    blocks
}

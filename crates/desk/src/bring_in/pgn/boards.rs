//! Which board of a section a game in PGN was played on.
//!
//! | The game says | It is taken for |
//! |---|---|
//! | both names as the section has them | the game of the two in its round, or the only one they had |
//! | FIDE ids; initials, a surname alone, another spelling (`Mueller`, `Djordjevic`) | the game that both sides fit, if it is the only one of its round, or the one at its board |
//! | round and board | that game, if no name says otherwise |
//! | names that fit the other way round | none: the colors are told |
//! | what fits several boards | none: they are told |

use std::collections::{BTreeMap, BTreeSet};

use formats::fold::search_key;
use formats::pgn::PgnGame;
use journal::ratings::one_spelling;
use tournament::ids::{BoardNo, EntrantId, GameId, RoundNo};
use tournament::state::{Game, Tournament};

use crate::words::Roster;

/// What a game was found to be.
pub(crate) enum Found<'a> {
    /// The game of this board.
    Board(&'a Game),
    /// The players of this board, White and Black exchanged.
    Reversed(&'a Game),
    /// It fits these boards equally well.
    Several(BTreeSet<BoardNo>),
    /// No game of the section.
    Nothing,
}

/// The boards of a section, to be found by what a game says of itself.
pub(crate) struct Boards<'a> {
    tournament: &'a Tournament,
    known: BTreeMap<EntrantId, Known>,
    /// Games by the names of White and Black.
    by_names: BTreeMap<(String, String), Vec<&'a Game>>,
    /// Games by the id and each word of the name of either side.
    by_word: BTreeMap<String, Vec<&'a Game>>,
}

/// A player of the section, as games may name him.
struct Known {
    key: String,
    words: Vec<String>,
    /// How many of them are the surname.
    surname: usize,
    fide_id: String,
}

/// A player as a game names him.
struct Named {
    /// Empty if there is no name.
    key: String,
    words: Vec<String>,
    /// Empty if there is no id.
    fide_id: String,
}

impl<'a> Boards<'a> {
    pub(crate) fn new(roster: &Roster<'a>) -> Boards<'a> {
        let tournament = roster.tournament;
        let known: BTreeMap<EntrantId, Known> = tournament
            .entrants
            .iter()
            .map(|(id, entrant)| {
                let name = roster.name(*id);
                let surname = name.split(',').next().unwrap_or_default();
                let private = roster.private(entrant);
                let known = Known {
                    key: name_key(&name),
                    surname: words(surname).len(),
                    words: words(&name),
                    fide_id: private
                        .map_or_else(String::new, |it| id_of(Some(it.fide_id.as_str()))),
                };
                (*id, known)
            })
            .collect();
        let mut by_names: BTreeMap<_, Vec<&Game>> = BTreeMap::new();
        let mut by_word: BTreeMap<String, Vec<&Game>> = BTreeMap::new();
        for game in tournament.games.values() {
            if tournament.live_game(game.id).is_none() {
                continue;
            }
            let sides = [game.white, game.black].map(|entrant| known.get(&entrant));
            let key = |side: Option<&Known>| side.map_or_else(String::new, |it| it.key.clone());
            by_names.entry((key(sides[0]), key(sides[1]))).or_default().push(game);
            let words: BTreeSet<&String> = sides
                .into_iter()
                .flatten()
                .flat_map(|it| it.words.iter().chain([&it.fide_id]))
                .collect();
            for word in words.into_iter().filter(|word| !word.is_empty()) {
                by_word.entry(word.clone()).or_default().push(game);
            }
        }
        Boards { tournament, known, by_names, by_word }
    }

    /// The board that a game was played on, if it is sure.
    pub(crate) fn of(&self, pgn: &PgnGame) -> Option<&'a Game> {
        match self.find(pgn) {
            Found::Board(game) => Some(game),
            Found::Reversed(_) | Found::Several(_) | Found::Nothing => None,
        }
    }

    /// What a game is of the section.
    pub(crate) fn find(&self, pgn: &PgnGame) -> Found<'a> {
        let (round, board) = place(pgn);
        let white = Named::of(pgn, "White", "WhiteFideId");
        let black = Named::of(pgn, "Black", "BlackFideId");
        let in_round = |game: &&Game| round.is_none_or(|round| game.round == round);
        if !white.key.is_empty() && !black.key.is_empty() {
            let met = self.by_names.get(&(white.key.clone(), black.key.clone()));
            let met: Vec<_> = met.into_iter().flatten().copied().filter(in_round).collect();
            if let [only] = met.as_slice() {
                return Found::Board(only);
            }
        }
        let fitting = self.fitting(&white, &black, round);
        match fitting.as_slice() {
            [] => {}
            [only] => return Found::Board(only),
            several => {
                let at_board =
                    several.iter().find(|game| round.is_some() && Some(game.board) == board);
                return match at_board {
                    Some(game) => Found::Board(game),
                    None => Found::Several(several.iter().map(|game| game.board).collect()),
                };
            }
        }
        if let Some(game) = self.at_board(round, board, [&white, &black]) {
            return Found::Board(game);
        }
        match self.fitting(&black, &white, round).as_slice() {
            [only] => Found::Reversed(only),
            _ => Found::Nothing,
        }
    }

    /// Games of a round, or of all, that both sides fit.
    fn fitting(&self, white: &Named, black: &Named, round: Option<RoundNo>) -> Vec<&'a Game> {
        let keys = white.words.iter().chain([&white.fide_id]).filter(|key| !key.is_empty());
        let keys: BTreeSet<&String> = keys.collect();
        let games = keys.into_iter().filter_map(|key| self.by_word.get(key)).flatten().copied();
        let games = games.filter(|game| round.is_none_or(|round| game.round == round));
        let fits = |named: &Named, entrant: EntrantId| {
            self.known.get(&entrant).is_some_and(|known| named.fits(known))
        };
        let found: BTreeMap<GameId, &Game> = games
            .filter(|game| fits(white, game.white) && fits(black, game.black))
            .map(|game| (game.id, game))
            .collect();
        found.into_values().collect()
    }

    /// The game of a board, if no name says otherwise.
    fn at_board(
        &self,
        round: Option<RoundNo>,
        board: Option<BoardNo>,
        named: [&Named; 2],
    ) -> Option<&'a Game> {
        let (round, board) = (round?, board?);
        let games = self.tournament.games_of(round);
        let found = games.into_iter().find(|game| game.board == board)?;
        let says_otherwise = |named: &Named, entrant| {
            let known = self.known.get(&entrant).map_or("", |known| known.key.as_str());
            !named.key.is_empty() && !shares_a_word(&named.key, known)
        };
        let other = says_otherwise(named[0], found.white) || says_otherwise(named[1], found.black);
        (!other).then_some(found)
    }
}

impl Named {
    fn of(pgn: &PgnGame, name: &str, id: &str) -> Named {
        let name = bare(pgn.tag(name).unwrap_or_default());
        Named { key: name_key(name), words: words(name), fide_id: id_of(pgn.tag(id)) }
    }

    /// The same id; else every word is one of the player's, one of them of the surname, and initials stand for words.
    fn fits(&self, known: &Known) -> bool {
        let ids_known = !self.fide_id.is_empty() && !known.fide_id.is_empty();
        if ids_known {
            return self.fide_id == known.fide_id;
        }
        let mut free: Vec<Option<&str>> = known.words.iter().map(|it| Some(it.as_str())).collect();
        let mut has_surname = false;
        // Whole words first, so that no initial takes their place.
        let (initials, whole): (Vec<&String>, Vec<&String>) =
            self.words.iter().partition(|word| is_initial(word));
        for word in &whole {
            let same = free.iter().position(|it| *it == Some(word.as_str()));
            let begun = || {
                free.iter()
                    .position(|it| it.is_some_and(|it| is_initial(it) && word.starts_with(it)))
            };
            let Some(at) = same.or_else(begun) else { return false };
            has_surname |= same.is_some() && at < known.surname;
            free[at] = None;
        }
        for initial in initials {
            let at =
                free.iter().position(|it| it.is_some_and(|it| it.starts_with(initial.as_str())));
            let Some(at) = at else { return false };
            free[at] = None;
        }
        has_surname
    }
}

/// Round and board: `5`, `5.12`, or the tag `Board`.
fn place(pgn: &PgnGame) -> (Option<RoundNo>, Option<BoardNo>) {
    let round = pgn.tag("Round").unwrap_or_default().trim();
    let (round, board) = round.split_once('.').unwrap_or((round, ""));
    let board = board.split('.').next().filter(|board| !board.is_empty()).or(pgn.tag("Board"));
    let round = round.parse().ok().filter(|round: &u8| *round > 0).map(RoundNo);
    (round, board.and_then(|board| board.trim().parse().ok()).map(BoardNo))
}

/// A FIDE id without what stands around it; empty if there is none.
fn id_of(text: Option<&str>) -> String {
    let id = text.unwrap_or_default().trim().trim_start_matches('0');
    let is_id = id.bytes().all(|digit| digit.is_ascii_digit());
    if is_id { id.to_owned() } else { String::new() }
}

/// A name without the title before it and the federation behind it: `GM Wang, Yue (CHN)`.
fn bare(name: &str) -> &str {
    let name = name.split('(').next().unwrap_or_default().trim();
    let titles = ["GM ", "IM ", "FM ", "CM ", "WGM ", "WIM ", "WFM ", "WCM "];
    let titled = titles.iter().find_map(|title| name.strip_prefix(title)).map(str::trim);
    titled.filter(|rest| !rest.is_empty()).unwrap_or(name)
}

fn is_initial(word: &str) -> bool {
    word.chars().nth(1).is_none()
}

/// The words of a name, each in one spelling.
fn words(name: &str) -> Vec<String> {
    let joined: String = name.chars().filter(|letter| !"'’ʼ`".contains(*letter)).collect();
    let key = search_key(&joined);
    key.split(' ').filter(|word| !word.is_empty()).map(one_spelling).collect()
}

/// A name whatever the order of its words, marks and case.
fn name_key(name: &str) -> String {
    let key = search_key(name);
    let mut words: Vec<&str> = key.split(' ').filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// Initials in place of given names still share the surname.
fn shares_a_word(one: &str, other: &str) -> bool {
    one.split(' ').filter(|word| word.len() > 1).any(|word| other.split(' ').any(|it| it == word))
}

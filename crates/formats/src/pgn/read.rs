//! The reader: tags, moves, comments, variations, one game after the other.

use laws::notation::letters::Language;
use shakmaty::fen::Fen;
use shakmaty::san::{San, SanError, SanPlus};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, File, FromSetup, Move, Position, PositionError, Role, Square};

use super::token::{Word, is_null, normalized, small_piece, translated, word};
use super::write::ROSTER;
use super::{PgnGame, PgnMove, PgnResult, Tag};
use crate::problem::{Kind, Place, Problem};

/// Start of a game, wherever it stands: unclosed comments and variations end before it.
pub(super) const NEXT_GAME: &str = "[Event ";

/// Games of a text one by one.
pub struct Games<'a> {
    text: &'a str,
    at: usize,
    /// Line and column, up to where they have been counted.
    line: u32,
    column: u32,
    counted: usize,
    n_games: u32,
    /// Next closing brace, if not passed already.
    brace: Option<usize>,
    /// Next end of a line, if not passed already.
    line_end: Option<usize>,
    /// Where the last game begins, if it would go on with the tags of a line `[Event ` after this text.
    pub(super) going_on: Option<Begin>,
    /// The language of the last game whose pieces were not in English.
    language: Option<Language>,
}

/// Where a game begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Begin {
    /// Offset in the text.
    pub(super) at: usize,
    pub(super) line: u32,
    pub(super) column: u32,
}

impl<'a> Games<'a> {
    /// Games of a decoded text.
    pub fn new(text: &'a str) -> Games<'a> {
        Games::after(text, Begin { at: 0, line: 1, column: 1 }, 0)
    }

    /// Games of a part from a place in it on, after so many games.
    pub(super) fn after(text: &'a str, begin: Begin, n_games: u32) -> Games<'a> {
        let Begin { at, line, column } = begin;
        Games {
            text,
            at,
            line,
            column,
            counted: at,
            n_games,
            brace: None,
            line_end: None,
            going_on: None,
            language: None,
        }
    }

    /// Place of an offset not before any asked for earlier.
    fn place(&mut self, at: usize) -> Place {
        let between = self.text.get(self.counted..at).unwrap_or_default();
        for (offset, letter) in between.char_indices() {
            let next = self.text.as_bytes().get(self.counted + offset + 1);
            let ends = letter == '\n' || (letter == '\r' && next != Some(&b'\n'));
            self.line += u32::from(ends);
            self.column = if ends { 1 } else { self.column.saturating_add(1) };
        }
        self.counted = self.counted.max(at);
        Place { line: self.line, column: self.column, part: Some(self.n_games.to_string()) }
    }

    /// Offset of the next closing brace; looked for once.
    fn closing_brace(&mut self) -> Option<usize> {
        let found = match self.brace {
            Some(brace) if brace >= self.at => brace,
            _ => self.rest().find('}').map_or(self.text.len(), |offset| self.at + offset),
        };
        self.brace = Some(found);
        self.brace.filter(|brace| *brace < self.text.len())
    }

    /// The rest of the line; its end is looked for once.
    fn line(&mut self) -> &'a str {
        let end = match self.line_end {
            Some(end) if end >= self.at => end,
            _ => self.rest().find(['\r', '\n']).map_or(self.text.len(), |offset| self.at + offset),
        };
        self.line_end = Some(end);
        &self.text[self.at..end]
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Skips blanks and escape lines (`%` in the first column).
    fn skip_blanks(&mut self) {
        loop {
            let rest = self.rest();
            let is_blank =
                |letter: char| letter.is_whitespace() || "\u{feff}\u{1a}\0".contains(letter);
            self.at += rest.len() - rest.trim_start_matches(is_blank).len();
            if self.rest().starts_with('%') && self.at_line_start() {
                self.skip_line();
            } else {
                return;
            }
        }
    }

    fn skip_line(&mut self) -> &'a str {
        let line = self.line();
        self.at += line.len();
        line
    }

    fn at_line_start(&self) -> bool {
        let before = self.text[..self.at].trim_end_matches([' ', '\t', '\u{feff}']);
        before.is_empty() || before.ends_with(['\r', '\n'])
    }

    /// A tag begins here: a bracket and a letter at the start of a line, or right after a tag.
    fn at_tag(&self) -> bool {
        let mut letters = self.rest().chars();
        letters.next() == Some('[')
            && letters
                .find(|letter| *letter != ' ')
                .is_none_or(|letter| letter.is_ascii_alphabetic())
            && (self.at_line_start() || self.text[..self.at].trim_end_matches(' ').ends_with(']'))
    }

    /// A whole tag as the standard has it: a bracket, a name, a quote. Wherever it stands on its line.
    fn at_plain_tag(&self) -> bool {
        let Some(body) = self.rest().strip_prefix('[') else { return false };
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
        let after = body.trim_start_matches(is_name);
        body.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && after.starts_with(' ')
            && after.trim_start_matches(' ').starts_with('"')
    }

    /// An empty line stands before this place.
    fn after_blank_line(&self) -> bool {
        let before = &self.text[..self.at];
        let blanks = &before[before.trim_end_matches([' ', '\t', '\r', '\n']).len()..];
        let ends = |end| blanks.bytes().filter(|byte| *byte == end).count();
        ends(b'\n').max(ends(b'\r')) > 1
    }
}

impl Iterator for Games<'_> {
    type Item = PgnGame;

    fn next(&mut self) -> Option<PgnGame> {
        self.skip_blanks();
        if self.rest().is_empty() {
            return None;
        }
        self.n_games = self.n_games.saturating_add(1);
        let place = self.place(self.at);
        let begin = Begin { at: self.at, line: place.line, column: place.column };
        let mut reader = GameReader {
            games: self,
            game: PgnGame { place, ..PgnGame::default() },
            position: None,
            noted: false,
            started: false,
            begin: begin.at,
            result: None,
        };
        while reader.step() {}
        reader.games.going_on = reader.takes_event().then_some(begin);
        Some(reader.finish())
    }
}

struct GameReader<'r, 'a> {
    games: &'r mut Games<'a>,
    game: PgnGame,
    /// Position after the last legal move; `None` once a move could not be replayed.
    position: Option<Chess>,
    /// A comment stands after tags and before moves.
    noted: bool,
    /// The moves have begun.
    started: bool,
    /// Where the game begins.
    begin: usize,
    result: Option<PgnResult>,
}

impl<'a> GameReader<'_, 'a> {
    /// Reads one piece; false at the end of the game.
    fn step(&mut self) -> bool {
        self.games.skip_blanks();
        let rest = self.games.rest();
        let Some(first) = rest.chars().next() else { return false };
        match first {
            '[' if self.games.at_tag() || self.begins_game() => return self.tag(),
            '{' => self.comment(),
            ';' => {
                let text = self.games.skip_line();
                self.add_comment(&text[1..]);
            }
            '(' => self.variation(),
            ')' | '}' | ']' | '[' => {
                let place = self.games.place(self.games.at);
                let found = &rest[..first.len_utf8()];
                self.problem(place, Kind::StrayBracket {}, found);
                self.games.at += first.len_utf8();
            }
            _ => return self.word(),
        }
        true
    }

    fn problem(&mut self, place: Place, kind: Kind, found: &str) {
        self.game.problems.push(Problem::new(place, kind, found));
    }

    /// Whether a tag within a line begins a game: after a result, and first in a game.
    fn begins_game(&self) -> bool {
        let may = self.result.is_some() || self.games.at == self.begin;
        may && self.games.at_plain_tag()
    }

    /// Whether the tags from here to the next empty line are those of another game: they follow an empty line and
    /// repeat one of the seven that every game has. A game may be without moves.
    fn repeats_roster(&self) -> bool {
        if self.game.tags.is_empty() || !self.games.after_blank_line() {
            return false;
        }
        let mut rest = self.games.rest();
        let mut is_first = true;
        loop {
            let (line, after) = rest.split_at(rest.find(['\r', '\n']).unwrap_or(rest.len()));
            let Some(body) = line.trim_start().strip_prefix('[') else { return false };
            if !is_first && line.starts_with(NEXT_GAME) {
                return false;
            }
            let body = body.trim_start();
            let is_other = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_';
            let name = &body[..body.find(is_other).unwrap_or(body.len())];
            if ROSTER.iter().any(|(tag, _)| *tag == name) && self.game.tag(name).is_some() {
                return true;
            }
            is_first = false;
            let after = after.strip_prefix('\r').unwrap_or(after);
            rest = after.strip_prefix('\n').unwrap_or(after);
        }
    }

    /// Whether a tag, whichever it is, begins the next game.
    fn is_past_tags(&self) -> bool {
        self.started || self.result.is_some() || (self.noted && !self.game.tags.is_empty())
    }

    /// Whether a line `[Event ` after the end of the text would still belong to this game.
    fn takes_event(&self) -> bool {
        let at_end = self.games.rest().is_empty();
        at_end && !self.is_past_tags() && self.game.tag("Event").is_none()
    }

    /// A tag, if it belongs to this game.
    fn tag(&mut self) -> bool {
        let next_event =
            self.games.rest().starts_with(NEXT_GAME) && self.game.tag("Event").is_some();
        if self.is_past_tags() || next_event || self.repeats_roster() {
            return false;
        }
        let at = self.games.at;
        let place = self.games.place(at);
        let line = self.games.line();
        let body = line[1..].trim_start();
        let name_length =
            body.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(body.len());
        let (name, after) = body.split_at(name_length);
        let opening = after.trim_start();
        let Some(value) = opening.strip_prefix('"') else {
            self.problem(place, Kind::BadTag {}, line);
            let value = opening.trim_end().trim_end_matches(']').trim_end();
            self.add_tag(name, value.to_owned());
            self.games.at = at + line.len();
            return true;
        };
        let (value, end) = tag_value(value);
        match end {
            TagEnd::Closed { rest, raw } => {
                if raw {
                    let kind = Kind::QuoteInTag { tag: name.to_owned() };
                    self.problem(place.clone(), kind, line);
                }
                self.games.at = at + line.len() - rest.len();
            }
            TagEnd::Open => {
                self.problem(place.clone(), Kind::UnclosedTag { tag: name.to_owned() }, line);
                self.games.at = at + line.len();
            }
        }
        if self.game.tag(name).is_some() {
            self.problem(place, Kind::RepeatedTag { tag: name.to_owned() }, line);
        } else {
            self.add_tag(name, value);
        }
        true
    }

    fn add_tag(&mut self, name: &str, value: String) {
        if !name.is_empty() && self.game.tag(name).is_none() {
            self.game.tags.push(Tag { name: name.to_owned(), value });
        }
    }

    fn comment(&mut self) {
        let at = self.games.at;
        let rest = &self.games.rest()[1..];
        let close = self.games.closing_brace().map(|brace| brace - at - 1);
        let inside = &rest[..close.unwrap_or(rest.len())];
        let next_game = start_of_next_game(inside);
        let text = &inside[..next_game.unwrap_or(inside.len())];
        if close.is_none() || next_game.is_some() {
            let place = self.games.place(at);
            self.problem(place, Kind::UnclosedComment {}, text);
        }
        self.add_comment(text);
        let closed = usize::from(close.is_some() && next_game.is_none());
        self.games.at = at + 1 + text.len() + closed;
    }

    fn add_comment(&mut self, text: &str) {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return;
        }
        match self.game.moves.last_mut() {
            Some(played) => played.comments.push(text),
            None => {
                self.noted |= !self.game.tags.is_empty();
                self.game.comments.push(text);
            }
        }
    }

    /// A variation is kept as text, comments and all.
    fn variation(&mut self) {
        let at = self.games.at;
        let rest = self.games.rest();
        let mut depth = 0usize;
        let mut in_comment = false;
        let mut end = None;
        for (offset, letter) in rest.char_indices() {
            match letter {
                '}' if in_comment => in_comment = false,
                '[' if rest[offset..].starts_with(NEXT_GAME)
                    && rest[..offset].ends_with(['\r', '\n']) =>
                {
                    end = Some((offset, false));
                    break;
                }
                _ if in_comment => {}
                '{' => in_comment = true,
                '(' => depth += 1,
                ')' => {
                    depth -= 1;
                    if depth == 0 {
                        end = Some((offset, true));
                        break;
                    }
                }
                _ => {}
            }
        }
        let (end, closed) = end.unwrap_or((rest.len(), false));
        let text = rest[1..end].split_whitespace().collect::<Vec<_>>().join(" ");
        if !closed {
            let place = self.games.place(at);
            self.problem(place, Kind::UnclosedVariation {}, &text);
        }
        self.games.at = at + end + usize::from(closed);
        match self.game.moves.last_mut() {
            Some(played) if closed => played.variations.push(text),
            _ => self.add_comment(&text),
        }
    }

    /// A move, a number, a sign or a result.
    fn word(&mut self) -> bool {
        let rest = self.games.rest();
        let is_end = |letter: char| letter.is_whitespace() || "{}()[];".contains(letter);
        let mut end = rest.find(is_end).unwrap_or(rest.len());
        debug_assert!(end > 0, "blanks and brackets are dealt with before");
        // `e8(Q)` is one move.
        let after = rest.get(end..end + 3).unwrap_or_default();
        if matches!(after, "(Q)" | "(R)" | "(B)" | "(N)") && rest[..end].ends_with(['1', '8']) {
            end += after.len();
        }
        // Annotation numbers may stick to the move, and signs to them.
        if let Some(after) = rest[..end].strip_prefix('$') {
            let digits = after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            end = if digits > 0 { 1 + digits } else { end };
        }
        if let Some(dollar) = rest[..end].find('$').filter(|dollar| *dollar > 0) {
            end = dollar;
        }
        let text = &rest[..end];
        if let Some(result) = PgnResult::read(text) {
            if self.result.is_some() {
                return false;
            }
            self.started = true;
            self.result = Some(result);
        } else if text.starts_with('$') {
            self.sign(text);
        } else {
            match word(text) {
                Word::Nothing => {}
                Word::Signs(signs) => self.sign(signs),
                // A move after the result begins a game without tags.
                Word::Move { .. } if self.result.is_some() => return false,
                Word::Move { text, signs } => self.add_move(text, signs),
            }
        }
        self.games.at += end;
        true
    }

    fn sign(&mut self, sign: &str) {
        match self.game.moves.last_mut() {
            Some(played) => played.signs.push(sign.to_owned()),
            None => {
                self.noted |= !self.game.tags.is_empty();
                self.game.comments.push(sign.to_owned());
            }
        }
    }

    fn add_move(&mut self, text: &str, signs: &str) {
        let place = self.games.place(self.games.at);
        if !self.started {
            self.started = true;
            self.position = start(&self.game);
            if self.position.is_none() {
                let found = self.game.tag("FEN").unwrap_or_default().to_owned();
                self.problem(place.clone(), Kind::BadPosition {}, &found);
            }
        }
        let mut played =
            PgnMove { text: text.to_owned(), place: place.clone(), ..PgnMove::default() };
        played.signs.extend(Some(signs.to_owned()).filter(|signs| !signs.is_empty()));
        if let Some(mut position) = self.position.take() {
            match replay(&mut position, text) {
                Ok((san, uci)) => {
                    played.san = Some(san);
                    played.uci = Some(uci);
                    self.position = Some(position);
                }
                Err(kind) => self.problem(place, kind, text),
            }
        }
        self.game.moves.push(played);
    }

    /// The text ends without an end of line, where the game should go on.
    fn is_cut(&self) -> bool {
        let text = self.games.text;
        self.games.at >= text.len() && !text.ends_with(['\r', '\n'])
    }

    fn finish(mut self) -> PgnGame {
        if self.game.is_marked() {
            king_signal(&mut self.game);
        }
        if self.game.is_marked() {
            self.games.language = other_language(&mut self.game, self.games.language);
        }
        let tag = self.game.tag("Result").map(str::to_owned);
        let by_tag = tag.as_deref().and_then(PgnResult::read);
        let place = self.game.place.clone();
        match (self.result, by_tag) {
            (Some(result), Some(by_tag)) if result != by_tag => {
                let kind = Kind::ResultsDiffer {
                    tag: by_tag.text().to_owned(),
                    moves: result.text().to_owned(),
                };
                self.problem(place, kind, "");
            }
            (None, Some(said)) if said != PgnResult::Other && self.is_cut() => {
                let place = self.games.place(self.games.at);
                let last = self.game.moves.last().map_or_else(String::new, |it| it.text.clone());
                self.problem(place, Kind::FileCut { wanted: "rest of the game" }, &last);
            }
            (None, _) => self.problem(place, Kind::NoResult {}, ""),
            _ => {}
        }
        self.game.result = self.result.or(by_tag).unwrap_or_default();
        let ended = self.position.as_ref().filter(|_| !self.game.moves.is_empty());
        let ended = ended.and_then(result_on_board);
        if let Some((end, result)) = ended
            && !matches!(self.game.result, PgnResult::Other)
            && self.game.result != result
        {
            let place = self.game.moves.last().map_or_else(Place::whole, |it| it.place.clone());
            let kind = Kind::EndOnBoard { end, result: result.text().to_owned() };
            self.problem(place, kind, "");
        }
        self.game
    }
}

/// Laws 5.1.1 and 5.2.1: checkmate and stalemate end the game, and with what result.
pub(super) fn result_on_board(position: &Chess) -> Option<(&'static str, PgnResult)> {
    if position.is_checkmate() {
        let result = match position.turn() {
            shakmaty::Color::White => PgnResult::BlackWins,
            shakmaty::Color::Black => PgnResult::WhiteWins,
        };
        return Some(("checkmate", result));
    }
    position.is_stalemate().then_some(("stalemate", PgnResult::Draw))
}

enum TagEnd<'t> {
    /// Closed; what follows on the line; whether a bare quote stood inside.
    Closed { rest: &'t str, raw: bool },
    /// Not closed on its line.
    Open,
}

/// Value of a tag after its opening quote. A quote closes it only before a bracket; any other quote is
/// part of the value.
fn tag_value(text: &str) -> (String, TagEnd<'_>) {
    let mut value = String::new();
    let mut raw = false;
    let mut letters = text.char_indices().peekable();
    while let Some((offset, letter)) = letters.next() {
        match letter {
            '\\' if letters.peek().is_some_and(|(_, next)| matches!(next, '"' | '\\')) => {
                value.extend(letters.next().map(|(_, next)| next));
            }
            '"' => {
                let after = text[offset + 1..].trim_start_matches([' ', '\t']);
                if let Some(rest) = after.strip_prefix(']') {
                    return (value, TagEnd::Closed { rest, raw });
                }
                raw = true;
                value.push(letter);
            }
            other => value.push(other),
        }
    }
    let trimmed = value.trim_end().trim_end_matches(']').trim_end().trim_end_matches('"').len();
    value.truncate(trimmed);
    (value, TagEnd::Open)
}

/// Offset of a line that begins a game.
fn start_of_next_game(text: &str) -> Option<usize> {
    let starts = text.match_indices(NEXT_GAME).map(|(offset, _)| offset);
    starts.into_iter().find(|offset| text[..*offset].ends_with(['\r', '\n']))
}

/// Starting position by the tags `FEN` and `Variant`.
pub(super) fn start(game: &PgnGame) -> Option<Chess> {
    let Some(fen) = game.tag("FEN").filter(|fen| !fen.trim().is_empty()) else {
        return Some(Chess::default());
    };
    let setup = fen.trim().parse::<Fen>().ok()?.into_setup();
    let mode = CastlingMode::detect(&setup);
    Chess::from_setup(setup, mode)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_too_much_material)
        .or_else(PositionError::ignore_impossible_check)
        .ok()
}

/// Electronic boards take the kings that are put into the centre to signal the result for moves.
fn king_signal(game: &mut PgnGame) {
    let legal = game.legal_plies();
    let is_signal = |played: &PgnMove| {
        matches!(normalized(&played.text).as_ref(), "Kd4" | "Kd5" | "Ke4" | "Ke5")
    };
    let rest = &game.moves[legal..];
    if legal == 0 || rest.len() > 2 || !rest.iter().all(is_signal) {
        return;
    }
    let rest = game.moves.split_off(legal);
    game.problems.retain(|problem| !is_of_move(&problem.kind));
    let text: Vec<&str> = rest.iter().map(|played| played.text.as_str()).collect();
    let text = text.join(" ");
    let place = rest.first().map_or_else(Place::whole, |played| played.place.clone());
    game.problems.push(Problem::new(place, Kind::KingSignal {}, &text));
    if let Some(last) = game.moves.last_mut() {
        last.comments.push(text);
        for played in rest {
            last.comments.extend(played.comments);
        }
    }
}

fn is_of_move(kind: &Kind) -> bool {
    matches!(
        kind,
        Kind::IllegalMove { .. }
            | Kind::UnreadableMove { .. }
            | Kind::AmbiguousMove { .. }
            | Kind::NullMove { .. }
    )
}

/// How far a game can be read in a language.
struct Read {
    language: Language,
    moves: Vec<(String, String)>,
    /// Why it goes no further.
    fault: Option<Kind>,
}

/// Reads a game again with the piece letters of other languages, and takes the one that goes furthest: further
/// than English, with letters that English does not have, and without another that gives other moves.
fn other_language(game: &mut PgnGame, last: Option<Language>) -> Option<Language> {
    let legal = game.legal_plies();
    let own = last.into_iter().filter_map(|language| read_in(game, language));
    let whole = own.into_iter().find(|it| it.moves.len() == game.moves.len());
    let best = match whole {
        Some(whole) => Some(whole),
        None => {
            let all = Language::ALL.into_iter().filter(|it| *it != Language::English);
            let read: Vec<Read> = all.filter_map(|language| read_in(game, language)).collect();
            let furthest = read.iter().map(|it| it.moves.len()).max().unwrap_or(0);
            let mut best = read.into_iter().filter(|it| it.moves.len() == furthest);
            let first = best.next();
            let others: Vec<Read> = best.collect();
            first.filter(|first| others.iter().all(|other| other.moves == first.moves))
        }
    };
    let Some(found) = best.filter(|found| found.moves.len() > legal) else { return last };
    let place = game.moves.first().map_or_else(Place::whole, |played| played.place.clone());
    let stop = game.moves.get(found.moves.len());
    let stop = stop.map(|played| (played.place.clone(), played.text.clone()));
    for (played, (san, uci)) in game.moves.iter_mut().zip(found.moves) {
        played.san = Some(san);
        played.uci = Some(uci);
    }
    game.problems.retain(|problem| !is_of_move(&problem.kind));
    let kind = Kind::ForeignLetters { language: found.language.name() };
    game.problems.push(Problem::new(place, kind, ""));
    if let (Some(kind), Some((place, text))) = (found.fault, stop) {
        game.problems.push(Problem::new(place, kind, &text));
    }
    Some(found.language)
}

fn read_in(game: &PgnGame, language: Language) -> Option<Read> {
    let mut position = start(game)?;
    let mut read = Read { language, moves: Vec::new(), fault: None };
    let mut foreign = false;
    for played in &game.moves {
        let text = normalized(&played.text);
        let found = match translated(&text, language.letters()) {
            Some((text, other)) => {
                foreign |= other;
                replay(&mut position, &text)
            }
            None => Err(unreadable(&position)),
        };
        match found {
            Ok(done) => read.moves.push(done),
            Err(kind) => {
                read.fault = Some(kind);
                break;
            }
        }
    }
    foreign.then_some(read)
}

fn side(position: &Chess) -> &'static str {
    if position.turn() == shakmaty::Color::White { "White" } else { "Black" }
}

fn unreadable(position: &Chess) -> Kind {
    Kind::UnreadableMove { number: position.fullmoves().get(), side: side(position) }
}

/// Plays a move; gives standard and UCI notation.
fn replay(position: &mut Chess, text: &str) -> Result<(String, String), Kind> {
    if is_null(text) {
        return Err(Kind::NullMove { number: position.fullmoves().get(), side: side(position) });
    }
    let found = match the_move(position, text) {
        Ok(played) => Ok(played),
        // `g1f3`; then a piece in a small letter.
        Err(kind) => match by_squares(position, text) {
            Some(played) => Ok(played),
            None => small_piece(text).and_then(|text| the_move(position, &text).ok()).ok_or(kind),
        },
    };
    let played = found?;
    let mode = if position.castles().mode().is_chess960() {
        CastlingMode::Chess960
    } else {
        CastlingMode::Standard
    };
    let uci = played.to_uci(mode).to_string();
    let san = SanPlus::from_move_and_play_unchecked(position, played).to_string();
    Ok((san, uci))
}

/// A move named by its two squares alone.
fn by_squares(position: &Chess, text: &str) -> Option<Move> {
    let text = normalized(text).replace('=', "").to_ascii_lowercase();
    if !matches!(text.len(), 4 | 5) {
        return None;
    }
    text.parse::<UciMove>().ok()?.to_move(position).ok()
}

fn the_move(position: &Chess, text: &str) -> Result<Move, Kind> {
    let number = position.fullmoves().get();
    let side = side(position);
    let text = normalized(text).replace(['(', ')'], "");
    let text =
        if text.ends_with(['Q', 'R', 'B', 'N']) { normalized(&text).into_owned() } else { text };
    let san = match San::from_ascii(text.as_bytes()) {
        Ok(San::Null) | Err(_) => return Err(Kind::UnreadableMove { number, side }),
        Ok(san) => san,
    };
    match san.to_move(position) {
        Ok(played) => Ok(played),
        Err(SanError::AmbiguousSan) => Err(Kind::AmbiguousMove { number, side }),
        Err(SanError::IllegalSan) => match loosely(position, &san).as_slice() {
            [] => Err(Kind::IllegalMove { number, side }),
            [only] => Ok(*only),
            _ => Err(Kind::AmbiguousMove { number, side }),
        },
    }
}

/// Legal moves that a text means if its capture sign is not held against it, a pawn move may say where it
/// comes from, and castling may be written as a move of the king.
fn loosely(position: &Chess, san: &San) -> Vec<Move> {
    let San::Normal { role, file, rank, to, promotion, .. } = *san else { return Vec::new() };
    let means = |legal: &Move| {
        let (from, target) = match *legal {
            Move::Castle { king, rook } => {
                let side = if rook.file() > king.file() { File::G } else { File::C };
                (Some(king), Square::from_coords(side, king.rank()))
            }
            ref other => (other.from(), other.to()),
        };
        // A pawn that takes says from which file.
        let takes_unsaid = role == Role::Pawn && file.is_none() && legal.is_capture();
        !takes_unsaid
            && legal.role() == role
            && target == to
            && legal.promotion() == promotion
            && file.is_none_or(|file| from.is_some_and(|from| from.file() == file))
            && rank.is_none_or(|rank| from.is_some_and(|from| from.rank() == rank))
    };
    position.legal_moves().into_iter().filter(means).collect()
}

//! Laws of Chess by edition: what was written on a scoresheet, what was played, and whether a claim is right.
//!
//! It is not a chess engine and no tournament program: it knows one game at a time, no players' names, no clock that runs,
//! no files. Words for people come from elsewhere; here are verdicts with their reasons as data.
//!
//! # Map, in reading order
//!
//! - [`edition`]: the editions and every point in which they differ.
//! - [`article`]: articles with one sentence of our own each.
//! - [`notation`]: piece [`letters`](notation::letters); one move as [`written`](notation::written) and as it
//!   [fits](notation::matching) a position, in [any language](notation::meaning) or though it was
//!   [illegal](notation::standing); [reading](notation::read) sheets; [writing](notation::write) moves.
//! - [`fen`]: what is wrong with a position, and where.
//! - [`game`]: the record, with the position at every ply.
//! - [`sheets`]: two scoresheets put together, with every difference.
//! - [`mate`]: whether a side can still checkmate.
//! - [`claim`]: judging claims and ends of the game; [`verdict`]: the answer.
//! - [`touch`]: touched pieces; [`sealed`]: sealed moves and resumption; [`clock`]: time controls; [`penalty`]: illegal
//!   moves, conduct, flag falls and resignations, draws by agreement, clauses of the event.
//!
//! # Coverage (numbers of the 2023 edition)
//!
//! | rule | article | done |
//! |---|---|---|
//! | threefold, on the board or by an announced move | 9.2 | yes |
//! | same position | 9.2.3 | yes |
//! | fifty moves, on the board or by an announced move | 9.3 | yes |
//! | right lost by touching a piece first | 9.4 | yes, as told in the request |
//! | time for a wrong claim, by edition and pace | 9.5.3, A.3, B.3 | yes |
//! | a claim contains a draw offer | 9.1.2.3 | yes |
//! | five-fold, both wordings | 9.6.1 | yes |
//! | seventy-five moves, mate first | 9.6.2 | yes |
//! | checkmate, stalemate | 5.1.1, 5.2.1 | yes |
//! | dead position | 5.2.2 | yes, see [`mate`]; in claims of other kinds with a small limit |
//! | flag fall, resignation without mating chance | 6.9, 5.1.2 | yes, [`penalty::ended`] with [`mate`] |
//! | notation of all kinds, in 36 languages | Appendix C | yes; descriptive is no evidence; a sheet of it, Spanish or English, is read as far as it is clear |
//! | one scoresheet | 8.1 | yes |
//! | two scoresheets together, reconstruction | 8.5 | yes |
//! | moves made in a time scramble | 8.5.3, 8.6 | certain, possible or refuted, by the games that fit |
//! | touch-move, castling tried, pieces released | 4.2 to 4.8 | yes |
//! | illegal moves by pace and supervision, counted | 7.5, A.5, B.3 | yes; whether the opponent can mate is asked of the caller |
//! | illegal moves left standing, the game going on | A.5.2 | yes, on a sheet read alone ([`game::Game::push_standing`]) |
//! | conduct of the players, penalties | 11.3, 11.5, 12.9 | article and consequence |
//! | draw by agreement | 5.2.3, 9.1.1 | yes |
//! | adjournment: sealed move, resumption | Guidelines I | yes |
//! | clocks: periods, increment, delay, flag, default time | 6 | yes |
//!
//! Edition by edition ("-": the edition does not have it, and says so; `old-es` has subjects instead of numbers):
//!
//! | rule | old-es | 1997 | 2001 | 2005 | 2009 | 2014 | 2017 | 2018 | 2023 |
//! |---|---|---|---|---|---|---|---|---|---|
//! | threefold, on the board | tablas | 9.2 | 9.2 | 9.2 | 9.2.b | 9.2.b | 9.2.1.2 | 9.2.1.2 | 9.2.2 |
//! | threefold, announced | tablas | 9.2 | 9.2 | 9.2 | 9.2.a | 9.2.a | 9.2.1.1 | 9.2.1.1 | 9.2.1 |
//! | same position | - | 9.2 | 9.2 | 9.2 | 9.2 | 9.2 | 9.2.2 | 9.2.2 | 9.2.3 |
//! | fifty, on the board | - | 9.3 | 9.3 | 9.3 | 9.3.b | 9.3.b | 9.3.2 | 9.3.2 | 9.3.2 |
//! | fifty, announced | - | 9.3 | 9.3 | 9.3 | 9.3.a | 9.3.a | 9.3.1 | 9.3.1 | 9.3.1 |
//! | touched first | - | 9.4 | 9.4 | 9.4 | 9.4 | 9.4 | 9.4 | 9.4 | 9.4 |
//! | wrong claim | - | 9.5 | 9.5 | 9.5 | 9.5.b | 9.5 | 9.5.3 | 9.5.3 | 9.5.3 |
//! | claim offers a draw | - | 9.1 | 9.1 | 9.1 | 9.1.b.3 | 9.1.b.3 | 9.1.2.3 | 9.1.2.3 | 9.1.2.3 |
//! | five-fold | - | - | - | - | - | 9.6.a | 9.6.1 | 9.6.1 | 9.6.1 |
//! | seventy-five | - | - | - | - | - | 9.6.b | 9.6.2 | 9.6.2 | 9.6.2 |
//! | checkmate | ganada | 5.1 | 5.1 | 5.1 | 5.1.a | 5.1.a | 5.1.1 | 5.1.1 | 5.1.1 |
//! | stalemate | tablas | 5.2 | 5.2 | 5.2 | 5.2.a | 5.2.a | 5.2.1 | 5.2.1 | 5.2.1 |
//! | dead position | - | 1.3 | 5.2.b | 5.2.b | 5.2.b | 5.2.b | 5.2.2 | 5.2.2 | 5.2.2 |
//! | flag fall | tiempo | 6.9 | 6.10 | 6.10 | 6.9 | 6.9 | 6.9 | 6.9 | 6.9 |
//! | resignation | ganada | 5.1.b | 5.1.b | 5.1.b | 5.1.b | 5.1.b | 5.1.2 | 5.1.2 | 5.1.2 |
//! | time control | tiempo | 6.2 | 6.2 | 6.2 | 6.2.a | 6.3.a | 6.3.1 | 6.3.1 | 6.3.1 |
//! | default time | ausencia | 6.6 | 6.7 | 6.7 | 6.6.a | 6.7.a | 6.7.1 | 6.7.1 | 6.7.1 |
//! | both absent | - | 6.6 | 6.6 | 6.6 | 6.6.b | 6.7.b | 6.7.2 | 6.7.2 | 6.7.2 |
//! | sheets put together | 1997 | 8.5.c | 8.5.c | 8.5.c | 8.5.c | 8.5.c | 8.5.3 | 8.5.3 | 8.5.3 |
//! | overstepping not shown | 1997 | 8.6 | 8.6 | 8.6 | 8.6 | 8.6 | 8.6 | 8.6 | 8.6 |
//!
//! Touch-move stands in [`touch`], illegal moves in [`penalty`], adjournment in [`sealed::opening`], each with its own table of
//! numbers; what else differs in [`edition`].
//!
//! # Example
//!
//! ```
//! use laws::claim::{ClaimKind, ClaimRequest, examine};
//! use laws::edition::Edition;
//! use laws::notation::read::{ReadOptions, read};
//!
//! let sheet = read("1. Cf3 Cf6 2. Cg1 Cg8 3. Cf3 Cf6 4. Cg1 Cg8", &ReadOptions::default());
//! let game = sheet.game();
//! let request = ClaimRequest::at(&game, ClaimKind::Threefold, game.end(), Edition::Laws2023);
//! let verdict = examine(&game, &request);
//! assert!(verdict.is_upheld());
//! assert_eq!(verdict.main_article().map(|article| article.number), Some("9.2.2"));
//! ```

pub mod article;
pub mod claim;
pub mod clock;
pub mod edition;
pub mod fen;
pub mod game;
pub mod mate;
pub mod notation;
pub mod penalty;
pub mod sealed;
pub mod sheets;
pub mod touch;
pub mod verdict;

//! Games of 60 to 90 plies of random legal moves, with tags, the same for the same number.

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position as _};

/// Steele, Lea and Flood (2014): good enough, and the same everywhere.
struct SplitMix(u64);

impl SplitMix {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        usize::try_from(mixed % limit as u64).unwrap_or(0)
    }
}

const NAMES: [&str; 8] = [
    "Ibarra, Ana",
    "Quiroga, Bruno",
    "Núñez, Carla",
    "Đorđević, Dejan",
    "Ekström, Elsa",
    "Farkas, Ferenc",
    "Gruber, Greta",
    "Holm, Henrik",
];

/// One game with its tags and a blank line after it.
pub(crate) fn game(number: u32) -> String {
    let mut dice = SplitMix(u64::from(number).wrapping_mul(0x2545_F491_4F6C_DD1D));
    let result = ["1-0", "0-1", "1/2-1/2"][dice.below(3)];
    let mut text = format!(
        "[Event \"Open of made-up games\"]\n[Site \"Nowhere\"]\n[Date \"2026.11.{:02}\"]\n\
         [Round \"{}.{}\"]\n[White \"{}\"]\n[Black \"{}\"]\n[Result \"{result}\"]\n\
         [WhiteElo \"{}\"]\n[BlackElo \"{}\"]\n\n",
        dice.below(28) + 1,
        number / 1000 + 1,
        number % 1000 + 1,
        NAMES[dice.below(8)],
        NAMES[dice.below(8)],
        1400 + dice.below(1400),
        1400 + dice.below(1400),
    );
    let mut position = Chess::default();
    let mut column = 0;
    let mut word = |word: &str| {
        if column + 1 + word.len() > 79 {
            text.push('\n');
            column = 0;
        } else if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += word.len();
    };
    for ply in 0..60 + dice.below(31) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        let played = legal[dice.below(legal.len())];
        let mut next = position.clone();
        next.play_unchecked(played);
        // Mate and stalemate would decide the result.
        if next.legal_moves().is_empty() {
            break;
        }
        if ply % 2 == 0 {
            word(&format!("{}.", ply / 2 + 1));
        }
        word(&SanPlus::from_move_and_play_unchecked(&mut position, played).to_string());
    }
    word(result);
    text.push_str("\n\n");
    text
}

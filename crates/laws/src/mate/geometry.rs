//! How far squares are from each other, and counting the squares around one, from tables.

use shakmaty::{Bitboard, File, Square, attacks};

/// Steps of a king from one square to another.
#[inline]
pub(super) fn distance(from: Square, to: Square) -> usize {
    usize::from(DISTANCES[from.to_usize()][to.to_usize()])
}

/// The squares up to three away.
#[inline]
pub(super) fn rings(square: Square) -> Bitboard {
    RINGS[square.to_usize()]
}

/// How many squares these are, all of them next to that square or itself.
///
/// Processors of all ages run this program, and what counts bits on the oldest takes three times as long.
#[inline]
pub(super) fn count_around(center: Square, squares: Bitboard) -> usize {
    // Three rows of three bits, with their lowest bits at 0, 8 and 16.
    let rows = squares.0.rotate_right(center.to_u32() + 64 - 9);
    // The rows side by side, from bit 16.
    let row = rows.wrapping_mul(1 | 1 << 11 | 1 << 22) >> 16;
    usize::from(COUNTS[(row & 511) as usize])
}

/// Moves of a knight from one square to another, near enough.
pub(super) fn jumps(from: Square, to: Square) -> usize {
    const JUMPS: [[u8; 8]; 8] = [
        [0, 3, 2, 3, 2, 3, 4, 5],
        [3, 2, 1, 2, 3, 4, 3, 4],
        [2, 1, 4, 3, 2, 3, 4, 5],
        [3, 2, 3, 2, 3, 4, 3, 4],
        [2, 3, 2, 3, 4, 3, 4, 5],
        [3, 4, 3, 4, 3, 4, 5, 4],
        [4, 3, 4, 3, 4, 5, 4, 5],
        [5, 4, 5, 4, 5, 4, 5, 6],
    ];
    let file = from.file().distance(to.file()) as usize & 7;
    let rank = from.rank().distance(to.rank()) as usize & 7;
    usize::from(JUMPS[file][rank])
}

/// Moves of a bishop or rook, near enough.
pub(super) fn slides(from: Square, to: Square) -> usize {
    let file = from.file().distance(to.file());
    let rank = from.rank().distance(to.rank());
    if file == 0 && rank == 0 {
        0
    } else if file == rank || file == 0 || rank == 0 {
        1
    } else {
        2
    }
}

/// Steps of a king to the edge.
pub(super) fn to_edge(king: Square) -> usize {
    let (file, rank) = (u32::from(king.file()), u32::from(king.rank()));
    file.min(7 - file).min(rank).min(7 - rank) as usize
}

static DISTANCES: [[u8; 64]; 64] = {
    let mut all = [[0; 64]; 64];
    let mut from = 0_u32;
    while from < 64 {
        let mut to = 0_u32;
        while to < 64 {
            all[from as usize][to as usize] = Square::new(from).distance(Square::new(to)) as u8;
            to += 1;
        }
        from += 1;
    }
    all
};

static RINGS: [Bitboard; 64] = {
    const fn wide(board: Bitboard) -> Bitboard {
        let east = (board.0 & !Bitboard::from_file(File::H).0) << 1;
        let west = (board.0 & !Bitboard::from_file(File::A).0) >> 1;
        let row = board.0 | east | west;
        Bitboard(row | row << 8 | row >> 8)
    }
    let mut all = [Bitboard::EMPTY; 64];
    let mut square = 0_u32;
    while square < 64 {
        all[square as usize] = wide(wide(attacks::king_attacks(Square::new(square))));
        square += 1;
    }
    all
};

static COUNTS: [u8; 512] = {
    let mut all = [0; 512];
    let mut set = 0_usize;
    while set < 512 {
        all[set] = set.count_ones() as u8;
        set += 1;
    }
    all
};

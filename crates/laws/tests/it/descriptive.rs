//! Two sheets, one of them or both in descriptive notation.

use laws::sheets::{MergeOptions, ProblemKind, Sheet, merge};

/// Appendix C: descriptive notation is no evidence, but it helps to find what was played.
#[test]
fn a_descriptive_sheet_is_merged_with_an_algebraic_one() {
    let played =
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6 e1g1 f7f6 d2d4 e5d4 f3d4 c6c5 d4b3 d8d1 f1d1";
    let algebraic = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1";
    let spanish = "1. P4R P4R 2. C3AR C3AD 3. A5C P3TD 4. AxC PDxA 5. 0-0 P3A 6. P4D PxP 7. CxP P4AD 8. C3C DxD 9. TxD";
    let english = "1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5 P-QR3 4. BxN QPxB 5. O-O P-B3 6. P-Q4 PxP 7. NxP P-QB4 8. N-N3 QxQ 9. RxQ";
    for (white, black) in [
        (algebraic, spanish),
        (spanish, algebraic),
        (english, algebraic),
        (spanish, spanish),
        (english, spanish),
    ] {
        let merged =
            merge(&Sheet::of_text(white), &Sheet::of_text(black), &MergeOptions::default());
        assert_eq!(merged.game.uci().join(" "), played, "{white}\n{black}");
        let odd: Vec<_> = merged
            .problems
            .iter()
            .filter(|it| it.kind != ProblemKind::Descriptive)
            .map(|it| format!("{it:?}"))
            .collect();
        assert!(odd.is_empty(), "{white}\n{black}\n{odd:#?}");
        let told = merged.problems.len();
        let n_descriptive = [white, black].iter().filter(|it| **it != algebraic).count();
        assert_eq!(told, n_descriptive, "a sheet that is no evidence is told to be so");
    }
}

/// A move left out and a slip on the descriptive sheet.
#[test]
fn slips_of_a_descriptive_sheet_are_told() {
    let algebraic = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5";
    let spanish = "1. P4R P4R 2. C3AR C3AD 3. A5C P3TD 4. A5T C3A 5. 0-0 A2R 6. T1R P4CD";
    let merged =
        merge(&Sheet::of_text(algebraic), &Sheet::of_text(spanish), &MergeOptions::default());
    assert_eq!(merged.game.uci()[6], "b5a4");
    let slips: Vec<_> = merged.problems.iter().map(|it| format!("{:?}", it.kind)).collect();
    assert_eq!(slips, ["Descriptive", "Slips([ArrivalRank])"]);
}

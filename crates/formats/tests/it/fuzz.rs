//! Damaged input for every reader, some of it at each run of the tests; the `fuzz` example gives more.

use std::path::Path;

#[path = "../../examples/fuzz/mutate.rs"]
mod mutate;
#[path = "../../examples/fuzz/readers.rs"]
mod readers;

fn survives(name: &str, inputs: u64) {
    let reader =
        readers::READERS.iter().find(|reader| reader.name == name).expect("a known reader");
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus")).join(name);
    let mut paths: Vec<_> =
        std::fs::read_dir(&folder).unwrap().map(|it| it.unwrap().path()).collect();
    paths.sort();
    let corpus: Vec<Vec<u8>> = paths.iter().map(|path| std::fs::read(path).unwrap()).collect();
    assert!(!corpus.is_empty(), "samples of {name}");
    for sample in &corpus {
        (reader.read)(sample);
    }
    for seed in 0..inputs {
        (reader.read)(&mutate::input(&corpus, seed));
    }
}

macro_rules! survivors {
    ($($name:ident $inputs:literal;)*) => {
        $(#[test]
        fn $name() {
            survives(stringify!($name), $inputs);
        })*
    };
}

survivors! {
    trf 150;
    pgn 150;
    table 150;
    workbook 60;
    json 300;
    list 300;
    zipped 200;
    scoresheet 20;
    sheets 4;
    sealed 300;
    touch 300;
    clock 300;
    image 2000;
    fen 300;
}

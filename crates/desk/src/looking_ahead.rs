//! The look ahead to the next round: the one under way, and the last one, kept while nothing changes.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use pairing::Options;
use pairing::preview::{NoPreview, Outcome, Preview, preview, preview_by};
use pairing::systems::{NoRound, System};
use tournament::history::History;
use tournament::ids::{RoundNo, Tpn};

use crate::lock;

/// What is asked: all that the answer depends on.
#[derive(Clone, PartialEq)]
pub(crate) struct Asked {
    /// None: the Dutch system.
    pub(crate) system: Option<System>,
    pub(crate) history: History,
    pub(crate) round: RoundNo,
    pub(crate) absent: BTreeSet<Tpn>,
}

/// A look ahead takes seconds in the worst fields, and the event is not held meanwhile.
#[derive(Default)]
pub(crate) struct LookingAhead {
    /// Held while looking: who asks the same meanwhile waits, and has the answer at once.
    last: Mutex<Option<(Asked, Arc<Preview<NoRound>>)>>,
    done: AtomicUsize,
    all: AtomicUsize,
    stop: AtomicBool,
}

impl LookingAhead {
    pub(crate) fn look(&self, asked: Asked) -> Result<Arc<Preview<NoRound>>, NoPreview> {
        let mut last = lock(&self.last);
        if let Some((_, found)) = last.as_ref().filter(|(before, _)| *before == asked) {
            return Ok(found.clone());
        }
        self.stop.store(false, Ordering::Relaxed);
        let progress = &mut |done: usize, all: usize| {
            self.done.store(done, Ordering::Relaxed);
            self.all.store(all, Ordering::Relaxed);
            match self.stop.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        };
        let Asked { system, history, round, absent } = &asked;
        let found = match system {
            Some(system) => preview_by(*system, history, *round, absent, progress),
            None => preview(history, *round, absent, &Options::default(), progress).map(dutch),
        };
        self.all.store(0, Ordering::Relaxed);
        let found = Arc::new(found?);
        *last = Some((asked, found.clone()));
        Ok(found)
    }

    /// Outcomes done and to do; none to do: nobody is looking.
    pub(crate) fn progress(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.all.load(Ordering::Relaxed))
    }

    /// Ends the look that is under way, if there is one.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

fn dutch(found: Preview) -> Preview<NoRound> {
    let outcome = |it: Outcome| Outcome {
        white_gets: it.white_gets,
        boards: it.boards.map_err(NoRound::Dutch),
    };
    Preview {
        open: found.open,
        sure: found.sure,
        sure_bye: found.sure_bye,
        outcomes: found.outcomes.into_iter().map(outcome).collect(),
    }
}

#[cfg(test)]
mod tests {
    use tournament::history::{Cell, Row, Scoring};
    use tournament::round::{Color, Score};

    use super::*;

    /// `n` players after one round, of which the first five games are open.
    fn asked(n: u16) -> Asked {
        let game = |own: u16| {
            let opponent = Tpn(if own % 2 == 1 { own + 1 } else { own - 1 });
            let color = if own % 2 == 1 { Color::White } else { Color::Black };
            match own {
                ..=10 => Cell::Open { opponent, color },
                _ => Cell::Game { opponent, color, score: Score::Draw, rated: true },
            }
        };
        let row = |own| Row {
            tpn: Tpn(own),
            name: String::new(),
            rating: None,
            title: None,
            federation: String::new(),
            rounds: vec![game(own)],
        };
        let history = History {
            rounds_planned: RoundNo(9),
            scoring: Scoring::default(),
            initial_color: Some(Color::White),
            players: (1..=n).map(row).collect(),
            acceleration: Vec::new(),
            prohibited: Vec::new(),
        };
        Asked { system: None, history, round: RoundNo(2), absent: BTreeSet::new() }
    }

    #[test]
    fn a_look_is_kept_until_something_changes() {
        let ahead = LookingAhead::default();
        let first = ahead.look(asked(40)).unwrap();
        assert_eq!((first.open.len(), first.outcomes.len()), (5, 243));
        assert!(Arc::ptr_eq(&first, &ahead.look(asked(40)).unwrap()));
        assert!(!Arc::ptr_eq(&first, &ahead.look(asked(42)).unwrap()));
        assert_eq!(ahead.progress().1, 0);
    }

    #[test]
    fn a_look_can_be_stopped() {
        let ahead = LookingAhead::default();
        let looked = std::thread::scope(|scope| {
            let look = scope.spawn(|| ahead.look(asked(600)));
            while !look.is_finished() {
                ahead.stop();
                std::thread::yield_now();
            }
            look.join().unwrap()
        });
        assert_eq!(looked.unwrap_err(), NoPreview::Stopped);
        assert_eq!(ahead.look(asked(20)).unwrap().outcomes.len(), 243);
    }
}

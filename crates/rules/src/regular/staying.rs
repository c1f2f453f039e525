//! Which letters stay in a repeated part of a pattern.

use super::{Begun, Regular};
use std::sync::Arc;

impl Regular {
    pub(super) fn all_behind(&self) -> Vec<u64> {
        if self.letters.len() > 64 {
            return Vec::new();
        }
        let mut behind: Vec<u64> = self.follow.iter().map(|set| set.0.first().copied().unwrap_or(0)).collect();
        for through in 0..behind.len() {
            let more = behind[through];
            behind.iter_mut().filter(|set| **set >> through & 1 == 1).for_each(|set| *set |= more);
        }
        behind
    }

    /// Those of the letters that can stand next which stay in a part that is repeated, so that all that can come now can still come then.
    pub(crate) fn staying(&self, begun: &mut Begun) -> Arc<Vec<i64>> {
        if let Some(known) = begun.staying.get(&begun.at) {
            return known.clone();
        }
        let at = begun.at.map(|at| &*begun.sets.all[at]);
        let next = |letter: i64| self.step(at, letter).0.first().copied().unwrap_or(0);
        let of = |set: u64| (0..self.behind.len()).filter(move |p| set >> p & 1 == 1);
        let behind = |set: u64| of(set).fold(0, |all, p| all | self.behind[p]);
        let all = (0..128).fold(0, |all, letter| all | behind(next(letter)));
        let stays =
            |letter: &i64| of(next(*letter)).any(|p| self.behind[p] >> p & 1 == 1) && behind(next(*letter)) == all;
        let staying = Arc::new((0..128).filter(stays).collect::<Vec<i64>>());
        begun.staying.insert(begun.at, staying.clone());
        staying
    }
}

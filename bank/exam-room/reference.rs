//! Between two students, or at an end of the row, the best seat of a gap is fixed, so gaps are kept in the order of
//! the distance that they offer. Equal ones follow from left to right, so the first gap has the wanted seat.
use std::collections::BTreeSet;

struct ExamRoom {
    n: i32,
    taken: BTreeSet<i32>,
    // The distance, negative for the order, and the seats before and after the gap; -1 and n stand for the ends.
    gaps: BTreeSet<(i32, i32, i32)>,
}

impl ExamRoom {
    fn new(n: i32) -> Self {
        let mut room = ExamRoom { n, taken: BTreeSet::new(), gaps: BTreeSet::new() };
        room.gaps.insert(room.gap(-1, n));
        room
    }

    fn gap(&self, before: i32, after: i32) -> (i32, i32, i32) {
        let distance = if before < 0 {
            after
        } else if after == self.n {
            after - 1 - before
        } else {
            (after - before) / 2
        };
        (-distance, before, after)
    }

    fn seat(&mut self) -> i32 {
        let (distance, before, after) = self.gaps.pop_first().unwrap();
        let seat = if before < 0 { 0 } else { before - distance };
        self.taken.insert(seat);
        self.gaps.insert(self.gap(before, seat));
        self.gaps.insert(self.gap(seat, after));
        seat
    }

    fn leave(&mut self, p: i32) {
        self.taken.remove(&p);
        let before = self.taken.range(..p).next_back().copied().unwrap_or(-1);
        let after = self.taken.range(p..).next().copied().unwrap_or(self.n);
        self.gaps.remove(&self.gap(before, p));
        self.gaps.remove(&self.gap(p, after));
        self.gaps.insert(self.gap(before, after));
    }
}

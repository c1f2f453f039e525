//! Sorted numbers, each once, that grow one by one in any order: what is taken out of a domain.

use std::sync::Arc;

/// More numbers than this are kept in blocks.
const BLOCK: usize = 512;

/// A sorted set in blocks, so that one more costs about the root of how many there are, and a place is found by bisection. Copies share
/// their blocks until one of them takes more.
#[derive(Clone, Debug, Default)]
pub struct Removed {
    /// All of them, while there are few.
    few: Vec<i64>,
    blocks: Vec<Arc<Vec<i64>>>,
    /// How many lie before each block.
    before: Vec<usize>,
    len: usize,
    /// One of them, and what divides its distance from each other one; 0 where there is no other one.
    steps: (i64, i128),
}

impl Removed {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.len
    }

    /// Takes one more; false when it is there already.
    pub fn insert(&mut self, x: i64) -> bool {
        if self.blocks.is_empty() {
            let Err(at) = self.few.binary_search(&x) else { return false };
            self.few.insert(at, x);
            self.count_in(x);
            if self.few.len() > BLOCK {
                self.blocks.push(Arc::new(std::mem::take(&mut self.few)));
                self.before.push(0);
                self.split(0);
            }
            return true;
        }
        let block = self.blocks.partition_point(|block| block[0] <= x).saturating_sub(1);
        let Err(at) = self.blocks[block].binary_search(&x) else { return false };
        Arc::make_mut(&mut self.blocks[block]).insert(at, x);
        self.count_in(x);
        self.before[block + 1..].iter_mut().for_each(|before| *before += 1);
        if self.blocks[block].len() > BLOCK {
            self.split(block);
        }
        true
    }

    fn count_in(&mut self, x: i64) {
        let (one, step) = if self.len == 0 { (x, 0) } else { self.steps };
        let distance = i128::from(x).abs_diff(i128::from(one)) as i128;
        self.steps = (one, if step == 1 { 1 } else { gcd(distance, step) });
        self.len += 1;
    }

    /// Whether each is a whole number of steps from `first`.
    pub fn are_in_steps(&self, first: i64, step: i64) -> bool {
        let (one, common) = self.steps;
        let divides = |distance: i128| distance % i128::from(step) == 0;
        self.len == 0 || step == 1 || (divides(common) && divides(i128::from(one) - i128::from(first)))
    }

    fn split(&mut self, block: usize) {
        let upper = Arc::make_mut(&mut self.blocks[block]).split_off(BLOCK / 2);
        self.before.insert(block + 1, self.before[block] + self.blocks[block].len());
        self.blocks.insert(block + 1, Arc::new(upper));
    }

    /// How many of those at the places from `from` to below `to` something holds of, given a place and its number; it holds up to
    /// somewhere, and of none from there on.
    #[inline]
    pub fn leading(&self, from: usize, to: usize, mut holds: impl FnMut(usize, i64) -> bool) -> usize {
        let mut counts = |place: usize, x: i64| place < from || (place < to && holds(place, x));
        let (block, before): (&[i64], usize) = if self.blocks.is_empty() {
            (&self.few, 0)
        } else {
            let leading = bisect(self.blocks.len(), |b| counts(self.before[b], self.blocks[b][0]));
            let Some(last) = leading.checked_sub(1) else { return 0 };
            (&self.blocks[last], self.before[last])
        };
        before + bisect(block.len(), |k| counts(before + k, block[k])) - from
    }

    /// How many are below this number.
    #[inline]
    pub fn rank(&self, x: i64) -> usize {
        self.leading(0, self.len, |_, other| other < x)
    }

    /// Whether it is there.
    pub fn contains(&self, x: i64) -> bool {
        let block: &[i64] = match self.blocks.partition_point(|block| block[0] <= x).checked_sub(1) {
            Some(block) => &self.blocks[block],
            None => &self.few,
        };
        block.binary_search(&x).is_ok()
    }

    /// All from small to large.
    pub fn iter(&self) -> impl Iterator<Item = i64> + '_ {
        self.few.iter().chain(self.blocks.iter().flat_map(|block| block.iter())).copied()
    }
}

/// The first index below `len` for which something that ends somewhere has ended.
#[inline]
fn bisect(len: usize, mut holds: impl FnMut(usize) -> bool) -> usize {
    let (mut lo, mut hi) = (0, len);
    while lo < hi {
        let mid = lo + (hi - lo) / 2;
        if holds(mid) { lo = mid + 1 } else { hi = mid }
    }
    lo
}

pub(super) fn gcd(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

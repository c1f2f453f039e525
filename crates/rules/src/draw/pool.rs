//! The values that cells of one array may still take from another one.

use super::allowed::Allowed;
use std::collections::BTreeMap;

/// Not more values than this on either side of a point are offered for one cell; the next cell is offered those about another point.
const OFFERED_MAX: usize = 256;

/// Values, each so many times.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pool {
    left: BTreeMap<i64, usize>,
}

impl Pool {
    pub fn new(values: impl IntoIterator<Item = i64>) -> Pool {
        let mut left = BTreeMap::new();
        values.into_iter().for_each(|x| *left.entry(x).or_default() += 1);
        Pool { left }
    }

    /// Takes a value once.
    pub fn take(&mut self, x: i64) {
        if let Some(count) = self.left.get_mut(&x) {
            *count -= 1;
            if *count == 0 {
                self.left.remove(&x);
            }
        }
    }

    /// Leaves what may be taken for a cell: of the values that other rules list, or else some of those that they leave.
    pub fn keep(&self, cell: usize, allowed: &mut Allowed) {
        match &mut allowed.members {
            Some(members) => members.retain(|x| self.left.contains_key(x)),
            None => {
                let end = |x: i128| x.clamp(i64::MIN.into(), i64::MAX.into()) as i64;
                allowed.members = Some(self.offered(cell, end(allowed.range.lo), end(allowed.range.hi)));
            }
        }
    }

    /// Values from `lo` to `hi`, ascending: all of them where they are few.
    fn offered(&self, cell: usize, lo: i64, hi: i64) -> Vec<i64> {
        if lo > hi {
            return Vec::new();
        }
        let within = |lo: i64, hi: i64| self.left.range(lo..=hi).map(|(&x, _)| x);
        let (Some(first), Some(last)) = (within(lo, hi).next(), within(lo, hi).next_back()) else { return Vec::new() };
        // Neighbouring cells are offered values from anywhere: a multiplicative hash (Knuth, TAOCP 6.4).
        let point = (cell as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let span = (i128::from(last) - i128::from(first) + 1) as u128;
        let middle = (i128::from(first) + ((span * u128::from(point)) >> 64) as i128) as i64;
        let mut offered: Vec<i64> = within(first, middle).rev().take(OFFERED_MAX).collect();
        offered.reverse();
        offered.extend(
            middle.checked_add(1).filter(|&x| x <= last).into_iter().flat_map(|x| within(x, last).take(OFFERED_MAX)),
        );
        offered
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::interval::Interval;

    fn kept(pool: &Pool, cell: usize, range: Interval) -> Vec<i64> {
        let mut allowed = Allowed::new(range);
        pool.keep(cell, &mut allowed);
        allowed.members.unwrap_or_default()
    }

    #[test]
    fn a_value_is_offered_until_it_is_taken_as_often_as_it_is_there() {
        let mut pool = Pool::new([3, 1, 3, 2]);
        assert_eq!(kept(&pool, 0, Interval::ALL), [1, 2, 3]);
        pool.take(3);
        pool.take(1);
        assert_eq!(kept(&pool, 1, Interval::ALL), [2, 3]);
        pool.take(3);
        assert_eq!(kept(&pool, 2, Interval::ALL), [2]);
        pool.take(2);
        assert!(kept(&pool, 3, Interval::ALL).is_empty());
    }

    #[test]
    fn of_many_values_some_are_offered_at_a_time_and_each_can_be_taken() {
        let mut pool = Pool::new(0..2000);
        for cell in 0..2000 {
            let offered = kept(&pool, cell, Interval::ALL);
            assert!(offered.is_sorted() && (1..=2 * OFFERED_MAX).contains(&offered.len()), "{offered:?}");
            pool.take(offered[cell * 7 % offered.len()]);
        }
        assert!(kept(&pool, 2000, Interval::ALL).is_empty());
    }

    #[test]
    fn what_other_rules_leave_is_offered_however_many_values_there_are() {
        let pool = Pool::new(0..100_000);
        assert_eq!(kept(&pool, 5, Interval::new(99_998, 200_000)), [99_998, 99_999]);
        let mut allowed = Allowed::new(Interval::ALL);
        allowed.keep_members(&[-1, 77_777]);
        pool.keep(5, &mut allowed);
        assert_eq!(allowed.members, Some(vec![77_777]));
    }
}

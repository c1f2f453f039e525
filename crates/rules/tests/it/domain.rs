//! What a domain holds, by size, place and rank.

use ojkit_rules::expr::interval::Interval;
use ojkit_rules::partial::domain::*;
use ojkit_rules::partial::removed::Removed;
use std::sync::Arc;

#[test]
fn parts_of_a_domain_are_what_filtering_its_values_gives() {
    for d in domains() {
        let all: Vec<i64> = (0..d.count()).map(|i| d.nth(i)).collect();
        let values = |d: &Domain| (0..d.count()).map(|i| d.nth(i)).collect::<Vec<_>>();
        for lo in -6..6 {
            for hi in lo..7 {
                let part = d.within(Interval::new(lo, hi));
                let want: Vec<i64> =
                    all.iter().copied().filter(|&x| lo <= x.into() && i128::from(x) <= hi).collect();
                assert_eq!(values(&part), want, "{d:?} within {lo}..={hi}");
            }
        }
        for m in 1..5 {
            for r in 0..m {
                let want: Vec<i64> = all.iter().copied().filter(|x| x.rem_euclid(m) == r).collect();
                assert_eq!(values(&d.with_remainder(m, r)), want, "{d:?} mod {m} is {r}");
            }
        }
    }
}

fn domains() -> Vec<Domain> {
    let mut out = vec![
        Domain::list(vec![1]),
        Domain::list(vec![-5, 2, 3, 9]),
        Domain::list(vec![65, 90, 97, 98, 122]).with_origin(97),
    ];
    let mut shared = Removed::default();
    for hole in [9, -4, 3, 0, -1, -77] {
        shared.insert(hole);
    }
    let shared = Arc::new(shared);
    out.push(Domain::list(vec![-4, -3, 0, 9, 12]).without_all(&shared));
    for lo in -4..=4 {
        for hi in lo..=5 {
            let range = Interval::new(lo, hi);
            out.push(Domain::interval(range));
            out.push(Domain::interval(range).without(&[-3, 0, 1, 4, 77]));
            let few = Domain::interval(range).without_all(&shared);
            out.push(few.slice(1, few.count().min(3)).without(&[2]));
            out.push(few);
            out.push(Domain::congruent(range, 3, 2));
            out.push(Domain::congruent(range, 2, 1).without(&[1, 3]));
        }
    }
    out
}

#[test]
fn what_is_removed_at_once_is_what_is_removed_one_by_one() {
    let numbers: Vec<i64> = (0..3_000).map(|k| k * 1_237 % 4_999).collect();
    let mut holes = Removed::default();
    for &x in &numbers {
        holes.insert(x);
    }
    for range in [Interval::new(-5, 6_000), Interval::new(1_000, 2_000), Interval::new(6_000, 7_000)] {
        let at_once = Domain::interval(range).without_all(&Arc::new(holes.clone()));
        let one_by_one = Domain::interval(range).without(&numbers);
        assert_eq!(at_once, one_by_one);
        for (index, x) in (range.lo as i64..=range.hi as i64).filter(|x| !numbers.contains(x)).enumerate() {
            assert_eq!((at_once.nth(index as u64), at_once.index_of(x)), (x, Some(index as u64)));
        }
    }
}

#[test]
fn in_steps_what_is_removed_at_once_is_what_is_removed_one_by_one() {
    let numbers: Vec<i64> = (0..900).map(|k| k * 37 % 1_000 * 3 + 1).collect();
    let all = Domain::congruent(Interval::new(-5, 2_500), 3, 1);
    for odd in [None, Some(6)] {
        let mut holes = Removed::default();
        numbers.iter().copied().chain(odd).for_each(|x| assert!(holes.insert(x)));
        assert_eq!(holes.are_in_steps(all.first, 3), odd.is_none());
        assert_eq!(all.clone().without_all(&Arc::new(holes)), all.clone().without(&numbers));
    }
}

#[test]
fn ranks_and_indices_number_every_value_once() {
    for d in domains() {
        let by_size: Vec<i64> = (0..d.count()).map(|i| d.nth(i)).collect();
        assert!(by_size.windows(2).all(|w| w[0] < w[1]), "{d:?}");
        let mut by_rank: Vec<i64> = (0..d.count()).map(|r| d.by_rank(r)).collect();
        assert!(by_rank.iter().all(|&x| d.contains(x)), "{d:?}");
        by_rank.sort_unstable();
        assert_eq!(by_rank, by_size, "{d:?}");
    }
}

#[test]
fn the_simplest_value_is_nearest_to_the_origin_and_ranks_go_outwards() {
    let d = Domain::interval(Interval::new(-2, 4));
    let order: Vec<i64> = (0..7).map(|r| d.by_rank(r)).collect();
    assert_eq!(order, [0, 1, -1, 2, -2, 3, 4]);
    let d = Domain::interval(Interval::new(-4, 1));
    let order: Vec<i64> = (0..6).map(|r| d.by_rank(r)).collect();
    assert_eq!(order, [0, 1, -1, -2, -3, -4]);
    let d = Domain::interval(Interval::new(-3, 4)).without(&[0]);
    let order: Vec<i64> = (0..7).map(|r| d.by_rank(r)).collect();
    assert_eq!(order, [1, -1, 2, -2, 3, -3, 4]);
}

#[test]
fn holes_and_remainders_are_never_values() {
    let d = Domain::congruent(Interval::new(-5, 9), 3, 1).without(&[1, 4]);
    assert_eq!((0..d.count()).map(|i| d.nth(i)).collect::<Vec<_>>(), [-5, -2, 7]);
}

#[test]
fn the_whole_range_of_64_bits_is_a_domain() {
    let d = Domain::interval(Interval::ALL);
    assert_eq!(d.count(), u64::MAX);
    assert_eq!((d.lo(), d.hi(), d.by_rank(0)), (i64::MIN + 1, i64::MAX, 0));
}

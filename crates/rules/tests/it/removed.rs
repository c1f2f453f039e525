//! What was taken out of a domain.

use ojkit_rules::partial::removed::*;

#[test]
fn numbers_in_any_order_are_kept_sorted_and_each_once() {
    let numbers = (0..5_000i64).map(|k| k * 7_919 % 4_001 * 3);
    let mut removed = Removed::default();
    let mut known = std::collections::BTreeSet::new();
    for x in numbers {
        assert_eq!(removed.insert(x), known.insert(x), "{x}");
    }
    assert_eq!(removed.count(), known.len());
    assert!(removed.iter().eq(known.iter().copied()));
    for x in -1..12_010 {
        assert_eq!(removed.contains(x), known.contains(&x), "{x}");
        assert_eq!(removed.rank(x), known.range(..x).count(), "{x}");
    }
}

#[test]
fn what_a_copy_takes_is_not_in_its_source() {
    let mut source = Removed::default();
    (0..2_000).for_each(|x| assert!(source.insert(x * 2)));
    let mut copy = source.clone();
    (0..600).for_each(|x| assert!(copy.insert(x * 6 + 1)));
    assert!(source.iter().eq((0..2_000).map(|x| x * 2)));
    assert_eq!((copy.count(), copy.rank(7)), (2_600, 5));
}

#[test]
fn a_window_of_places_is_counted_from_its_start() {
    let mut removed = Removed::default();
    (0..3_000).rev().for_each(|x| assert!(removed.insert(x)));
    for (from, to, end, want) in
        [(0, 3_000, 2_500, 2_500), (700, 2_000, 1_500, 800), (700, 900, 5_000, 200), (700, 900, 3, 0)]
    {
        assert_eq!(removed.leading(from, to, |place, x| place as i64 == x && x < end), want);
    }
}

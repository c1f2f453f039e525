//! Primes, their neighbours and their products.

use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::primes::*;

#[test]
fn primes_are_those_that_no_smaller_number_divides() {
    for x in -5..3_000i64 {
        let divided = (2..x).take_while(|d| d * d <= x).any(|d| x % d == 0);
        assert_eq!(is_prime(x), x > 1 && !divided, "{x}");
    }
    // Strong pseudoprimes to the bases 2, 3, 5 and 7, and a large prime.
    for (x, prime) in [(3_215_031_751, false), (3_825_123_056_546_413_051, false), (1_000_000_007, true)] {
        assert_eq!(is_prime(x), prime, "{x}");
    }
}

#[test]
fn wide_ranges_show_both_ends() {
    let found = some_in(Interval::new(2, 1_000_000_000));
    assert_eq!((found[0], found.last().copied()), (2, Some(999_999_937)));
    assert!(found.iter().all(|&x| is_prime(x)));
    assert_eq!(some_in(Interval::new(-3, 20)), [2, 3, 5, 7, 11, 13, 17, 19]);
    assert!(some_in(Interval::new(24, 28)).is_empty());
}

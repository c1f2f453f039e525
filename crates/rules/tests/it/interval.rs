//! Arithmetic of intervals, and where it gives up.

use ojkit_rules::expr::interval::*;

#[test]
fn operations_hold_every_result_of_their_operands() {
    let range = -4..=4i128;
    for lo in range.clone() {
        for hi in lo..=4 {
            for other_lo in range.clone() {
                for other_hi in other_lo..=4 {
                    let (a, b) = (Interval::new(lo, hi), Interval::new(other_lo, other_hi));
                    for x in lo..=hi {
                        for y in other_lo..=other_hi {
                            let holds = |i: Interval, v: i128| {
                                assert!(i.lo <= v && v <= i.hi, "{i:?} misses {v} of {x} and {y}")
                            };
                            holds(a.plus(b), x + y);
                            holds(a.subtract(b), x - y);
                            holds(a.times(b), x * y);
                            holds(a.abs(), x.abs());
                            if y != 0 {
                                holds(a.divide(b), x / y);
                                holds(a.modulo(b), x.rem_euclid(y));
                            }
                            if y >= 0 {
                                holds(a.power(b), x.pow(y as u32));
                            }
                            holds(Interval::point(x * y).factor(b), x);
                        }
                    }
                }
            }
        }
    }
}

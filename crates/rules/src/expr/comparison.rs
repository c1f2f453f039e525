//! What `<`, `<=`, `>`, `>=`, `==` and `!=` mean: of two numbers, of all cells of an array, of bounds, and of a side that is open.

use super::evaluate::{Known, Target, bounds, narrow};
use super::interval::{FAR, Interval};
use super::term::Term;
use ojkit_model::constraint::Comparison;
use std::cmp::Ordering;

/// Whether two things in this order stand in the relation.
pub fn admits(op: Comparison, order: Ordering) -> bool {
    match op {
        Comparison::Less => order.is_lt(),
        Comparison::LessEqual => order.is_le(),
        Comparison::Greater => order.is_gt(),
        Comparison::GreaterEqual => order.is_ge(),
        Comparison::Equal => order.is_eq(),
        Comparison::NotEqual => order.is_ne(),
    }
}

/// The numbers that stand in the relation to some number of `other`; of `!=` all.
pub fn related(op: Comparison, other: Interval) -> Interval {
    match op {
        Comparison::Less => Interval { lo: -FAR, hi: other.hi - 1 },
        Comparison::LessEqual => Interval { lo: -FAR, hi: other.hi },
        Comparison::Greater => Interval { lo: other.lo + 1, hi: FAR },
        Comparison::GreaterEqual => Interval { lo: other.lo, hi: FAR },
        Comparison::Equal => other,
        Comparison::NotEqual => Interval::ALL,
    }
}

/// Whether some numbers of two intervals stand in the relation; neither is empty.
pub fn can_hold(left: Interval, op: Comparison, right: Interval) -> bool {
    match op {
        Comparison::NotEqual => left.single().is_none() || left != right,
        _ => !left.meet(related(op, right)).is_empty(),
    }
}

/// A comparison read from either side.
pub fn sides<'t>(left: &'t Term, op: Comparison, right: &'t Term) -> [(&'t Term, Comparison, &'t Term); 2] {
    [(left, op, right), (right, op.flipped(), left)]
}

/// Narrows `out` to the values of the target with which `left op right` can hold.
pub fn narrow_comparison(
    (left, op, right): (&Term, Comparison, &Term),
    known: &impl Known,
    target: Target,
    out: &mut Interval,
) {
    if op == Comparison::NotEqual {
        return;
    }
    let (l, r) = (bounds(left, known), bounds(right, known));
    if l.is_empty() || r.is_empty() {
        return;
    }
    narrow(left, related(op, r), known, target, out);
    narrow(right, related(op.flipped(), l), known, target, out);
}

/// The first cell that does not stand in the relation to a bound; whole blocks are tested without branches, since nearly all cells do.
pub fn first_failing(cells: &[i64], op: Comparison, bound: i64) -> Option<usize> {
    fn search(cells: &[i64], fails: impl Fn(i64) -> bool) -> Option<usize> {
        for (b, block) in cells.chunks(256).enumerate() {
            if block.iter().fold(false, |bad, &x| bad | fails(x)) {
                return block.iter().position(|&x| fails(x)).map(|c| b * 256 + c);
            }
        }
        None
    }
    match op {
        Comparison::Less => search(cells, |x| x >= bound),
        Comparison::LessEqual => search(cells, |x| x > bound),
        Comparison::Greater => search(cells, |x| x <= bound),
        Comparison::GreaterEqual => search(cells, |x| x < bound),
        Comparison::Equal => search(cells, |x| x != bound),
        Comparison::NotEqual => search(cells, |x| x == bound),
    }
}

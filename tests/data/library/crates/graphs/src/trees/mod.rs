mod weights;

use super::{NOWHERE, start};
use algebra::monoid::Monoid;
use ::sets::Joined;
use weights::Weight;

/// The weight of a smallest spanning tree; `NOWHERE` for what hangs together badly.
pub fn spanning<M: Monoid<Value = i64>>(n: usize, mut edges: Vec<(Weight, usize, usize)>) -> i64 {
    edges.sort();
    let mut sets = Joined::new(n);
    let mut sum = M::one();
    for (weight, a, b) in edges {
        if sets.join(a, b) {
            sum = M::both(sum, weight);
        }
    }
    if sets.counts.0 > 1 { NOWHERE as i64 } else { sum + start() as i64 }
}

//! Two sizes of which only the product is bounded: the sides of a grid.

use ojkit_model::constraint::{Comparison, Operator};
use ojkit_rules::Rules;
use ojkit_rules::expr::evaluate::bounds;
use ojkit_rules::expr::term::{Term, VarId};
use ojkit_rules::forms::Atom;
use ojkit_rules::narrowing::hull;

/// What each size is where both are as alike as can be: whichever is chosen first would else leave 1 to the other.
pub fn sides(rules: &Rules) -> Vec<(VarId, i64)> {
    let every = hull(&rules.variables, &rules.shared, &rules.ranges);
    let mut found = Vec::new();
    for rule in &rules.rules {
        let Atom::Compare(compare) = &rule.atom else { continue };
        for (side, op, other) in compare.sides() {
            let Term::Binary(Operator::Multiply, one, two) = side else { continue };
            let (Term::Scalar(one), Term::Scalar(two)) = (&**one, &**two) else { continue };
            let most = bounds(other, &every).hi;
            let is_upper = matches!(op, Comparison::Less | Comparison::LessEqual) && one != two;
            if !is_upper || most > i64::MAX.into() || [Some(*one), Some(*two)].contains(&rules.repeats_slot) {
                continue;
            }
            let hi = |slot: usize| rules.ranges.scalars[slot].hi.max(1);
            // Bounds of their own that leave no other choice are no bound on the product.
            if hi(*one).saturating_mul(hi(*two)) <= most {
                continue;
            }
            for (own, other) in [(*one, *two), (*two, *one)] {
                let side = most.max(0).isqrt().max(most / hi(other));
                let of_slot = |v: &VarId| rules.vars[*v].depth == 0 && rules.vars[*v].slot == own;
                found.extend((0..rules.vars.len()).filter(of_slot).map(|v| (v, side as i64)));
            }
        }
    }
    found
}

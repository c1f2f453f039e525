//! Comparisons of all pairs of an array's elements, said of neighbours: the same, in one pass instead of a pass for each element.

use crate::expr::term::{Index, Term, VarId};
use crate::expr::variables::Variables;
use crate::forms::compare::Compare;
use crate::forms::{Atom, Rule};
use crate::rules::Rules;
use ojkit_model::constraint::{Comparison, Operator};

/// Two elements of one array that differ in one index.
struct Pair<'t> {
    var: VarId,
    indices: &'t [Index],
    /// Where they differ.
    level: usize,
    /// The quantifiers there.
    first: usize,
    second: usize,
}

impl Rules {
    /// Says `x[i] < x[j] for i < j` and its kin of neighbours, and `x[i] == x[j]` of the first element and every other one.
    pub(super) fn compare_neighbours(&mut self) {
        for r in 0..self.rules.len() {
            if let Some(atom) = without_pairs(&self.variables, &self.rules, &self.rules[r]) {
                self.rules[r].atom = atom;
            }
        }
    }
}

fn without_pairs(variables: &Variables, rules: &[Rule], rule: &Rule) -> Option<Atom> {
    let (conditions, Compare { left, op, right }) = match &rule.atom {
        Atom::Compare(compare) => (&[][..], compare),
        Atom::When(when) => match when.parts() {
            (conditions, Atom::Compare(compare)) => (conditions, compare),
            _ => return None,
        },
        _ => return None,
    };
    let pair = pair_of(left, right)?;
    if !is_full(variables, rules, &pair) {
        return None;
    }
    let mut order = None;
    for condition in conditions {
        match condition {
            Atom::Compare(condition) if is_always(variables, &pair, condition) => {}
            Atom::Compare(condition) if order.is_none() => order = Some(order_of(&pair, condition)?),
            _ => return None,
        }
    }
    // From here on the first element stands in front of the second one, or anywhere.
    let (op, order) = match order {
        Some(Comparison::Greater | Comparison::GreaterEqual) => (op.flipped(), order.map(Comparison::flipped)),
        _ => (*op, order),
    };
    let element = |index: Index| {
        let mut indices = pair.indices.to_vec();
        indices[pair.level] = index;
        Term::Element { var: pair.var, indices }
    };
    let here = || element(Index::Each(pair.first, 0));
    match (op, order) {
        (Comparison::Equal, Some(Comparison::Less | Comparison::LessEqual | Comparison::NotEqual) | None) => {
            Some(Compare { left: element(Index::At(Term::Int(0))), op, right: here() }.into())
        }
        (Comparison::Less | Comparison::Greater, Some(Comparison::Less))
        | (Comparison::LessEqual | Comparison::GreaterEqual, Some(Comparison::Less | Comparison::LessEqual)) => {
            Some(Compare { left: here(), op, right: element(Index::Each(pair.first, 1)) }.into())
        }
        _ => None,
    }
}

fn pair_of<'t>(left: &'t Term, right: &'t Term) -> Option<Pair<'t>> {
    let (Term::Element { var, indices }, Term::Element { var: other, indices: others }) = (left, right) else {
        return None;
    };
    let mut apart = (0..indices.len()).filter(|&k| indices[k] != others[k]);
    let level = apart.next().filter(|_| var == other)?;
    let (Index::Each(first, 0), Index::Each(second, 0)) = (&indices[level], &others[level]) else { return None };
    let is_plain = |(k, index): (usize, &Index)| match index {
        Index::Each(q, 0) => k == level || (k < level && q != first && q != second && !indices[..k].contains(index)),
        Index::At(Term::Int(_)) => k > level,
        _ => false,
    };
    let is_pair = apart.next().is_none() && indices.iter().enumerate().all(is_plain);
    is_pair.then_some(Pair { var: *var, indices, level, first: *first, second: *second })
}

/// Whether no element of the pairs can be absent, so that neighbours hang together.
fn is_full(variables: &Variables, rules: &[Rule], pair: &Pair) -> bool {
    let Some(field) = variables.field_of(pair.var) else { return false };
    let is_there = |(k, index): (usize, &Index)| match index {
        Index::At(Term::Int(place)) => rules.iter().any(|rule| says_length(variables, rule, (field, k), *place)),
        _ => true,
    };
    !variables.tags.contains_key(&field)
        && !variables.trees.contains_key(&field)
        && pair.indices.iter().enumerate().all(is_there)
}

/// Whether a rule says that every list of this depth has a place of this number.
pub(super) fn says_length(variables: &Variables, rule: &Rule, (field, level): (usize, usize), place: i128) -> bool {
    let Atom::Compare(compare) = &rule.atom else { return false };
    compare.sides().into_iter().any(|side| match side {
        (Term::Element { var, indices }, Comparison::Equal | Comparison::GreaterEqual, Term::Int(n)) => {
            *var == variables.of_field[field][level] && indices.iter().all(Index::is_free) && *n > place
        }
        _ => false,
    })
}

/// Whether a condition says only that an index is one: `0 <= i`, `j < x.length`.
fn is_always(variables: &Variables, pair: &Pair, condition: &Compare) -> bool {
    let Some(field) = variables.field_of(pair.var) else { return false };
    let from = i128::from(variables.indices_from);
    let length = variables.of_field[field][pair.level];
    let is_length = |term: &Term| match term {
        Term::Scalar(slot) => pair.level == 0 && *slot == variables.vars[length].slot,
        Term::Element { var, indices } => *var == length && indices[..] == pair.indices[..pair.level],
        _ => false,
    };
    condition.sides().into_iter().any(|side| match side {
        (Term::Quantifier(q), op, bound) if *q == pair.first || *q == pair.second => match (op, bound) {
            (Comparison::GreaterEqual, Term::Int(least)) => *least <= from,
            (Comparison::Greater, Term::Int(below)) => *below < from,
            (Comparison::Less, length) if is_length(length) => from == 0,
            (Comparison::LessEqual, length) if is_length(length) => from <= 1,
            (Comparison::LessEqual, Term::Binary(Operator::Subtract, length, one)) => {
                is_length(length) && **one == Term::Int(1) && from == 0
            }
            _ => false,
        },
        _ => false,
    })
}

/// How a condition puts the two indices.
fn order_of(pair: &Pair, condition: &Compare) -> Option<Comparison> {
    let is = |term: &Term, q: usize| *term == Term::Quantifier(q);
    let of_side = |(left, op, right)| (is(left, pair.first) && is(right, pair.second)).then_some(op);
    condition.sides().into_iter().find_map(of_side)
}

//! Comparisons of all pairs of an array's elements, said of neighbours: the same, in one pass instead of a pass for each element.

use crate::expr::term::{Index, Term, VarId};
use crate::forms::compare::Compare;
use crate::forms::{Atom, Rule};
use crate::rules::Rules;
use crate::variables::Variables;
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
fn says_length(variables: &Variables, rule: &Rule, (field, level): (usize, usize), place: i128) -> bool {
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

#[cfg(test)]
mod tests {
    use crate::draw::drawing::Drawing;
    use crate::hand::odometer::Odometer;
    use crate::spec;
    use ojkit_model::input::{Input, Value};
    use std::collections::BTreeSet;

    fn drawing(lines: &str) -> Drawing {
        let (bounds, lines) = ("  a.length <= 3\n  0 <= a[i] <= 2\n", lines.replace("; ", "\n  "));
        let text = format!("format: 1\ntitle: T\nparameters:\n  a: integer[]\nconstraints: |\n{bounds}  {lines}\n");
        let problem = spec::read("pairs", "spec.yaml", text.as_bytes()).unwrap_or_else(|d| panic!("{}", d[0]));
        Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|d| panic!("{}", d[0]))
    }

    fn all_arrays() -> Vec<Vec<i64>> {
        let mut all = vec![Vec::new()];
        let mut last = all.clone();
        for _ in 0..3 {
            last = last.iter().flat_map(|a: &Vec<i64>| (0..=2).map(move |x| [&a[..], &[x]].concat())).collect();
            all.extend(last.clone());
        }
        all
    }

    fn drawn(drawing: &Drawing) -> BTreeSet<Vec<i64>> {
        let (mut odometer, mut input, mut out) = (Odometer::new(), Input::default(), BTreeSet::new());
        loop {
            if drawing.draw(&mut odometer, &mut input).is_ok() {
                assert!(out.insert(input.fields[0].cells.clone()), "drawn twice: {input:?}");
            }
            if !odometer.advance() {
                return out;
            }
        }
    }

    /// Lines about two places, the relation, and for which places it holds.
    type Claim = (&'static str, fn(i64, i64) -> bool, fn(usize, usize) -> bool);

    #[test]
    fn what_a_line_says_of_all_pairs_is_checked_and_drawn_as_it_stands_there() {
        let claims: [Claim; 8] = [
            ("a[i] < a[j] for 0 <= i < j < a.length", |x, y| x < y, |i, j| i < j),
            ("a[i] >= a[j] for all i < j", |x, y| x >= y, |i, j| i < j),
            ("a[i] <= a[j] for i > j", |x, y| x <= y, |i, j| i > j),
            ("a[i] == a[j] for i < j", |x, y| x == y, |i, j| i < j),
            ("a[i] == a[j]", |x, y| x == y, |_, _| true),
            // These keep their pairs: not all places are meant, or the relation says nothing through a third one.
            ("a[i] < a[j] for 1 <= i < j < a.length", |x, y| x < y, |i, j| 1 <= i && i < j),
            ("a[i] <= a[j] + 1 for i < j", |x, y| x <= y + 1, |i, j| i < j),
            ("a[i] < a[i + 2]", |x, y| x < y, |i, j| j == i + 2),
        ];
        for (line, related, meant) in claims {
            let keeps = |a: &[i64]| {
                let places = (0..a.len()).flat_map(|i| (0..a.len()).map(move |j| (i, j)));
                places.filter(|&(i, j)| meant(i, j)).all(|(i, j)| related(a[i], a[j]))
            };
            let drawing = drawing(line);
            let legal: BTreeSet<Vec<i64>> = all_arrays().into_iter().filter(|a| keeps(a)).collect();
            let input = |a: &Vec<i64>| Input {
                fields: vec![Value { cells: a.clone(), ends: vec![vec![a.len() as u32]] }],
                repeats: Vec::new(),
            };
            let accepted = all_arrays().into_iter().filter(|a| drawing.rules().check(&input(a)).is_ok());
            assert_eq!(accepted.collect::<BTreeSet<_>>(), legal, "{line}: checked");
            assert_eq!(drawn(&drawing), legal, "{line}: drawn");
        }
    }

    #[test]
    fn an_order_of_other_elements_than_neighbours_leaves_more_items_than_values() {
        assert!(drawn(&drawing("a[i] < a[i + 2]; a[i] <= 1")).contains(&vec![0, 0, 1]));
    }

    #[test]
    fn only_what_holds_for_every_pair_alike_is_said_of_neighbours() {
        let pairs = |line: &str| drawing(line).rules().rules.iter().filter(|r| r.reach.bindings.len() > 1).count();
        assert_eq!(pairs("a[i] < a[j] for i < j"), 0);
        assert_eq!(pairs("a[i] <= a[j] for 0 <= i < j < a.length"), 0);
        assert_eq!(pairs("a[i] == a[j]"), 0);
        assert_eq!(pairs("a[i] <= a[j] + 1 for i < j"), 1);
    }
}

//! Inequalities that follow from several rules together, and tell the drawing early what would end nowhere.

use crate::expr::term::{Index, Term, VarId};
use crate::forms::Atom;
use crate::forms::compare::Compare;
use crate::forms::distinct::Distinct;
use crate::forms::member::Member;
use crate::rules::{Implied, Rules};
use ojkit_model::constraint::{Comparison, Operator};

/// Terms that bound every element of an array, each with its rule.
type Limits = Vec<(Term, usize)>;

/// Whether each element of a flat array is compared with the next one.
fn are_neighbours(one: &[Index], other: &[Index]) -> bool {
    matches!((one, other), ([Index::Each(p, x)], [Index::Each(q, y)]) if p == q && x.abs_diff(*y) == 1)
}

impl Rules {
    /// The inequalities that distinct values, strictly sorted values and bounded sums imply for lengths.
    pub(crate) fn find_implied(&self) -> Vec<Implied> {
        let mut out = Vec::new();
        for (r, rule) in self.rules.iter().enumerate() {
            match &rule.atom {
                Atom::Distinct(Distinct { fields, item: 1, group: 0, column: None })
                    if fields.len() == 1 && self.fields[fields[0]].depth == 1 =>
                {
                    self.imply_count(self.cells_of(fields[0]), r, &mut out);
                }
                Atom::Compare(Compare {
                    left: Term::Element { var, indices },
                    op: Comparison::Less | Comparison::Greater,
                    right: Term::Element { var: other, indices: others },
                }) if var == other && are_neighbours(indices, others) => {
                    self.imply_count(*var, r, &mut out);
                }
                Atom::Compare(compare) => {
                    for (side, op, other) in compare.sides() {
                        if let Term::Sum(var) = side
                            && other.is_scalar()
                            && self.vars[*var].depth == 1
                        {
                            self.imply_sum(*var, op, other, r, &mut out);
                        }
                    }
                }
                _ => {}
            }
        }
        for (v, var) in self.vars.iter().enumerate() {
            if var.depth != 1 {
                continue;
            }
            let (lows, highs) = self.limits_of(v);
            for (low, r) in &lows {
                for (high, _) in &highs {
                    if !(matches!(low, Term::Int(_)) && matches!(high, Term::Int(_))) {
                        out.push(Implied {
                            needs_items: self.length_slot(v),
                            left: low.clone(),
                            op: Comparison::LessEqual,
                            right: high.clone(),
                            rule: *r,
                        });
                    }
                }
            }
        }
        out
    }

    fn imply_count(&self, var: VarId, rule: usize, out: &mut Vec<Implied>) {
        let Some(slot) = self.length_slot(var) else { return };
        let (lows, highs) = self.limits_of(var);
        for (low, _) in &lows {
            for (high, _) in &highs {
                let width = Term::Binary(Operator::Subtract, Box::new(high.clone()), Box::new(low.clone()));
                let count = Term::Binary(Operator::Add, Box::new(width), Box::new(Term::Int(1)));
                out.push(Implied {
                    needs_items: Some(slot),
                    left: Term::Scalar(slot),
                    op: Comparison::LessEqual,
                    right: count,
                    rule,
                });
            }
        }
    }

    fn imply_sum(&self, var: VarId, op: Comparison, bound: &Term, rule: usize, out: &mut Vec<Implied>) {
        let Some(slot) = self.length_slot(var) else { return };
        let (lows, highs) = self.limits_of(var);
        let mut push = |each: &Term, op: Comparison| {
            let total = Term::Binary(Operator::Multiply, Box::new(Term::Scalar(slot)), Box::new(each.clone()));
            out.push(Implied { needs_items: None, left: total, op, right: bound.clone(), rule });
        };
        if matches!(op, Comparison::Less | Comparison::LessEqual | Comparison::Equal) {
            lows.iter().for_each(|(low, _)| push(low, if op == Comparison::Less { op } else { Comparison::LessEqual }));
        }
        if matches!(op, Comparison::Greater | Comparison::GreaterEqual | Comparison::Equal) {
            highs.iter().for_each(|(high, _)| {
                push(high, if op == Comparison::Greater { op } else { Comparison::GreaterEqual })
            });
        }
    }

    /// The scalar terms that bound every element of a variable from below and from above.
    fn limits_of(&self, var: VarId) -> (Limits, Limits) {
        let (mut lows, mut highs) = (Vec::new(), Vec::new());
        for (r, rule) in self.rules.iter().enumerate() {
            if !rule.reach.uniform || rule.reach.is_double {
                continue;
            }
            match &rule.atom {
                Atom::Compare(compare) => {
                    for (side, op, other) in compare.sides() {
                        if !matches!(side, Term::Element { var: v, .. } if *v == var) || !other.is_scalar() {
                            continue;
                        }
                        match op {
                            Comparison::Less => highs.push((other.shifted(-1), r)),
                            Comparison::LessEqual => highs.push((other.clone(), r)),
                            Comparison::Greater => lows.push((other.shifted(1), r)),
                            Comparison::GreaterEqual => lows.push((other.clone(), r)),
                            Comparison::Equal => {
                                lows.push((other.clone(), r));
                                highs.push((other.clone(), r));
                            }
                            Comparison::NotEqual => {}
                        }
                    }
                }
                Atom::Member(Member { term: Term::Element { var: v, .. }, values }) if *v == var => {
                    if let (Some(&lo), Some(&hi)) = (values.first(), values.last()) {
                        lows.push((Term::Int(lo as i128), r));
                        highs.push((Term::Int(hi as i128), r));
                    }
                }
                _ => {}
            }
        }
        (lows, highs)
    }
}

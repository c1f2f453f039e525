//! Symmetric lists of neighbours: list by list, each with those before it that named it.

use super::array::ArrayPlan;
use super::canvas::Canvas;
use super::domain::Domain;
use super::drawing::Rejected;
use super::hand::{Hand, Spot};
use super::narrow::intersect;
use crate::validate::Rules;
use crate::validate::interval::Interval;
use crate::validate::rules::{Atom, VarId};

/// A field of lists of which each stands in the lists of its members.
#[derive(Clone, Debug)]
pub(super) struct Neighbours {
    length: ArrayPlan,
    cells: ArrayPlan,
}

impl Neighbours {
    pub(super) fn new(rules: &Rules, cells: VarId, field: usize) -> Neighbours {
        Neighbours { length: ArrayPlan::new(rules, rules.length_of(field, 1)), cells: ArrayPlan::new(rules, cells) }
    }

    /// The fields that are drawn so.
    pub(super) fn fields(rules: &Rules) -> Vec<usize> {
        let symmetric = rules.rules.iter().filter_map(|rule| match rule.atom {
            Atom::Symmetric { field } => Some(field),
            _ => None,
        });
        symmetric.collect()
    }

    pub(super) fn draw<H: Hand + ?Sized>(&self, hand: &mut H, canvas: &mut Canvas) -> Result<(), Rejected> {
        let (length, cells) = (&self.length, &self.cells);
        canvas.sums[length.var] = 0;
        canvas.sums[cells.var] = 0;
        let (lengths, members) = (length.domain(canvas), cells.domain(canvas));
        let from = canvas.rules.indices_from;
        let lists = canvas.total(length.var);
        if lists > 0 && lengths.is_empty() {
            return Err(Rejected);
        }
        let longest = if lists > 0 { lengths.hi() } else { 0 };
        let differ = cells.distinct == Some(1);
        // Who named a list before its turn, each once.
        let mut named_by: Vec<Vec<i64>> = vec![Vec::new(); lists];
        for list in 0..lists {
            let own = list as i64 + from;
            let mut owed = std::mem::take(&mut named_by[list]);
            // Whom a list may still name: itself and later ones whose lists are not full.
            let open: Vec<i64> = (list..lists)
                .filter(|&other| (named_by[other].len() as i64) < longest)
                .map(|other| other as i64 + from)
                .collect();
            let later = intersect(&self.allowed(canvas, &members, list), &open);
            let room = match (differ, later.is_empty() && owed.is_empty()) {
                (_, true) => 0,
                (true, _) => owed.len() as i128 + i128::from(later.count()),
                (false, _) => lengths.hi().into(),
            };
            let domain = length.next_domain(canvas, &lengths).within(Interval::new(owed.len() as i128, room));
            if domain.is_empty() {
                return Err(Rejected);
            }
            let count = hand.choose(length.spot(canvas, list, lists, 0), &domain);
            if hand.is_lost() {
                return Err(Rejected);
            }
            canvas.push(length.var, count);
            let start = canvas.done(cells.var);
            let mut used: Vec<i64> = Vec::new();
            for index in 0..count as usize {
                let rest = count as usize - index;
                let mut offered = owed.clone();
                if rest > owed.len() {
                    offered.extend(open.iter().copied());
                    if !differ {
                        offered.extend(used.iter().copied());
                    }
                }
                offered.sort_unstable();
                offered.dedup();
                let mut domain = intersect(&cells.next_domain(canvas, &members), &offered);
                if differ {
                    domain = domain.without(&used);
                }
                if domain.is_empty() {
                    return Err(Rejected);
                }
                let x = hand.choose(Spot { ..cells.spot(canvas, index, count as usize, start) }, &domain);
                canvas.push(cells.var, x);
                owed.retain(|&other| other != x);
                if let Err(at) = used.binary_search(&x) {
                    used.insert(at, x);
                    let other = usize::try_from(x - from).ok().filter(|&other| other < lists).ok_or(Rejected)?;
                    if other > list {
                        named_by[other].push(own);
                    }
                }
            }
            if !owed.is_empty() {
                return Err(Rejected);
            }
            if differ {
                // Later lists name whom they owe, and at most each other and themselves.
                let least: usize = named_by.iter().map(Vec::len).sum();
                let later = lists - list - 1;
                hand.ahead(cells.var, least, least + later * later);
                if hand.is_lost() {
                    return Err(Rejected);
                }
            }
        }
        Ok(())
    }

    /// The members that a list may have, as far as its place decides it: `graph[i][j] != i`.
    fn allowed(&self, canvas: &Canvas, members: &Domain, list: usize) -> Domain {
        let own = list as i64 + canvas.rules.indices_from;
        let loops_denied =
            self.cells.between.iter().any(|&r| denies_loops(&canvas.rules.rules[r].atom, self.cells.var));
        if loops_denied { members.clone().without(&[own]) } else { members.clone() }
    }
}

fn denies_loops(atom: &Atom, var: VarId) -> bool {
    use crate::validate::rules::{Index, Term};
    use ojkit_model::constraint::Comparison;
    let Atom::Compare { left, op: Comparison::NotEqual, right } = atom else { return false };
    [(left, right), (right, left)].into_iter().any(|(cell, own)| match (cell, own) {
        (Term::Element { var: v, indices }, Term::Quantifier(q)) => {
            *v == var && matches!(indices[..], [Index::Each(list, 0), Index::Each(_, 0)] if list == *q)
        }
        _ => false,
    })
}

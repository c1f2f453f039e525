//! Symmetric lists of neighbours: list by list, each with those before it that named it.

use super::array::ArrayPlan;
use super::sketch::Sketch;
use ojkit_model::constraint::Comparison;
use ojkit_rules::Rules;
use ojkit_rules::expr::interval::Interval;
use ojkit_rules::expr::term::{Index, Term, VarId};
use ojkit_rules::forms::Atom;
use ojkit_rules::forms::Compare;
use ojkit_rules::hand::{Hand, Spot};
use ojkit_rules::partial::allowed::intersect;
use ojkit_rules::partial::domain::Domain;
use ojkit_rules::partial::partial_input::Rejected;

/// A field of lists of which each stands in the lists of its members.
#[derive(Clone, Debug)]
pub(super) struct Neighbours {
    length: ArrayPlan,
    cells: ArrayPlan,
}

/// A list before its members are drawn.
struct List<'l> {
    members: &'l Domain,
    /// Whom it may name beside those that named it.
    open: &'l [i64],
    /// Who named it, each once.
    owed: Vec<i64>,
    count: usize,
}

impl Neighbours {
    pub fn new(rules: &Rules, cells: VarId) -> Neighbours {
        let cells = ArrayPlan::new(rules, cells);
        Neighbours { length: ArrayPlan::new(rules, rules.length_of(cells.field, 1)), cells }
    }

    pub fn draw<H: Hand + ?Sized>(&self, hand: &mut H, sketch: &mut Sketch) -> Result<(), Rejected> {
        let (length, cells) = (&self.length, &self.cells);
        sketch.sums[length.var] = 0;
        sketch.sums[cells.var] = 0;
        let (lengths, members) = (length.domain(sketch), cells.domain(sketch));
        let from = sketch.rules.indices_from;
        let lists = sketch.total(length.var);
        if lists > 0 && lengths.is_empty() {
            return Err(Rejected);
        }
        let longest = if lists > 0 { lengths.hi() } else { 0 };
        let differ = cells.distinct == Some(1);
        // Who named a list before its turn, each once.
        let mut named_by: Vec<Vec<i64>> = vec![Vec::new(); lists];
        for list in 0..lists {
            let own = list as i64 + from;
            let owed = std::mem::take(&mut named_by[list]);
            // Whom a list may still name: itself and later ones whose lists are not full.
            let open: Vec<i64> = (list..lists)
                .filter(|&other| (named_by[other].len() as i64) < longest)
                .map(|other| other as i64 + from)
                .collect();
            let later = intersect(&self.allowed(sketch, &members, list), &open);
            let room = match (differ, later.is_empty() && owed.is_empty()) {
                (_, true) => 0,
                (true, _) => owed.len() as i128 + i128::from(later.count()),
                (false, _) => lengths.hi().into(),
            };
            let domain = length.next_domain(sketch, &lengths).within(Interval::new(owed.len() as i128, room));
            if domain.is_empty() {
                return Err(Rejected);
            }
            let count = hand.choose(length.spot(sketch, list, lists, 0), &domain);
            if hand.is_lost() {
                return Err(Rejected);
            }
            sketch.push(length.var, count);
            let one = List { members: &members, open: &open, owed, count: count as usize };
            for other in self.draw_list(one, hand, sketch)? {
                let other = usize::try_from(other - from).ok().filter(|&other| other < lists).ok_or(Rejected)?;
                if other > list {
                    named_by[other].push(own);
                }
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

    /// The members of one list, each once; whoever named it before is among them.
    fn draw_list<H: Hand + ?Sized>(&self, list: List, hand: &mut H, sketch: &mut Sketch) -> Result<Vec<i64>, Rejected> {
        let List { members, open, mut owed, count } = list;
        let cells = &self.cells;
        let differ = cells.distinct == Some(1);
        let start = sketch.done(cells.var);
        let mut used: Vec<i64> = Vec::new();
        for index in 0..count {
            let mut offered = owed.clone();
            if count - index > owed.len() {
                offered.extend(open);
                if !differ {
                    offered.extend(&used);
                }
            }
            offered.sort_unstable();
            offered.dedup();
            let mut domain = intersect(&cells.next_domain(sketch, members), &offered);
            if differ {
                domain = domain.without(&used);
            }
            if domain.is_empty() {
                return Err(Rejected);
            }
            let x = hand.choose(Spot { ..cells.spot(sketch, index, count, start) }, &domain);
            if hand.is_lost() {
                return Err(Rejected);
            }
            sketch.push(cells.var, x);
            owed.retain(|&other| other != x);
            if let Err(at) = used.binary_search(&x) {
                used.insert(at, x);
            }
        }
        if owed.is_empty() { Ok(used) } else { Err(Rejected) }
    }

    /// The members that a list may have, as far as its place decides it: `graph[i][j] != i`.
    fn allowed(&self, sketch: &Sketch, members: &Domain, list: usize) -> Domain {
        let own = list as i64 + sketch.rules.indices_from;
        let loops_denied =
            self.cells.between.iter().any(|tie| denies_loops(&sketch.rules.rules[tie.rule].atom, self.cells.var));
        if loops_denied { members.clone().without(&[own]) } else { members.clone() }
    }
}

fn denies_loops(atom: &Atom, var: VarId) -> bool {
    let Atom::Compare(Compare { left, op: Comparison::NotEqual, right }) = atom else { return false };
    [(left, right), (right, left)].into_iter().any(|(cell, own)| match (cell, own) {
        (Term::Element { var: v, indices }, Term::Quantifier(q)) => {
            *v == var && matches!(indices[..], [Index::Each(list, 0), Index::Each(_, 0)] if list == *q)
        }
        _ => false,
    })
}

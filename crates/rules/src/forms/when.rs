//! `If x[i] == 0, then y == 1`: what holds wherever some conditions do.

use super::{Atom, Form, HasTerms};
use crate::binder::expressions::paths;
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::evaluate::{Known, Target};
use crate::expr::term::Term;
use crate::partial::allowed::Allowed;
use ojkit_model::constraint::{Comparison, Constraint, Expr, Operator, Rule, Step};

/// Where all conditions hold, so does the consequence; a condition about an element that does not exist does not hold.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct When {
    /// Comparisons, remainders, lists of values and primes.
    conditions: Vec<Atom>,
    /// One more of these.
    then: Box<Atom>,
}

pub(super) fn bind(binder: &mut Binder, conditions: &[Rule], rules: &[Rule]) -> OrFault<Vec<Atom>> {
    if let Some((conditions, rules)) = counted_from_one(binder, conditions, rules) {
        return bind(binder, &conditions, &rules);
    }
    let mut parts = |rules: &[Rule]| -> OrFault<Vec<Atom>> {
        let mut all = Vec::new();
        for rule in rules {
            all.extend(super::bind(rule, binder, None)?);
        }
        let is_double = |atom: &Atom| binder.scope.has_double(&atom.scalars(), &atom.arrays());
        if all.iter().any(|atom| !atom.is_condition() || is_double(atom)) {
            return Err(Fault::line(
                "only comparisons of whole numbers, remainders and lists of values can stand in a condition",
                "move the line to `unchecked:`",
            ));
        }
        Ok(all)
    };
    let conditions = parts(conditions)?;
    let when = |then: Atom| When { conditions: conditions.clone(), then: Box::new(then) }.into();
    Ok(parts(rules)?.into_iter().map(when).collect())
}

/// The same with indices from 0, where a condition counts from 1 up to the length itself: `x[i] < x[j] for 1 <= i < j <= x.length`.
fn counted_from_one(binder: &Binder, conditions: &[Rule], rules: &[Rule]) -> Option<(Vec<Rule>, Vec<Rule>)> {
    let constraints = &binder.scope.problem.constraints;
    let at = conditions.iter().position(|rule| runs_to_length(rule, constraints))?;
    let Rule::Chain { groups, operators } = &conditions[at] else { return None };
    let counters: Vec<&str> = groups[1..groups.len() - 1].iter().filter_map(|group| name_of(group)).collect();
    let bare = rules.iter().flat_map(paths).flat_map(|path| &path.steps).filter_map(|step| match step {
        Step::Index(Expr::Path(index)) if index.steps.is_empty() => Some(Some(index.name.as_str())),
        Step::Index(Expr::Binary(Operator::Subtract, ..)) => Some(None),
        _ => None,
    });
    let bare: Vec<Option<&str>> = bare.collect();
    let is_from_one = binder.scope.problem.indices_from == 0
        && counters.iter().all(|counter| bare.contains(&Some(counter)))
        && !bare.contains(&None);
    if !is_from_one {
        return None;
    }
    let mut moved = conditions.to_vec();
    let (mut groups, mut operators) = (groups.clone(), operators.clone());
    groups[0] = vec![Expr::Int(0)];
    operators.pop();
    operators.push(Comparison::Less);
    moved[at] = Rule::Chain { groups, operators };
    let mut then = rules.to_vec();
    let others = moved.iter_mut().enumerate().filter(|(k, _)| *k != at).map(|(_, rule)| rule);
    for rule in others.chain(&mut then) {
        let Rule::Chain { groups, .. } = rule else { return None };
        groups.iter_mut().flatten().for_each(|expr| add_one(expr, &counters));
    }
    Some((moved, then))
}

/// `1 <= i < j <= x.length`, or `<= n` where some line says that n is a length.
fn runs_to_length(rule: &Rule, constraints: &[Constraint]) -> bool {
    let Rule::Chain { groups, operators } = rule else { return false };
    let is_length = |expr: &Expr| matches!(expr, Expr::Path(path) if path.steps == [Step::Length]);
    let says_so = |name: &str| {
        constraints.iter().flat_map(|line| &line.rules).any(|rule| match rule {
            Rule::Chain { groups, operators } => {
                operators.iter().all(|operator| *operator == Comparison::Equal)
                    && groups.iter().any(|group| name_of(group) == Some(name))
                    && groups.iter().flatten().any(is_length)
            }
            _ => false,
        })
    };
    let to_length = match groups.last().map(Vec::as_slice) {
        Some([last]) => is_length(last) || name_of(std::slice::from_ref(last)).is_some_and(says_so),
        _ => false,
    };
    to_length
        && groups.len() > 2
        && groups[0] == [Expr::Int(1)]
        && operators.iter().all(|operator| matches!(operator, Comparison::Less | Comparison::LessEqual))
        && operators[0] == Comparison::LessEqual
        && operators.last() == Some(&Comparison::LessEqual)
        && groups[1..groups.len() - 1].iter().all(|group| name_of(group).is_some())
}

/// A name that stands alone.
fn name_of(group: &[Expr]) -> Option<&str> {
    match group {
        [Expr::Path(path)] if path.steps.is_empty() => Some(&path.name),
        _ => None,
    }
}

/// Counters as values, but not as indices, one higher.
fn add_one(expr: &mut Expr, counters: &[&str]) {
    match expr {
        Expr::Path(path) if path.steps.is_empty() && counters.contains(&path.name.as_str()) => {
            *expr = Expr::Binary(Operator::Add, Box::new(expr.clone()), Box::new(Expr::Int(1)));
        }
        Expr::Path(_) | Expr::Int(_) | Expr::Double(_) | Expr::Text(_) => {}
        Expr::Negate(inner) => add_one(inner, counters),
        Expr::Binary(_, left, right) => [left, right].into_iter().for_each(|side| add_one(side, counters)),
        Expr::Call(_, all) => all.iter_mut().for_each(|one| add_one(one, counters)),
    }
}

impl HasTerms for Vec<Atom> {
    fn collect<'t>(&'t self, all: &mut Vec<&'t Term>) {
        self.iter().for_each(|atom| atom.collect(all));
    }

    fn collect_mut<'t>(&'t mut self, all: &mut Vec<&'t mut Term>) {
        self.iter_mut().for_each(|atom| atom.collect_mut(all));
    }
}

impl HasTerms for Box<Atom> {
    fn collect<'t>(&'t self, all: &mut Vec<&'t Term>) {
        (**self).collect(all);
    }

    fn collect_mut<'t>(&'t mut self, all: &mut Vec<&'t mut Term>) {
        (**self).collect_mut(all);
    }
}

impl When {
    pub fn new(conditions: Vec<Atom>, then: Atom) -> When {
        When { conditions, then: Box::new(then) }
    }

    /// Its conditions, and what follows from them.
    pub fn parts(&self) -> (&[Atom], &Atom) {
        (&self.conditions, &self.then)
    }
}

impl Form for When {
    type State = ();
    mentions!(terms: conditions, then;);

    fn holds(&self, known: &impl Known) -> Option<bool> {
        let is_sure = self.conditions.iter().all(|condition| condition.holds(known) == Some(true));
        if is_sure { self.then.holds(known) } else { None }
    }

    fn must_be_tried(&self) -> bool {
        true
    }

    fn allow_value(&self, known: &impl Known, target: Target, allowed: &mut Allowed) {
        let mut open = self.conditions.iter().filter(|condition| condition.holds(known) != Some(true));
        match (open.next(), open.next()) {
            (None, _) => self.then.allow_value(known, target, allowed),
            // What cannot follow must not be asked for.
            (Some(Atom::Compare(condition)), None) if self.then.holds(known) == Some(false) => {
                let mut denied = condition.clone();
                denied.op = denied.op.opposite();
                denied.allow_value(known, target, allowed);
            }
            _ => {}
        }
    }
}

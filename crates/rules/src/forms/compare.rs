//! `a < b` and its kin: two terms in a relation.

use super::lacks::Lacks;
use super::unlike::Unlike;
use super::{Atom, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault, Place};
use crate::expr::comparison::{admits, can_hold, first_failing, narrow_comparison, sides};
use crate::expr::evaluate::{Known, Target, bounds, mentions, narrow};
use crate::expr::interval::Interval;
use crate::expr::term::{Index, Term, VarId};
use crate::expr::variables::VarKind;
use crate::narrowing::{Empty, Narrowing};
use crate::partial::allowed::Allowed;
use crate::scope::Meaning;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr, Operator, Path};
use ojkit_model::signature::Type;

/// `left op right`.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Compare {
    pub left: Term,
    pub op: Comparison,
    pub right: Term,
}

/// `1 <= a, b <= n`; whole texts that differ are forms of their own.
pub(super) fn bind(
    binder: &mut Binder,
    groups: &[Vec<Expr>],
    operators: &[Comparison],
    choice: Option<usize>,
) -> OrFault<Vec<Atom>> {
    if let ([left, right], [Comparison::NotEqual]) = (groups, operators)
        && let ([Expr::Path(a)], [Expr::Path(b)]) = (&left[..], &right[..])
        && let Some(atom) = bind_wholes(binder, a, b, choice)?
    {
        return Ok(vec![atom]);
    }
    let mut terms = |group: &Vec<Expr>| group.iter().map(|e| binder.term(e, choice)).collect();
    let bound = groups.iter().map(&mut terms).collect::<OrFault<Vec<Vec<Term>>>>()?;
    let mut atoms = Vec::new();
    // `x[i].length == y[j].length == 2`: both are 2, and need not be asked about each other, pair by pair.
    let is_constant = |group: &Vec<Term>| matches!(group[..], [Term::Int(_)]);
    let has_constant = operators.iter().all(|op| *op == Comparison::Equal) && bound.iter().any(is_constant);
    for (k, &op) in operators.iter().enumerate() {
        for (left, right) in pairs(&bound[k], &bound[k + 1]) {
            if has_constant && [left, right].iter().all(|side| !side.arrays().is_empty()) {
                continue;
            }
            refuse_wide(binder, left, right, op)?;
            atoms.push(comparison(left.clone(), op, right.clone()));
        }
    }
    if operators.iter().all(|op| *op == Comparison::Equal) {
        // An element that does not exist says nothing: what stands on both sides of it is equal all the same.
        for (k, last) in (0..bound.len()).flat_map(|k| (k + 2..bound.len()).map(move |last| (k, last))) {
            let has_elements = |group: &Vec<Term>| group.iter().any(|term| !term.arrays().is_empty());
            if bound[k + 1..last].iter().all(has_elements) {
                let ends = pairs(&bound[k], &bound[last]);
                atoms.extend(ends.map(|(left, right)| comparison(left.clone(), Comparison::Equal, right.clone())));
            }
        }
    }
    Ok(atoms)
}

fn pairs<'t>(left: &'t [Term], right: &'t [Term]) -> impl Iterator<Item = (&'t Term, &'t Term)> {
    left.iter().flat_map(move |left| right.iter().map(move |right| (left, right)))
}

/// `s != t` of texts or arrays.
fn bind_wholes(binder: &mut Binder, a: &Path, b: &Path, choice: Option<usize>) -> OrFault<Option<Atom>> {
    if ![a, b].iter().all(|path| matches!(binder.scope.meaning(&path.name), Some(Meaning::Field(_)))) {
        return Ok(None);
    }
    if a.steps.is_empty()
        && b.steps.is_empty()
        && let (Place::Whole { field: a, .. }, Place::Whole { field: b, .. }) =
            (binder.place(a, choice)?, binder.place(b, choice)?)
    {
        return Ok(Some(Unlike { one: a, other: b }.into()));
    }
    let (Ok(a), Ok(b)) = (binder.place(a, choice), binder.place(b, choice)) else { return Ok(None) };
    Ok(Lacks::of_places(binder, &a, &b).map(Atom::from))
}

/// A bound past 32 bits on an `integer` is a mistake in the type.
fn refuse_wide(binder: &Binder, left: &Term, right: &Term, op: Comparison) -> OrFault<()> {
    for (side, other) in [(left, right), (right, left)] {
        let Term::Int(bound) = side else { continue };
        let (Term::Scalar(var) | Term::Element { var, .. }) = other else { continue };
        let VarKind::Cells { field } = binder.scope.vars[*var].kind else { continue };
        let field = &binder.scope.fields()[field];
        let parameter = &binder.scope.problem.signature.parameters[field.parameter];
        let ty = match (&parameter.ty, field.column) {
            (Type::Rows(rows), Some((a, c))) => rows.alternatives.get(a).and_then(|a| a.columns.get(c)).map(|c| &c.ty),
            (ty, _) => Some(ty.innermost()),
        };
        let slack = i128::from(matches!(op, Comparison::Less | Comparison::Greater));
        if ty == Some(&Type::Integer) && (*bound > i32::MAX as i128 + slack || *bound < i32::MIN as i128 - slack) {
            let message = format!("{bound} does not fit into 32 bits, and `{}` is an `integer`", field.name);
            return Err(Fault::line(message, "declare it as `long`"));
        }
    }
    Ok(())
}

impl Compare {
    fn parts(&self) -> (&Term, Comparison, &Term) {
        (&self.left, self.op, &self.right)
    }

    /// The same comparison from either side.
    pub fn sides(&self) -> [(&Term, Comparison, &Term); 2] {
        sides(&self.left, self.op, &self.right)
    }

    /// Compares two columns row by row, where that is all that it says.
    fn check_columns(&self, values: &mut Values) -> Option<Broken> {
        let (Term::Element { var: a, indices: i }, Term::Element { var: b, indices: j }) = (&self.left, &self.right)
        else {
            return None;
        };
        let is_row = i == j && matches!(i[..], [Index::Each(_, 0)]);
        let fields = [*a, *b].map(|var| values.variables.field_of_cells(var));
        let ([Some(a), Some(b)], true) = (fields, is_row) else { return None };
        let is_plain = |field: usize| !values.variables.tags.contains_key(&field);
        let (left, right) = (values.field(a), values.field(b));
        if !(is_plain(a) && is_plain(b)) || left.cells.len() != right.cells.len() {
            return None;
        }
        // The slow way finds what to blame.
        let holds = left.cells.iter().zip(&right.cells).all(|(x, y)| admits(self.op, x.cmp(y)));
        if holds { Some(None) } else { None }
    }

    fn check_double(&self, reach: &Reach, values: &mut Values) -> Broken {
        values.each(&reach.bindings, &mut |values| {
            let (l, r) = (values.float(&self.left)?, values.float(&self.right)?);
            let holds = l.partial_cmp(&r).is_some_and(|order| admits(self.op, order));
            (!holds).then(|| values.blame_terms(&self.terms()))
        })
    }
}

impl Form for Compare {
    type State = ();
    const IS_CONDITION: bool = true;
    mentions!(terms: left, right;);

    fn holds(&self, known: &impl Known) -> Option<bool> {
        let (l, r) = (bounds(&self.left, known), bounds(&self.right, known));
        if l.is_empty() || r.is_empty() {
            return None;
        }
        if known.is_complete() && (l.single().is_none() || r.single().is_none()) {
            // A division by zero cannot hold.
            return Some(false);
        }
        if !can_hold(l, self.op.opposite(), r) {
            return Some(true);
        }
        (!can_hold(l, self.op, r)).then_some(false)
    }

    fn can_hold(&self, known: &impl Known) -> bool {
        for slot in self.left.scalars().into_iter().chain(self.right.scalars()) {
            let mut range = known.scalar(slot);
            narrow_comparison(self.parts(), known, Target::Scalar(slot), &mut range);
            if range.is_empty() {
                return false;
            }
        }
        if has_no_value(&self.left, known) || has_no_value(&self.right, known) {
            return false;
        }
        can_hold(bounds(&self.left, known), self.op, bounds(&self.right, known))
    }

    fn must_be_tried(&self) -> bool {
        let is_plain = self.left.is_plain() && self.right.is_plain();
        self.left.is_odd() || self.right.is_odd() || (self.op == Comparison::NotEqual && !is_plain)
    }

    fn check(&self, reach: &Reach, values: &mut Values) -> Broken {
        if reach.is_double {
            return self.check_double(reach, values);
        }
        for (side, op, other) in self.sides() {
            if let Term::Element { var, .. } = side
                && reach.uniform
                && other.is_scalar()
            {
                return check_all(values, *var, op, bounds(other, values).lo);
            }
        }
        if let Some(broken) = self.check_columns(values) {
            return broken;
        }
        values.each(&reach.bindings, &mut |values| {
            (self.holds(values) == Some(false)).then(|| values.blame_terms(&self.terms()))
        })
    }

    fn narrow(&self, narrowing: &mut Narrowing) -> Result<(), Empty> {
        narrowing.compare(self.parts())
    }

    fn allow_value(&self, known: &impl Known, target: Target, allowed: &mut Allowed) {
        narrow_comparison(self.parts(), known, target, &mut allowed.range);
        if self.op != Comparison::NotEqual {
            return;
        }
        for (side, _, other) in self.sides() {
            if mentions(side, known, target)
                && !mentions(other, known, target)
                && let Some(x) = bounds(other, known).single()
            {
                let mut unwanted = Interval::ALL;
                narrow(side, Interval::point(x), known, target, &mut unwanted);
                allowed.removed.extend(unwanted.single().and_then(|x| i64::try_from(x).ok()));
            }
        }
    }
}

fn check_all(values: &Values, var: VarId, op: Comparison, bound: i128) -> Broken {
    let bound = bound.clamp(i64::MIN as i128, i64::MAX as i128) as i64;
    let variables = values.variables;
    let full = variables.field_of_cells(var).filter(|field| {
        // Columns of other rows and missing nodes hold nothing.
        !variables.tags.contains_key(field) && !variables.trees.contains_key(field)
    });
    let fails = |x: i128| !admits(op, (x as i64).cmp(&bound));
    let found = match full {
        Some(field) => first_failing(&values.field(field).cells, op, bound),
        None => (0..values.count(var)).find(|&c| values.value(var, c).is_some_and(fails)),
    };
    found.map(|c| values.blame(var, c))
}

/// Whether a part of a term surely divides by zero or is a negative power: then nothing that it stands in can hold.
fn has_no_value(term: &Term, known: &impl Known) -> bool {
    term.any(|part| match part {
        Term::Binary(Operator::Divide | Operator::Modulo, _, by) => bounds(by, known).single() == Some(0),
        Term::Binary(Operator::Power, _, exponent) => bounds(exponent, known).hi < 0,
        _ => false,
    })
}

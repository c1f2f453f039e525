//! Numbers with a point: drawn and narrowed as multiples of 1 / scale, compared as they are.

use crate::binder::terms::SCALE_MAX;
use crate::expr::interval::Interval;
use crate::expr::term::Term;
use crate::expr::variables::VarKind;
use crate::forms::Atom;
use crate::forms::compare::Compare;
use crate::forms::decimals::Decimals;
use crate::rules::Rules;
use ojkit_model::constraint::Operator;
use ojkit_model::input::Cell;

/// Digits behind the point that are drawn where a spec does not say.
const DIGITS_DEFAULT: u32 = 5;

/// The reach of a `double` without bounds.
const REACH: i128 = 1_000_000_000;

impl Rules {
    /// Digits behind the point with which a field is drawn.
    pub fn digits_of(&self, field: usize) -> u32 {
        let said = self.rules.iter().filter_map(|r| match r.atom {
            Atom::Decimals(Decimals { field: f, digits }) if f == field => Some(digits.min(9)),
            _ => None,
        });
        said.min().unwrap_or(DIGITS_DEFAULT)
    }

    /// Brings constants and whole numbers in rules about doubles to the common scale.
    ///
    /// Errors: line, message and remedy for an operation that has no meaning on the scale.
    pub(crate) fn scale_doubles(&mut self) -> Result<(), (usize, String, String)> {
        let doubles: Vec<usize> = (0..self.fields.len()).filter(|&f| self.fields[f].cell == Cell::Double).collect();
        if doubles.is_empty() {
            return match self.rules.iter().find(|r| r.atom.any_part(is_point)) {
                Some(r) => Err((r.line, "a bound with a point on whole numbers".into(), "write whole numbers".into())),
                None => Ok(()),
            };
        }
        let digits = doubles.iter().map(|&f| self.digits_of(f)).max().unwrap_or(DIGITS_DEFAULT);
        self.variables.scale = 10i128.pow(digits);
        for (v, var) in self.variables.vars.iter().enumerate() {
            if let VarKind::Cells { .. } = var.kind
                && var.cell == Cell::Double
            {
                let range = Interval::new(-REACH * self.variables.scale, REACH * self.variables.scale);
                if var.depth == 0 {
                    self.start.scalars[var.slot] = range;
                } else {
                    self.start.elements[v] = range;
                }
            }
        }
        let scale = self.scale;
        let is_double_slot: Vec<bool> = (0..self.slots)
            .map(|s| self.vars.iter().any(|v| v.depth == 0 && v.slot == s && v.cell == Cell::Double))
            .collect();
        let is_double_var: Vec<bool> = self.vars.iter().map(|v| v.cell == Cell::Double).collect();
        for rule in &mut self.rules {
            if !rule.reach.is_double {
                continue;
            }
            if let Atom::Compare(Compare { left, right, .. }) = &mut rule.atom {
                for term in [left, right] {
                    *term = scaled(term, scale, &is_double_slot, &is_double_var).ok_or_else(|| {
                        let is_finer = |part: &Term| is_point(part) && scaled(part, scale, &[], &[]).is_none();
                        let (message, help) = match term.any(is_finer) {
                            true => (
                                format!("a bound with more than {digits} digits after the point, and the values here have at most {digits}"),
                                "add a line such as `x has at most 9 decimal places`, with the name of the `double`".to_owned(),
                            ),
                            false => (
                                "this operation on a `double` is not supported".to_owned(),
                                "use sums and differences, or move the line to `unchecked:`".to_owned(),
                            ),
                        };
                        (rule.line, message, help)
                    })?;
                }
            } else if !matches!(rule.atom, Atom::Decimals(_) | Atom::Distinct(_)) {
                return Err((
                    rule.line,
                    "this form is not supported for a `double`".into(),
                    "move the line to `unchecked:`".into(),
                ));
            }
        }
        Ok(())
    }
}

fn is_point(term: &Term) -> bool {
    matches!(term, Term::Binary(Operator::Divide, _, b) if **b == Term::Int(SCALE_MAX))
}

fn scaled(term: &Term, scale: i128, slots: &[bool], vars: &[bool]) -> Option<Term> {
    let up = |t: &Term| Term::Binary(Operator::Multiply, Box::new(t.clone()), Box::new(Term::Int(scale)));
    let inside = |t: &Term| scaled(t, scale, slots, vars);
    Some(match term {
        Term::Int(x) => Term::Int(x.checked_mul(scale)?),
        Term::Scalar(slot) if slots[*slot] => term.clone(),
        Term::Element { var, .. } | Term::Sum(var) | Term::Smallest(var) | Term::Largest(var) if vars[*var] => {
            term.clone()
        }
        Term::Scalar(_)
        | Term::Element { .. }
        | Term::Quantifier(_)
        | Term::Sum(_)
        | Term::Smallest(_)
        | Term::Largest(_) => up(term),
        Term::Negate(a) => Term::Negate(Box::new(inside(a)?)),
        Term::Abs(a) => Term::Abs(Box::new(inside(a)?)),
        Term::Binary(Operator::Divide, a, b) => match (&**a, &**b) {
            (Term::Int(x), Term::Int(SCALE_MAX)) if x * scale % SCALE_MAX == 0 => Term::Int(x * scale / SCALE_MAX),
            _ => return None,
        },
        Term::Binary(op @ (Operator::Add | Operator::Subtract), a, b) => {
            Term::Binary(*op, Box::new(inside(a)?), Box::new(inside(b)?))
        }
        Term::Binary(..) => return None,
        Term::Min(terms) => Term::Min(terms.iter().map(inside).collect::<Option<_>>()?),
        Term::Max(terms) => Term::Max(terms.iter().map(inside).collect::<Option<_>>()?),
    })
}

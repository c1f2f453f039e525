//! Lengths and bound names from the equalities that the constraints state.

use ojkit_model::constraint::{Comparison, Constraint, Expr, Operator, Path, Rule, Step};
use ojkit_model::input::{Cell, Field, Value};

/// More steps than this are not spent on one unknown, so that a tangle of equalities cannot take forever.
const STEPS_MAX: usize = 20_000;

/// Something whose value equalities may settle.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Unknown {
    /// `n`
    Name(String),
    /// `a.length`
    Length(String),
    /// `a[i].length` for every `i`
    Inner(String),
}

/// All equalities of a problem: each pair of expressions with `==` between them.
pub(super) struct Equalities<'a> {
    pairs: Vec<(&'a Expr, &'a Expr)>,
    /// Arrays whose rows are spelled out, `edges[i] = [u_i, v_i]`, and how many columns they have.
    columns: Vec<(&'a str, usize)>,
    /// What names stand for something: an index with another name runs over all items.
    taken: Vec<String>,
}

/// What can be read off at some point of a layout.
pub(super) struct Known<'a> {
    pub(super) fields: &'a [Field],
    /// The parameters' names, for rows, whose fields have their columns' names.
    pub(super) parameters: Vec<&'a str>,
    /// Which fields have been read completely.
    pub(super) read: Vec<bool>,
    /// The names without a field that have been read, in the order of their slots.
    pub(super) slots: Vec<Option<&'a str>>,
}

/// A number that follows from values and from bound names.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Term {
    Int(i128),
    /// A scalar field.
    Cell(usize),
    /// A bound name that the text states.
    Slot(usize),
    /// The length of a field.
    Length(usize),
    /// The common length of a field's rows; 0 without rows.
    Inner(usize),
    Negate(Box<Term>),
    Binary(Operator, Box<Term>, Box<Term>),
}

/// The values that terms speak of.
pub(super) struct Scope<'a> {
    /// The innermost values: those of a repetition, or the input's own.
    pub(super) values: &'a [Value],
    /// Inside a repetition: the input's own values, and which fields are the repetition's.
    pub(super) outer: Option<(&'a [Value], &'a [bool])>,
    pub(super) slots: &'a [i64],
}

impl Scope<'_> {
    fn value(&self, field: usize) -> &Value {
        match self.outer {
            Some((outer, repeated)) if !repeated[field] => &outer[field],
            _ => &self.values[field],
        }
    }
}

impl Term {
    /// The number; nothing where it is past 128 bits, divided by zero, or of a value that is not there.
    pub(super) fn evaluate(&self, scope: &Scope) -> Option<i128> {
        match self {
            Term::Int(value) => Some(*value),
            Term::Cell(field) => scope.value(*field).cells.first().map(|&cell| i128::from(cell)),
            Term::Slot(slot) => scope.slots.get(*slot).map(|&value| i128::from(value)),
            Term::Length(field) => Some(scope.value(*field).len() as i128),
            Term::Inner(field) => {
                let value = scope.value(*field);
                Some(value.ends.get(1).and_then(|ends| ends.first()).map_or(0, |&end| i128::from(end)))
            }
            Term::Negate(inner) => inner.evaluate(scope)?.checked_neg(),
            Term::Binary(operator, left, right) => {
                let (left, right) = (left.evaluate(scope)?, right.evaluate(scope)?);
                match operator {
                    Operator::Add => left.checked_add(right),
                    Operator::Subtract => left.checked_sub(right),
                    Operator::Multiply => left.checked_mul(right),
                    Operator::Divide => left.checked_div(right),
                    Operator::Modulo => left.checked_rem_euclid(right),
                    Operator::Power => left.checked_pow(u32::try_from(right).ok()?),
                }
            }
        }
    }
}

impl<'a> Equalities<'a> {
    /// Collects them; `taken` are the names of parameters, columns and layout.
    pub(super) fn of(constraints: &'a [Constraint], taken: Vec<String>) -> Equalities<'a> {
        let mut pairs = Vec::new();
        let mut columns = Vec::new();
        for rule in constraints.iter().flat_map(|c| &c.rules) {
            if let Rule::Row { subject: Expr::Path(path), forms } = rule
                && let [first, others @ ..] = forms.as_slice()
                && others.iter().all(|form| form.len() == first.len())
            {
                columns.push((path.name.as_str(), first.len()));
            }
            let Rule::Chain { groups, operators } = rule else { continue };
            for (sides, _) in groups.windows(2).zip(operators).filter(|(_, o)| **o == Comparison::Equal) {
                pairs.extend(sides[0].iter().flat_map(|left| sides[1].iter().map(move |right| (left, right))));
            }
        }
        Equalities { pairs, columns, taken }
    }

    /// Whether one expression is the length of every row of this array, so that its rows have a fixed width.
    pub(super) fn fix_width(&self, name: &str) -> bool {
        let inner = Unknown::Inner(name.to_string());
        let spelled_out = self.columns.iter().any(|(array, _)| *array == name);
        spelled_out
            || self.sides().any(|(left, right)| {
                let Expr::Path(path) = left else { return false };
                self.unknown(path).as_ref() == Some(&inner) && !mentions(right, index_name(path).unwrap_or_default())
            })
    }

    /// The term for an unknown in what is known; nothing where no equality settles it.
    pub(super) fn settle(&self, unknown: &Unknown, known: &Known) -> Option<Term> {
        self.search(unknown, known, &mut Vec::new(), &mut 0)
    }

    fn sides(&self) -> impl Iterator<Item = (&'a Expr, &'a Expr)> {
        self.pairs.iter().flat_map(|&(left, right)| [(left, right), (right, left)])
    }

    fn search(&self, unknown: &Unknown, known: &Known, open: &mut Vec<Unknown>, steps: &mut usize) -> Option<Term> {
        if let Some(term) = known.term(unknown) {
            return Some(term);
        }
        if let Unknown::Inner(name) = unknown
            && let Some((_, columns)) = self.columns.iter().find(|(array, _)| array == name)
        {
            return Some(Term::Int(*columns as i128));
        }
        if open.contains(unknown) || *steps > STEPS_MAX {
            return None;
        }
        open.push(unknown.clone());
        let found = self.sides().find_map(|(left, right)| {
            *steps += 1;
            if !self.contains(left, unknown) {
                return None;
            }
            let right = self.term(right, known, open, steps, unknown)?;
            self.isolate(left, right, unknown, known, open, steps)
        });
        open.pop();
        found
    }

    /// Solves `left == right` for the unknown, which stands once in `left`.
    fn isolate(
        &self,
        left: &Expr,
        right: Term,
        unknown: &Unknown,
        known: &Known,
        open: &mut Vec<Unknown>,
        steps: &mut usize,
    ) -> Option<Term> {
        match left {
            Expr::Path(path) => (self.unknown(path).as_ref() == Some(unknown)).then_some(right),
            Expr::Negate(inner) => self.isolate(inner, Term::Negate(Box::new(right)), unknown, known, open, steps),
            Expr::Binary(operator, a, b) => {
                let in_a = self.contains(a, unknown);
                let (inside, other) = if in_a { (a, b) } else { (b, a) };
                let other = Box::new(self.term(other, known, open, steps, unknown)?);
                let right = Box::new(right);
                let moved = match (operator, in_a) {
                    (Operator::Add, _) => Term::Binary(Operator::Subtract, right, other),
                    (Operator::Subtract, true) => Term::Binary(Operator::Add, right, other),
                    (Operator::Subtract, false) => Term::Binary(Operator::Subtract, other, right),
                    (Operator::Multiply, _) => Term::Binary(Operator::Divide, right, other),
                    _ => return None,
                };
                self.isolate(inside, moved, unknown, known, open, steps)
            }
            _ => None,
        }
    }

    fn term(
        &self,
        expr: &Expr,
        known: &Known,
        open: &mut Vec<Unknown>,
        steps: &mut usize,
        target: &Unknown,
    ) -> Option<Term> {
        match expr {
            Expr::Int(value) => Some(Term::Int(*value)),
            Expr::Path(path) => {
                let unknown = self.unknown(path)?;
                if unknown == *target { None } else { self.search(&unknown, known, open, steps) }
            }
            Expr::Negate(inner) => Some(Term::Negate(Box::new(self.term(inner, known, open, steps, target)?))),
            Expr::Binary(operator, a, b) => Some(Term::Binary(
                *operator,
                Box::new(self.term(a, known, open, steps, target)?),
                Box::new(self.term(b, known, open, steps, target)?),
            )),
            _ => None,
        }
    }

    fn contains(&self, expr: &Expr, unknown: &Unknown) -> bool {
        match expr {
            Expr::Path(path) => self.unknown(path).as_ref() == Some(unknown),
            Expr::Negate(inner) => self.contains(inner, unknown),
            Expr::Binary(_, a, b) => self.contains(a, unknown) || self.contains(b, unknown),
            _ => false,
        }
    }

    fn unknown(&self, path: &Path) -> Option<Unknown> {
        let name = path.name.clone();
        match path.steps.as_slice() {
            [] => Some(Unknown::Name(name)),
            [Step::Length] => Some(Unknown::Length(name)),
            [Step::Member(column), Step::Length] => Some(Unknown::Length(column.clone())),
            [Step::Index(_), Step::Length] => {
                index_name(path).filter(|index| !self.taken.iter().any(|t| t == index)).map(|_| Unknown::Inner(name))
            }
            _ => None,
        }
    }
}

impl Known<'_> {
    fn term(&self, unknown: &Unknown) -> Option<Term> {
        let field = |name: &str| {
            let find = |is: &dyn Fn(&Field) -> bool| self.fields.iter().position(is);
            let index = find(&|f| self.parameters[f.parameter] == name).or_else(|| find(&|f| f.name == name))?;
            self.read[index].then_some(index)
        };
        match unknown {
            Unknown::Name(name) => {
                if let Some(slot) = self.slots.iter().position(|slot| *slot == Some(name)) {
                    return Some(Term::Slot(slot));
                }
                field(name).filter(|&f| self.fields[f].depth == 0 && self.fields[f].cell == Cell::Int).map(Term::Cell)
            }
            Unknown::Length(name) => field(name).filter(|&f| self.fields[f].depth > 0).map(Term::Length),
            Unknown::Inner(name) => field(name).filter(|&f| self.fields[f].depth > 1).map(Term::Inner),
        }
    }
}

/// The name that a path's first step is indexed with: `i` of `x[i].length`.
fn index_name(path: &Path) -> Option<&str> {
    match path.steps.first() {
        Some(Step::Index(Expr::Path(index))) if index.steps.is_empty() => Some(&index.name),
        _ => None,
    }
}

fn mentions(expr: &Expr, name: &str) -> bool {
    match expr {
        Expr::Int(_) | Expr::Double(_) | Expr::Text(_) => false,
        Expr::Path(path) => {
            path.name == name
                || path.steps.iter().any(|step| matches!(step, Step::Index(index) if mentions(index, name)))
        }
        Expr::Negate(inner) => mentions(inner, name),
        Expr::Binary(_, a, b) => mentions(a, name) || mentions(b, name),
        Expr::Call(_, arguments) => arguments.iter().any(|a| mentions(a, name)),
    }
}

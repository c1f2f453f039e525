//! Expressions over bound variables.

use ojkit_model::constraint::Operator;

/// Index into [`Variables::vars`](crate::expr::variables::Variables::vars).
pub type VarId = usize;

/// More quantifiers than any line has.
pub const QUANTIFIERS: usize = 8;

/// An expression over bound variables.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub enum Term {
    Int(i128),
    Scalar(usize),
    /// One element: as many indices as the variable has dimensions.
    Element {
        var: VarId,
        /// Its indices, outermost first.
        indices: Vec<Index>,
    },
    /// The value of a quantified index, as the problem counts.
    Quantifier(usize),
    /// `-a`
    Negate(Box<Term>),
    /// `|a|`
    Abs(Box<Term>),
    Binary(Operator, Box<Term>, Box<Term>),
    Sum(VarId),
    Smallest(VarId),
    Largest(VarId),
    Min(Vec<Term>),
    Max(Vec<Term>),
}

/// One index of an element, counted from 0.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub enum Index {
    /// A quantifier plus an offset: for every value for which all elements of the atom exist.
    Each(usize, i64),
    /// A fixed place, such as `[0]` or `[n - 1]`.
    At(Term),
}

impl Index {
    /// Whether it runs over every place.
    pub fn is_free(&self) -> bool {
        matches!(self, Index::Each(_, 0))
    }
}

/// A term, then everything inside it: to look or to change.
macro_rules! walk {
    ($term:ident, $f:ident, $walk:ident, $iter:ident) => {{
        $f($term);
        match $term {
            Term::Int(_) | Term::Scalar(_) | Term::Quantifier(_) => {}
            Term::Sum(_) | Term::Smallest(_) | Term::Largest(_) => {}
            Term::Element { indices, .. } => indices.$iter().for_each(|index| {
                if let Index::At(place) = index {
                    place.$walk($f);
                }
            }),
            Term::Negate(a) | Term::Abs(a) => a.$walk($f),
            Term::Binary(_, a, b) => {
                a.$walk($f);
                b.$walk($f);
            }
            Term::Min(terms) | Term::Max(terms) => terms.$iter().for_each(|term| term.$walk($f)),
        }
    }};
}

impl Term {
    /// Calls `f` for this term and everything inside it.
    pub fn visit<'a>(&'a self, f: &mut impl FnMut(&'a Term)) {
        walk!(self, f, visit, iter);
    }

    /// Changes this term and then everything inside it.
    pub fn change(&mut self, f: &mut impl FnMut(&mut Term)) {
        walk!(self, f, change, iter_mut);
    }

    /// Whether only constants and scalars stand in it.
    pub fn is_scalar(&self) -> bool {
        use Term::{Element, Largest, Quantifier, Smallest, Sum};
        !self.any(|part| matches!(part, Element { .. } | Quantifier(_) | Sum(_) | Smallest(_) | Largest(_)))
    }

    /// The slots in it.
    pub fn scalars(&self) -> Vec<usize> {
        self.named(|part| if let Term::Scalar(slot) = part { Some(*slot) } else { None })
    }

    /// The array variables in it.
    pub fn arrays(&self) -> Vec<VarId> {
        self.named(|part| match part {
            Term::Element { var, .. } | Term::Sum(var) | Term::Smallest(var) | Term::Largest(var) => Some(*var),
            _ => None,
        })
    }

    /// What its parts name, each once.
    fn named(&self, name: impl Fn(&Term) -> Option<usize>) -> Vec<usize> {
        let mut out = Vec::new();
        self.visit(&mut |part| out.extend(name(part).filter(|id| !out.contains(id))));
        out
    }

    /// Gives every scalar its slot.
    pub fn rename(&mut self, slots: &[usize]) {
        self.change(&mut |t| {
            if let Term::Scalar(slot) = t {
                *slot = slots[*slot];
            }
        });
    }

    /// A name, element or constant, perhaps plus or minus others.
    pub fn is_plain(&self) -> bool {
        match self {
            Term::Int(_) | Term::Scalar(_) | Term::Element { .. } | Term::Quantifier(_) => true,
            Term::Binary(Operator::Add | Operator::Subtract, a, b) => a.is_plain() && b.is_plain(),
            Term::Negate(a) => a.is_plain(),
            _ => false,
        }
    }

    /// Whether it has an operation that intervals do not turn around.
    pub fn is_odd(&self) -> bool {
        use Operator::{Divide, Modulo, Multiply, Power};
        self.any(|t| {
            let is_operation = matches!(t, Term::Binary(Modulo | Power | Divide | Multiply, ..));
            is_operation || matches!(t, Term::Abs(_) | Term::Min(_) | Term::Max(_))
        })
    }

    /// Whether something holds of a part of it, or of itself.
    pub fn any(&self, holds: impl Fn(&Term) -> bool) -> bool {
        let mut found = false;
        self.visit(&mut |part| found |= holds(part));
        found
    }

    /// `self + by`, with constants added at once.
    pub fn shifted(&self, by: i128) -> Term {
        match self {
            Term::Int(x) => Term::Int(x + by),
            term if by == 0 => term.clone(),
            term => Term::Binary(Operator::Add, Box::new(term.clone()), Box::new(Term::Int(by))),
        }
    }

    /// An operation with constants folded.
    pub fn folded(op: Operator, a: Term, b: Term) -> Term {
        match (op, &a, &b) {
            (Operator::Add | Operator::Subtract, _, Term::Int(0)) => a,
            (Operator::Add, Term::Int(x), Term::Int(y)) => Term::Int(x.saturating_add(*y)),
            (Operator::Subtract, Term::Int(x), Term::Int(y)) => Term::Int(x.saturating_sub(*y)),
            (Operator::Multiply, Term::Int(x), Term::Int(y)) => Term::Int(x.saturating_mul(*y)),
            (Operator::Divide, Term::Int(x), Term::Int(y)) if *y != 0 => Term::Int(x / y),
            (Operator::Modulo, Term::Int(x), Term::Int(y)) if *y != 0 => Term::Int(x.rem_euclid(*y)),
            (Operator::Power, Term::Int(x), Term::Int(y)) if (0..=127).contains(y) => {
                Term::Int(x.saturating_pow(*y as u32))
            }
            _ => Term::Binary(op, Box::new(a), Box::new(b)),
        }
    }
}

/// How a rule runs over one of its indices: one more index behind `prefix` into `var`.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Binding {
    /// The quantifier: index below [`QUANTIFIERS`].
    pub quantifier: usize,
    /// The array over whose items it runs.
    pub var: VarId,
    /// The indices of the outer items that it runs within.
    pub prefix: Vec<Index>,
    /// What is added to the quantifier where it stands as this index.
    pub offset: i64,
}

/// How to run over the quantifiers of these terms: each from the first element whose other indices are known by then.
pub fn bindings(terms: &[&Term]) -> Vec<Binding> {
    let mut out: Vec<Binding> = Vec::new();
    loop {
        let is_bound = |q: usize| out.iter().any(|binding| binding.quantifier == q);
        let is_known = |index: &Index| !matches!(index, Index::Each(q, _) if !is_bound(*q));
        let mut found = None;
        for term in terms {
            term.visit(&mut |t| {
                let Term::Element { var, indices } = t else { return };
                for (k, index) in indices.iter().enumerate() {
                    if let Index::Each(q, offset) = index
                        && found.is_none()
                        && !is_bound(*q)
                        && indices[..k].iter().all(is_known)
                    {
                        let prefix = indices[..k].to_vec();
                        found = Some(Binding { quantifier: *q, var: *var, prefix, offset: *offset });
                    }
                }
            });
        }
        match found {
            Some(binding) => out.push(binding),
            None => return out,
        }
    }
}

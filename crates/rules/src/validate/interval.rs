//! Intervals of whole numbers, and what an expression's bounds say about one of its parts.
//!
//! The narrowing is the hull consistency of interval constraint solvers (Benhamou, Goualard, Granvilliers, Puget:
//! "Revising Hull and Box Consistency", 1999): evaluate upwards, project downwards. It never removes a legal value.

use super::rules::{Term, VarId};
use ojkit_model::constraint::{Comparison, Operator};

/// Everything beyond is treated as unbounded, so that no operation can overflow 128 bits.
const FAR: i128 = 1 << 100;

/// All whole numbers from `lo` to `hi`; empty when `lo > hi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interval {
    /// The smallest.
    pub lo: i128,
    /// The largest.
    pub hi: i128,
}

fn clamp(x: i128) -> i128 {
    x.clamp(-FAR, FAR)
}

fn multiply(a: i128, b: i128) -> i128 {
    if a == 0 || b == 0 {
        return 0;
    }
    match a.checked_mul(b) {
        Some(x) => clamp(x),
        None if (a < 0) == (b < 0) => FAR,
        None => -FAR,
    }
}

fn floor_div(a: i128, b: i128) -> i128 {
    let q = a / b;
    if a % b != 0 && (a < 0) != (b < 0) { q - 1 } else { q }
}

fn ceil_div(a: i128, b: i128) -> i128 {
    -floor_div(-a, b)
}

impl Interval {
    /// Every number.
    pub const ALL: Interval = Interval { lo: -FAR, hi: FAR };
    /// No number.
    pub const EMPTY: Interval = Interval { lo: 1, hi: 0 };

    /// From `lo` to `hi`.
    pub fn new(lo: i128, hi: i128) -> Interval {
        Interval { lo: clamp(lo), hi: clamp(hi) }
    }

    /// One number.
    pub fn point(x: i128) -> Interval {
        Interval::new(x, x)
    }

    /// Whether it holds no number.
    pub fn is_empty(self) -> bool {
        self.lo > self.hi
    }

    /// Whether it has an end on both sides.
    pub fn is_bounded(self) -> bool {
        self.lo > -FAR && self.hi < FAR
    }

    /// The only number, where there is one.
    pub fn single(self) -> Option<i128> {
        (self.lo == self.hi).then_some(self.lo)
    }

    /// What both hold.
    pub fn meet(self, other: Interval) -> Interval {
        Interval { lo: self.lo.max(other.lo), hi: self.hi.min(other.hi) }
    }

    /// The smallest interval that holds both.
    pub fn hull(self, other: Interval) -> Interval {
        if self.is_empty() {
            return other;
        }
        if other.is_empty() {
            return self;
        }
        Interval { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    fn negate(self) -> Interval {
        Interval { lo: -self.hi, hi: -self.lo }
    }

    /// Sums.
    pub fn plus(self, other: Interval) -> Interval {
        Interval::new(self.lo + other.lo, self.hi + other.hi)
    }

    /// Differences.
    pub fn subtract(self, other: Interval) -> Interval {
        self.plus(other.negate())
    }

    /// Products.
    pub fn times(self, other: Interval) -> Interval {
        let ends = [
            multiply(self.lo, other.lo),
            multiply(self.lo, other.hi),
            multiply(self.hi, other.lo),
            multiply(self.hi, other.hi),
        ];
        Interval { lo: *ends.iter().min().unwrap_or(&0), hi: *ends.iter().max().unwrap_or(&0) }
    }

    /// Quotients rounded towards zero, of divisors other than 0; a divisor that can only be 0 says nothing.
    fn divide(self, by: Interval) -> Interval {
        if by.single() == Some(0) {
            return Interval::ALL;
        }
        if by.lo <= 0 && by.hi >= 0 {
            let sides = [Interval { lo: by.lo, hi: -1 }, Interval { lo: 1, hi: by.hi }];
            let quotients = sides.into_iter().filter(|side| !side.is_empty()).map(|side| self.divide(side));
            return quotients.fold(Interval::EMPTY, Interval::hull);
        }
        let ends = [self.lo / by.lo, self.lo / by.hi, self.hi / by.lo, self.hi / by.hi];
        Interval { lo: *ends.iter().min().unwrap_or(&0), hi: *ends.iter().max().unwrap_or(&0) }
    }

    fn modulo(self, by: Interval) -> Interval {
        match (self.single(), by.single()) {
            (Some(a), Some(b)) if b != 0 => Interval::point(a.rem_euclid(b)),
            _ => {
                let reach = by.lo.abs().max(by.hi.abs());
                if reach == 0 { Interval::ALL } else { Interval::new(0, reach - 1) }
            }
        }
    }

    fn power(self, exponent: Interval) -> Interval {
        let raise = |base: i128, e: i128| -> i128 {
            let mut out: i128 = 1;
            for _ in 0..e.min(128) {
                out = multiply(out, base);
            }
            out
        };
        if exponent.lo < 0 {
            return Interval::ALL;
        }
        if self.lo >= 1 {
            return Interval { lo: raise(self.lo, exponent.lo), hi: raise(self.hi, exponent.hi) };
        }
        match exponent.single() {
            Some(e) => {
                let ends = Interval {
                    lo: raise(self.lo, e).min(raise(self.hi, e)),
                    hi: raise(self.lo, e).max(raise(self.hi, e)),
                };
                if e % 2 == 0 && self.lo < 0 && self.hi > 0 { Interval { lo: 0, hi: ends.hi } } else { ends }
            }
            None => Interval::ALL,
        }
    }

    fn abs(self) -> Interval {
        if self.lo >= 0 {
            self
        } else if self.hi <= 0 {
            self.negate()
        } else {
            Interval { lo: 0, hi: self.hi.max(-self.lo) }
        }
    }

    /// The factors `x` for which `x * other` can lie in `self`.
    fn factor(self, other: Interval) -> Interval {
        let mut by = other;
        if self.lo > 0 || self.hi < 0 {
            // A product other than 0 has no factor 0.
            if by.lo == 0 {
                by.lo = 1;
            }
            if by.hi == 0 {
                by.hi = -1;
            }
        }
        if by.is_empty() {
            return Interval::EMPTY;
        }
        if by.hi < 0 {
            return self.negate().factor(by.negate());
        }
        if by.lo <= 0 {
            return Interval::ALL;
        }
        let lo = if self.lo <= -FAR { -FAR } else { ceil_div(self.lo, if self.lo >= 0 { by.hi } else { by.lo }) };
        let hi = if self.hi >= FAR { FAR } else { floor_div(self.hi, if self.hi >= 0 { by.lo } else { by.hi }) };
        Interval { lo, hi }
    }
}

/// What is known of names and elements while an input is read or drawn.
pub trait Known {
    /// Bounds of a scalar.
    fn scalar(&self, slot: usize) -> Interval;
    /// Bounds of an element; empty where the index lies outside the array or the element is absent.
    fn element(&self, var: VarId, cell: Option<usize>) -> Interval;
    /// The flat index of an element under the current quantifiers; none where it lies outside.
    fn cell(&self, term: &Term) -> Option<usize>;
    /// The value of a quantifier.
    fn quantifier(&self, index: usize) -> Interval;
    /// Bounds of the sum over all elements.
    fn sum(&self, var: VarId) -> Interval;
    /// Bounds of the smallest and of the largest element.
    fn extremes(&self, var: VarId) -> (Interval, Interval);
}

/// What is to be narrowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A scalar.
    Scalar(usize),
    /// One element.
    Element(VarId, usize),
}

/// The values that a term can take.
pub fn bounds(term: &Term, known: &impl Known) -> Interval {
    match term {
        Term::Int(x) => Interval::point(*x),
        Term::Scalar(slot) => known.scalar(*slot),
        Term::Element { var, .. } => known.element(*var, known.cell(term)),
        Term::Quantifier(q) => known.quantifier(*q),
        Term::Negate(a) => bounds(a, known).negate(),
        Term::Abs(a) => bounds(a, known).abs(),
        Term::Binary(op, a, b) => {
            let (x, y) = (bounds(a, known), bounds(b, known));
            if x.is_empty() || y.is_empty() {
                return Interval::EMPTY;
            }
            match op {
                Operator::Add => x.plus(y),
                Operator::Subtract => x.subtract(y),
                Operator::Multiply => x.times(y),
                Operator::Divide => x.divide(y),
                Operator::Modulo => x.modulo(y),
                Operator::Power => x.power(y),
            }
        }
        Term::Sum(var) => known.sum(*var),
        Term::Smallest(var) => known.extremes(*var).0,
        Term::Largest(var) => known.extremes(*var).1,
        Term::Min(terms) | Term::Max(terms) => {
            let smallest = matches!(term, Term::Min(_));
            let mut all = terms.iter().map(|t| bounds(t, known));
            let first = all.next().unwrap_or(Interval::EMPTY);
            all.fold(first, |a, b| {
                if smallest {
                    Interval { lo: a.lo.min(b.lo), hi: a.hi.min(b.hi) }
                } else {
                    Interval { lo: a.lo.max(b.lo), hi: a.hi.max(b.hi) }
                }
            })
        }
    }
}

/// Narrows `out` to the values of the target with which the term can lie in `want`.
pub fn narrow(term: &Term, want: Interval, known: &impl Known, target: Target, out: &mut Interval) {
    if want == Interval::ALL {
        return;
    }
    match term {
        Term::Int(_) | Term::Quantifier(_) => {}
        Term::Scalar(slot) => {
            if target == Target::Scalar(*slot) {
                *out = out.meet(want);
            }
        }
        Term::Element { var, .. } => {
            if let Target::Element(v, cell) = target
                && v == *var
                && known.cell(term) == Some(cell)
            {
                *out = out.meet(want);
            }
        }
        Term::Negate(a) => narrow(a, want.negate(), known, target, out),
        Term::Abs(a) => {
            let inside = bounds(a, known);
            let reach = Interval { lo: -want.hi, hi: want.hi };
            let side = if inside.lo > -want.lo {
                Interval { lo: want.lo, hi: FAR }
            } else if inside.hi < want.lo {
                Interval { lo: -FAR, hi: -want.lo }
            } else {
                Interval::ALL
            };
            narrow(a, reach.meet(side), known, target, out);
        }
        Term::Binary(op, a, b) => {
            let (x, y) = (bounds(a, known), bounds(b, known));
            if x.is_empty() || y.is_empty() {
                return;
            }
            match op {
                Operator::Add => {
                    narrow(a, want.subtract(y), known, target, out);
                    narrow(b, want.subtract(x), known, target, out);
                }
                Operator::Subtract => {
                    narrow(a, want.plus(y), known, target, out);
                    narrow(b, x.subtract(want), known, target, out);
                }
                Operator::Multiply => {
                    narrow(a, want.factor(y), known, target, out);
                    narrow(b, want.factor(x), known, target, out);
                }
                Operator::Divide => {
                    if y.lo > 0 {
                        // Rounded towards zero: a quotient of 0 is met by everything less than the divisor from 0.
                        let lo =
                            if want.lo <= 0 { multiply(want.lo, y.hi) - (y.hi - 1) } else { multiply(want.lo, y.lo) };
                        let hi =
                            if want.hi >= 0 { multiply(want.hi, y.hi) + (y.hi - 1) } else { multiply(want.hi, y.lo) };
                        narrow(a, Interval::new(lo, hi), known, target, out);
                    }
                }
                Operator::Modulo | Operator::Power => {}
            }
        }
        Term::Sum(var) => {
            if let Target::Element(v, cell) = target
                && v == *var
            {
                let own = known.element(*var, Some(cell));
                let all = known.sum(*var);
                let others = Interval { lo: all.lo - own.lo, hi: all.hi - own.hi };
                *out = out.meet(want.subtract(others));
            }
        }
        Term::Smallest(var) | Term::Largest(var) => {
            if let Target::Element(v, _) = target
                && v == *var
            {
                let all = if matches!(term, Term::Smallest(_)) {
                    Interval { lo: want.lo, hi: FAR }
                } else {
                    Interval { lo: -FAR, hi: want.hi }
                };
                *out = out.meet(all);
            }
        }
        Term::Min(terms) | Term::Max(terms) => {
            let all = if matches!(term, Term::Min(_)) {
                Interval { lo: want.lo, hi: FAR }
            } else {
                Interval { lo: -FAR, hi: want.hi }
            };
            for t in terms {
                narrow(t, all, known, target, out);
            }
        }
    }
}

/// Narrows `out` to the values of the target with which `left op right` can hold.
pub fn narrow_comparison(
    left: &Term,
    op: Comparison,
    right: &Term,
    known: &impl Known,
    target: Target,
    out: &mut Interval,
) {
    let (l, r) = (bounds(left, known), bounds(right, known));
    if l.is_empty() || r.is_empty() {
        return;
    }
    let (left_want, right_want) = match op {
        Comparison::Less => (Interval { lo: -FAR, hi: r.hi - 1 }, Interval { lo: l.lo + 1, hi: FAR }),
        Comparison::LessEqual => (Interval { lo: -FAR, hi: r.hi }, Interval { lo: l.lo, hi: FAR }),
        Comparison::Greater => (Interval { lo: r.lo + 1, hi: FAR }, Interval { lo: -FAR, hi: l.hi - 1 }),
        Comparison::GreaterEqual => (Interval { lo: r.lo, hi: FAR }, Interval { lo: -FAR, hi: l.hi }),
        Comparison::Equal => (r, l),
        Comparison::NotEqual => return,
    };
    narrow(left, left_want, known, target, out);
    narrow(right, right_want, known, target, out);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_hold_every_result_of_their_operands() {
        let range = -4..=4i128;
        for lo in range.clone() {
            for hi in lo..=4 {
                for other_lo in range.clone() {
                    for other_hi in other_lo..=4 {
                        let (a, b) = (Interval::new(lo, hi), Interval::new(other_lo, other_hi));
                        for x in lo..=hi {
                            for y in other_lo..=other_hi {
                                let holds = |i: Interval, v: i128| {
                                    assert!(i.lo <= v && v <= i.hi, "{i:?} misses {v} of {x} and {y}")
                                };
                                holds(a.plus(b), x + y);
                                holds(a.subtract(b), x - y);
                                holds(a.times(b), x * y);
                                holds(a.abs(), x.abs());
                                if y != 0 {
                                    holds(a.divide(b), x / y);
                                    holds(a.modulo(b), x.rem_euclid(y));
                                }
                                if y >= 0 {
                                    holds(a.power(b), x.pow(y as u32));
                                }
                                holds(Interval::point(x * y).factor(b), x);
                            }
                        }
                    }
                }
            }
        }
    }
}

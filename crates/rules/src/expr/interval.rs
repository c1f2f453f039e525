//! Intervals of whole numbers and their arithmetic: every operation holds every result of its operands.

/// Everything beyond is treated as unbounded, so that no operation can overflow 128 bits.
pub(super) const FAR: i128 = 1 << 100;

/// All whole numbers from `lo` to `hi`; empty when `lo > hi`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Interval {
    pub lo: i128,
    pub hi: i128,
}

fn clamp(x: i128) -> i128 {
    x.clamp(-FAR, FAR)
}

pub(super) fn multiply(a: i128, b: i128) -> i128 {
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

    pub(super) fn negate(self) -> Interval {
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
    pub fn divide(self, by: Interval) -> Interval {
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

    /// Remainders that are never negative.
    pub fn modulo(self, by: Interval) -> Interval {
        match (self.single(), by.single()) {
            (Some(a), Some(b)) if b != 0 => Interval::point(a.rem_euclid(b)),
            _ => {
                let reach = by.lo.abs().max(by.hi.abs());
                if reach == 0 { Interval::ALL } else { Interval::new(0, reach - 1) }
            }
        }
    }

    /// Powers, within the numbers that are computed with.
    pub fn power(self, exponent: Interval) -> Interval {
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

    /// Distances from 0.
    pub fn abs(self) -> Interval {
        if self.lo >= 0 {
            self
        } else if self.hi <= 0 {
            self.negate()
        } else {
            Interval { lo: 0, hi: self.hi.max(-self.lo) }
        }
    }

    /// The factors `x` for which `x * other` can lie in `self`.
    pub fn factor(self, other: Interval) -> Interval {
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

//! How many there are of something, as a sum over names that were read before: `N`, `2 * N - 1`, `H * W`, `2^N`.

use std::fmt;

/// What is multiplied in one part of a sum.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Factor {
    /// Names, multiplied with each other, in order.
    Product(Vec<String>),
    /// A power of a number.
    Power(i64, String),
}

/// A sum of multiples, and a number.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Size {
    parts: Vec<(i64, Factor)>,
    constant: i64,
}

/// The values of names, the latest last.
pub type Values = Vec<(String, i64)>;

/// Powers have at most this exponent.
const EXPONENT_MAX: i64 = 40;
/// A sum has at most so many parts.
const PARTS_MAX: usize = 6;

impl Size {
    /// A number.
    pub fn number(constant: i64) -> Size {
        Size { parts: Vec::new(), constant }
    }

    /// A name.
    pub fn name(name: &str) -> Size {
        Size { parts: vec![(1, Factor::Product(vec![name.to_owned()]))], constant: 0 }
    }

    /// The product of names.
    pub fn product(names: &[&str]) -> Size {
        let mut names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        names.sort();
        Size { parts: vec![(1, Factor::Product(names))], constant: 0 }
    }

    /// A power of a number.
    pub fn power(base: i64, name: &str) -> Size {
        Size { parts: vec![(1, Factor::Power(base, name.to_owned()))], constant: 0 }
    }

    /// The sum with `factor` times another; nothing where it becomes too long.
    pub fn plus(&self, factor: i64, other: &Size) -> Option<Size> {
        let mut sum = self.clone();
        sum.constant = sum.constant.checked_add(other.constant.checked_mul(factor)?)?;
        for (times, what) in &other.parts {
            let times = times.checked_mul(factor)?;
            match sum.parts.iter_mut().find(|(_, known)| known == what) {
                Some((known, _)) => *known = known.checked_add(times)?,
                None => sum.parts.push((times, what.clone())),
            }
        }
        sum.parts.retain(|(times, _)| *times != 0);
        (sum.parts.len() <= PARTS_MAX).then_some(sum)
    }

    /// The number, where it is one.
    pub fn constant(&self) -> Option<i64> {
        self.parts.is_empty().then_some(self.constant)
    }

    /// The only name, where it is nothing else.
    pub fn only_name(&self) -> Option<&str> {
        self.single().filter(|_| self.constant == 0 && self.parts[0].0 == 1)
    }

    /// The only name that the size follows from, and that follows from it.
    pub fn single(&self) -> Option<&str> {
        match &self.parts[..] {
            [(_, Factor::Product(names))] if names.len() == 1 => Some(&names[0]),
            _ => None,
        }
    }

    /// All names, some perhaps twice.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.parts.iter().flat_map(|(_, factor)| match factor {
            Factor::Product(names) => names.iter().map(String::as_str).collect::<Vec<_>>(),
            Factor::Power(_, name) => vec![name.as_str()],
        })
    }

    /// With other names.
    pub fn renamed(&self, names: &dyn Fn(&str) -> String) -> Size {
        let mut size = self.clone();
        for (_, factor) in &mut size.parts {
            match factor {
                Factor::Product(all) => {
                    all.iter_mut().for_each(|name| *name = names(name));
                    all.sort();
                }
                Factor::Power(_, name) => *name = names(name),
            }
        }
        size
    }

    /// Its value; nothing where a name is unknown or the number is too large.
    pub fn value(&self, values: &Values) -> Option<i64> {
        let of = |name: &str| values.iter().rev().find(|(known, _)| known == name).map(|(_, value)| *value);
        self.parts.iter().try_fold(self.constant, |sum, (times, factor)| {
            let value = match factor {
                Factor::Product(names) => {
                    names.iter().try_fold(1i64, |product, name| product.checked_mul(of(name)?))?
                }
                Factor::Power(base, name) => {
                    let exponent = of(name).filter(|x| (0..=EXPONENT_MAX).contains(x))?;
                    base.checked_pow(u32::try_from(exponent).ok()?)?
                }
            };
            sum.checked_add(times.checked_mul(value)?)
        })
    }

    /// How far-fetched it is: 0 for a name alone.
    pub fn cost(&self) -> u32 {
        let parts = self.parts.iter().map(|(times, factor)| {
            let names = match factor {
                Factor::Product(names) => names.len() as u32,
                Factor::Power(..) => 3,
            };
            2 * names + 2 * u32::from(*times != 1)
        });
        (parts.sum::<u32>() + 2 * u32::from(self.constant != 0)).saturating_sub(2)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        // What is taken away comes last, so that no sum begins with a minus.
        let mut parts: Vec<&(i64, Factor)> = self.parts.iter().collect();
        parts.sort_by_key(|(times, _)| *times < 0);
        for (times, factor) in parts {
            match (first, *times < 0) {
                (true, true) => f.write_str("-")?,
                (true, false) => {}
                (false, true) => f.write_str(" - ")?,
                (false, false) => f.write_str(" + ")?,
            }
            first = false;
            if times.unsigned_abs() != 1 {
                write!(f, "{} * ", times.unsigned_abs())?;
            }
            match factor {
                Factor::Product(names) => f.write_str(&names.join(" * "))?,
                Factor::Power(base, name) => write!(f, "{base}^{name}")?,
            }
        }
        match (first, self.constant) {
            (true, constant) => write!(f, "{constant}"),
            (false, 0) => Ok(()),
            (false, constant) if constant < 0 => write!(f, " - {}", constant.unsigned_abs()),
            (false, constant) => write!(f, " + {constant}"),
        }
    }
}

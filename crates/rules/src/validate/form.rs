//! Whether texts have their form, and whether a value stands in an array.

use super::check::Broken;
use super::frame::Frame;
use super::interval::bounds;
use super::rules::{Rule, Term, VarId, VarKind};
use ojkit_model::constraint::Form;
use ojkit_model::input::{Cell, Part, Place};

/// Brackets, each opening one before the one that closes it.
const BRACKETS: [(char, char); 3] = [('(', ')'), ('[', ']'), ('{', '}')];

/// The bracket that closes this one; none where it opens nothing.
pub(crate) fn closing(letter: i64) -> Option<i64> {
    BRACKETS.iter().find(|pair| i64::from(u32::from(pair.0)) == letter).map(|pair| i64::from(u32::from(pair.1)))
}

/// Every closing bracket.
pub(crate) fn closers() -> impl Iterator<Item = i64> {
    BRACKETS.iter().map(|pair| i64::from(u32::from(pair.1)))
}

fn is_balanced(letters: &[i64]) -> bool {
    let mut open = Vec::new();
    for &letter in letters {
        if let Some(close) = closing(letter) {
            open.push(close);
        } else if closers().any(|close| close == letter) && open.pop() != Some(letter) {
            return false;
        }
    }
    open.is_empty()
}

impl Frame<'_> {
    /// Whether every innermost array of these cells has the form.
    pub(super) fn check_form(&self, var: VarId, form: Form) -> Broken {
        let VarKind::Cells { field } = self.rules.vars[var].kind else { return None };
        let value = self.field(field);
        let level = value.ends.len().checked_sub(1)?;
        let is_text = self.rules.vars[var].cell == Cell::Char;
        let zero = if is_text { i64::from(b'0') } else { 0 };
        let space = i64::from(b' ');
        for item in 0..value.ends[level].len() {
            let cells = &value.cells[value.range(level, item)];
            let outer = cells.first() == Some(&space) || cells.last() == Some(&space);
            let holds = match form {
                Form::NoLeadingZeros => cells.len() < 2 || cells[0] != zero,
                Form::NoOuterSpaces => !outer,
                Form::SingleSpaces => !outer && !cells.windows(2).any(|w| w == [space, space]),
                Form::Palindrome => cells.iter().eq(cells.iter().rev()),
                Form::Balanced => is_balanced(cells),
                Form::Rotated => {
                    let falls = cells.windows(2).filter(|w| w[0] > w[1]).count();
                    falls == 0 || (falls == 1 && cells.last() <= cells.first())
                }
                Form::Mountain => {
                    let peak = cells.windows(2).take_while(|w| w[0] < w[1]).count();
                    peak > 0 && peak + 1 < cells.len() && cells[peak..].windows(2).all(|w| w[0] > w[1])
                }
            };
            if !holds {
                let what = match form {
                    Form::NoLeadingZeros => "begins with a zero",
                    Form::NoOuterSpaces => "has a space at an end",
                    Form::SingleSpaces => "has a space at an end or two in a row",
                    Form::Palindrome => "is no palindrome",
                    Form::Balanced => "has a bracket without its partner",
                    Form::Rotated => "is no rotated sorted array",
                    Form::Mountain => "does not rise and then fall",
                };
                let place = Place { repeat: self.repeat, field, part: Part::Length { level, index: item } };
                let name = &self.rules.fields[field].name;
                return Some(if level == 0 {
                    (place, format!("`{name}` {what}"))
                } else {
                    (place, format!("item {} of `{name}` {what}", item + 1))
                });
            }
        }
        None
    }

    /// Whether the term, for all values of its quantifiers, equals some cell of the array.
    pub(super) fn check_among(&mut self, rule: &Rule, term: &Term, array: VarId) -> Broken {
        let mut values: Vec<i128> = (0..self.count(array)).filter_map(|c| self.value(array, c)).collect();
        values.sort_unstable();
        self.check_among_each(rule, 0, term, &values)
    }

    fn check_among_each(&mut self, rule: &Rule, step: usize, term: &Term, values: &[i128]) -> Broken {
        let Some(binding) = rule.bindings.get(step) else {
            let x = bounds(term, self).single()?;
            return if values.binary_search(&x).is_ok() { None } else { Some(self.blame_atom(&rule.atom)) };
        };
        for i in self.binding_range(binding.var, &binding.prefix, binding.offset) {
            self.quantifiers[binding.quantifier] = i;
            if let Some(broken) = self.check_among_each(rule, step + 1, term, values) {
                return Some(broken);
            }
        }
        None
    }
}

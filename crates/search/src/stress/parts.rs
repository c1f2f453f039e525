//! Parts of one input: what is left of it where its lists are shorter, or its numbers smaller.

use crate::inputs::size::{Measure, Size};
use crate::shrink::edit::{groups, remove, sites};
use crate::shrink::repair::Repair;
use crate::until::Until;
use ojkit_draw::Drawing;
use ojkit_model::input::Input;

/// An input with fewer elements is made smaller by its numbers.
const LONG: u64 = 8;

/// An input of which parts are taken.
pub(super) struct Parts<'a> {
    drawing: &'a Drawing,
    measure: Measure,
    whole: Input,
    /// Whether its lists are cut, and not its numbers.
    pub is_long: bool,
}

impl<'a> Parts<'a> {
    /// The parts of an input.
    pub fn new(drawing: &'a Drawing, whole: Input) -> Parts<'a> {
        let measure = Measure::new(drawing.rules());
        let is_long = measure.size(drawing.rules(), &whole).elements >= LONG;
        Parts { drawing, measure, whole, is_long }
    }

    /// A share of it, in thousandths of the digits: of its lists, else of its numbers. None where no legal one is found.
    pub fn part(&self, share: u32) -> Option<(Input, Size)> {
        let (rules, mut part) = (self.drawing.rules(), self.whole.clone());
        if share == 1000 {
            let size = self.measure.size(rules, &part);
            return Some((part, size));
        }
        let of = |n: f64| n.powf(f64::from(share) / 1000.0).round();
        if self.is_long {
            for group in groups(rules, &self.whole).iter().filter(|group| group.level == 0) {
                let kept = of(group.items as f64) as usize;
                remove(&mut part, group, kept, group.items.saturating_sub(kept));
            }
        } else {
            for site in sites(rules, &self.whole).iter().filter(|site| site.is_scalar(rules) && !site.is_length(rules))
            {
                let distance = site.get(rules, &self.measure, &self.whole);
                site.set(rules, &self.measure, &mut part, distance.signum() * of(distance.abs() as f64) as i128);
            }
        }
        let mut input = Input::default();
        self.drawing.draw(&mut Repair::new(rules, &part), &mut input).ok()?;
        let size = self.measure.size(rules, &input);
        Some((input, size))
    }

    /// What grows from part to part: elements, else the largest number.
    pub fn extent(&self, part: &Input, size: Size) -> u64 {
        if self.is_long {
            return size.elements;
        }
        let rules = self.drawing.rules();
        let scalars = sites(rules, part).into_iter().filter(|site| site.is_scalar(rules));
        scalars.map(|site| site.get(rules, &self.measure, part).unsigned_abs() as u64).max().unwrap_or(0)
    }

    /// The largest part of which something holds that holds of smaller ones, too.
    pub fn largest(&self, until: &Until, mut holds: impl FnMut(&Input) -> bool) -> Option<Input> {
        let (mut lo, mut hi, mut found) = (0, 1000, None);
        while lo <= hi && !until.is_over() {
            let share = lo + (hi - lo) / 2;
            match self.part(share).filter(|(part, _)| holds(part)) {
                Some((part, _)) => (found, lo) = (Some(part), share + 1),
                None if share == 0 => break,
                None => hi = share - 1,
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_draw::Bound;

    #[test]
    fn a_part_is_the_beginning_of_each_list_or_a_smaller_number_and_stays_legal() {
        let part = |lines: &str, text: &str| {
            let spec = format!("format: 1\ntitle: T\nparameters:\n{lines}");
            let bound = Bound::read("part", "spec.yaml", spec.as_bytes(), ojkit_rules::grammar::canonical).unwrap();
            let parts = Parts::new(&bound.drawing, bound.validator.text("", text.as_bytes()).unwrap());
            let (part, size) = parts.part(500).unwrap();
            (String::from_utf8(bound.validator.format().text(&part)).unwrap(), parts.extent(&part, size))
        };
        let list = "  a: integer[]\n  k: integer\nconstraints: |\n  1 <= a.length <= 99\n  1 <= a[i] <= 99\n  1 <= k <= a.length\n";
        let whole = format!("16\n{}\n16\n", (1..=16).map(|n| n.to_string()).collect::<Vec<_>>().join(" "));
        assert_eq!(part(list, &whole), ("4\n1 2 3 4\n4\n".to_string(), 4));
        let number = "  n: integer\nconstraints: |\n  1 <= n <= 10^6\n";
        // Counted from the simplest value, which is 1.
        assert_eq!(part(number, "10001\n"), ("101\n".to_string(), 100));
    }
    #[test]
    fn the_largest_part_of_which_something_holds_is_found_by_halves() {
        let spec = "format: 1\ntitle: T\nparameters:\n  n: integer\nconstraints: |\n  1 <= n <= 10^6\n";
        let bound = Bound::read("part", "spec.yaml", spec.as_bytes(), ojkit_rules::grammar::canonical).unwrap();
        let parts = Parts::new(&bound.drawing, bound.validator.text("", b"1000000\n").unwrap());
        let largest = |most: i64| {
            parts.largest(&Until::never(), |part| part.fields[0].cells[0] <= most).map(|part| part.fields[0].cells[0])
        };
        let near = largest(5_000).unwrap();
        assert!((4_900..=5_000).contains(&near), "{near}");
        assert_eq!((largest(1_000_000), largest(0)), (Some(1_000_000), None));
    }
}

//! `s and t are anagrams of each other`: the same elements in any order.

use super::{Atom, Form, Reach, Ties, comparison};
use crate::binder::terms::{Binder, OrFault};
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr};
use std::collections::BTreeMap;

/// Two texts or flat arrays have the same elements.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Rearranged {
    /// The field that is drawn first.
    first: usize,
    /// The field that is drawn from it.
    second: usize,
}

/// What is left of the first one while the second is drawn.
#[derive(Clone, Debug, Default)]
pub struct Left {
    /// The first cell that is not taken yet.
    next: usize,
    counts: BTreeMap<i64, usize>,
}

impl Form for Rearranged {
    type State = Left;
    const WORDINGS: &'static [&'static str] = &["{} and {} are anagrams of each other"];
    mentions!(fields: first, second;);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let (a, b) = binder.two_flat(&of[0], &of[1])?;
        let (first, second) = (a.min(b), a.max(b));
        let same = comparison(binder.length(first, &[]), Comparison::Equal, binder.length(second, &[]));
        Ok(vec![same, Rearranged { first, second }.into()])
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let sorted = |field: usize| {
            let mut cells = values.field(field).cells.clone();
            cells.sort_unstable();
            cells
        };
        let same = sorted(self.first) == sorted(self.second);
        let fields = &values.variables.fields;
        let message =
            || format!("`{}` and `{}` have other elements", fields[self.first].name, fields[self.second].name);
        (!same).then(|| (values.whole(self.second), message()))
    }

    fn ties(&self) -> Ties<'_> {
        Ties { behind: Some((self.first, self.second)), from_another: Some(self.second), ..Ties::default() }
    }

    fn allow(&self, left: &mut Left, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some((drawn, whole, _)) = input.drawn_from(at, self.second, self.first) else { return };
        if at.cell == 0 || left.next > at.cell {
            *left = Left::default();
            whole.iter().for_each(|&x| *left.counts.entry(x).or_default() += 1);
        }
        for x in &drawn[left.next..] {
            left.counts.entry(*x).and_modify(|count| *count = count.saturating_sub(1));
        }
        left.next = at.cell;
        let members: Vec<i64> = left.counts.iter().filter(|&(_, &count)| count > 0).map(|(&x, _)| x).collect();
        allowed.keep_members(&members);
    }
}

//! `t is a subsequence of s`: one text or flat array lies in another.

use super::{Atom, Form, Reach, Ties, comparison};
use crate::binder::terms::{Binder, OrFault};
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr};

/// So many places are looked at for the next element of a part.
const WINDOW_MAX: usize = 4_096;

/// How a text or array lies in another one.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
enum How {
    /// In order, perhaps with gaps.
    Subsequence,
    /// Without gaps.
    Substring,
    Suffix,
}

/// One text or flat array lies in another.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Within {
    /// The field of the smaller one.
    part: usize,
    /// The field of the larger one.
    whole: usize,
    how: How,
}

/// Where the part that is being drawn can lie in the whole.
#[derive(Clone, Debug, Default)]
pub struct Lying {
    /// The first cell that is not taken yet.
    next: usize,
    /// Behind the place of the last cell, where gaps are allowed.
    behind: usize,
    /// Where the part may begin, where none are.
    starts: Vec<usize>,
}

impl Lying {
    fn begin(how: How, length: usize, whole: &[i64]) -> Lying {
        let last = whole.len().saturating_sub(length);
        let starts = match how {
            How::Subsequence => Vec::new(),
            How::Substring => (0..=last).collect(),
            How::Suffix => vec![last],
        };
        Lying { starts, ..Lying::default() }
    }

    fn take(&mut self, how: How, drawn: &[i64], whole: &[i64]) {
        for (at, &x) in drawn.iter().enumerate().skip(self.next) {
            if how == How::Subsequence {
                let found = whole[self.behind.min(whole.len())..].iter().position(|&y| y == x);
                self.behind = found.map_or(whole.len() + 1, |found| self.behind + found + 1);
            } else {
                self.starts.retain(|&start| whole.get(start + at) == Some(&x));
            }
        }
        self.next = drawn.len();
    }
}

impl Form for Within {
    type State = Lying;
    const WORDINGS: &'static [&'static str] =
        &["{} is a subsequence of {}", "{} is a substring of {}", "{} is a suffix of {}"];
    mentions!(fields: part, whole;);

    fn bind(binder: &mut Binder, wording: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let how = [How::Subsequence, How::Substring, How::Suffix][wording];
        let (part, whole) = binder.two_flat(&of[0], &of[1])?;
        let shorter = comparison(binder.length(part, &[]), Comparison::LessEqual, binder.length(whole, &[]));
        Ok(vec![shorter, Within { part, whole, how }.into()])
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let (small, large) = (&values.field(self.part).cells, &values.field(self.whole).cells);
        let (holds, what) = match self.how {
            How::Subsequence => {
                let mut rest = large.iter();
                (small.iter().all(|x| rest.any(|y| x == y)), "subsequence")
            }
            How::Substring => (small.is_empty() || large.windows(small.len()).any(|part| part == small), "substring"),
            How::Suffix => (large.ends_with(small), "suffix"),
        };
        let fields = &values.variables.fields;
        let message = || format!("`{}` is no {what} of `{}`", fields[self.part].name, fields[self.whole].name);
        (!holds).then(|| (values.whole(self.part), message()))
    }

    fn ties(&self) -> Ties<'_> {
        Ties { behind: Some((self.whole, self.part)), from_another: Some(self.part), ..Ties::default() }
    }

    fn allow(&self, lying: &mut Lying, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some((drawn, whole, length)) = input.drawn_from(at, self.part, self.whole) else { return };
        if at.cell == 0 || lying.next > at.cell {
            *lying = Lying::begin(self.how, length, whole);
        }
        lying.take(self.how, drawn, whole);
        let mut members: Vec<i64> = if self.how == How::Subsequence {
            // Enough must be left behind the element for the others.
            let last = (whole.len() + at.cell + 1).saturating_sub(length);
            let window = lying.behind..last.min(lying.behind + WINDOW_MAX);
            whole.get(window).unwrap_or_default().to_vec()
        } else {
            lying.starts.iter().take(WINDOW_MAX).filter_map(|start| whole.get(start + at.cell).copied()).collect()
        };
        members.sort_unstable();
        members.dedup();
        allowed.keep_members(&members);
    }
}

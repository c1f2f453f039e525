//! Where mutants are written down.

use super::{Form, Mutant, Operator, Place, diff};
use std::collections::BTreeSet;
use std::ops::Range;

/// The source and the mutants found so far.
pub(super) struct Sites<'s> {
    source: &'s str,
    found: Vec<Mutant>,
}

impl<'s> Sites<'s> {
    pub fn new(source: &'s str) -> Sites<'s> {
        Sites { source, found: Vec::new() }
    }

    /// The text of a site with one part of it replaced.
    pub fn edited(&self, site: &Range<usize>, part: &Range<usize>, with: &str) -> String {
        format!("{}{with}{}", &self.source[site.start..part.start], &self.source[part.end..site.end])
    }

    /// A mutant that replaces `part`, which lies in the expression `site`.
    pub fn replace(&mut self, operator: Operator, site: Range<usize>, part: Range<usize>, with: &str) {
        let arm = self.edited(&site, &part, with);
        self.add(operator, (part, with.to_string()), vec![Place { range: site, form: Form::Value, arm }]);
    }

    /// A mutant that replaces a whole expression; `shown` is what a person would write for `arm`.
    pub fn replace_all(&mut self, operator: Operator, site: Range<usize>, shown: &str, arm: &str) {
        let place = Place { range: site.clone(), form: Form::Value, arm: arm.to_string() };
        self.add(operator, (site, shown.to_string()), vec![place]);
    }

    /// A mutant with places of its own.
    pub fn add(&mut self, operator: Operator, change: (Range<usize>, String), places: Vec<Place>) {
        let line = diff::line_of(self.source, change.0.start);
        let diff = diff::lines(self.source, &change.0, &change.1);
        self.found.push(Mutant { operator, change, line, diff, places });
    }

    /// The mutants in the order of their places, each text once.
    pub fn into_mutants(mut self) -> Vec<Mutant> {
        self.found.sort_by(|a, b| {
            let key = |m: &Mutant| (m.change.0.start, m.change.0.end, m.operator);
            key(a).cmp(&key(b)).then_with(|| a.change.1.cmp(&b.change.1))
        });
        let mut texts = BTreeSet::new();
        let source = self.source;
        self.found.retain(|mutant| {
            let (range, with) = &mutant.change;
            // Equal texts may be written as different changes: what both sides share is cut off first.
            let old = &source.as_bytes()[range.clone()];
            let head = old.iter().zip(with.as_bytes()).take_while(|(a, b)| a == b).count();
            let most = old.len().min(with.len()) - head;
            let tail =
                old.iter().rev().zip(with.as_bytes().iter().rev()).take(most).take_while(|(a, b)| a == b).count();
            let core = with.as_bytes()[head..with.len() - tail].to_vec();
            texts.insert((range.start + head, range.end - tail, core))
        });
        self.found
    }
}

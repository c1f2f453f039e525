//! Where mutants are written down.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use syn::spanned::Spanned;

use super::{Form, Mutant, Operator, Place, diff};

/// The source and the mutants found so far.
pub(super) struct Sites<'s> {
    source: &'s str,
    offset: usize,
    found: Vec<Mutant>,
    /// Literals that another family changes, or that stand where nothing can be switched.
    pub taken: BTreeSet<usize>,
    /// Literals behind `&`: the reference is switched, so that it still lives for ever.
    pub behind: BTreeMap<usize, Range<usize>>,
    /// Arithmetic below other arithmetic, which is narrowed as a whole.
    pub inner: BTreeSet<(usize, usize)>,
    /// Sums, and the same in 32 bits.
    pub narrowed: Vec<Narrowed>,
    /// Literals in lengths of lists of which more room is never seen, and whether a larger literal is more room.
    pub roomy: BTreeMap<usize, bool>,
    /// Literals, and the value with which the update that they stand in changes nothing: that is a dropped statement.
    pub idle: BTreeMap<usize, u128>,
    /// The integer type that the definition in view names.
    pub named: Option<String>,
    /// Names that count places in memory in the function in view.
    pub indices: BTreeSet<String>,
    /// Whether the functions in view use 64 bits at all.
    pub wide: bool,
}

/// A sum, and the same in 32 bits: wrapping around, and crashing.
pub(super) struct Narrowed {
    pub shown: [String; 2],
    pub wrapped: Place,
    pub checked: Place,
}

impl<'s> Sites<'s> {
    pub fn new(source: &'s str, offset: usize, wide: bool) -> Sites<'s> {
        Sites {
            source,
            offset,
            found: Vec::new(),
            taken: BTreeSet::new(),
            behind: BTreeMap::new(),
            inner: BTreeSet::new(),
            narrowed: Vec::new(),
            roomy: BTreeMap::new(),
            idle: BTreeMap::new(),
            named: None,
            indices: BTreeSet::new(),
            wide,
        }
    }

    /// The bytes of a piece of syntax.
    pub fn range(&self, node: &impl Spanned) -> Range<usize> {
        let bytes = node.span().byte_range();
        bytes.start + self.offset..bytes.end + self.offset
    }

    /// Its text.
    pub fn text(&self, node: &impl Spanned) -> &'s str {
        &self.source[self.range(node)]
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

    /// A mutant that changes several places, each as a person would write it.
    pub fn add_together(&mut self, operator: Operator, changes: &[(Range<usize>, String)], places: Vec<Place>) {
        let (Some((first, _)), Some((last, _))) = (changes.first(), changes.last()) else { return };
        let (line, diff) = (diff::line_of(self.source, first.start), diff::together(self.source, changes));
        let whole = first.start..last.end;
        let with = diff::applied(self.source, &whole, changes);
        self.found.push(Mutant { operator, change: (whole, with), line, diff, places });
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

//! `version matches the pattern "[0-9]+(\.[0-9]+)*"`: what each text looks like, letter by letter.

use super::{Atom, Claim, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::{Term, VarId};
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::regular::{Begun, Regular};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr};
use ojkit_model::input::Part;
use std::sync::Arc;

/// Each of these texts matches a regular pattern as a whole.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Pattern {
    /// The cells.
    var: VarId,
    /// As it is written.
    source: String,
    #[serde(skip)]
    regular: Arc<Regular>,
}

impl PartialEq for Pattern {
    fn eq(&self, other: &Pattern) -> bool {
        (self.var, &self.source) == (other.var, &other.source)
    }
}

/// The text that is being drawn, as far as it is read.
#[derive(Default)]
pub struct State {
    start: usize,
    next: usize,
    begun: Begun,
}

impl Form for Pattern {
    type State = State;
    const WORDINGS: &'static [&'static str] = &["{} matches the pattern {}"];
    const CLAIMS: &'static [Claim] = &[Claim {
        parameters: "s: string",
        line: "s matches the pattern \"[1-3]+([.][1-3]+)*\"",
        accepts: "{ s: \"1.22\" }",
        rejects: "{ s: \"1.\" }",
        within: "0 <= s.length <= 4",
        length: 5,
        range: (0, 0),
        letters: "123.",
    }];
    mentions!(arrays: |form: &Pattern| [form.var];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let var = binder.texts(&of[0])?;
        let Expr::Text(source) = &of[1] else {
            return Err(Fault::line("a pattern is a quoted text", "write `s matches the pattern \"[a-z]+\"`"));
        };
        let regular = Regular::read(source).map_err(|wrong| {
            Fault::line(
                format!("{source:?} is no pattern: {wrong}"),
                "see the patterns of texts in docs/constraints.md",
            )
        })?;
        let Some((shortest, longest)) = regular.lengths() else {
            return Err(Fault::line(format!("no text matches {source:?}"), "give every class a letter"));
        };
        let mut atoms = Vec::new();
        if let Ok(field) = binder.flat(&of[0]) {
            let bound = |length: usize| Term::Int(length as i128);
            atoms.push(comparison(bound(shortest), Comparison::LessEqual, binder.length(field, &[])));
            atoms.extend(longest.map(|most| comparison(binder.length(field, &[]), Comparison::LessEqual, bound(most))));
        }
        atoms.push(Pattern { var, source: source.clone(), regular: Arc::new(regular) }.into());
        Ok(atoms)
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let field = values.variables.field_of_cells(self.var)?;
        let value = values.field(field);
        let level = value.ends.len().checked_sub(1)?;
        let mut items = 0..value.ends[level].len();
        let index = items.find(|&item| {
            !values.is_absent(field, level, item) && !self.regular.matches(&value.cells[value.range(level, item)])
        })?;
        let name = &values.variables.fields[field].name;
        let message = format!("`{name}` does not match the pattern {:?}", self.source);
        Some((values.place_of(field, Part::Length { level, index }), message))
    }

    fn allow(&self, state: &mut State, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let depth = input.variables.vars[self.var].depth;
        let Some(text) = depth.checked_sub(1).and_then(|level| input.group_of(at.var, level, at.cell)) else { return };
        let cells = input.drawn(at.var, text.start..at.cell);
        if state.start != text.start || state.next > cells.len() || cells.is_empty() {
            (state.start, state.next) = (text.start, 0);
            Regular::begin(&mut state.begun);
        }
        cells[state.next..].iter().for_each(|&letter| self.regular.read_letter(&mut state.begun, letter));
        state.next = cells.len();
        allowed.keep_shared(&self.regular.allowed(&mut state.begun, text.len() - cells.len() - 1));
    }
}

//! `version matches the pattern "[0-9]+(\.[0-9]+)*"`: what each text looks like, letter by letter.

use super::{Atom, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::{Term, VarId};
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::{Begun, PartialInput};
use crate::regular::{self, Regular};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr};
use std::sync::Arc;

/// Each of these texts matches a regular pattern as a whole.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Pattern {
    /// The cells.
    var: VarId,
    source: String,
    #[serde(skip)]
    regular: Arc<Regular>,
}

impl PartialEq for Pattern {
    fn eq(&self, other: &Pattern) -> bool {
        (self.var, &self.source) == (other.var, &other.source)
    }
}

impl Form for Pattern {
    type State = Begun<regular::Begun>;
    const WORDINGS: &'static [&'static str] = &["{} matches the pattern {}"];
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
        let wrong = || format!("does not match the pattern {:?}", self.source);
        values.wrong_text(self.var, |text| (!self.regular.matches(text)).then(wrong))
    }

    fn allow(&self, begun: &mut Begun<regular::Begun>, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(text) = input.innermost(at) else { return };
        let read = |matching: &mut regular::Begun, at: usize| self.regular.read_letter(matching, text.cells[at]);
        let matching = begun.read(&text, Regular::begin, read);
        allowed.keep_shared(&self.regular.allowed(matching, text.left));
    }
}

//! `version matches the pattern "[0-9]+(\.[0-9]+)*"`: what each text looks like, letter by letter.

use super::{Atom, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::interval::Interval;
use crate::expr::term::{Term, VarId};
use crate::hand::{Hand, Spot};
use crate::partial::allowed::{Allowed, At};
use crate::partial::domain::Domain;
use crate::partial::partial_input::{Begun, PartialInput, Rejected};
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

/// What is known of the text that is being drawn.
#[derive(Debug, Default)]
pub struct Known {
    begun: Begun<regular::Begun>,
    /// The cell at which it leaves the repeated part that it is in; behind its end where that is as it comes.
    turn: Option<usize>,
}

impl Form for Pattern {
    type State = Known;
    const ACTS: bool = true;
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

    fn allow(&self, Known { begun, .. }: &mut Known, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(text) = input.innermost(at) else { return };
        let read = |matching: &mut regular::Begun, at: usize| self.regular.read_letter(matching, text.cells[at]);
        let matching = begun.read(&text, Regular::begin, read);
        allowed.keep_shared(&self.regular.allowed(matching, text.left));
    }

    /// A repeated part ends at the place that the hand says: letters at random would end it near its front.
    fn choose<H: Hand + ?Sized>(
        &self,
        known: &mut Known,
        hand: &mut H,
        input: &PartialInput,
        spot: Spot,
        domain: &Domain,
    ) -> Result<Option<i64>, Rejected> {
        let group = input.variables.vars[self.var].depth.checked_sub(1);
        let text = group.and_then(|group| input.group_of(self.var, group, spot.index));
        let Some(text) = text.filter(|_| domain.count() > 1 && spot.var == self.var) else { return Ok(None) };
        if text.start == spot.index {
            known.turn = None;
        }
        let staying = self.regular.staying(&mut known.begun.known);
        let stay = domain.among(&staying);
        if stay.is_empty() || stay.count() == domain.count() {
            return Ok(None);
        }
        if known.turn.is_none() {
            // Places behind the end leave it to the letters.
            let left = (text.end - spot.index) as i128;
            let place = hand.turn(&Domain::interval(Interval::new(0, left + left / 4)));
            known.turn = place.map(|place| spot.index + place as usize);
        }
        let Some(turn) = known.turn.filter(|&turn| turn <= text.end) else { return Ok(None) };
        if spot.index < turn {
            return Ok(Some(hand.choose(spot, &stay)));
        }
        known.turn = None;
        Ok(Some(hand.choose(spot, &domain.clone().without(&staying))))
    }
}

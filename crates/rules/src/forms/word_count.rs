//! `text consists of at most 10 words`: how many words a text has.

use super::{Atom, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault, range_of};
use crate::expr::term::{Term, VarId};
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::{Begun, PartialInput};
use crate::values::{Broken, Values};
use ojkit_model::constraint::{self, Comparison, Expr};

const SPACE: i64 = b' ' as i64;

/// Between the spaces of a text stand so many words.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct WordCount {
    /// The cells.
    var: VarId,
    least: i64,
    most: i64,
    /// Whether another line forbids a space at the end.
    ends_in_word: bool,
}

/// Whether a word begins at a place of a text.
fn begins(text: &[i64], at: usize) -> bool {
    text[at] != SPACE && (at == 0 || text[at - 1] == SPACE)
}

impl Form for WordCount {
    /// How many words have begun.
    type State = Begun<i64>;
    const WORDINGS: &'static [&'static str] = &["{} consists of {} to {} words"];
    mentions!(arrays: |form: &WordCount| [form.var];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        use constraint::Form::{NoOuterSpaces, SingleSpaces};
        let field = binder.flat(&of[0])?;
        let var = binder.texts(&of[0])?;
        let Some((least, most)) = range_of(&of[1..]) else {
            return Err(Fault::line("only numbers bound how many words there are", "write the bound as a number"));
        };
        let says_so = |rule: &constraint::Rule| matches!(rule, constraint::Rule::Form { subjects, form: NoOuterSpaces | SingleSpaces } if subjects.contains(&of[0]));
        let ends_in_word = binder.scope.problem.constraints.iter().flat_map(|line| &line.rules).any(says_so);
        let (least, most) = (least.max(0), most.max(0));
        let enough = Term::Int((2 * i128::from(least) - 1).max(0));
        Ok(vec![
            comparison(enough, Comparison::LessEqual, binder.length(field, &[])),
            WordCount { var, least, most, ends_in_word }.into(),
        ])
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        values.wrong_text(self.var, |text| {
            let words = (0..text.len()).filter(|&at| begins(text, at)).count() as i64;
            let wrong = || format!("has {words} words, not {} to {}", self.least, self.most);
            (!(self.least..=self.most).contains(&words)).then(wrong)
        })
    }

    fn allow(&self, begun: &mut Begun<i64>, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(text) = input.innermost(at) else { return };
        let words = *begun.read(&text, |words| *words = 0, |words, at| *words += i64::from(begins(text.cells, at)));
        let left = text.left as i64;
        let in_word = text.cells.last().is_some_and(|&x| x != SPACE);
        // Each further word takes a space and a letter.
        let missing = self.least - words - i64::from(!in_word);
        let ended = words >= self.most;
        if ended && !in_word {
            allowed.keep_one(Some(SPACE));
        } else if missing > 0 && left < 2 * missing {
            // There is no room for a letter that begins no word.
            if in_word {
                allowed.keep_one(Some(SPACE));
            }
        }
        let wanted = (self.least - words).max(0);
        let no_room = wanted > 0 && left < 2 * wanted - 1;
        if no_room || (ended && in_word && self.ends_in_word) {
            allowed.removed.push(SPACE);
        }
    }
}

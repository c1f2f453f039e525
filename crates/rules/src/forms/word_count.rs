//! `text consists of at most 10 words`: how many words a text has.

use super::{Atom, Claim, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::{Term, VarId};
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{self, Comparison, Expr};
use ojkit_model::input::Part;

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

/// How many words the text that is being drawn has so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Begun {
    start: usize,
    next: usize,
    words: i64,
}

impl Begun {
    fn read(&mut self, start: usize, cells: &[i64]) {
        if self.start != start || self.next > cells.len() {
            *self = Begun { start, ..Begun::default() };
        }
        let begins = |&at: &usize| cells[at] != SPACE && (at == 0 || cells[at - 1] == SPACE);
        self.words += (self.next..cells.len()).filter(begins).count() as i64;
        self.next = cells.len();
    }
}

impl Form for WordCount {
    type State = Begun;
    const WORDINGS: &'static [&'static str] = &["{} consists of {} to {} words"];
    const CLAIMS: &'static [Claim] = &[Claim {
        parameters: "s: string",
        line: "s consists of 1 to 2 words",
        accepts: "{ s: \"to be\" }",
        rejects: "{ s: \"to be or\" }",
        within: "0 <= s.length <= 5; s consists of 'a' and ' '",
        length: 6,
        range: (0, 0),
        letters: "ab ",
    }];
    mentions!(arrays: |form: &WordCount| [form.var];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        use constraint::Form::{NoOuterSpaces, SingleSpaces};
        let field = binder.flat(&of[0])?;
        let var = binder.texts(&of[0])?;
        let (&Expr::Int(least), &Expr::Int(most)) = (&of[1], &of[2]) else {
            return Err(Fault::line("only numbers bound how many words there are", "write the bound as a number"));
        };
        let says_so = |rule: &constraint::Rule| matches!(rule, constraint::Rule::Form { subjects, form: NoOuterSpaces | SingleSpaces } if subjects.contains(&of[0]));
        let ends_in_word = binder.scope.problem.constraints.iter().flat_map(|line| &line.rules).any(says_so);
        let clamp = |x: i128| x.clamp(0, i64::MAX.into()) as i64;
        let (least, most) = (clamp(least), clamp(most));
        let enough = Term::Int((2 * i128::from(least) - 1).max(0));
        Ok(vec![
            comparison(enough, Comparison::LessEqual, binder.length(field, &[])),
            WordCount { var, least, most, ends_in_word }.into(),
        ])
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let field = values.variables.field_of_cells(self.var)?;
        let mut begun = Begun::default();
        begun.read(0, &values.field(field).cells);
        if (self.least..=self.most).contains(&begun.words) {
            return None;
        }
        let name = &values.variables.fields[field].name;
        let message = format!("`{name}` has {} words, not {} to {}", begun.words, self.least, self.most);
        Some((values.place_of(field, Part::Length { level: 0, index: 0 }), message))
    }

    fn allow(&self, begun: &mut Begun, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some(text) = input.group_of(at.var, 0, at.cell) else { return };
        let cells = input.drawn(at.var, text.start..at.cell);
        begun.read(text.start, cells);
        let left = (text.len() - cells.len() - 1) as i64;
        let in_word = cells.last().is_some_and(|&x| x != SPACE);
        // Each further word takes a space and a letter.
        let missing = self.least - begun.words - i64::from(!in_word);
        let ended = begun.words >= self.most;
        if ended && !in_word {
            allowed.keep_one(Some(SPACE));
        } else if missing > 0 && left < 2 * missing {
            // There is no room for a letter that begins no word.
            if in_word {
                allowed.keep_one(Some(SPACE));
            }
        }
        let wanted = (self.least - begun.words).max(0);
        let no_room = wanted > 0 && left < 2 * wanted - 1;
        if no_room || (ended && in_word && self.ends_in_word) {
            allowed.removed.push(SPACE);
        }
    }
}

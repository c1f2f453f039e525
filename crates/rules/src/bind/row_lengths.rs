//! What lines say of a place that gives the length of its row, said of the length too: a row is drawn after its length.

use super::pairs::says_length;
use crate::expr::term::{Index, Term, VarId};
use crate::expr::variables::Variables;
use crate::forms::compare::Compare;
use crate::forms::{Atom, Rule};
use crate::rules::Rules;
use ojkit_model::constraint::{Comparison, Operator};

/// `x[i].length == x[i][place] + more`, where every row has that place.
struct Given {
    length: VarId,
    cells: VarId,
    place: i128,
    more: i128,
}

impl Rules {
    /// Adds what lines say of a place that gives the length of its row, said of that length.
    pub(super) fn say_of_lengths(&mut self) {
        let given: Vec<Given> =
            self.rules.iter().filter_map(|rule| given(&self.variables, &self.rules, rule)).collect();
        let said: Vec<Rule> =
            given.iter().flat_map(|given| self.rules.iter().filter_map(|rule| given.said_of(rule))).collect();
        self.rules.extend(said);
    }
}

/// Whether a rule says that a place in each row gives the row's length.
fn given(variables: &Variables, rules: &[Rule], rule: &Rule) -> Option<Given> {
    let Atom::Compare(compare) = &rule.atom else { return None };
    compare.sides().into_iter().find_map(|(side, op, other)| {
        let Term::Element { var: length, indices: rows } = side else { return None };
        let (cell, more) = cell_and_more(other)?;
        let Term::Element { var: cells, indices } = cell else { return None };
        let (Index::At(Term::Int(place)), row) = indices.split_last()? else { return None };
        let field = variables.field_of_cells(*cells)?;
        let is_row = op == Comparison::Equal && row == rows && row.iter().all(Index::is_free);
        let is_plain = !variables.tags.contains_key(&field) && !variables.trees.contains_key(&field);
        let is_length = variables.of_field[field].get(row.len()) == Some(length) && *cells != *length;
        let has_place = rules.iter().any(|rule| says_length(variables, rule, (field, row.len()), *place));
        (is_row && is_plain && is_length && has_place).then_some(Given {
            length: *length,
            cells: *cells,
            place: *place,
            more,
        })
    })
}

/// `cell`, `cell + 2`, `2 + cell` or `cell - 2`: the cell, and what is added to it.
fn cell_and_more(term: &Term) -> Option<(&Term, i128)> {
    match term {
        Term::Binary(op @ (Operator::Add | Operator::Subtract), cell, more) => match (&**cell, &**more) {
            (cell, Term::Int(more)) => Some((cell, if *op == Operator::Add { *more } else { -more })),
            (Term::Int(more), cell) if *op == Operator::Add => Some((cell, *more)),
            _ => None,
        },
        cell => Some((cell, 0)),
    }
}

impl Given {
    /// A comparison of that place with what is known before any row, as one of the length.
    fn said_of(&self, rule: &Rule) -> Option<Rule> {
        let Atom::Compare(Compare { left, op, right }) = &rule.atom else { return None };
        if rule.atom.arrays() != [self.cells] || rule.reach.is_double {
            return None;
        }
        let atom: Atom = match (self.length_of(left), self.length_of(right)) {
            (Some(left), _) => Compare { left, op: *op, right: right.shifted(self.more) }.into(),
            (_, Some(right)) => Compare { left: left.shifted(self.more), op: *op, right }.into(),
            _ => return None,
        };
        (atom.arrays() == [self.length]).then(|| Rule::new(atom, rule.line))
    }

    /// The length of the row whose place a term is.
    fn length_of(&self, term: &Term) -> Option<Term> {
        let Term::Element { var, indices } = term else { return None };
        let (Index::At(Term::Int(place)), row) = indices.split_last()? else { return None };
        let is_given = *var == self.cells && *place == self.place && row.iter().all(Index::is_free);
        is_given.then(|| Term::Element { var: self.length, indices: row.to_vec() })
    }
}

//! Comparisons behind what is spoken of.

use super::SyntaxError;
use super::reader::{Reader, Readings};
use super::value::{Subject, constant, item_of, literal};
use super::values::unrepeated;
use ojkit_lines::as_phrase;
use ojkit_lines::lexer::Kind;
use ojkit_model::constraint::{Comparison, Expr, Rule, Step};

impl Reader<'_> {
    /// Every way to go on with comparisons behind a subject.
    pub fn comparisons(&mut self, subject: &Subject) -> Readings<Vec<Rule>> {
        let start = self.at;
        let Some(operator) = self.sees_comparison() else { return Readings::new() };
        let row = operator == Comparison::Equal && self.token(1).kind == Kind::Sign("[");
        let read = match subject {
            Subject::Exprs(items) if row && items.len() == 1 => {
                self.step();
                self.row(items[0].clone())
            }
            Subject::Exprs(first) => self.chain(first.clone()),
            Subject::Tuples(items) => self.tuples_differ(items),
            Subject::Elements { of, .. } => match item_of(of) {
                Ok(item) => self.chain(vec![item]),
                Err(_) => return Readings::new(),
            },
        };
        let found = match read {
            Ok(rule) => vec![(self.at, vec![as_phrase(rule)])],
            Err(error) => {
                self.refuse(error);
                Readings::new()
            }
        };
        self.at = start;
        found
    }

    /// Reads the rest of a chain whose first group is read, perhaps with other values of what is equal behind `or`.
    pub fn chain(&mut self, first: Vec<Expr>) -> Result<Rule, SyntaxError> {
        let (groups, operators) = self.links(first)?;
        let place = self.at;
        if let Some(rule) = self.alternatives(&groups, &operators)? {
            return Ok(rule);
        }
        self.at = place;
        Ok(as_phrase(Rule::Chain { groups, operators }))
    }

    /// `[p_i, q_i] != [p_j, q_j]`.
    fn tuples_differ(&mut self, items: &[Expr]) -> Result<Rule, SyntaxError> {
        if self.sees_comparison() != Some(Comparison::NotEqual) {
            return Err(self.error("tuples can only differ", ""));
        }
        self.step();
        let place = self.at;
        let other = self.tuple().unwrap_or_default();
        if other != elsewhere(items) {
            let help = "write the same tuple with `i` on the left and `j` on the right";
            return Err(self.error_from(place, "this is not the same tuple at another index", help));
        }
        Ok(Rule::DistinctTuples { items: items.to_vec() })
    }

    /// `x == 1 or x == 2` and `x = 1 or 2` say what `x is 1 or 2` says; nothing where other things are joined.
    fn alternatives(&mut self, groups: &[Vec<Expr>], operators: &[Comparison]) -> Result<Option<Rule>, SyntaxError> {
        let ([subjects, value], [Comparison::Equal]) = (groups, operators) else { return Ok(None) };
        let ([subject], [value], true) = (&subjects[..], &value[..], self.sees_word(&["or"])) else { return Ok(None) };
        let mut values = vec![value.clone()];
        while self.take("or") {
            let next = self.bound()?;
            if next == *subject && self.sees_comparison() == Some(Comparison::Equal) {
                self.step();
                values.push(self.bound()?);
            } else if constant(&next) && self.sees_comparison().is_none() {
                values.push(next);
            } else {
                return Ok(None);
            }
        }
        let literals: Option<Vec<_>> = values.iter().map(literal).collect();
        Ok(literals.map(|values| Rule::OneOf { subjects: vec![subject.clone()], values: unrepeated(values) }))
    }

    /// `x[i] != x[j] for i != j`: what differs has two indices anyway.
    pub fn says_two_indices(&self, conditions: &[Rule], said: &[Rule]) -> bool {
        let index = |expr: &[Expr]| matches!(expr, [Expr::Path(path)] if path.steps.is_empty() && path.name.len() == 1);
        let apart = |rule: &Rule| match rule {
            Rule::Chain { groups, operators } => {
                groups.len() == 2 && operators[0] == Comparison::NotEqual && groups.iter().all(|group| index(group))
            }
            _ => false,
        };
        conditions.iter().all(apart)
            && said.iter().all(|rule| matches!(rule, Rule::Distinct { .. } | Rule::DistinctTuples { .. }))
    }
}

/// The same expressions with every `i` read as `j`, also in glued names as `pi`.
fn elsewhere(items: &[Expr]) -> Vec<Expr> {
    items
        .iter()
        .map(|item| {
            let Expr::Path(path) = item else { return item.clone() };
            let mut path = path.clone();
            if path.steps.is_empty()
                && let Some(stem) = path.name.strip_suffix('i')
            {
                path.name = format!("{stem}j");
            }
            for step in &mut path.steps {
                if let Step::Index(Expr::Path(index)) = step
                    && index.steps.is_empty()
                    && index.name == "i"
                {
                    index.name = "j".to_string();
                }
            }
            Expr::Path(path)
        })
        .collect()
}

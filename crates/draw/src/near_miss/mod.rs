//! Inputs that are almost legal, made from one that is: each breaks one rule by as little as possible.
//!
//! Each form of constraint proposes edits of a legal input; here they are made, and kept where the input is another one by them.

mod edit;

use self::edit::{Ground, apply};
use ojkit_model::input::Input;
use ojkit_rules::Rules;
use ojkit_rules::expr::term::{QUANTIFIERS, VarId};
use ojkit_rules::expr::variables::VarKind;
use ojkit_rules::forms::Rule;
use ojkit_rules::proposal::{Edit, Near, Proposal, Scope, ends};
use ojkit_rules::values::Values;

/// An input that breaks one constraint line.
#[derive(Clone, Debug, PartialEq)]
pub struct NearMiss {
    /// The broken line: index into [`Rules::lines`]. Others may be broken with it.
    pub line: usize,
    /// What was done to the legal input, for a person.
    pub reason: String,
    /// The input; its values may have no text, as a row too long for its matrix.
    pub input: Input,
}

/// Inputs that each break a line, derived from the rules and a legal input: every bound off by one at each parameter, a value
/// that repeats, neighbours out of order, lengths that differ by one, a letter that is not in the alphabet, a value that is
/// none of the given ones.
///
/// Of the elements of an array the first and the last are tried. A rule without an element to break it has none.
pub fn near_misses(rules: &Rules, input: &Input) -> Vec<NearMiss> {
    let mut misses = Misses { rules, input, names: rules.names(input), made: Vec::new() };
    misses.scope(None);
    for repeat in ends(input.repeats.len()) {
        misses.scope(Some(repeat));
    }
    misses.made
}

struct Misses<'a> {
    rules: &'a Rules,
    input: &'a Input,
    /// The scalars outside, then those of each repetition.
    names: Vec<Vec<i128>>,
    made: Vec<NearMiss>,
}

/// Where the scalars of a repetition, or those outside, are kept.
fn place_of(scope: Scope) -> usize {
    scope.map_or(0, |repeat| repeat + 1)
}

impl<'a> Misses<'a> {
    /// The misses of all rules that speak of the whole input, or of one repetition.
    fn scope(&mut self, repeat: Scope) {
        let rules = self.rules;
        let mut values = values_of(rules, self.input, repeat, self.names[place_of(repeat)].clone());
        for rule in rules.rules.iter().filter(|rule| rule.reach.repeated == repeat.is_some()) {
            self.rule(rule, &mut values, 0);
        }
        for &(a, b, line) in &rules.same {
            if (rules.vars[a].repeated || rules.vars[b].repeated) == repeat.is_some() {
                self.unequal(line, repeat, [a, b]);
            }
        }
    }

    /// Runs over the first and last values of the rule's quantifiers.
    fn rule(&mut self, rule: &Rule, values: &mut Values<'a>, step: usize) {
        let Some(binding) = rule.reach.bindings.get(step) else {
            if !self.defines(rule, values) {
                let (names, ranges, terms) = (&self.names, &self.rules.ranges, rule.atom.terms());
                let mut near = Near { values, terms, names, ranges, proposals: Vec::new() };
                rule.atom.near(&rule.reach, &mut near);
                let (proposals, repeat) = (near.proposals, values.repeat);
                proposals.iter().for_each(|proposal| self.make(rule, repeat, proposal));
            }
            return;
        };
        let range = values.range_of(binding);
        let last = range.end - 1;
        for value in [range.start, range.start + 1, last] {
            let is_again = value == last && last < range.start + 2 && value != range.start;
            if range.contains(&value) && !is_again {
                values.quantifiers[binding.quantifier] = value;
                self.rule(rule, values, step + 1);
            }
        }
    }

    /// Whether a name gets its value here: another value of what defines it only gives the name another value.
    fn defines(&self, rule: &Rule, values: &Values) -> bool {
        let is_definition = self.rules.definitions.iter().any(|d| std::ptr::eq(&self.rules.rules[d.rule], rule));
        is_definition && rule.reach.bindings.iter().all(|binding| values.quantifiers[binding.quantifier] == 0)
    }

    /// Adds a miss, unless it does not break the rule where it must.
    fn make(&mut self, rule: &Rule, repeat: Scope, proposal: &Proposal) {
        let Some((input, names)) = self.edited(repeat, proposal) else { return };
        if proposal.must_break {
            let scalars = names.get(place_of(repeat)).cloned().unwrap_or_default();
            let mut changed = values_of(self.rules, &input, repeat, scalars);
            if rule.atom.check(&rule.reach, &mut changed).is_none() {
                return;
            }
        }
        self.made.push(NearMiss { line: rule.line, reason: proposal.reason.clone(), input });
    }

    /// Another input and its names, unless the edits cannot be made or give one of the fixed names another value.
    fn edited(&self, repeat: Scope, proposal: &Proposal) -> Option<(Input, Vec<Vec<i128>>)> {
        let ground = Ground { variables: &self.rules.variables, ranges: &self.rules.ranges };
        let mut input = self.input.clone();
        if !proposal.edits.iter().all(|(scope, edit)| apply(edit, &ground, *scope, &mut input)) {
            return None;
        }
        let names = self.rules.names(&input);
        let (now, before) = (names.get(place_of(repeat))?, &self.names[place_of(repeat)]);
        let kept = proposal.fixed.iter().all(|&slot| now[slot] == before[slot]);
        (kept && input != *self.input).then_some((input, names))
    }

    /// Makes two things differ that the input states separately and that must be equal.
    fn unequal(&mut self, line: usize, repeat: Scope, vars: [VarId; 2]) {
        for var in vars {
            let var = &self.rules.vars[var];
            let scope = repeat.filter(|_| var.repeated);
            let now = self.names[place_of(scope)][var.slot];
            for value in [now - 1, now + 1] {
                let Ok(value) = i64::try_from(value) else { continue };
                let edit = match var.kind {
                    VarKind::Length { field, level } => Edit::Length { field, level, index: 0, length: value },
                    VarKind::Cells { field } => Edit::Cell { field, cell: 0, value },
                    _ => continue,
                };
                let reason = format!("{}: one off what it must be equal to", var.name);
                let edits = vec![(scope, edit)];
                let proposal = Proposal { reason: reason.clone(), edits, fixed: Vec::new(), must_break: false };
                if let Some((input, _)) = self.edited(scope, &proposal) {
                    self.made.push(NearMiss { line, reason, input });
                }
            }
        }
    }
}

fn values_of<'i>(rules: &'i Rules, input: &'i Input, repeat: Scope, scalars: Vec<i128>) -> Values<'i> {
    Values {
        variables: &rules.variables,
        outer: &input.fields,
        inner: repeat.and_then(|repeat| input.repeats.get(repeat)).map(Vec::as_slice),
        repeat,
        scalars,
        quantifiers: [0; QUANTIFIERS],
    }
}

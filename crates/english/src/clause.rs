//! A line as statements: what joins them, and where they hold.

use super::SyntaxError;
use super::grammar::Grammar;
use super::grammar::taken;
use super::matcher::Statement;
use super::nouns::Nouns;
use super::reader::{Reader, Readings};
use super::value::interval;
use ojkit_lines::lexer::Kind;
use ojkit_model::constraint::{Comparison, Expr, Rule};

/// What may stand behind a statement.
pub const ENDS: &str = "here the line could end, or go on with `,`, `and`, `for all ...`";

/// Reads a whole line; gives every way to read it, at least one.
pub fn readings(text: &str, grammar: &Grammar, nouns: &Nouns) -> Result<Vec<Vec<Rule>>, SyntaxError> {
    let mut cursor = Reader::new(text, grammar, nouns)?;
    cursor.bullet()?;
    if cursor.done() {
        return Err(cursor.error("the line is empty", "write a constraint, as in `1 <= n <= 10^5`"));
    }
    let (start, mut readings) = (cursor.at, Vec::new());
    cursor.line(Vec::new(), false, &mut readings);
    if !readings.is_empty() {
        return Ok(readings);
    }
    cursor.explain(start);
    // What is remembered would not be read again, and only reading notes what else could have stood there.
    cursor.memo.clear();
    cursor.line(Vec::new(), false, &mut readings);
    Err(cursor.lost(ENDS, grammar.verbs()))
}

/// Reads a whole line in the only way.
pub fn line(text: &str, grammar: &Grammar, nouns: &Nouns) -> Result<Vec<Rule>, SyntaxError> {
    let mut readings = readings(text, grammar, nouns)?;
    if readings.len() == 1 {
        return Ok(readings.remove(0));
    }
    let width = text.chars().count();
    Err(SyntaxError::new(0, width, "this line has two readings", "write it in other words, or on two lines"))
}

impl Reader<'_> {
    fn bullet(&mut self) -> Result<(), SyntaxError> {
        if self.take("•") || self.take("*") || !self.sees_sign("-") {
            return Ok(());
        }
        if self.token(1).start == self.token(0).end {
            return Ok(());
        }
        if matches!(self.token(1).kind, Kind::Word(_)) {
            self.step();
            return Ok(());
        }
        Err(self.error("this is a bullet or a minus", "write the minus next to its number, or leave the bullet out"))
    }

    /// Reads statements from here to the end of the line, behind what was said `before`; finds every way.
    fn line(&mut self, before: Vec<Rule>, after_and: bool, readings: &mut Vec<Vec<Rule>>) {
        let start = self.at;
        while taken("opening", self).is_some() {}
        if let Err(error) = self.enter() {
            self.refuse(error);
            return self.leave();
        }
        let from = self.at;
        for (end, conditions) in self.conditions_first() {
            self.at = end;
            if conditions.is_empty() {
                self.line(before.clone(), false, readings);
                continue;
            }
            if self.done() {
                let error = self.error_from(from, "nothing follows the condition", "");
                self.refuse(error);
                continue;
            }
            let mut behind = Vec::new();
            self.line(Vec::new(), false, &mut behind);
            for rules in behind {
                let mut said = before.clone();
                said.push(Rule::When { conditions: one_by_one(conditions.clone()), rules });
                keep(readings, said);
            }
        }
        self.at = from;
        for (end, (said, spoken)) in self.alternatives_of(after_and) {
            self.at = end;
            self.take("( inclusive )");
            let kept = self.spoken.clone();
            if spoken.is_some() {
                self.spoken = spoken;
            }
            self.behind(from, &before, said, readings);
            self.spoken = kept;
        }
        self.at = start;
        self.leave();
    }

    /// Reads what follows a statement: the end, a condition, what it is a condition of, or the next statement.
    fn behind(&mut self, from: usize, before: &[Rule], said: Vec<Rule>, readings: &mut Vec<Vec<Rule>>) {
        let all = || before.iter().cloned().chain(said.iter().cloned()).collect::<Vec<Rule>>();
        let end = self.at;
        if self.ends_line() {
            return keep(readings, all());
        }
        for (behind, conditions) in self.conditions_behind() {
            self.at = behind;
            if conditions.is_empty() || self.says_two_indices(&conditions, &said) {
                self.joined(all(), readings);
            } else if !before.is_empty() {
                let help = "write the statements that it is about on lines of their own";
                let error = self.error_from(from, "this condition follows several statements", help);
                self.refuse(error);
            } else if self.ends_line() {
                keep(readings, vec![Rule::When { conditions: one_by_one(conditions), rules: said.clone() }]);
            } else if self.joint() {
                let help = "write what follows the condition on a line of its own";
                let error = self.error("it is not clear whether the condition is about this too", help);
                self.refuse(error);
            }
        }
        self.at = end;
        if before.is_empty() && self.take("if and only if") {
            for (end, others) in self.conditions() {
                self.at = end;
                if self.ends_line() {
                    let there = Rule::When { conditions: one_by_one(others.clone()), rules: said.clone() };
                    keep(readings, vec![there, Rule::When { conditions: one_by_one(said.clone()), rules: others }]);
                }
            }
        }
        self.at = end;
        if self.take(":") {
            let mut behind = Vec::new();
            self.line(Vec::new(), false, &mut behind);
            for rules in behind {
                keep(readings, vec![Rule::When { conditions: one_by_one(all()), rules }]);
            }
        }
        self.at = end;
        self.joined(all(), readings);
    }

    /// Goes on behind what joins two statements, or ends.
    fn joined(&mut self, said: Vec<Rule>, readings: &mut Vec<Vec<Rule>>) {
        if self.ends_line() {
            return keep(readings, said);
        }
        let start = self.at;
        if self.joint() {
            let after_and =
                matches!(&self.token_at(self.at - 1).kind, Kind::Word(word) if word.eq_ignore_ascii_case("and"));
            self.line(said, after_and, readings);
        }
        self.at = start;
    }

    /// Steps over what joins two statements.
    fn joint(&mut self) -> bool {
        self.take_any(&[", and/where?", "; and?", ".", "and/where"]).is_some() && !self.done()
    }

    /// Whether the line ends here, perhaps with a full stop.
    fn ends_line(&mut self) -> bool {
        let end = self.at;
        self.take_any(&[".", ",", ";"]);
        let done = self.done();
        self.at = end;
        done
    }

    /// `A`, `A or B`, `either A or B`.
    fn alternatives_of(&mut self, after_and: bool) -> Readings<Statement> {
        let start = self.at;
        if !self.comparison_follows_name() {
            self.take("either");
        }
        let either = self.at > start;
        let mut found = Readings::new();
        for (end, (said, spoken)) in self.statements(after_and) {
            self.at = end;
            if !self.sees_word(&["or"]) {
                if !either {
                    found.push((end, (said, spoken)));
                }
                continue;
            }
            self.step();
            let place = self.at;
            for (end, (rules, _)) in self.statements(false) {
                match &said[..] {
                    [Rule::Chain { groups, operators }]
                        if operators.len() == 1 && groups.iter().all(|group| group.len() == 1) =>
                    {
                        let not = Rule::Chain { groups: groups.clone(), operators: vec![operators[0].opposite()] };
                        let either = Rule::When { conditions: vec![not], rules };
                        found.push((end, (vec![either], spoken.clone())));
                    }
                    _ => {
                        self.at = end;
                        let help = "only `x == 1 or y > 0` is, with a comparison of two numbers before `or`";
                        let error = self.error_from(place, "alternatives like this are not understood", help);
                        self.refuse(error);
                    }
                }
            }
        }
        self.at = start;
        found
    }

    /// `If A and B, then`, `For all i that: A:`; no conditions where nothing is narrowed.
    fn conditions_first(&mut self) -> Readings<Vec<Rule>> {
        let start = self.at;
        let mut found = Readings::new();
        if self.comparison_follows_name() {
            return found;
        }
        if self.take("if/when") {
            for (end, conditions) in self.conditions() {
                self.at = end;
                if self.take(", then?") || self.take("then") || self.take(":") {
                    found.push((self.at, conditions));
                } else {
                    self.want(&[("then", "then".into())]);
                }
            }
        } else if self.sees_word(&["for"]) {
            self.commas = false;
            let quantified = self.quantifier();
            self.commas = true;
            for (end, conditions) in quantified {
                self.at = end;
                self.take(":");
                self.take(",");
                found.push((self.at, conditions));
            }
        }
        self.at = start;
        found
    }

    /// Statements joined by `and`, up to a comma.
    fn conditions(&mut self) -> Readings<Vec<Rule>> {
        let (start, before) = (self.at, std::mem::replace(&mut self.commas, false));
        let mut found = Readings::new();
        let mut open = vec![(start, Vec::new())];
        while let Some((at, said)) = open.pop() {
            self.at = at;
            for (end, (rules, _)) in self.statements(false) {
                let all: Vec<Rule> = said.iter().cloned().chain(rules).collect();
                self.at = end;
                if self.take("and if?") {
                    open.push((self.at, all.clone()));
                }
                found.push((end, all));
            }
        }
        (self.at, self.commas) = (start, before);
        found
    }

    /// `for all i >= 1`, `for 0 <= i < n`, `if x == 0` behind a statement.
    fn conditions_behind(&mut self) -> Readings<Vec<Rule>> {
        let start = self.at;
        let found = if self.take("if/when/whenever") {
            self.conditions()
        } else {
            // What follows a comma may be a statement with a condition of its own before it.
            let comma = self.take(",");
            let mut found = self.quantifier();
            if comma {
                found.retain(|(end, _)| {
                    self.at = *end;
                    self.ends_line()
                });
            }
            found
        };
        self.at = start;
        found
    }

    /// `for all i`, with the range of the index where one is given.
    fn quantifier(&mut self) -> Readings<Vec<Rule>> {
        let start = self.at;
        let mut found = Readings::new();
        if self.take("for/in all/every/each/any? test case") || self.take("for/in all/every/each/any? testcase") {
            found.push((self.at, Vec::new()));
        } else if self.take("for all/every/each/any valid? index?") || self.take("for") {
            match self.indices_of_quantifier() {
                Ok(more) => found = more,
                Err(error) => self.refuse(error),
            }
        }
        self.at = start;
        found
    }

    /// The `j` of `for all i, j that i != j`, where a comma may end the quantifier too.
    fn last_index(&mut self) -> Option<Expr> {
        let start = self.at;
        let index = self.take(",").then(|| self.bound().ok()).flatten();
        let is_index = matches!(&index, Some(Expr::Path(path)) if path.steps.is_empty());
        if is_index && self.sees_word(&["that", "where", "with", "such"]) {
            return index;
        }
        self.at = start;
        None
    }

    fn indices_of_quantifier(&mut self) -> Result<Readings<Vec<Rule>>, SyntaxError> {
        let mut group = vec![self.bound()?];
        while self.commas && self.take(",") || self.take("and") {
            group.push(self.bound()?);
        }
        group.extend(self.last_index());
        if self.sees_comparison() == Some(Comparison::Equal) && group.len() == 1 {
            let place = self.at;
            self.step();
            let first = self.bound()?;
            if self.take("to/../...") {
                let last = self.bound()?;
                return Ok(vec![(self.at, vec![interval(group, first, last, Comparison::LessEqual)])]);
            }
            self.at = place;
        }
        if self.sees_comparison().is_some() {
            let rule = self.chain(group)?;
            return Ok(vec![(self.at, vec![rule])]);
        }
        if !group.iter().all(|index| matches!(index, Expr::Path(path) if path.steps.is_empty())) {
            return Err(self.error("this is not an index", "write `for all i >= 1`, or `for all i in [1, n - 1]`"));
        }
        if self.take("in/from") {
            self.take("the? range/interval");
            let (first, last, below) = self.range()?;
            return Ok(vec![(self.at, vec![interval(group, first, last, below)])]);
        }
        if self.take("where/with/that") || self.take("such that") {
            return Ok(self.conditions());
        }
        self.take("that");
        Ok(vec![(self.at, Vec::new())])
    }
}

fn keep(readings: &mut Vec<Vec<Rule>>, said: Vec<Rule>) {
    if !readings.contains(&said) {
        readings.push(said);
    }
}

/// Conditions with one expression on each side: `0 <= i, j < n` as `0 <= i < n` and `0 <= j < n`.
fn one_by_one(conditions: Vec<Rule>) -> Vec<Rule> {
    let mut single = Vec::new();
    for condition in conditions {
        let Rule::Chain { groups, operators } = condition else {
            single.push(condition);
            continue;
        };
        let count = groups.iter().map(Vec::len).fold(1, usize::saturating_mul);
        if count > EXPANSION_MAX {
            single.push(Rule::Chain { groups, operators });
            continue;
        }
        for mut choice in 0..count {
            let picked = groups.iter().map(|group| {
                let item = group[choice % group.len()].clone();
                choice /= group.len();
                vec![item]
            });
            single.push(Rule::Chain { groups: picked.collect(), operators: operators.clone() });
        }
    }
    single
}

/// Conditions with more combinations stay as they are written.
const EXPANSION_MAX: usize = 64;

//! A page whose question is in the bank: the folder is the bank's, and what the page says otherwise is told.

use crate::cli::bank::Shelved;
use ojkit_exchange::leetcode::Imported;
use ojkit_lines::print;
use ojkit_model::constraint::{Constraint, Rule};
use ojkit_model::problem::Problem;
use ojkit_model::signature::Signature;
use serde_json::{Value, json};

/// What a page says, and what the bank has in its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Difference {
    /// What the page says.
    page: String,
    /// The bank's line in its place, with the line's number in the spec; absent where nothing stands there.
    bank: Option<(usize, String)>,
}

impl Difference {
    /// Both, each with its place.
    pub fn text(&self, page: &str, slug: &str) -> String {
        let place = format!("bank/{slug}/spec.yaml");
        match &self.bank {
            Some((line, text)) => format!("{page} says `{}`; {place}:{line} says `{text}`", self.page),
            None => format!("{page} says `{}`, of which {place} says nothing", self.page),
        }
    }

    pub fn json(&self) -> Value {
        json!({ "page": self.page, "bank": self.bank.as_ref().map(|(_, text)| text) })
    }
}

/// What a page says and the bank does not: of its signature, its examples, and its lines as far as the grammar reads them.
pub(super) fn differences(imported: &Imported, slug: &str, shelved: &Shelved) -> Vec<Difference> {
    let Some(file) = imported.files.iter().find(|file| file.path == "spec.yaml") else { return Vec::new() };
    let Ok(page) = ojkit_rules::spec::read(slug, "spec.yaml", file.text.as_bytes(), ojkit_english::said) else {
        return Vec::new();
    };
    let bank = &shelved.problem;
    let mut found = Vec::new();
    let (ours, theirs) = (declared(&page.signature), declared(&bank.signature));
    if ours != theirs {
        found.push(Difference { page: ours, bank: Some((1, theirs)) });
        // Other parameters have other examples and lines.
        return found;
    }
    found.extend(examples((&page, &file.text), (bank, &shelved.spec)));
    let known: Vec<(String, &Constraint)> = statements(&bank.constraints);
    for (statement, line) in statements(&page.constraints) {
        let is_told = |one: &Difference| one.page == line.text;
        if !known.iter().any(|(other, _)| *other == statement) && !found.iter().any(is_told) {
            let nearest = nearest(&statement, &known).map(|line| (line.line, line.text.clone()));
            found.push(Difference { page: line.text.clone(), bank: nearest });
        }
    }
    found
}

/// The parameters and the answer in one line.
fn declared(signature: &Signature) -> String {
    let list = |parameters: &[ojkit_model::signature::Parameter]| {
        parameters.iter().map(|one| format!("{}: {}", one.name, one.ty)).collect::<Vec<_>>().join(", ")
    };
    match &signature.class {
        Some(class) => {
            let methods = class.methods.iter().map(|method| format!("{}({})", method.name, list(&method.parameters)));
            format!("class {} with {}", class.name, methods.collect::<Vec<_>>().join(", "))
        }
        None => format!("{}({})", signature.function.as_deref().unwrap_or_default(), list(&signature.parameters)),
    }
}

/// Examples of the page, each a problem with its spec's text, that the bank does not have or answers otherwise.
fn examples((page, text): (&Problem, &str), (bank, banked): (&Problem, &str)) -> Vec<Difference> {
    let mut found = Vec::new();
    for (number, example) in page.examples.iter().enumerate() {
        let number = number + 1;
        match bank.examples.iter().find(|other| other.input == example.input) {
            Some(other) if other.output != example.output => found.push(Difference {
                page: format!("example {number}: {}", output(text, example.line)),
                bank: Some((other.line, output(banked, other.line).to_owned())),
            }),
            Some(_) => {}
            None => found.push(Difference { page: format!("example {number}"), bank: None }),
        }
    }
    found
}

/// The output of the example at this line, as its spec has it.
fn output(spec: &str, line: usize) -> &str {
    let mut rest = spec.lines().skip(line.saturating_sub(1)).map(str::trim);
    rest.find(|line| line.starts_with("output:")).unwrap_or_default()
}

/// What lines say, each comparison of two on its own, in the canonical wording.
fn statements(constraints: &[Constraint]) -> Vec<(String, &Constraint)> {
    let alone = |rule: Rule| print(&Constraint { text: String::new(), line: 0, rules: vec![rule] });
    let mut found = Vec::new();
    for constraint in constraints {
        for rule in &constraint.rules {
            let Rule::Chain { groups, operators } = rule else {
                found.push((alone(rule.clone()), constraint));
                continue;
            };
            for (pair, operator) in groups.windows(2).zip(operators) {
                for left in &pair[0] {
                    for right in &pair[1] {
                        let groups = vec![vec![left.clone()], vec![right.clone()]];
                        found.push((alone(Rule::Chain { groups, operators: vec![*operator] }), constraint));
                    }
                }
            }
        }
    }
    found
}

/// The line that speaks most of the same names.
fn nearest<'a>(statement: &str, known: &[(String, &'a Constraint)]) -> Option<&'a Constraint> {
    let words = |text: &str| -> Vec<String> {
        let is_name = |word: &&str| word.starts_with(char::is_alphabetic);
        text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(is_name).map(str::to_owned).collect()
    };
    let own = words(statement);
    let shared = |text: &str| words(text).iter().filter(|word| own.contains(word)).count();
    let best = known.iter().map(|(text, line)| (shared(text), *line)).filter(|(count, _)| *count > 0);
    best.rev().max_by_key(|(count, _)| *count).map(|(_, line)| line)
}

//! `checks.yaml`: what a problem's own checker and validator must say of single outputs and inputs, beside the spec.

use crate::bound::Bound;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::Checker;
use ojkit_rules::spec::{checker, of_values, output, typed_input};
use ojkit_text::keys::Keys;
use ojkit_text::yaml::{self, Entry, Limits, Node, Reader, Source};

/// The file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Checks {
    /// Another checker, which should say the same as the problem's.
    pub second: Option<Checker>,
    pub outputs: Vec<OutputCheck>,
    pub inputs: Vec<InputCheck>,
}

/// An output and what the checker must say of it.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputCheck {
    pub answer: Vec<u8>,
    pub output: Vec<u8>,
    pub input: InputCheck,
}

/// An input, and whether it is accepted, or an output to it.
#[derive(Clone, Debug, PartialEq)]
pub struct InputCheck {
    pub reason: String,
    pub input: Vec<u8>,
    pub is_accepted: bool,
    /// Where it begins in the file: line and column.
    pub place: (usize, usize),
}

impl InputCheck {
    /// What is wrong at its place, in a file of this name and text.
    pub fn fault(&self, path: &str, message: String, source: &str) -> Diagnostic {
        let (line, column) = self.place;
        Diagnostic::error(path, line, column, message).with_source(source)
    }
}

/// Every key of the file, with what it means.
pub fn keys() -> Keys {
    // The file is part of the program and a test reads it.
    Keys::read(include_str!("checks/keys.yaml")).unwrap_or_default()
}

/// The version of the file's form.
const FORMAT: i64 = 1;
/// More are no cases of a person's.
const CHECKS_MAX: usize = 1000;

/// Reads the file; all errors at once, in its order.
///
/// # Errors
/// Everything that is wrong with it, each with its place.
pub fn read(path: &str, text: &[u8], bound: &Bound) -> Result<Checks, Vec<Diagnostic>> {
    let source = Source::new(path, text, &Limits::PAGE)?;
    let mut faults = Vec::new();
    let Some(root) = yaml::parse(&source, &Limits::PAGE, &mut faults) else { return Err(faults) };
    let mut reader = Reader::new(&source, faults);
    let checks = checks(&mut reader, &root, bound);
    if reader.failed() { Err(reader.finish()) } else { Ok(checks) }
}

fn checks(reader: &mut Reader, root: &Node, bound: &Bound) -> Checks {
    let mut checks = Checks::default();
    let known = ["format", "second", "checker", "validator"];
    let Some(entries) = reader.mapping(root, "a file of checks", &known) else { return checks };
    reader.format(entries, "the file", FORMAT);
    checks.second = Reader::get(entries, "second").map(|node| {
        let second = checker(reader, node);
        of_values(reader, node, &bound.problem.output(), second)
    });
    for item in items(reader, entries, "checker") {
        let known = ["reason", "input", "stdin", "answer", "output", "stdout", "says"];
        let Some(of) = reader.mapping(item, "a check of the checker", &known) else { continue };
        let answer = reader.require(of, "answer", "the check", item.span);
        let answer = answer.and_then(|node| text_of(reader, node, "answer", bound));
        let output = match (Reader::get(of, "output"), Reader::get(of, "stdout")) {
            (Some(value), None) => text_of(reader, value, "output", bound),
            (None, Some(text)) => reader.text(text, "stdout").map(|text| text.as_bytes().to_vec()),
            _ => reader.refuse(item.span, "a check has either `output` or `stdout`", "add one, or keep one of the two"),
        };
        let input = input(reader, of, item, bound);
        if let (Some(answer), Some(output), Some(input)) = (answer, output, input) {
            checks.outputs.push(OutputCheck { answer, output, input });
        }
    }
    for item in items(reader, entries, "validator") {
        let known = ["reason", "input", "stdin", "says"];
        let Some(of) = reader.mapping(item, "a check of the validator", &known) else { continue };
        checks.inputs.extend(input(reader, of, item, bound));
    }
    checks
}

fn items<'n>(reader: &mut Reader, entries: &'n [Entry], key: &str) -> &'n [Node] {
    let items = Reader::get(entries, key).and_then(|node| reader.sequence(node, key)).unwrap_or_default();
    if let Some(beyond) = items.get(CHECKS_MAX) {
        reader.fault(beyond.span, format!("there are more than {CHECKS_MAX} checks"), "keep those that tell most");
    }
    &items[..items.len().min(CHECKS_MAX)]
}

/// A value as on stdout, or the text itself where answers have no type.
fn text_of(reader: &mut Reader, node: &Node, what: &str, bound: &Bound) -> Option<Vec<u8>> {
    output(reader, node, what, bound.problem.signature.answer()).map(String::into_bytes)
}

fn input(reader: &mut Reader, of: &[Entry], item: &Node, bound: &Bound) -> Option<InputCheck> {
    let reason = reader.require(of, "reason", "the check", item.span).and_then(|node| reader.word(node, "reason"));
    let says = reader.require(of, "says", "the check", item.span);
    let is_accepted = says.and_then(|node| reader.choice(node, "says", &[("accepted", true), ("refused", false)]));
    let format = bound.validator.format();
    let input = match (Reader::get(of, "input"), Reader::get(of, "stdin")) {
        (Some(values), None) if !bound.problem.is_only_samples() => {
            typed_input(reader, values, "input of the check", &bound.problem, Some(format))
                .map(|input| format.text(&input))
        }
        (None, Some(text)) => reader.text(text, "stdin").map(|text| text.as_bytes().to_vec()),
        _ => {
            let help = "add one, or keep one of the two; without parameters it is `stdin`";
            reader.refuse(item.span, "a check has either `input` or `stdin`", help)
        }
    };
    let place = (item.span.line, item.span.column);
    Some(InputCheck { reason: reason?.to_owned(), input: input?, is_accepted: is_accepted?, place })
}

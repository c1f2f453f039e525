//! `interactor:` and `passes:`: problems whose submissions are judged while they run.

use super::parts;
use ojkit_model::problem::{Checker, CheckerInterface, Interactor, Problem, ProgramFile};
use ojkit_text::yaml::{Entry, Node, Reader};

/// More passes nobody needs, and a validator that asks for them without an end is broken.
const PASSES_MAX: i64 = 100;
/// Keys that have no meaning where nobody compares outputs, and why.
const FOREIGN: [(&str, &str); 5] = [
    ("function", "a submission of an interaction is a program that reads standard input"),
    ("class", "a submission of an interaction is a program that reads standard input"),
    ("outputs", "outputs are not compared with answers: the interactor or the checker decides"),
    ("oracle", "outputs are not compared with answers: the interactor or the checker decides"),
    ("promises", "there is no answer that a promise could be about"),
];

/// Reads both keys, once the checker is known.
pub(super) fn read(reader: &mut Reader, entries: &[Entry], problem: &mut Problem) {
    let checker = Reader::get(entries, "checker");
    problem.interactor = Reader::get(entries, "interactor").and_then(|node| interactor(reader, node, checker));
    if let Some(node) = Reader::get(entries, "passes") {
        problem.passes = passes(reader, node, problem);
    }
    if Reader::get(entries, "interactor").or(Reader::get(entries, "passes")).is_none() {
        return;
    }
    for (key, why) in FOREIGN {
        if let Some(entry) = entries.iter().find(|entry| entry.key == key) {
            reader.fault(entry.span, format!("`{key}` does not go with an interaction"), why);
        }
    }
}

fn interactor(reader: &mut Reader, node: &Node, checker: Option<&Node>) -> Option<Interactor> {
    let (file, interface) = parts::with_interface(reader, node, "interactor", &[])?;
    if let (Some(checker), CheckerInterface::Kattis | CheckerInterface::Both) = (checker, interface) {
        let help =
            "delete `checker`; only an interactor with testlib's interface leaves something for a checker to look at";
        reader.fault(checker.span, "the interactor says itself whether a submission is right", help);
    }
    let program = ProgramFile { file, line: node.span.line };
    Some(Interactor { program, interface, is_checked: checker.is_some() })
}

fn passes(reader: &mut Reader, node: &Node, problem: &Problem) -> Option<u32> {
    let count = reader.integer_in(node, "passes", 2..=PASSES_MAX)?;
    let interface = match (&problem.interactor, &problem.checker) {
        (Some(interactor), _) => Some(interactor.interface),
        (None, Checker::Program { interface, .. }) => Some(*interface),
        (None, _) => None,
    };
    if !matches!(interface, Some(CheckerInterface::Kattis | CheckerInterface::Both)) {
        let message = "the input of a next pass comes from an interactor or a checker program with Kattis' interface";
        reader.fault(node.span, message, "write `checker: { program: checker.py }`, which writes nextpass.in");
    }
    u32::try_from(count).ok()
}

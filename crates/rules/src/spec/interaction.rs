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

#[cfg(test)]
mod tests {
    use super::super::read;

    fn faults(lines: &str) -> Vec<String> {
        let text = format!("format: 1\ntitle: A\nparameters: {{ n: integer }}\nconstraints: 1 <= n <= 9\n{lines}");
        match read("a", "spec.yaml", text.as_bytes(), crate::grammar::canonical) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.into_iter().map(|fault| format!("{}:{}", fault.line, fault.message)).collect(),
        }
    }

    #[test]
    fn an_interactor_is_a_file_or_a_file_with_an_interface_and_needs_no_outputs_of_examples() {
        for lines in [
            "interactor: interactor.py\nexamples:\n  - input: { n: 1 }\n",
            "interactor: { program: a/judge.cpp, interface: testlib }\nchecker: tokens\n",
            "interactor: interactor.py\npasses: 3\n",
            "checker: { program: checker.py }\npasses: 2\n",
            "validator: { program: a/validator.cpp, interface: testlib }\n",
            "checker: { floats: { absolute: 0.1 }, any_case: true }\n",
            "checker: { any_case: true }\n",
        ] {
            assert_eq!(faults(lines), Vec::<String>::new(), "{lines}");
        }
    }

    #[test]
    fn what_does_not_go_with_an_interaction_is_said_with_its_place() {
        for (lines, wanted) in [
            (
                "interactor: interactor.py\nchecker: tokens\n",
                "6:the interactor says itself whether a submission is right",
            ),
            ("interactor: ../x.py\n", "5:interactor must be a file below its folder, not `../x.py`"),
            ("interactor: [x.py]\n", "5:interactor must be a text, not a list"),
            ("interactor: { interface: kattis }\n", "5:the interactor lacks the key `program`"),
            ("interactor: { program: x.py, interface: icpc }\n", "5:interface cannot be `icpc`"),
            ("validator: { interface: testlib }\n", "5:the validator lacks the key `program`"),
            (
                "checker: { program: x.py, any_case: true }\n",
                "5:only words and `floats` can be compared without their case",
            ),
            ("interactor: x.py\noutputs: [a]\n", "6:`outputs` does not go with an interaction"),
            ("passes: 2\n", "5:the input of a next pass comes from"),
            ("interactor: { program: x.py, interface: testlib }\npasses: 2\n", "6:the input of a next pass comes from"),
            ("checker: { program: x.py }\npasses: 1\n", "6:passes cannot be 1"),
        ] {
            let found = faults(lines);
            assert!(found.iter().any(|fault| fault.starts_with(wanted)), "{lines}: {found:?}");
        }
    }
}

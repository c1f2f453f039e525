//! `checks.yaml`: what is asked of checkers and validators, and its faults.

use ojkit_draw::Bound;
use ojkit_draw::checks::Checks;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::Checker;

const SPEC: &str =
    "format: 1\ntitle: A\nfunction: f\nparameters: { n: integer }\nreturns: integer[]\nconstraints: 1 <= n <= 9\n";

fn read(text: &str) -> Result<Checks, Vec<Diagnostic>> {
    ojkit_draw::checks::read(
        "checks.yaml",
        text.as_bytes(),
        &Bound::read("a", "spec.yaml", SPEC.as_bytes(), ojkit_rules::grammar::canonical).unwrap(),
    )
}

#[test]
fn values_and_texts_are_read_as_they_are_asked_about() {
    let checks = read(
        "format: 1\nsecond: unordered_list\nchecker:\n  - reason: two\n    input: { n: 3 }\n    answer: [1, 2]\n    output: [2, 1]\n    says: accepted\n  - { reason: broken, stdin: \"3\\n\", answer: [1], stdout: '1 x', says: refused }\nvalidator:\n  - { reason: too large, stdin: \"10\\n\", says: refused }\n",
    )
    .unwrap();
    assert_eq!(checks.second, Some(Checker::UnorderedList { outer: true, inner: false }));
    let [first, broken] = &checks.outputs[..] else { panic!("{checks:?}") };
    assert_eq!(
        (&first.output[..], &first.answer[..], &first.input.input[..]),
        (&b"2\n2 1\n"[..], &b"2\n1 2\n"[..], &b"3\n"[..])
    );
    assert!(first.input.is_accepted && !broken.input.is_accepted);
    assert_eq!((&broken.output[..], broken.input.place), (&b"1 x"[..], (9, 5)));
    assert_eq!(checks.inputs[0].input, b"10\n");
}

#[test]
fn what_is_missing_or_twice_is_told_with_its_place() {
    for (text, place, message) in [
        (
            "format: 1\nchecker:\n  - { reason: a, input: { n: 1 }, answer: [1], says: accepted }\n",
            (3, 5),
            "`output` or `stdout`",
        ),
        (
            "format: 1\nchecker:\n  - { reason: a, input: { n: 1 }, answer: [1], output: [1], says: maybe }\n",
            (3, 67),
            "says cannot be `maybe`",
        ),
        (
            "format: 1\nvalidator:\n  - { input: { n: 1 }, stdin: '1', says: accepted, reason: a }\n",
            (3, 5),
            "`input` or `stdin`",
        ),
        ("format: 1\nvalidators: []\n", (2, 1), "no key `validators`"),
    ] {
        let faults = read(text).unwrap_err();
        assert_eq!((faults[0].line, faults[0].column), place, "{faults:?}");
        assert!(faults[0].message.contains(message), "{faults:?}");
    }
}

//! Interactors in specs, and what does not go with them.

use ojkit_rules::spec::read;

fn faults(lines: &str) -> Vec<String> {
    let text = format!("format: 1\ntitle: A\nparameters: {{ n: integer }}\nconstraints: 1 <= n <= 9\n{lines}");
    match read("a", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical) {
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
        ("interactor: interactor.py\nchecker: tokens\n", "6:the interactor says itself whether a submission is right"),
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

//! A problem's own checker, validator and generators are tested: unit cases in `checks.yaml`, and `ojkit check --fuzz`.

use crate::desk::Desk;
use crate::skipped::skipped;

const SPEC: &str = "format: 1
title: Double
parameters: { n: integer }
returns: integer
constraints: 1 <= n <= 99
limits: { time_ms: 2000 }
checker: { program: checker.py }
model: accepted/twice.py
examples:
  - { input: { n: 3 }, output: 6 }
";

/// Compares every token, and says so by exit codes.
const STRICT: &str = "import sys
sys.exit(42 if sys.stdin.buffer.read().split() == open(sys.argv[2], 'rb').read().split() else 43)
";

/// A problem with this checker; nothing, and said so, where there is no Python.
fn double(name: &str, checker: &str, more: &[(&str, &str)]) -> Option<Desk> {
    let desk = Desk::empty(name);
    if desk.run("doctor").stdout.contains("python: missing") {
        skipped("python3 is not there");
        return None;
    }
    let files = [
        ("spec.yaml", SPEC),
        ("statement.md", "# Double\n"),
        ("submissions/accepted/twice.py", "print(2 * int(input()))\n"),
        ("checker.py", checker),
    ];
    files.iter().chain(more).for_each(|(file, text)| desk.write(&format!("problems/double/{file}"), text));
    Some(desk)
}

const CHECKS: &str = "format: 1
checker:
  - { reason: right, input: { n: 3 }, answer: 6, output: 6, says: accepted }
  - { reason: no number, input: { n: 3 }, answer: 6, stdout: six, says: refused }
  - reason: more behind it
    stdin: \"3\\n\"
    answer: 6
    stdout: 6 7
    says: refused
validator:
  - { reason: the largest, input: { n: 99 }, says: accepted }
  - { reason: too large, stdin: \"100\\n\", says: refused }
";

#[test]
fn unit_cases_of_checker_and_validator_are_asked_and_a_wrong_word_is_told_at_its_place() {
    let Some(desk) = double("checks-units", STRICT, &[("checks.yaml", CHECKS)]) else { return };
    let ran = desk.run("check double");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    desk.edit("problems/double/checker.py", "== open", "[:1] == open");
    desk.edit("problems/double/checks.yaml", "\"100\\n\"", "\"98\\n\"");
    let ran = desk.run("check double");
    assert_eq!(ran.code.number(), 1, "{}", ran.page());
    let told = "checks.yaml:5:5: error: the checker accepts what it should refuse: more behind it\n";
    assert!(ran.stderr.contains(told), "{}", ran.page());
    let told = "checks.yaml:12:5: error: the validator accepts what it should refuse: too large\n";
    assert!(ran.stderr.contains(told), "{}", ran.page());
}

#[test]
fn a_file_of_checks_that_is_broken_is_wrong_use() {
    let broken = CHECKS.replace("reason: no number, ", "");
    let Some(desk) = double("checks-broken", STRICT, &[("checks.yaml", &broken)]) else { return };
    let ran = desk.run("check double");
    assert_eq!(ran.code.number(), 2, "{}", ran.page());
    assert!(ran.stderr.contains("checks.yaml:4:5: error: the check lacks the key `reason`"), "{}", ran.page());
}

#[test]
fn a_strict_checker_survives_what_breaks_others() {
    let Some(desk) = double("checks-strict", STRICT, &[]) else { return };
    let ran = desk.run("check double --fuzz 20");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.stderr.contains("double: the checker accepted "), "{}", ran.page());
}

#[test]
fn what_a_checker_does_wrong_is_told_with_the_smallest_output_and_again_by_the_same_seed() {
    for (name, checker, told) in [
        (
            "crashes",
            "import sys\nsys.exit(42 if int(sys.stdin.read()) == int(open(sys.argv[2]).read()) else 43)\n",
            "the checker fails: \"\" for ",
        ),
        (
            "surplus",
            "import sys\ngot, right = sys.stdin.buffer.read().split(), open(sys.argv[2], 'rb').read().split()\nsys.exit(42 if got[:1] == right else 43)\n",
            "the checker accepts extra text after the right answer: \"",
        ),
        (
            "empty",
            "import sys\ngot, right = sys.stdin.buffer.read().split(), open(sys.argv[2], 'rb').read().split()\nsys.exit(42 if all(a == b for a, b in zip(got, right)) and len(got) <= 1 else 43)\n",
            "the checker accepts an empty output: \"\" for ",
        ),
        (
            "value",
            "import sys\ngot, right = sys.stdin.buffer.read().split(), open(sys.argv[2], 'rb').read().split()\ntry:\n    sys.exit(42 if len(got) == 1 and float(got[0]) == float(right[0]) else 43)\nexcept ValueError:\n    sys.exit(43)\n",
            "the checker accepts what cannot be read as integer: \"",
        ),
    ] {
        let findings = |text: &str| {
            text.lines().filter(|line| line.contains("the checker ")).map(str::to_owned).collect::<Vec<_>>()
        };
        let Some(desk) = double(&format!("checks-fuzz-{name}"), checker, &[]) else { return };
        let ran = desk.run("check double --fuzz 20 --seed 5");
        assert_eq!(ran.code.number(), 1, "{name}: {}", ran.page());
        assert!(ran.stderr.contains(told), "{name}: {}", ran.page());
        if name == "value" {
            let again = desk.run("check double --fuzz 20 --seed 5 --jobs 1");
            assert_eq!(findings(&ran.stderr), findings(&again.stderr), "{name}");
        }
    }
}

#[test]
fn a_second_checker_is_asked_about_the_same_outputs() {
    let loose = "import sys\ngot, right = sys.stdin.buffer.read().split(), open(sys.argv[2], 'rb').read().split()\nsys.exit(42 if len(got) == 1 and len(got[0]) == len(right[0]) and got[0].isdigit() else 43)\n";
    let second = ("checks.yaml", "format: 1\nsecond: tokens\n");
    let Some(desk) = double("checks-second", loose, &[second]) else { return };
    let ran = desk.run("check double --fuzz 20");
    assert_eq!(ran.code.number(), 1, "{}", ran.page());
    assert!(ran.stderr.contains("the checker accepts what the second checker refuses: \""), "{}", ran.page());
}

#[test]
fn a_generator_that_gives_something_else_the_second_time_is_found() {
    let generator = "import random, sys\nprint(random.randrange(1, 99))\n";
    let Some(desk) = double("checks-generator", STRICT, &[("gen.py", generator)]) else { return };
    let spec = format!("{SPEC}stdin: |\n  n\ngenerators: [{{ program: gen.py, count: 5 }}]\n")
        .replace("returns: integer\n", "");
    desk.write(
        "problems/double/spec.yaml",
        &spec.replace("{ input: { n: 3 }, output: 6 }", "{ stdin: \"3\\n\", stdout: '6' }"),
    );
    let ran = desk.run("check double --fuzz 20");
    assert_eq!(ran.code.number(), 1, "{}", ran.page());
    assert!(ran.stderr.contains("gives a different input the second time, for seed "), "{}", ran.page());
}

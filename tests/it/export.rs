//! Packages: what they hold, and that the programs in them decide as the kit does.

use crate::boxes::{self, Box, legal};
use crate::claims::problem;
use crate::collections;
use crate::desk::Desk;
use crate::kit;
use crate::skipped::skipped;
use ojkit_draw::Bound;
use ojkit_draw::near_misses;
use ojkit_exchange::kattis::{checker_program, input_validator};
use ojkit_model::input::Input;
use ojkit_model::problem::{Checker, CheckerInterface, Problem};
use ojkit_model::signature::{Class, Method, Signature, Type};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Asks many validators about many texts each in one process: `1` where the text is accepted, `0` where it is not.
const ASK_VALIDATORS: &str = "
import json, sys
for line in sys.stdin:
    program, texts = json.loads(line)
    space = {'__name__': 'validator'}
    exec(compile(program, 'validator', 'exec'), space)
    said = ''
    for text in texts:
        try:
            space['check'](bytes(text))
            said += '1'
        except space['Illegal']:
            said += '0'
        except Exception as error:
            said += 'E'
            sys.stderr.write('%r on %r\\n' % (error, bytes(text)))
    print(said)
";

/// What a Python program prints; nothing, and said so, where there is no Python.
fn python(program: &str, stdin: &str) -> Option<String> {
    let command = Command::new("python3").args(["-c", program]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut child) = command else {
        skipped("python3 is not there");
        return None;
    };
    let mut pipe = child.stdin.take().unwrap();
    let stdin = stdin.to_owned();
    let writer = std::thread::spawn(move || drop(pipe.write_all(stdin.as_bytes())));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert!(output.status.success(), "{:?}", output.status);
    Some(String::from_utf8(output.stdout).unwrap())
}

/// A problem with texts that its exported validator is asked about.
type Asked = (String, Bound, BTreeSet<Vec<u8>>);

fn agree(asked: &[Asked]) {
    let line = |(_, bound, texts): &Asked| {
        serde_json::json!([input_validator(bound, CheckerInterface::Kattis), texts]).to_string() + "\n"
    };
    let Some(said) = python(ASK_VALIDATORS, &asked.iter().map(line).collect::<String>()) else { return };
    let mut counts = [0usize; 2];
    for ((name, bound, texts), said) in asked.iter().zip(said.lines()) {
        assert_eq!(said.len(), texts.len(), "{name}");
        for (text, said) in texts.iter().zip(said.chars()) {
            let accepted = bound.validator.accepts(text);
            counts[usize::from(accepted)] += 1;
            assert_eq!(said, if accepted { '1' } else { '0' }, "{name}: {:?}", String::from_utf8_lossy(text));
        }
    }
    assert!(counts.iter().all(|&count| count > 100), "too little was asked: {counts:?}");
}

/// The texts of inputs, and everything that is almost one of them.
fn around(bound: &Bound, inputs: &[Input], most: usize) -> BTreeSet<Vec<u8>> {
    let format = bound.validator.format();
    let mut texts = BTreeSet::new();
    for input in inputs {
        let text = format.text(input);
        texts.extend(format.near_misses(&text).into_iter().take(most).map(|(_, miss)| miss));
        let misses = near_misses(bound.validator.rules(), input);
        texts.extend(misses.into_iter().take(most).map(|miss| format.text(&miss.input)));
        texts.insert(text);
    }
    texts
}

/// The first text in quotes, and what stands behind it.
fn literal(code: &str) -> Option<(String, &str)> {
    let start = code.find('"')?;
    let mut escaped = false;
    let end = code[start + 1..].find(|c| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    })?;
    let end = start + end + 2;
    Some((serde_json::from_str(&code[start..end]).ok()?, &code[end..]))
}

/// Parameters, lines and box of every law that is tried beside, as they stand there; not of those with a place that a loop fills.
fn laws() -> Vec<(String, String, usize, i64, i64)> {
    let law = |call: &str| {
        let (parameters, rest) = literal(call)?;
        let (lines, rest) = literal(rest)?;
        let mut numbers = rest.split([',', ')']).filter_map(|word| word.trim().parse::<i64>().ok());
        let (length, lo, hi) = (numbers.next()?, numbers.next()?, numbers.next()?);
        let is_whole = !lines.split('{').skip(1).any(|rest| rest.starts_with(char::is_alphabetic));
        is_whole.then_some((parameters, lines, length as usize, lo, hi))
    };
    include_str!("../../crates/draw/tests/it/law.rs").split(" check(").skip(1).filter_map(law).collect()
}

/// Parameters and lines of forms that have no law beside.
const FURTHER: [(&str, &str); 11] = [
    ("s: string", "1 <= s.length <= 3; s consists of 'a' and 'b'; s contains exactly one 'a'"),
    ("s: string", "1 <= s.length <= 3; s consists of 'a' and 'b'; s contains an even number of 'a'"),
    ("s: string", "1 <= s.length <= 3; s consists of 'a' and 'b'; s contains at most 2 consecutive 'a'"),
    ("a: integer[]", "1 <= a.length <= 3; 0 <= a[i] <= 2; a contains at most 2 distinct elements"),
    ("a: integer[]", "1 <= a.length <= 3; 0 <= a[i] <= 2; The frequency of each element in a is at most 2"),
    ("a: integer[]", "1 <= a.length <= 3; 0 <= a[i] <= 2; a contains at least one duplicate element"),
    ("root: TreeNode", "0 <= nodes(root) <= 3; 0 <= root[i] <= 2; root is a valid binary search tree"),
    (
        "g: integer[][]",
        "1 <= g.length <= 3; 0 <= g[i].length <= 2; 0 <= g[i][j] < g.length; g[u] contains v if and only if g[v] contains u",
    ),
    (
        "words: string[]; s: string",
        "1 <= words.length <= 2; 1 <= words[i].length, s.length <= 2; words[i] and s consist of 'a' and 'b'; s is one of the words",
    ),
    (
        "words: string[]; s: string",
        "1 <= words.length <= 2; 1 <= words[i].length, s.length <= 2; words[i] and s consist of 'a' and 'b'; words[i] != s",
    ),
    ("x: double", "0 <= x <= 2; x has at most 1 digit after the decimal point"),
];

/// The forms of constraint in a problem.
fn forms(bound: &Bound) -> Vec<String> {
    let table = serde_json::to_string(&bound.validator.table()).unwrap();
    let table: serde_json::Value = serde_json::from_str(&table).unwrap();
    let rules = table["rules"].as_array().unwrap().iter();
    rules.filter_map(|rule| rule["atom"].as_object()?.keys().next().cloned()).collect()
}

/// Forms that an exported validator asks place by place.
const POINTWISE: [&str; 6] = ["Compare", "Congruent", "Member", "Prime", "When", "Among"];

#[test]
#[ignore = "every form of constraint there is"]
fn an_exported_validator_keeps_every_form_of_constraint() {
    /// So many inputs of a box.
    const INPUTS: usize = 40;
    let claims = ojkit_rules::claims().map(|claim| {
        let lines = format!("{};{}", claim.line, claim.within);
        (claim.parameters.clone(), lines, claim.length.min(3), claim.range.0.max(-2), claim.range.1.min(3))
    });
    let further = FURTHER.map(|(parameters, lines)| (parameters.to_owned(), lines.to_owned(), 2, -1, 3));
    let (mut asked, mut told) = (Vec::new(), BTreeSet::new());
    for (parameters, lines, length, lo, hi) in claims.chain(laws()).chain(further) {
        let bound = Bound::new(problem(&parameters, &lines), "spec.yaml").unwrap();
        // Some of all are asked about, so that arrays of arrays need not be long.
        let is_deep = bound.problem.fields.iter().any(|field| field.depth > 1);
        let inputs = || boxes::inputs(&bound.problem, Box::new(length.min(if is_deep { 2 } else { 3 }), lo, hi));
        let accepted: Vec<bool> = inputs().map(|input| bound.validator.rules().check(&input).is_ok()).collect();
        let some = |wanted: bool| -> Vec<Input> {
            let step = accepted.iter().filter(|&&accepted| accepted == wanted).count() / INPUTS + 1;
            inputs()
                .zip(&accepted)
                .filter(|(_, accepted)| **accepted == wanted)
                .map(|(input, _)| input)
                .step_by(step)
                .collect()
        };
        let (legal, broken) = (some(true), some(false));
        let mut texts: BTreeSet<Vec<u8>> =
            legal.iter().chain(&broken).map(|input| bound.validator.format().text(input)).collect();
        texts.extend(around(&bound, &legal[..legal.len().min(2)], 12));
        told.extend(forms(&bound));
        asked.push((format!("{parameters} / {lines}"), bound, texts));
    }
    let known = include_str!("../../crates/exchange/src/kattis/python/forms.py");
    assert!(
        told.iter().all(|form| known.contains(&format!("\"{form}\":")) || POINTWISE.contains(&&**form)),
        "{told:?}"
    );
    assert!(asked.len() > 90 && told.len() == 34, "{} {told:?}", asked.len());
    agree(&asked);
}

#[test]
fn an_exported_validator_decides_as_the_kit_does_about_every_problem_here() {
    let mut problems = collections::problems(&collections::collection());
    problems.extend(collections::data().iter().flat_map(collections::problems));
    let asked = problems.into_iter().map(|bound| {
        let inputs = legal(&bound);
        let texts = around(&bound, &inputs[..inputs.len().min(5)], 30);
        (bound.problem.slug.clone(), bound, texts)
    });
    agree(&asked.collect::<Vec<_>>());
}

#[test]
fn an_exported_checker_decides_as_the_kit_does() {
    let folder = kit::root().join("tests/data/checkers");
    let mut told = 0;
    for case in fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()) {
        let name = case.file_name().unwrap().to_string_lossy().into_owned();
        let args = fs::read_to_string(case.join("args")).unwrap_or_default();
        let is = |what: &str, default: bool| {
            if default { !args.contains(&format!("{what}: false")) } else { args.contains(&format!("{what}: true")) }
        };
        let checker = match () {
            () if name.starts_with("unordered_lines") => Checker::UnorderedLines,
            () if name.starts_with("unordered") => {
                Checker::UnorderedList { outer: is("outer", true), inner: is("inner", false) }
            }
            () => continue,
        };
        let problem = Problem { checker, ..Problem::default() };
        let Some(accepted) = judged(&problem, &case) else { return };
        // What is no list at all is the judge's mistake: neither.
        let expected = name.rsplit('_').next().unwrap();
        assert_eq!(
            accepted,
            match expected {
                "ac" => Some(true),
                "wa" => Some(false),
                _ => None,
            },
            "{name}"
        );
        told += 1;
    }
    assert!(told > 30, "{told}");
    let method = Method { name: "f".to_owned(), parameters: Vec::new(), returns: Type::Double };
    let class = Some(Class { name: "A".to_owned(), methods: vec![method] });
    let signature = Signature { class, ..Signature::default() };
    let problem = Problem { signature, checker: Checker::VALUES, ..Problem::default() };
    for (output, answer, accepted) in [
        ("[null,\"a\tb\"]", "[null,\"a\\tb\"]", true),
        ("[null,\"\"]", "[null,\" \"]", false),
        ("[null,1000000000001]", "[null,1000000000000]", false),
        ("[null, 1,[2, 3]]\n", "[null,1,[2,3]]\n", true),
        ("[null,0.3000001]", "[null,0.30000]", true),
        ("[null,0.31]", "[null,0.30000]", false),
        ("[null,\"a  b\"]", "[null,\"a b\"]", false),
        ("[null,1,2]", "[null,1]", false),
        ("[null", "[null]", false),
        ("", "[null]", false),
    ] {
        let case = kit::emptied("export/answers");
        kit::write(&case, "in", "");
        kit::write(&case, "out", output);
        kit::write(&case, "ans", answer);
        let Some(said) = judged(&problem, &case) else { return };
        assert_eq!(said, Some(accepted), "{output:?} {answer:?}");
    }
}

/// Whether the exported checker accepts an output; none inside where it says neither.
fn judged(problem: &Problem, case: &Path) -> Option<Option<bool>> {
    let folder = kit::temporary("export/checker");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("checker.py");
    fs::write(&file, checker_program(problem, CheckerInterface::Kattis).unwrap()).unwrap();
    let output = fs::File::open(case.join("out")).unwrap();
    let command =
        Command::new("python3").arg(file).args([case.join("in"), case.join("ans"), folder]).stdin(output).output();
    let Ok(output) = command else {
        skipped("python3 is not there");
        return None;
    };
    Some(match output.status.code() {
        Some(42) => Some(true),
        Some(43) => Some(false),
        _ => None,
    })
}

fn files(folder: &Path, below: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path()) {
        if entry.is_dir() {
            files(&entry, below, into);
        } else {
            into.push(entry.strip_prefix(below).unwrap().to_owned());
        }
    }
}

fn listed(folder: &Path) -> Vec<String> {
    let mut all = Vec::new();
    files(folder, folder, &mut all);
    let mut all: Vec<String> = all.iter().map(|path| path.to_string_lossy().into_owned()).collect();
    all.sort();
    all
}

const SPEC: &str = "format: 1
title: Sum of two
tags: [math]
parameters: { a: integer, b: integer }
constraints: |
  1 <= a, b <= 5
limits: { time_ms: 1000 }
stdin: |
  a b
model: accepted/add.py
expect:
  run_time_error/odd.py: [run_time_error, wrong_answer]
examples:
  - stdin: |
      1 2
    stdout: '3'
";

fn desk(name: &str) -> Desk {
    let desk = Desk::empty(name);
    desk.write("problems/sum-of-two/spec.yaml", SPEC);
    desk.write("problems/sum-of-two/statement.md", "# Sum of two\n\nAdd `a` to `b`.\n");
    desk.write("problems/sum-of-two/submissions/accepted/add.py", "print(sum(map(int, input().split())))\n");
    desk.write("problems/sum-of-two/submissions/run_time_error/odd.py", "print(1 // 0)\n");
    desk.write("problems/sum-of-two/submissions/wrong_answer/less.py", "print(3)\n");
    desk.write("problems/sum-of-two/submissions/draft/open.py", "print(4)\n");
    desk
}

#[test]
fn a_package_has_what_its_version_asks_for_and_names_that_every_judge_takes() {
    let desk = desk("export-structure");
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    let ran = desk.run("export kattis sum-of-two -o sumoftwo");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.stderr.contains("run_time_error/odd.py skipped"), "{}", ran.page());
    let ran = desk.run("export kattis sum-of-two -o new/sumoftwo --package-version 2025-09 --license cc0");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    for (folder, statement, submissions) in [
        ("sumoftwo", "problem_statement/problem.en.tex", &["accepted/add.py", "wrong_answer/less.py"][..]),
        (
            "new/sumoftwo",
            "statement/problem.en.tex",
            &["accepted/add.py", "several/odd.py", "submissions.yaml", "wrong_answer/less.py"],
        ),
    ] {
        let all = listed(&desk.root.join(folder));
        let is_plain = |name: &str| {
            name.starts_with(|c: char| c.is_ascii_alphanumeric())
                && name.chars().all(|c| c.is_ascii_alphanumeric() || "_.-".contains(c))
        };
        assert!(all.iter().all(|path| path.split('/').all(is_plain)), "{all:?}");
        assert!(all.contains(&statement.to_owned()), "{all:?}");
        let below = |start: &str| all.iter().filter_map(|path| path.strip_prefix(start)).collect::<Vec<_>>();
        assert_eq!(below("submissions/"), submissions);
        let inputs: Vec<&str> = below("data/").into_iter().filter(|path| path.ends_with(".in")).collect();
        assert!(inputs.len() > 10 && inputs.contains(&"sample/1.in"), "{inputs:?}");
        for input in inputs.iter().filter(|input| !input.starts_with("invalid")) {
            assert!(below("data/").contains(&input.replace(".in", ".ans").as_str()), "{input}");
        }
    }
    let all = listed(&desk.root.join("new/sumoftwo"));
    assert!(
        all.contains(&"data/invalid_input/001.in".to_owned())
            && all.contains(&"data/secret/test_group.yaml".to_owned())
    );
    let described = all.iter().filter(|path| path.starts_with("data/secret/") && path.ends_with(".yaml")).count();
    let secret = all.iter().filter(|path| path.starts_with("data/secret/") && path.ends_with(".in")).count();
    assert_eq!(described, secret + 1);
    let expectations = desk.read("new/sumoftwo/submissions/submissions.yaml");
    assert!(
        expectations.contains("\"several/odd.py\":\n  permitted: [AC, RTE, WA]\n  required: [RTE, WA]\n"),
        "{expectations}"
    );
    assert!(desk.read("new/sumoftwo/problem.yaml").contains("license: cc0\n"));
    assert!(desk.read("sumoftwo/problem.yaml").contains("validator_flags: \"case_sensitive\"\n"));
    assert!(desk.read("sumoftwo/problem_statement/problem.en.tex").contains("Add \\texttt{a} to \\texttt{b}."));
}

#[test]
fn the_same_problem_gives_the_same_bytes_and_nothing_is_replaced_unasked() {
    let desk = desk("export-bytes");
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    for line in [
        "export kattis sum-of-two -o a/sum.zip",
        "export kattis sum-of-two -o b/sum.zip",
        "export domjudge sum-of-two -o d/sum --balloon #ff0000",
    ] {
        let ran = desk.run(line);
        assert_eq!(ran.code.number(), 0, "{}", ran.page());
    }
    let bytes = |file: &str| fs::read(desk.root.join(file)).unwrap();
    assert!(bytes("a/sum.zip") == bytes("b/sum.zip"));
    assert!(bytes("a/sum.zip").windows(18).any(|part| part == b"sum/data/sample/1."), "entries lie below the name");
    let ini = desk.read("d/sum/domjudge-problem.ini");
    assert_eq!(ini, "name = 'Sum of two'\nexternalid = 'sumoftwo'\ntimelimit = 4\ncolor = '#ff0000'\n");
    assert!(desk.read("d/sum/problem.html").contains("<p>Add <code>a</code> to <code>b</code>.</p>"));

    let again = desk.run("export domjudge sum-of-two -o d/sum");
    assert!(again.code.number() == 2 && again.stderr.contains("--force"), "{}", again.page());
    assert_eq!(desk.run("export domjudge sum-of-two -o d/sum --force").code.number(), 0);
    assert!(!desk.read("d/sum/domjudge-problem.ini").contains("color"));
    desk.write("mine/problem.yaml", "name: mine\n");
    let mine = desk.run("export kattis sum-of-two -o mine --force");
    assert!(mine.code.number() == 2 && mine.stderr.contains("other files than an export has made"), "{}", mine.page());
    assert_eq!(desk.read("mine/problem.yaml"), "name: mine\n");
    // What somebody has put beside the package's files is no export's.
    desk.write("d/sum/notes.txt", "mine\n");
    assert_eq!(desk.run("export domjudge sum-of-two -o d/sum --force").code.number(), 2);
    assert_eq!(desk.read("d/sum/notes.txt"), "mine\n");
}

#[test]
fn what_cannot_be_a_package_says_why_and_leaves_nothing() {
    let desk = desk("export-refused");
    desk.edit("problems/sum-of-two/spec.yaml", "model: accepted/add.py\n", "");
    let ran = desk.run("export kattis sum-of-two -o out");
    assert!(ran.code.number() == 2 && ran.stderr.contains("name a `model:`"), "{}", ran.page());
    assert!(!desk.root.join("out").exists());
    let ran = desk.run("export kattis sum-of-two -o out --package-version 2031");
    assert!(ran.code.number() == 2 && ran.stderr.contains("legacy and 2025-09"), "{}", ran.page());
}

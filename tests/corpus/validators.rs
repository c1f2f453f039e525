//! Exported validators decide as the kit does: on every form of constraint, and about every problem here.

use crate::boxes::{self, Box, legal};
use crate::claims::problem;
use crate::collections;
use crate::skipped::skipped;
use ojkit_draw::{Bound, near_misses};
use ojkit_exchange::kattis::input_validator;
use ojkit_model::input::Input;
use ojkit_model::problem::CheckerInterface;
use std::collections::BTreeSet;
use std::io::Write;
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

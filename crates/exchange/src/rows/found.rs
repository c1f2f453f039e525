//! Rows of others, recognized by their fields.

use serde_json::Value;
use std::borrow::Cow;

/// A row that was recognized.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// Whose fields it has.
    pub format: &'static str,
    /// What may name its question, the likeliest first.
    pub names: Vec<String>,
    /// The function that its tests call.
    pub function: Option<String>,
    pub tests: Vec<Asked>,
    /// Whether the row has a checker, so that its outputs are not compared as texts.
    pub is_checked: bool,
}

/// A test of such a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Asked {
    /// Where it is in the row: `private_test_cases[3]`.
    pub place: String,
    /// Whether it calls a function: input and output are values then, an argument a line, and else texts.
    pub is_call: bool,
    pub input: String,
    pub output: Option<String>,
}

/// Where tests are, by format; a text on the way is JSON.
const TESTS: [(&str, &[&str]); 10] = [
    ("livecodebench", &["public_test_cases", "private_test_cases"]),
    ("verl", &["reward_model.ground_truth"]),
    ("taco", &["input_output"]),
    ("open-r1", &["verification_info.test_cases"]),
    ("open-r1 codeforces", &["official_tests"]),
    ("NeMo Gym", &["verifier_metadata.unit_tests"]),
    ("Prime", &["info.tests"]),
    ("DeepCoder", &["tests"]),
    ("commonoj", &["test"]),
    ("evalplus", &["base_input", "plus_input"]),
];

/// Where the function's name is.
const FUNCTIONS: &str = "metadata.func_name input_output.fn_name reward_model.ground_truth.fn_name verifier_metadata.unit_tests.fn_name \
                         info.tests.fn_name tests.fn_name entry_point";

/// Where the question's name may be. A number is none: sites and data sets count differently.
const NAMES: &str = "metadata.ojkit.problem ojkit.problem extra_info.slug reward_model.ground_truth.ojkit labels.ojkit.problem url task_id slug \
                     question_id problem_id id";

/// Where its title may be, which different sites have of different questions: it counts only where a function is called.
const TITLES: &str = "question_title title name labels.title extra_info.title";

/// The value at a path of names, through texts that are JSON themselves.
fn at<'r>(row: &'r Value, path: &str) -> Option<Cow<'r, Value>> {
    let mut here = Cow::Borrowed(row);
    for name in path.split('.') {
        here = match here {
            Cow::Borrowed(Value::String(text)) => {
                Cow::Owned(serde_json::from_str::<Value>(text).ok()?.get_mut(name)?.take())
            }
            Cow::Borrowed(other) => Cow::Borrowed(other.get(name)?),
            Cow::Owned(Value::String(text)) => {
                Cow::Owned(serde_json::from_str::<Value>(&text).ok()?.get_mut(name)?.take())
            }
            Cow::Owned(mut other) => Cow::Owned(other.get_mut(name)?.take()),
        };
    }
    Some(here)
}

/// A row with its tests; none where no format has its fields.
pub fn found(row: &Value) -> Option<Found> {
    let text = |path: &str| at(row, path)?.as_str().map(str::to_owned);
    let function =
        FUNCTIONS.split(' ').find_map(text).map(|name| name.rsplit('.').next().unwrap_or_default().to_owned());
    let (format, tests) = TESTS.iter().find_map(|(format, places)| {
        let read = |place: &&str| tests(at(row, place)?.as_ref(), place, function.is_some());
        let tests: Vec<Asked> = places.iter().filter_map(read).flatten().collect();
        let is_list = *format == "taco" && at(row, "input_output").is_some_and(|tests| tests.is_array());
        (!tests.is_empty()).then_some((if is_list { "LeetCodeDataset" } else { *format }, tests))
    })?;
    let of_test = || at(row, "verification_info.test_cases")?.get(0)?.get("fn_name")?.as_str().map(str::to_owned);
    let name = |name: String| {
        let name = name.trim().trim_start_matches("ojkit/").to_owned();
        (name.contains(|c: char| c.is_alphabetic())).then_some(name)
    };
    let function = function.or_else(of_test);
    let titles = TITLES.split(' ').filter(|_| function.is_some());
    let names = NAMES.split(' ').chain(titles).filter_map(text).filter_map(name).collect();
    let is_checked =
        at(row, "generated_checker").is_some_and(|checker| checker.as_str().is_some_and(|text| !text.is_empty()));
    Some(Found { format, names, function, tests, is_checked })
}

/// The tests in a value: a list of pairs, lists of inputs and outputs, or inputs alone.
fn tests(value: &Value, place: &str, calls: bool) -> Option<Vec<Asked>> {
    if let Value::String(text) = value {
        return tests(&serde_json::from_str(text).ok()?, place, calls);
    }
    let one = |(index, input, output, kind): (usize, &Value, Option<&Value>, Option<&str>)| {
        let is_call = kind.map_or(calls, |kind| calls && !kind.contains("std") || kind.contains("call"));
        let inner = |value: &Value, stream: &str| value.get(stream).cloned().unwrap_or_else(|| value.clone());
        let (input, output) = (inner(input, "stdin"), output.map(|output| inner(output, "stdout")));
        let (input, output) = match is_call {
            true => (arguments(&input), output.map(|output| literal(&output))),
            false => (plain(&input), output.as_ref().map(plain)),
        };
        Asked { place: format!("{place}[{index}]"), is_call, input, output }
    };
    if let (Some(Value::Array(inputs)), outputs) = (value.get("inputs"), value.get("outputs")) {
        let output = |index: usize| outputs.and_then(|outputs| outputs.get(index));
        let all = inputs.iter().enumerate();
        return Some(all.map(|(index, input)| one((index, input, output(index), None))).collect());
    }
    let of = |(index, test): (usize, &Value)| match (test.get("input"), test.as_array()) {
        (Some(input), _) => {
            let kind = test.get("testtype").or(test.get("type")).and_then(Value::as_str);
            Some(one((index, input, test.get("output"), kind)))
        }
        // Inputs alone are lists of arguments.
        (None, Some(_)) => Some(one((index, test, None, None))),
        (None, None) => None,
    };
    value.as_array()?.iter().enumerate().map(of).collect()
}

/// A text of standard input or output; some rows have its lines in a list.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(lines) => lines.iter().map(plain).collect::<Vec<_>>().join("\n"),
        other => other.to_string(),
    }
}

/// An argument a line, or `name = value`, from any of the ways in which rows write a call.
fn arguments(value: &Value) -> String {
    match value {
        Value::String(text) => {
            let text = json_of_python(text);
            match serde_json::from_str(&text) {
                Ok(named @ Value::Object(_)) => arguments(&named),
                _ => text,
            }
        }
        Value::Array(values) => values.iter().map(Value::to_string).collect::<Vec<_>>().join("\n"),
        Value::Object(named) => named.iter().map(|(name, value)| format!("{name} = {value}\n")).collect(),
        other => other.to_string(),
    }
}

/// An answer as a value.
fn literal(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), json_of_python)
}

/// A value that Python printed, as JSON: `True`, `None`, `'a'`.
fn json_of_python(text: &str) -> String {
    let mut out = String::new();
    let (mut quote, mut word) = (None, String::new());
    let said = |word: &mut String, out: &mut String| {
        out.push_str(match std::mem::take(word).as_str() {
            "True" => "true",
            "False" => "false",
            "None" => "null",
            other => return out.push_str(other),
        });
    };
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            ('\\', Some(_)) => {
                out.push(letter);
                out.extend(letters.next());
            }
            ('"' | '\'', None) => {
                said(&mut word, &mut out);
                quote = Some(letter);
                out.push('"');
            }
            (_, Some(own)) if own == letter => {
                quote = None;
                out.push('"');
            }
            ('"', Some(_)) => out.push_str("\\\""),
            (_, Some(_)) => out.push(letter),
            (_, None) if letter.is_alphanumeric() => word.push(letter),
            _ => {
                said(&mut word, &mut out);
                out.push(letter);
            }
        }
    }
    said(&mut word, &mut out);
    out
}

#[cfg(test)]
mod tests_of_rows {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_python_prints_becomes_json() {
        for (python, json) in [
            ("[True, None, -1.5e3]", "[true, null, -1.5e3]"),
            ("'it\"s'", "\"it\\\"s\""),
            ("\"None\"", "\"None\""),
            ("s = 'ab', k = 2", "s = \"ab\", k = 2"),
        ] {
            assert_eq!(json_of_python(python), json);
        }
    }

    #[test]
    fn a_row_without_the_fields_of_any_format_is_none() {
        for row in [json!({}), json!([]), json!(3), json!({ "input_output": "no json" }), json!({ "test": [] })] {
            assert!(found(&row).is_none(), "{row}");
        }
    }
}

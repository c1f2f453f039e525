//! Rows of data sets for those who train models or measure them: a question with its tests, in the fields that each kit reads.
//!
//! One neutral [`Row`] becomes a row of every [`Format`]; [`found()`] reads such rows, and those of others. What no format has a field for, the reasons of cases among it, is one JSON text, which
//! each format carries where its readers let further fields pass.

mod call;
mod found;

pub use call::Call;
pub use found::{Asked, Found, found};

use serde_json::{Value, json};

/// Whose fields a row has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    LiveCodeBench,
    Taco,
    Verl,
    OpenR1,
    EvalPlus,
    CommonOj,
}

impl Format {
    pub const ALL: [Format; 6] =
        [Format::LiveCodeBench, Format::Taco, Format::Verl, Format::OpenR1, Format::EvalPlus, Format::CommonOj];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Format::LiveCodeBench => "livecodebench",
            Format::Taco => "taco",
            Format::Verl => "verl",
            Format::OpenR1 => "open-r1",
            Format::EvalPlus => "evalplus",
            Format::CommonOj => "commonoj",
        }
    }

    /// Whether its tests can call a function; the others give every question standard input.
    pub fn calls(self) -> bool {
        !matches!(self, Format::OpenR1 | Format::CommonOj)
    }

    /// Whether its tests can be standard input.
    pub fn reads(self) -> bool {
        self != Format::EvalPlus
    }
}

/// A question with its tests.
#[derive(Clone, Debug, Default)]
pub struct Row {
    pub slug: String,
    pub title: String,
    /// The judge's short name; empty for a problem of one's own.
    pub judge: String,
    pub url: String,
    /// `easy`, `medium`, `hard`; empty where that is not known.
    pub difficulty: String,
    pub tags: Vec<String>,
    /// What a solver reads, as Markdown.
    pub text: String,
    /// What a solver begins with, in Python; empty for programs that read standard input.
    pub starter: String,
    /// The function that tests call; none where they are standard input.
    pub function: Option<String>,
    pub tests: Vec<Test>,
    /// A right Python program whose class `Solution` has the function.
    pub solution: Option<String>,
    /// By how much two doubles may differ; 0 where they may not.
    pub tolerance: f64,
    /// Seconds of the spec's time limit.
    pub seconds: Option<f64>,
    /// MiB of the spec's memory limit.
    pub memory_mib: Option<u64>,
    /// What the kit says of question and cases.
    pub about: Value,
}

/// A test: what goes in, and what must come out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Test {
    /// The text of standard input, or an argument a line, each a JSON value.
    pub input: String,
    /// The text of standard output, or the answer as a JSON value.
    pub output: String,
    /// Whether the statement shows it.
    pub is_sample: bool,
}

impl Test {
    /// How long it is.
    pub fn bytes(&self) -> usize {
        self.input.len() + self.output.len()
    }

    /// The arguments of the call.
    fn arguments(&self) -> Vec<Value> {
        self.input.lines().map(json_of).collect()
    }
}

/// The value in a text that is one.
fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_default()
}

/// A format's row, the one with this index.
pub fn written(format: Format, row: &Row, index: usize) -> Value {
    let about = || row.about.to_string();
    let texts = |of: fn(&Test) -> &String| row.tests.iter().map(|test| of(test).clone()).collect::<Vec<_>>();
    let (inputs, outputs) = (|| texts(|test| &test.input), || texts(|test| &test.output));
    match format {
        Format::LiveCodeBench => live_code_bench(row),
        Format::Taco => taco(row),
        Format::Verl => {
            let truth = json!({
                "ojkit": row.slug,
                "version": row.about["version"],
                "inputs": inputs(),
                "outputs": outputs(),
                "fn_name": row.function,
            });
            json!({
                "data_source": "ojkit",
                "prompt": [{ "role": "user", "content": prompt(row) }],
                "ability": "code",
                "reward_model": { "style": "rule", "ground_truth": truth.to_string() },
                "extra_info": { "split": "train", "index": index, "slug": row.slug, "ojkit": about() },
            })
        }
        Format::OpenR1 => {
            let case = |test: &Test| json!({ "input": test.input, "output": test.output, "type": "stdin_stdout" });
            json!({
                "problem_id": row.slug,
                "task_type": "verifiable_code",
                "prompt": row.text,
                "verification_info": { "language": "python", "test_cases": row.tests.iter().map(case).collect::<Vec<_>>() },
                "ojkit": about(),
            })
        }
        Format::EvalPlus => eval_plus(row),
        Format::CommonOj => {
            let case = |test: &Test| json!({ "input": { "stdin": test.input }, "output": { "stdout": test.output } });
            json!({
                "id": row.slug,
                "content": row.text,
                "labels": { "title": row.title, "difficulty": row.difficulty, "tags": row.tags, "ojkit": about() },
                "test": row.tests.iter().map(case).collect::<Vec<_>>(),
            })
        }
    }
}

/// The judges that LiveCodeBench knows; it reads no row of another.
const PLATFORMS: [&str; 3] = ["leetcode", "codeforces", "atcoder"];

/// LiveCodeBench's reader lets no field pass that it does not know, so that `metadata` carries what it has none for.
fn live_code_bench(row: &Row) -> Value {
    let kind = if row.function.is_some() { "functional" } else { "stdin" };
    let case = |test: &Test| json!({ "input": test.input, "output": test.output, "testtype": kind });
    let cases = |is_sample: bool| {
        let of = row.tests.iter().filter(|test| test.is_sample == is_sample);
        Value::from(of.map(case).collect::<Vec<_>>()).to_string()
    };
    let mut metadata = json!({ "ojkit": row.about });
    if let Some(function) = &row.function {
        metadata["func_name"] = json!(function);
    }
    json!({
        "question_title": row.title,
        "question_content": row.text,
        "platform": if PLATFORMS.contains(&row.judge.as_str()) { &row.judge } else { PLATFORMS[usize::from(row.function.is_none())] },
        "question_id": row.slug,
        "contest_id": "",
        // It must be a date, and the bank has none.
        "contest_date": "1970-01-01T00:00:00",
        "starter_code": row.starter,
        "difficulty": if row.difficulty.is_empty() { "medium" } else { &row.difficulty },
        "public_test_cases": cases(true),
        "private_test_cases": cases(false),
        "metadata": metadata.to_string(),
    })
}

/// TACO's checkers, and those of APPS before it, want a list of arguments, and an answer in a list of its own.
fn taco(row: &Row) -> Value {
    let call = |test: &Test| (json!(test.arguments()), json!([json_of(&test.output)]));
    let (inputs, outputs): (Vec<Value>, Vec<Value>) = match row.function {
        Some(_) => row.tests.iter().map(call).unzip(),
        None => row.tests.iter().map(|test| (json!(test.input), json!(test.output))).unzip(),
    };
    let mut tests = json!({ "inputs": inputs, "outputs": outputs });
    if let Some(function) = &row.function {
        tests["fn_name"] = json!(function);
    }
    json!({
        "question": row.text,
        "solutions": json!(Vec::from_iter(&row.solution)).to_string(),
        "starter_code": row.starter,
        "input_output": tests.to_string(),
        "difficulty": if row.difficulty.is_empty() { "UNKNOWN_DIFFICULTY".to_owned() } else { row.difficulty.to_uppercase() },
        "raw_tags": json!(row.tags).to_string(),
        "name": row.title,
        "source": row.judge,
        "tags": "[]",
        "skill_types": "[]",
        "url": row.url,
        "Expected Auxiliary Space": null,
        "time_limit": row.seconds.map(|seconds| format!("{seconds:?} seconds")),
        "date": null,
        "picture_num": null,
        "memory_limit": row.memory_mib.map(|mib| format!("{mib}.0 megabytes")),
        "Expected Time Complexity": null,
        "ojkit": row.about.to_string(),
    })
}

/// EvalPlus runs `prompt` and `canonical_solution` as one text, and takes what that answers for right.
fn eval_plus(row: &Row) -> Value {
    let function = row.function.as_deref().unwrap_or_default();
    let (_, arguments) = row.starter.split_once(&format!("def {function}(")).unwrap_or_default();
    let (arguments, _) = arguments.split_once(":\n").unwrap_or((arguments, ""));
    // A method's first parameter is its object.
    let arguments = arguments.strip_prefix("self").unwrap_or(arguments).trim_start_matches([',', ' ']);
    let text = row.text.replace('\\', "\\\\").replace("\"\"\"", "\\\"\\\"\\\"").replace('\n', "\n    ");
    let inputs = |is_sample: bool| {
        let of = row.tests.iter().filter(|test| test.is_sample == is_sample);
        of.map(Test::arguments).collect::<Vec<_>>()
    };
    let own = row.solution.as_deref().unwrap_or_default();
    json!({
        "task_id": format!("ojkit/{}", row.slug),
        "prompt": format!("from typing import List, Optional\n\n\ndef {function}({arguments}:\n    \"\"\"{}\n    \"\"\"\n", text.trim_end()),
        "entry_point": function,
        "canonical_solution": format!("    return Solution().{function}(*locals().values())\n\n\n{own}"),
        "contract": "",
        "base_input": inputs(true),
        "plus_input": inputs(false),
        "atol": row.tolerance,
        "ojkit": row.about.to_string(),
    })
}

/// The question with what a solver begins with.
fn prompt(row: &Row) -> String {
    match row.starter.is_empty() {
        true => format!("{}\n\nWrite a Python program that reads standard input and writes standard output.", row.text),
        false => format!("{}\n\n```python\n{}\n```", row.text, row.starter.trim_end()),
    }
}

//! What the commands that run programs print, frozen in full on small collections that need Python alone: text, JSON, pages and exit codes.
//! Measured figures are replaced; `INSTA_UPDATE=always` writes the texts anew, and what changed is read before it is kept.

use crate::collections;
use crate::desk::Desk;
use crate::kit;
use crate::skipped::skipped;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

/// A collection of one problem, and a draft for it.
struct Frozen<'f> {
    name: &'f str,
    slug: &'f str,
    spec: &'f str,
    /// Files below the problem's folder.
    files: &'f [(&'f str, &'f str)],
    draft: &'f str,
    /// Where it is handed in.
    judge: &'f str,
    /// Constraints of the box in which every input is tried.
    within: &'f [&'f str],
    /// Commands that would say nothing of their own, or take long, by how they begin.
    without: &'f [&'f str],
}

const SUM: &str = "format: 1
title: Sum
parameters: { a: 'integer[]' }
constraints: |
  1 <= a.length <= 4
  1 <= a[i] <= 5
model: accepted/sum.py
limits: { time_ms: 60 }
examples:
  - { stdin: \"3\\n1 2 3\\n\", stdout: '6' }
";
const ADDS: &str = "input()\nprint(sum(map(int, input().split())))\n";
const MODEL: (&str, &str) = ("accepted/sum.py", ADDS);
const SMALL: &[&str] = &["a.length <= 4", "a[i] <= 2"];

#[test]
fn what_is_right() {
    let draft = "n = int(input())\na = [int(x) for x in input().split()]\nprint(sum(a[i] for i in range(n)))\n";
    let files = &[MODEL, ("wrong_answer/first.py", "input()\nprint(input().split()[0])\n")];
    freeze(&Frozen {
        name: "right",
        slug: "sum",
        spec: SUM,
        files,
        draft,
        judge: "other",
        within: SMALL,
        without: &[],
    });
}

#[test]
fn a_wrong_answer_with_a_small_countercase() {
    let draft = "input()\nprint(sum(map(int, input().split()[:3])))\n";
    let files = &[MODEL];
    freeze(&Frozen {
        name: "wrong-answer",
        slug: "sum",
        spec: SUM,
        files,
        draft,
        judge: "other",
        within: SMALL,
        without: &["judge --format json"],
    });
}

#[test]
fn a_run_time_error() {
    let draft = "import sys\ninput()\na = list(map(int, input().split()))\nif 5 in a:\n    sys.exit(3)\nassert 4 not in a, 'no fours'\nprint(sum(a))\n";
    let files = &[MODEL, ("run_time_error/never.py", ADDS)];
    let within = &["a.length <= 2"];
    freeze(&Frozen {
        name: "run-time-error",
        slug: "sum",
        spec: SUM,
        files,
        draft,
        judge: "other",
        within,
        without: &["judge --format json", "stress"],
    });
}

#[test]
fn what_does_not_end() {
    let draft = "input()\na = list(map(int, input().split()))\nwhile len(a) > 3: pass\nprint(sum(a))\n";
    let within = &["a.length == 4", "a[i] == 1"];
    let files = &[MODEL];
    freeze(&Frozen {
        name: "too-slow",
        slug: "sum",
        spec: SUM,
        files,
        draft,
        judge: "other",
        within,
        without: &["judge --format json", "test", "stress", "accept"],
    });
}

#[test]
fn accepted_submissions_that_disagree() {
    let draft = "input()\na = list(map(int, input().split()))\nprint(sum(a) - int(a == [1, 4]))\n";
    let other = "input()\na = list(map(int, input().split()))\nprint(sum(a) - (a == [1, 4]))\n";
    let files: &[_] = &[MODEL, ("accepted/other.py", other)];
    freeze(&Frozen {
        name: "disagreement",
        slug: "sum",
        spec: SUM,
        files,
        draft,
        judge: "other",
        within: &["a.length <= 2", "a[i] <= 4"],
        without: &[],
    });
}

#[test]
fn a_line_that_nothing_enforces() {
    let spec = &format!("{SUM}unchecked:\n  - a is pleasant\n");
    let draft = "input()\na = list(map(int, input().split()))\nprint(sum(a) + (a[0] > 3))\n";
    let files = &[MODEL];
    freeze(&Frozen {
        name: "unenforced",
        slug: "sum",
        spec,
        files,
        draft,
        judge: "other",
        within: SMALL,
        without: &["judge --format json"],
    });
}

#[test]
fn samples_alone() {
    let spec = &SUM.replace("model: accepted/sum.py\n", "");
    let files = &[("wrong_answer/one.py", "print(1)\n")];
    freeze(&Frozen {
        name: "samples",
        slug: "sum",
        spec,
        files,
        draft: ADDS,
        judge: "other",
        within: SMALL,
        without: &["judge --format json"],
    });
}

#[test]
fn groups_and_scores() {
    let spec = "format: 1
title: Doubling
parameters: { n: integer }
constraints: 1 <= n <= 100
limits: { time_ms: 2000 }
model: accepted/twice.py
score: 100
expect:
  wrong_answer/small.py: { score: 30, groups: { few: accepted, each: 0 } }
examples:
  - { stdin: \"1\\n\", stdout: '2' }
groups:
  - { name: few, score: 30, constraints: n <= 10 }
  - { name: each, score: 70, constraints: n >= 90, aggregation: sum }
";
    let files = &[
        ("accepted/twice.py", "print(2 * int(input()))\n"),
        ("wrong_answer/small.py", "n = int(input())\nprint(2 * n if n <= 10 else 0)\n"),
        ("wrong_answer/unexpected.py", "n = int(input())\nprint(2 * n if n > 2 else n)\n"),
    ];
    let draft = "n = int(input())\nprint(n * 2 if n < 50 or n % 2 else 'even')\n";
    let within = &["n <= 99"];
    freeze(&Frozen {
        name: "scores",
        slug: "doubling",
        spec,
        files,
        draft,
        judge: "other",
        within,
        without: &["stress"],
    });
}

#[test]
fn a_class() {
    let spec = "format: 1
title: Tally
source: { judge: leetcode, id: 9001 }
class: Tally
methods:
  add: { parameters: { x: integer }, returns: integer }
  last: { returns: integer }
constraints: |
  1 <= x <= 3
  1 <= calls.length <= 4
model: accepted/model.py
limits: { time_ms: 2000 }
examples:
  - { input: { calls: [[add, 1], [add, 3], [last]] }, output: [null, 1, 4, 3] }
";
    let files = &[(
        "accepted/model.py",
        "class Tally:\n    def __init__(self):\n        self.seen = [0]\n\n    def add(self, x):\n        self.seen.append(x)\n        return sum(self.seen)\n\n    def last(self):\n        return self.seen[-1]\n",
    )];
    let draft = "class Tally:\n    def __init__(self):\n        self.sum = self.seen = 0\n\n    def add(self, x):\n        self.sum, self.seen = self.sum + x, max(x, self.seen - 1)\n        return self.sum\n\n    def last(self):\n        return self.seen\n";
    let within = &["calls.length <= 3"];
    freeze(&Frozen {
        name: "class",
        slug: "tally",
        spec,
        files,
        draft,
        judge: "leetcode",
        within,
        without: &["judge --format json"],
    });
}

#[test]
fn state_kept_from_case_to_case() {
    let spec = "format: 1
title: House Robber
source: { judge: leetcode, id: 198 }
function: rob
parameters: { nums: 'integer[]' }
returns: integer
constraints: |
  1 <= nums.length <= 2
  0 <= nums[i] <= 3
model: accepted/model.py
limits: { time_ms: 2000 }
examples:
  - { input: { nums: [1, 2] }, output: 2 }
  - { input: { nums: [3, 1] }, output: 3 }
";
    let files = &[(
        "accepted/model.py",
        "class Solution:\n    def rob(self, nums):\n        a = b = 0\n        for x in nums:\n            a, b = b, max(b, a + x)\n        return b\n",
    )];
    let draft = "class Solution:
    def rob(self, nums, i=0, seen={}):
        if i >= len(nums):
            return 0
        if i not in seen:
            seen[i] = max(nums[i] + self.rob(nums, i + 2), self.rob(nums, i + 1))
        return seen[i]
";
    let within = &["nums[i] <= 2"];
    freeze(&Frozen {
        name: "state",
        slug: "rob",
        spec,
        files,
        draft,
        judge: "leetcode",
        within,
        without: &["judge --format json", "judge --report", "submit"],
    });
}

/// The draft and the model as records, and a line that is none.
fn records(frozen: &Frozen) -> String {
    let record = |id: &str, code: &str, expected: Value| json!({ "id": id, "problem": frozen.slug, "language": "python", "code": code, "expected": expected });
    let lines = [
        record("draft", frozen.draft, Value::Null),
        record("file", frozen.files[0].1, json!("accepted")),
        record("broken", "print(", json!(["compile_error", "run_time_error"])),
        json!({ "id": "nowhere", "problem": "nowhere", "language": "python", "code": "" }),
    ];
    lines.map(|line| format!("{line}\n")).concat()
}

/// The command lines, word by word.
fn commands(frozen: &Frozen, draft: &str) -> Vec<Vec<String>> {
    let line = |line: String| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let within = frozen.within.iter().flat_map(|line| ["--exhaustive".to_owned(), (*line).to_owned()]);
    let stress = [line(format!("stress {draft}")), within.collect()].concat();
    let commands = vec![
        line("judge".to_owned()),
        line("judge --format json".to_owned()),
        line(format!("judge {draft} --format json")),
        line(format!("test {draft}")),
        line(format!("test {draft} --format json")),
        line(format!("submit {draft} --to {}", frozen.judge)),
        stress.clone(),
        [stress, line("--format json".to_owned())].concat(),
        line("judge --from records.jsonl --search 10".to_owned()),
        line("judge --report page.html --junit tests.xml --csv rows.csv".to_owned()),
        line(format!("accept {draft}")),
    ];
    let is_left_out = |command: &[String]| frozen.without.iter().any(|start| command.join(" ").starts_with(start));
    commands.into_iter().filter(|command| !is_left_out(command)).collect()
}

/// Enters the commands one after another, and compares what they print and write with the frozen text.
fn freeze(frozen: &Frozen) {
    let desk = Desk::empty(&format!("outputs/{}", frozen.name));
    let folder = format!("problems/{}", frozen.slug);
    desk.write(&format!("{folder}/spec.yaml"), frozen.spec);
    for (file, text) in frozen.files {
        desk.write(&format!("{folder}/submissions/{file}"), text);
    }
    desk.write("records.jsonl", &records(frozen));
    let draft = format!("{folder}/submissions/draft/mine.py");
    desk.write(&draft, frozen.draft);
    let cache = kit::emptied(&format!("outputs/{}", frozen.name)).into_os_string();
    let variables = [("OJKIT_CACHE_DIR", cache), ("OJKIT_SEARCH", "30".into())];
    let root = desk.root.display().to_string();
    let mut text = String::new();
    for command in commands(frozen, &draft) {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        let (code, stdout, stderr) = desk.call_with(&variables, &words);
        if stderr.contains("python3 was not found") {
            return skipped("python3 is not there");
        }
        let files = ["page.html", "tests.xml", "rows.csv"].map(|file| (file, desk.root.join(file)));
        let written = files.into_iter().filter_map(|(file, path)| Some((file, fs::read_to_string(path).ok()?)));
        writeln!(text, "$ ojkit {}\nexit code {code}", command.join(" ")).unwrap();
        for (name, printed) in [("stdout", stdout), ("stderr", stderr)].into_iter().chain(written) {
            let page = settled(&printed.replace(&root, "[root]"));
            if !page.is_empty() {
                writeln!(text, "--- {name}\n{}", page.trim_end()).unwrap();
            }
            let _ = fs::remove_file(desk.root.join(name));
        }
        text.push('\n');
    }
    collections::assert_page("outputs", frozen.name, &text);
}

/// A text without what differs from run to run: JSON an entry a line, a page without its style, its programs and its figure.
fn settled(text: &str) -> String {
    if text.starts_with("<!DOCTYPE") {
        return still(&page(text));
    }
    let lines = text.lines().map(|line| match serde_json::from_str::<Value>(line) {
        Ok(Value::Object(object)) => entries(&Value::Object(object)),
        _ => still(line),
    });
    lines.map(|line| line + "\n").collect()
}

/// A value of JSON over several lines where it is long; measured figures are replaced, cases that pass are counted.
fn entries(value: &Value) -> String {
    let value = &unmeasured(value);
    let mut text = String::new();
    let Value::Object(fields) = value else { return value.to_string() };
    for (name, field) in fields {
        match field {
            Value::Array(items) if field.to_string().len() > 140 => {
                writeln!(text, "{name}:").unwrap();
                for item in items {
                    let lines = if item.to_string().len() > 140 { entries(item) } else { item.to_string() };
                    writeln!(text, "  - {}", lines.trim_end().replace('\n', "\n    ")).unwrap();
                }
            }
            Value::Object(_) if field.to_string().len() > 140 => {
                writeln!(text, "{name}:\n  {}", entries(field).trim_end().replace('\n', "\n  ")).unwrap();
            }
            _ => writeln!(text, "{name}: {field}").unwrap(),
        }
    }
    text.trim_end().to_owned()
}

/// The value without what was measured.
fn unmeasured(value: &Value) -> Value {
    match value {
        Value::String(text) => still(text).into(),
        Value::Array(items) => {
            let plain = |item: &Value| {
                let is_told = |name: &String| ["case", "group", "verdict", "time_ms", "memory_kib"].contains(&&**name);
                let has_more = item.as_object().is_none_or(|fields| !fields.keys().all(is_told));
                [json!("accepted"), Value::Null].into_iter().find(|verdict| !has_more && item["verdict"] == *verdict)
            };
            let mut counts = BTreeMap::<String, usize>::new();
            for verdict in items.iter().filter_map(plain) {
                *counts.entry(verdict.as_str().unwrap_or("none").to_owned()).or_default() += 1;
            }
            let rest = items.iter().filter(|item| plain(item).is_none()).map(unmeasured);
            rest.chain(counts.into_iter().map(|(verdict, count)| json!({ "cases": count, "verdict": verdict })))
                .collect()
        }
        Value::Object(fields) => {
            // How many inputs are under way when one fails is luck, and into which power a busy machine bends a line.
            let has_failed = fields.get("countercase").is_some_and(|case| !case.is_null());
            let is_measured = |name: &str, field: &Value| match name {
                "inputs" | "cases" => has_failed,
                "time_ms" | "memory_kib" => !field.is_null(),
                "seconds" | "tier" | "points" | "exponent" | "factor" => true,
                _ => false,
            };
            let fields = fields.iter().map(|(name, field)| {
                let field = if is_measured(name, field) { "[some]".into() } else { unmeasured(field) };
                (name.clone(), field)
            });
            Value::Object(fields.collect())
        }
        other => other.clone(),
    }
}

/// The part of a page that says what was found; of a matrix the squares that fail, a line each.
fn page(html: &str) -> String {
    let mut rest =
        html.split_once("<header>\n").expect("a page").1.split_once("\n<script>").expect("a page").0.to_owned();
    for (start, end) in [("<details class=help>", "</details>\n"), ("<h3>Time against size", "</figure>\n")] {
        while let Some((before, (_, after))) =
            rest.split_once(start).and_then(|(b, a)| Some((b.to_owned(), a.split_once(end)?)))
        {
            rest = before + after;
        }
    }
    rest.replace("<td", "\n<td")
        .replace("<i class", "\n<i class")
        .lines()
        .filter(|line| !["good", "none", "warn"].iter().any(|tone| line.starts_with(&format!("<i class={tone}"))))
        .map(|line| line.to_owned() + "\n")
        .collect()
}

/// A text without measured figures, which are numbers before a unit and those of attributes, and without the columns that they widen.
fn still(text: &str) -> String {
    text.split_inclusive('\n').map(still_line).collect()
}

fn still_line(line: &str) -> String {
    let (mut still, mut rest) = (String::new(), line);
    while let Some(at) = rest.find(|c: char| c.is_ascii_digit()) {
        let (before, from) = rest.split_at(at);
        let (number, after) = from.split_at(from.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(from.len()));
        let unit = after.strip_prefix(' ').unwrap_or_default().split(|c: char| !c.is_alphanumeric()).next();
        let is_limit = [" than ", "spec: "].iter().any(|word| before.ends_with(word));
        let is_figure = matches!(unit, Some("ms" | "s" | "KiB" | "MiB")) && !is_limit;
        let is_attribute = [" data-n=", " time=\""].iter().any(|name| before.ends_with(name));
        still += before;
        still += if is_figure || is_attribute { "[some]" } else { number };
        rest = after;
    }
    still += rest;
    if let Some((start, _)) = still.split_once(" inputs tried in ").filter(|(count, _)| count.parse::<u64>().is_ok()) {
        still = still.replacen(start, "[some]", 1);
    }
    if let Some((_, case)) = still.trim_end().split_once(" MiB on ").filter(|_| still.starts_with("Slowest: ")) {
        still = still.replace(case, "[case]");
    }
    // A proof goes as far as there is time.
    if let Some((before, (_, after))) =
        still.split_once("(proven smallest").and_then(|(b, a)| Some((b, a.split_once(')')?)))
    {
        still = format!("{before}(proven smallest[some]){after}");
    }
    let is_table = still.trim_start().starts_with("submission  ") || still.contains("[some]");
    while is_table && still.contains("   ") {
        still = still.replace("   ", "  ");
    }
    still
}

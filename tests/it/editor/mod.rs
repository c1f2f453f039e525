//! What an editor gets from `ojkit lsp`: what `ojkit check` and `ojkit help` say, by the text that it shows.

mod client;
mod neovim;

use crate::desk::Desk;
use crate::kit;
use client::{Client, uri};
use proptest::prelude::Rng;
use proptest::test_runner::{RngAlgorithm, TestRng};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

const SPEC: &str = "format: 1
title: Größte Summe
function: sum
parameters:
  nums: integer[]
  k: integer
returns: integer
constraints: |
  1 <= nums.length <= 1000
  all the values of nums are distinct
  1 <= k ≤ nums.length
groups:
- name: long
  constraints: |
    nums.length >= 900
examples:
- input: { nums: [3, 4], k: 1 }
  output: 7
";

/// A collection with one problem, and its spec's path.
fn desk(name: &str, spec: &str) -> (Desk, PathBuf) {
    let desk = Desk::empty(&format!("editor/{name}"));
    desk.write("problems/a/spec.yaml", spec);
    desk.write("problems/a/statement.md", "# A\n");
    let path = desk.root.join("problems/a/spec.yaml");
    (desk, path)
}

/// What `ojkit check` finds in the files of a folder: the file, the line from 0, and the message with its help.
pub fn checked(desk: &Desk, slug: &str, file: &str) -> Vec<(u64, String)> {
    let (_, stdout, stderr) = desk.call(&["check", slug, "--format", "json"], "");
    let said: Value = serde_json::from_str(&stdout).unwrap_or_else(|_| panic!("{stderr}"));
    let folder = format!("problems/{slug}");
    let of = |one: &Value| {
        let path = one["path"].as_str().unwrap();
        let is_here = path == format!("{folder}/{file}") || path == folder && file == "spec.yaml";
        let help = one["help"].as_str().unwrap();
        let help = if help.is_empty() { String::new() } else { format!("\nhelp: {help}") };
        let line = one["line"].as_u64().unwrap().saturating_sub(1);
        // Messages name files as the command was called.
        is_here.then(|| (line, unrooted(&(one["message"].as_str().unwrap().to_owned() + &help), &desk.root)))
    };
    let mut found: Vec<_> = said["diagnostics"].as_array().unwrap().iter().filter_map(of).collect();
    found.sort();
    found.dedup();
    found
}

/// A text in which files are named from the collection's folder.
pub fn unrooted(text: &str, root: &Path) -> String {
    text.replace(&format!("{}/", root.display()), "")
}

/// The same of what the server has said.
fn settled(found: Vec<(u64, String)>, desk: &Desk) -> Vec<(u64, String)> {
    found.into_iter().map(|(line, text)| (line, unrooted(&text, &desk.root))).collect()
}

/// The folders of specs with known faults.
pub fn faulty() -> Vec<PathBuf> {
    let list = |kind: &str| fs::read_dir(kit::root().join("tests/data").join(kind)).unwrap();
    let mut folders: Vec<PathBuf> = list("specs").chain(list("unsound")).map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    folders
}

#[test]
fn every_faulty_spec_is_shown_as_check_shows_it_before_it_is_saved() {
    let (desk, path) = desk("faulty", SPEC);
    let mut client = Client::new();
    client.open(&path, SPEC);
    for folder in faulty() {
        let Ok(text) = fs::read_to_string(folder.join("spec.yaml")) else { continue };
        client.change(&path, &text);
        let found = settled(client.findings(&path), &desk);
        desk.write("problems/a/spec.yaml", &text);
        assert_eq!(found, checked(&desk, "a", "spec.yaml"), "{}", folder.display());
        desk.write("problems/a/spec.yaml", SPEC);
    }
    assert!(client.ends());
}

#[test]
fn kept_cases_checks_and_languages_are_looked_at_with_the_spec_that_is_shown() {
    let (desk, spec) = desk("beside", SPEC);
    let folder = spec.parent().unwrap();
    let (kept, checks, languages) =
        (folder.join("kept.yaml"), folder.join("checks.yaml"), desk.root.join("languages.yaml"));
    fs::write(&kept, "format: 1\ncases:\n- reason: one\n  input: { nums: [5], k: 1 }\n").unwrap();
    let mut client = Client::new();
    client.open(&spec, &SPEC.replace("  1 <= k", "  2 <= k").replace("k: 1 }", "k: 2 }"));
    let found = client.findings(&spec);
    assert!(found.iter().any(|(_, text)| text.contains("no model")), "{found:?}");
    // The file is not open, and the spec is not saved.
    let found = client.findings(&kept);
    assert!(found[0].1.starts_with("kept case 1 is not legal: k is 1"), "{found:?}");
    assert_eq!(found[0].0, 2);
    client.change(&spec, &SPEC.replace("<= 1000", "<= 1001"));
    assert_eq!(client.findings(&kept), []);
    client.open(
        &checks,
        "format: 1\nvalidator:\n- { reason: fits, stdin: \"2\\n3 4\\n9\\n\", says: accepted }\n- { raeson: x }\n",
    );
    let found = client.findings(&checks);
    assert!(found.iter().any(|(line, text)| *line == 3 && text.contains("did you mean `reason`")), "{found:?}");
    client.open(&languages, "- name: python\n  tyme_factor: 2\n");
    assert_eq!(
        client.findings(&languages)[0],
        (1, "a language has no key `tyme_factor`\nhelp: did you mean `time_factor`?".into())
    );
    // Of what is closed nothing is said any more, and the texts are those of the disk again.
    client.tell("didClose", &checks);
    client.tell("didClose", &spec);
    assert_eq!(client.findings(&checks), []);
    assert_eq!(client.findings(&spec), []);
    assert!(client.ends());
}

#[test]
fn after_random_edits_the_findings_are_those_of_check() {
    let (desk, path) = desk("random", SPEC);
    let kept = path.with_file_name("kept.yaml");
    let edits: usize = std::env::var("OJKIT_EDITS").map_or(400, |count| count.parse().unwrap());
    let mut random = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
    let mut below = |most: usize| random.next_u32() as usize % most.max(1);
    let mut client = Client::new();
    let cases = "format: 1\ncases:\n- reason: one\n  input: { nums: [5], k: 1 }\n";
    fs::write(&kept, cases).unwrap();
    let mut texts = [(path.clone(), SPEC.to_owned()), (kept.clone(), cases.to_owned())];
    for (path, text) in &texts {
        client.open(path, text);
    }
    let pieces = [
        "",
        "\n",
        "  ",
        "- ",
        ":",
        "|",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "'",
        "#",
        "\t",
        "𝄞",
        "≤",
        "\u{0}",
        "\r",
        "&a",
        "*a",
        "!",
        "<=",
        "nums",
        "constraints: |\n  ",
        "groups:\n- name: x\n",
        "10^9",
        "-",
        "%",
        "?",
        "input: { nums: [1], k: ",
        "(a: integer)[]",
    ];
    for step in 0..edits {
        let which = usize::from(below(4) == 0);
        let (path, text) = &mut texts[which];
        let length = text.chars().count();
        // From time to time all begins again: most edits of a text that is broken change nothing.
        if below(12) == 0 || length > 4000 {
            *text = if which == 0 { SPEC.to_owned() } else { cases.to_owned() };
        }
        let (from, gone) = (below(length + 1), below(3) * below(20));
        let kept: String = text.chars().skip(from + gone).collect();
        *text = text.chars().take(from).collect::<String>() + pieces[below(pieces.len())] + &kept;
        client.change(path, text);
        let line = below(text.lines().count() + 1);
        match step % 5 {
            0 => drop(client.at("hover", path, line, below(30))),
            1 => drop(client.at("completion", path, line, below(30))),
            2 => drop(client.fixes(path)),
            _ => {}
        }
    }
    // Most random texts are broken as a whole: the last ones are half right, so that much is found.
    client.change(&texts[1].0, &texts[1].1);
    for last in
        [texts[0].1.clone(), SPEC.replace("distinct", "distnct").replace("k: integer", "k: intger"), SPEC.into()]
    {
        client.change(&path, &last);
        desk.write("problems/a/spec.yaml", &last);
        desk.write("problems/a/kept.yaml", &texts[1].1);
        client.tell("didSave", &path);
        for (file, path) in [("spec.yaml", &path), ("kept.yaml", &kept)] {
            assert_eq!(settled(client.findings(path), &desk), checked(&desk, "a", file), "{last}");
        }
    }
    assert!(client.said.is_empty(), "{:?}", client.said);
    assert!(client.ends());
}

#[test]
fn hovering_over_a_key_says_what_help_says() {
    let (desk, path) = desk("keys", SPEC);
    let mut client = Client::new();
    client.open(&path, SPEC);
    for (line, column, key) in
        [(4, 3, "parameters.*"), (7, 1, "constraints"), (13, 4, "groups[].constraints"), (16, 4, "examples[].input")]
    {
        let said = client.at("hover", &path, line, column);
        let said = said["contents"]["value"].as_str().unwrap_or_else(|| panic!("nothing of {key}")).to_owned();
        let (_, help, _) = desk.call(&["help", &format!("spec.{key}")], "");
        assert_eq!(said, format!("```text\n{}\n```", help.trim_end()), "{key}");
    }
    // A value and a comment say nothing.
    assert_eq!(client.at("hover", &path, 1, 9), Value::Null);
    assert!(client.ends());
}

#[test]
fn hovering_over_a_constraint_shows_its_canonical_form_with_examples() {
    let (_desk, path) = desk("constraints", SPEC);
    let mut client = Client::new();
    client.open(&path, SPEC);
    let mut said = |line: usize| client.at("hover", &path, line, 5)["contents"]["value"].as_str().unwrap().to_owned();
    assert_eq!(said(10), "```text\n1 <= k <= nums.length\n```\n\nlegal: `[3,4], 1`\n\nillegal: `[3,4], 0`");
    assert!(
        said(9).starts_with("```text\nall the values of nums are distinct\n```\n\nlegal: `[3,4], 1`\n\nillegal: `[")
    );
    // A group's own line, which no example keeps.
    assert!(said(14).contains("nums.length >= 900") && said(14).contains("illegal: `"), "{}", said(14));
    // A line that ends with a quote, and one within quotes.
    let texts = "format: 1\ntitle: T\nfunction: f\nparameters: { s: string }\nreturns: integer\nconstraints:\n- \"s.length <= 3\"\n- s consists of 'a' to 'z'\n";
    client.change(&path, texts);
    let mut said = |line: usize| client.at("hover", &path, line, 9)["contents"]["value"].as_str().unwrap().to_owned();
    assert!(said(7).starts_with("```text\ns consists of 'a' to 'z'\n```"), "{}", said(7));
    assert!(said(6).starts_with("```text\ns.length <= 3\n```"), "{}", said(6));
    // Of a spec that is broken elsewhere there are the form's own examples; of a line that is not understood, why.
    client.change(&path, &SPEC.replace("returns: integer", "returns: intger").replace("1 <= k ≤", "1 <= k below"));
    let mut said = |line: usize| client.at("hover", &path, line, 5)["contents"]["value"].as_str().unwrap().to_owned();
    assert!(said(9).contains("all the values of nums are distinct") && said(9).contains("legal: `"), "{}", said(9));
    assert!(said(10).contains("not understood"), "{}", said(10));
    assert!(client.ends());
}

#[test]
fn keys_values_names_and_wordings_are_completed() {
    let (_desk, path) = desk("completion", SPEC);
    let mut client = Client::new();
    client.open(&path, "format: 1\n");
    let mut labels = |text: &str| {
        client.change(&path, text);
        let line = text.lines().count() - 1;
        let column = text.lines().last().unwrap().chars().map(char::len_utf16).sum();
        let items = client.at("completion", &path, line, column);
        items.as_array().unwrap().iter().map(|item| item["label"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(labels("format: 1\ncons").contains(&"constraints".to_owned()));
    assert_eq!(labels("limits: { t"), labels("limits:\n  t"));
    assert!(labels("limits: { t").contains(&"time_ms".to_owned()));
    assert_eq!(labels("difficulty: "), ["easy", "medium", "hard"]);
    assert!(labels("parameters:\n  n: ").contains(&"TreeNode".to_owned()));
    assert_eq!(labels("parameters: { n: integer }\nexamples:\n- input: { "), ["n"]);
    assert_eq!(labels("zzz:\n  "), Vec::<String>::new());
    let of_group = labels("groups:\n- name: odd\n  constraints: |\n    k is odd\n\n  co");
    assert!(of_group.contains(&"count".to_owned()) && of_group.contains(&"shape".to_owned()), "{of_group:?}");
    for same in
        ["groups:\n- na", "groups:\n  - name: a\n  - ", "groups: [{ name: a,\n  na", "groups: [{ name: \"a, b: {\", "]
    {
        assert_eq!(labels(same), of_group, "{same}");
    }
    assert_eq!(labels("title: a # di"), Vec::<String>::new());
    assert_eq!(labels("# di"), Vec::<String>::new());
    let renamed = labels("parameters:\n  target: integer\n  ages: integer[]\nconstraints: |\n  ");
    assert!(renamed.contains(&"1 <= target <= ages.length".to_owned()), "{renamed:?}");
    let lines = labels("parameters:\n  ages: integer[]\n  roads: \"(a: integer, b: integer)[]\"\nconstraints: |\n  ag");
    assert_eq!(lines[..4], ["ages", "roads", "a", "b"]);
    assert!(lines.contains(&"1 <= ages[i] <= 3".to_owned()), "{lines:?}");
    assert!(client.ends());
}

#[test]
fn a_word_that_was_probably_meant_is_a_quick_fix() {
    let (_desk, path) = desk("fixes", SPEC);
    let mut client = Client::new();
    client.open(&path, SPEC);
    for (right, wrong) in [
        ("returns: integer\n", "retrns: integer\n"),
        ("  nums: integer[]", "  nums: 'intger[]'"),
        ("distinct", "distnct"),
        ("k ≤ nums", "k ≤ nmus"),
        ("- name: long", "- nmae: long"),
    ] {
        let text = SPEC.replacen(right, wrong, 1);
        client.change(&path, &text);
        let fixes = client.fixes(&path);
        let edit = &fixes.first().unwrap_or_else(|| panic!("{wrong} has no fix"))["edit"]["changes"][uri(&path)][0];
        let place = |end: &str, name: &str| edit["range"][end][name].as_u64().unwrap() as usize;
        let mut lines: Vec<Vec<u16>> = text.lines().map(|line| line.encode_utf16().collect()).collect();
        let new: Vec<u16> = edit["newText"].as_str().unwrap().encode_utf16().collect();
        lines[place("start", "line")].splice(place("start", "character")..place("end", "character"), new);
        let lines: Vec<String> = lines.iter().map(|line| String::from_utf16(line).unwrap()).collect();
        assert_eq!(lines.join("\n").replace('\'', "") + "\n", SPEC, "{wrong}");
    }
    assert!(client.ends());
}

#[test]
fn files_are_known_by_their_addresses_and_places_by_units_of_utf_16() {
    let desk = Desk::empty("editor/größe %41 b");
    desk.write("problems/a/statement.md", "# A\n");
    let path = desk.root.join("problems/a/spec.yaml");
    let address =
        format!("file://{}", path.display().to_string().replace('%', "%25").replace(' ', "%20").replace('ö', "%c3%b6"));
    let mut client = Client::new();
    let text = "format: 1\ntitle: A\nparameters: { n: integer }\nconstraints: |\n  n is one of {1} 𝄞 zzz\n";
    let file = json!({ "uri": address, "languageId": "yaml", "version": 1, "text": text });
    client.notify("textDocument/didOpen", json!({ "textDocument": file }));
    client.fixes(&path);
    let found = &client.found[&address];
    assert_eq!(
        found[0]["range"],
        json!({ "start": { "line": 4, "character": 18 }, "end": { "line": 4, "character": 20 } })
    );
    assert!(client.ends());
}

/// Submissions with the line of their function, from 0, and the line at which they fail.
pub const SUBMISSIONS: [(&str, u64, u64, &str); 5] = [
    ("a.py", 1, 2, "class Solution:\n    def sum(self, nums, k):\n        return nums[99999]\n"),
    (
        "b.cpp",
        2,
        4,
        "class Solution {\npublic:\n    int sum(vector<int>& nums, int k) {\n        int a[2] = {0, 0};\n        return a[nums.size()];\n    }\n};\n",
    ),
    (
        "c.java",
        1,
        2,
        "class Solution {\n    public int sum(int[] nums, int k) {\n        return nums[99999];\n    }\n}\n",
    ),
    ("d.js", 0, 2, "var sum = function(nums, k) {\n    let x;\n    return x.y;\n};\n"),
    ("e.rs", 1, 2, "impl Solution {\n    pub fn sum(nums: Vec<i32>, k: i32) -> i32 {\n        nums[99999]\n    }\n}\n"),
];

/// A problem with all of them.
pub fn submitted(desk: &Desk) {
    desk.write("problems/s/spec.yaml", SPEC);
    desk.write("problems/s/statement.md", "# A\n");
    for (file, _, _, text) in SUBMISSIONS {
        desk.write(&format!("problems/s/submissions/draft/{file}"), text);
    }
}

#[test]
fn a_submission_has_lenses_over_its_function_and_its_failure_at_its_line() {
    let desk = Desk::empty(&format!("editor/submissions-{}", std::process::id()));
    submitted(&desk);
    let mut client = Client::new();
    for (file, function, line, text) in SUBMISSIONS {
        let path = desk.root.join("problems/s/submissions/draft").join(file);
        client.open(&path, text);
        assert_eq!(client.lenses(&path), (function, ["test", "debug", "stress", "submit"].map(str::to_owned).to_vec()));
        assert_eq!(client.findings(&path), []);
        let (code, stdout, stderr) = desk.call(&["test", path.to_str().unwrap(), "--format", "json"], "");
        if code == 3 {
            crate::skipped::skipped(stderr);
            continue;
        }
        client.tell("didSave", &path);
        let found = client.findings(&path);
        assert_eq!(found.len(), 1, "{file}: {stdout}");
        assert!(
            found[0].0 == line && found[0].1.contains("help: run_time_error on k = 1, nums = [3,4]"),
            "{file}: {found:?}"
        );
        let titles = client.lenses(&path).1;
        assert_eq!(titles[4], "run_time_error on k = 1, nums = [3,4]");
        // Nor is what an editor leaves out of it another text.
        client.change(&path, &text.replace('\n', "\r\n"));
        assert_eq!(client.lenses(&path).1[4], titles[4]);
        // The line was that of another text.
        client.change(&path, &format!("\n{text}"));
        assert_eq!(client.findings(&path), []);
        assert_eq!(
            client.lenses(&path),
            (
                function + 1,
                [&titles[..4], &["run_time_error on k = 1, nums = [3,4], before the last change".to_owned()]].concat()
            )
        );
    }
    assert!(client.ends());
    fs::remove_dir_all(&desk.root).unwrap();
}

#[test]
fn what_a_spec_lacks_is_found_beside_its_other_faults_and_until_it_is_there() {
    let (desk, path) = desk("lacking", SPEC);
    fs::remove_file(desk.root.join("problems/a/statement.md")).unwrap();
    let lacking = format!("{SPEC}checker: {{ function: check.py }}\nmodel: accepted/mine.py\n");
    let faulty = lacking.replace("k ≤ nums.length", "m ≤ nums.length");
    let mut client = Client::new();
    client.open(&path, &faulty);
    let said = |client: &mut Client| client.findings(&path).into_iter().map(|(_, text)| text).collect::<Vec<_>>();
    let has = |all: &[String], wanted: &str| all.iter().any(|one| one.contains(wanted));
    let found = said(&mut client);
    for wanted in
        ["`m` is not", "`check.py` does not exist", "`accepted/mine.py` is not a submission", "no statement.md"]
    {
        assert!(has(&found, wanted), "{wanted}: {found:?}");
    }
    client.change(&path, &lacking);
    assert!(has(&said(&mut client), "`check.py` does not exist"));
    // Nobody tells the server of files that other programs write.
    desk.write("problems/a/check.py", "def check(nums, k, expected, got): return ''\n");
    desk.write("problems/a/submissions/accepted/mine.py", "class Solution: pass\n");
    let found = said(&mut client);
    assert!(!has(&found, "does not exist") && !has(&found, "not a submission"), "{found:?}");
    assert!(client.ends());
}

#[test]
fn the_lenses_stay_while_the_spec_is_typed() {
    let (desk, spec) = desk("typed", SPEC);
    let path = desk.root.join("problems/a/submissions/draft/mine.py");
    let text = "class Solution:\n    def sum(self, nums, k):\n        return 0\n";
    desk.write("problems/a/submissions/draft/mine.py", text);
    let mut client = Client::new();
    client.open(&path, text);
    let lenses = client.lenses(&path);
    client.open(&spec, SPEC);
    client.change(&spec, &SPEC.replace("nums: integer[]", "nums: integ"));
    assert_eq!(client.lenses(&path), lenses);
    assert!(client.ends());
}

#[test]
fn a_client_without_commands_of_its_own_has_them_executed_and_hears_what_came_of_it() {
    // Runs of earlier tests are remembered by the paths of their submissions.
    let desk = Desk::empty(&format!("editor/commands-{}", std::process::id()));
    submitted(&desk);
    let (file, _, _, text) = SUBMISSIONS[0];
    let path = desk.root.join("problems/s/submissions/draft").join(file);
    let mut client = Client::new();
    client.open(&path, text);
    let mut run = |command: &str, wanted: &str| {
        client.ask("workspace/executeCommand", json!({ "command": command, "arguments": [path] })).unwrap();
        client.hears(wanted);
    };
    run("ojkit.showCountercase", "there was no run");
    run("ojkit.debug", "ojkit debug");
    run("ojkit.test", "run_time_error on ");
    run("ojkit.submit", "submit: ");
    run("ojkit.showCountercase", "run_time_error on k = 1, nums = [3,4]");
    // Nothing is run that is no command, and no file need be named.
    for (command, arguments) in [("ojkit.zzz", json!([path])), ("ojkit.test", json!([])), ("ojkit.test", json!([7]))] {
        let params = json!({ "command": command, "arguments": arguments });
        assert_eq!(client.ask("workspace/executeCommand", params), Ok(Value::Null));
    }
    assert!(client.ends());
    fs::remove_dir_all(&desk.root).unwrap();
    let mut other = Client::unknown();
    let options = json!({ "capabilities": {}, "initializationOptions": { "clientCommands": true } });
    assert_eq!(other.ask("initialize", options).unwrap()["capabilities"]["executeCommandProvider"], Value::Null);
}

#[test]
fn a_file_outside_every_collection_is_answered_with_nothing() {
    let desk = Desk::empty_elsewhere("editor");
    let path = desk.root.join("spec.yaml");
    let mut client = Client::new();
    client.open(&path, "openapi: 3.0.0\n");
    for what in ["hover", "completion"] {
        let said = client.at(what, &path, 0, 3);
        assert!(said.is_null() || said == json!([]), "{what}: {said}");
    }
    assert_eq!(client.fixes(&path), Vec::<Value>::new());
    assert!(client.found.is_empty());
    // Nor is an address that names no file an error.
    for uri in ["untitled:Untitled-1", "file:///%zz/spec.yaml", "", "file://"] {
        let file = json!({ "uri": uri, "languageId": "yaml", "version": 1, "text": "a" });
        client.notify("textDocument/didOpen", json!({ "textDocument": file }));
        let place = json!({ "textDocument": { "uri": uri }, "position": { "line": 0, "character": 0 } });
        assert_eq!(client.ask("textDocument/hover", place), Ok(Value::Null));
    }
    assert!(client.ends());
    fs::remove_dir_all(&desk.root).unwrap();
}

#[test]
fn what_a_client_must_not_send_is_refused_and_the_server_goes_on() {
    let mut client = Client::unknown();
    assert_eq!(client.ask("textDocument/hover", json!({})), Err(-32002));
    assert!(client.ask("initialize", json!({ "capabilities": {} })).is_ok());
    assert_eq!(client.ask("initialize", json!({ "capabilities": {} })), Err(-32601));
    assert_eq!(client.ask("textDocument/zzz", json!({})), Err(-32601));
    assert_eq!(client.ask("textDocument/hover", json!([1])), Err(-32602));
    for method in ["textDocument/didChange", "textDocument/didOpen", "workspace/zzz"] {
        client.notify(method, json!({ "textDocument": 7 }));
    }
    let (_desk, path) = desk("hostile", SPEC);
    let deep = format!("format: 1\ntags: {}", "[".repeat(100_000));
    for text in [deep, "x".repeat(9 << 20), "\n".repeat(1 << 20)] {
        client.open(&path, &text);
        assert_eq!(client.findings(&path).len(), 1);
        client.at("hover", &path, 1, 4_000_000_000);
        client.at("completion", &path, 4_000_000_000, 3);
    }
    assert_eq!(client.ask("shutdown", Value::Null), Ok(Value::Null));
    assert_eq!(client.ask("textDocument/hover", json!({})), Err(-32600));
}

#[test]
fn garbage_on_the_pipe_is_passed_over() {
    let frame = |body: &str| format!("Content-Length: {}\r\n\r\n{body}", body.len());
    let hello = r#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#;
    let sent = [
        "hello\r\n\r\n".to_owned(),
        frame("{ this is no JSON"),
        frame(&"[".repeat(10_000)),
        "Content-Length: 99999999999999999999\r\n\r\n".to_owned(),
        "x".repeat(100_000) + "\r\n\r\n",
        frame(hello),
        frame(r#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#),
        frame(r#"{"jsonrpc":"2.0","method":"exit"}"#),
    ];
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_ojkit"))
        .args(["lsp", "--stdio"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), sent.concat().as_bytes()).unwrap();
    let ended = child.wait_with_output().unwrap();
    let said = String::from_utf8(ended.stdout).unwrap();
    assert!(ended.status.success() && said.contains(r#""id":2,"result":null"#), "{said}");
    assert!(said.contains("not a message") && said.contains("without its length"), "{said}");
}

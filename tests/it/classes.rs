//! A design question from its page to the text to hand in, as a user meets it.

use crate::desk::Desk;
use std::fs;

/// A page of the site in its own form: a tally counts keys up to a limit.
const QUESTION: &str = r#"{"data":{"question":{
  "questionFrontendId": "9001", "title": "Tally", "titleSlug": "tally", "difficulty": "Easy", "topicTags": [],
  "content": "<p>Counts keys, each up to a limit.</p><p><strong class=\"example\">Example 1:</strong></p><pre><strong>Input</strong>\n[&quot;Tally&quot;, &quot;addKey&quot;, &quot;addKey&quot;, &quot;count&quot;, &quot;keys&quot;]\n[[2], [&quot;a&quot;], [&quot;a&quot;], [&quot;a&quot;], []]\n<strong>Output</strong>\n[null, null, null, 2, [&quot;a&quot;]]\n</pre><p><strong>Constraints:</strong></p><ul><li><code>1 &lt;= limit &lt;= 5</code></li><li><code>1 &lt;= key.length &lt;= 3</code></li><li><code>key</code> consists of lowercase English letters.</li><li>At most <code>100</code> calls will be made to <code>addKey</code>, <code>count</code> and <code>keys</code>.</li></ul>",
  "codeSnippets": [{"lang": "Python3", "langSlug": "python3", "code": "class Tally:\n\n    def __init__(self, limit: int):\n        \n\n    def addKey(self, key: str) -> None:\n        \n\n    def count(self, key: str) -> int:\n        \n\n    def keys(self) -> List[str]:\n        \n"}],
  "metaData": "{\"classname\": \"Tally\", \"constructor\": {\"params\": [{\"name\": \"limit\", \"type\": \"integer\"}]}, \"methods\": [{\"name\": \"addKey\", \"params\": [{\"name\": \"key\", \"type\": \"string\"}], \"return\": {\"type\": \"void\"}}, {\"name\": \"count\", \"params\": [{\"name\": \"key\", \"type\": \"string\"}], \"return\": {\"type\": \"integer\"}}, {\"name\": \"keys\", \"params\": [], \"return\": {\"type\": \"list<string>\"}}], \"systemdesign\": true}"
}}}"#;

const RIGHT: &str = "\
use std::collections::BTreeMap;

struct Tally {
    limit: i32,
    counts: BTreeMap<String, i32>,
}

impl Tally {
    fn new(limit: i32) -> Self {
        Tally { limit, counts: BTreeMap::new() }
    }
    fn add_key(&mut self, key: String) {
        let count = self.counts.entry(key).or_insert(0);
        *count = (*count + 1).min(self.limit);
    }
    fn count(&self, key: String) -> i32 {
        self.counts.get(&key).copied().unwrap_or(0)
    }
    fn keys(&self) -> Vec<String> {
        self.counts.keys().cloned().collect()
    }
}
";

const WRONG: &str = "\
class Tally:
    def __init__(self, limit: int):
        self.limit, self.counts = limit, Counter()

    def addKey(self, key: str) -> None:
        self.counts[key] += 1

    def count(self, key: str) -> int:
        return self.counts[key]

    def keys(self) -> List[str]:
        return sorted(self.counts)
";

/// The question, imported with a draft in every language.
fn imported(name: &str) -> Desk {
    let desk = Desk::empty(&format!("classes/{name}"));
    desk.write("problems/README", "");
    desk.write("question.json", QUESTION);
    let languages = ["rust", "cpp", "java", "python"].map(|language| format!("--language={language}"));
    let words: Vec<&str> =
        ["import", "leetcode", "question.json"].into_iter().chain(languages.iter().map(String::as_str)).collect();
    let (code, said, error) = desk.call(&words, "");
    assert_eq!(code, 0, "{said}{error}");
    assert!(said.contains("0 unchecked") || error.contains("0 unchecked"), "{said}{error}");
    desk
}

/// With a model in place of the drafts.
fn with_model(name: &str) -> Desk {
    let desk = imported(name);
    fs::remove_dir_all(desk.root.join("problems/tally/submissions/draft")).unwrap();
    desk.write("problems/tally/submissions/accepted/counts.rs", RIGHT);
    desk.write("problems/tally/submissions/wrong_answer/no_limit.py", WRONG);
    let spec = desk.read("problems/tally/spec.yaml");
    desk.write("problems/tally/spec.yaml", &format!("{spec}model: accepted/counts.rs\n"));
    desk
}

#[test]
fn an_imported_class_is_enforced_line_by_line_and_its_drafts_compile() {
    let desk = imported("drafts");
    let spec = desk.read("problems/tally/spec.yaml");
    assert!(spec.contains("calls.length <= 100") && spec.contains("output: [null, null, null, 2, [\"a\"]]"), "{spec}");
    let (_, said, error) = desk.call(&["judge", "tally", "--format", "json"], "");
    assert_eq!(said.matches("\"draft/solution.").count(), 4, "{said}{error}");
    assert!(!said.contains("compile_error") && said.contains("wrong_answer"), "{said}{error}");
}

#[test]
fn a_wrong_class_is_shown_the_smallest_calls_as_the_site_writes_them_and_they_can_be_pasted_back() {
    let desk = with_model("stress");
    let file = "problems/tally/submissions/wrong_answer/no_limit.py";
    let (code, said, error) = desk.call(&["stress", "tally", "--submission", file], "");
    assert_eq!(code, 1, "{said}{error}");
    // A limit of 1 is passed by the second of two keys alike.
    let lists = ["[\"Tally\",\"addKey\",\"addKey\",\"count\"]", "[[1],[\"a\"],[\"a\"],[\"a\"]]"];
    assert!(said.contains(&format!("  {}\n  {}\n", lists[0], lists[1])), "{said}");
    assert!(said.contains("call 3 (count a): expected 1, got 2") && said.contains("proven smallest"), "{said}");
    assert!(said.contains("operations and arguments:") && !said.contains("addKey a"), "{said}");
    let (_, shown, error) = desk.call(&["gen", "tally", "--show", "small"], "");
    assert!(shown.contains("\n[\"Tally\"") && !shown.contains("\naddKey "), "{shown}{error}");
    let pasted = lists.join("\n");
    let (code, said, error) = desk.call(&["run", file, "--input", "-"], &pasted);
    assert_eq!(code, 1, "{said}{error}");
    assert!(said.contains("wrong_answer") && said.contains(&format!("  {}\n  {}\n", lists[0], lists[1])), "{said}");
    let (code, said, error) = desk.call(&["add-case", "tally", "--reason", "past the limit"], &pasted);
    assert_eq!(code, 0, "{said}{error}");
    let kept = desk.read("problems/tally/kept.yaml");
    assert!(kept.contains("addKey a\n      addKey a\n      count a\n"), "{kept}");
    let (_, _, error) = desk.call(&["add-case", "tally", "--reason", "x"], "[\"Tally\",\"sub\"]\n[[1],[]]");
    assert!(error.contains("`Tally` has no method `sub`; it has `addKey`, `count`, `keys`"), "{error}");
}

#[test]
fn a_class_is_judged_strictly_measured_by_mutants_and_handed_in() {
    let desk = with_model("judge");
    let (code, said, error) = desk.call(&["judge", "tally", "--strict"], "");
    assert_eq!(code, 0, "{said}{error}");
    assert!(said.contains("2 submissions: 2 as expected"), "{said}{error}");
    let (_, said, error) = desk.call(&["strength", "tally", "--format", "json"], "");
    let measured: serde_json::Value = serde_json::from_str(&said).unwrap_or_else(|_| panic!("{said}{error}"));
    let count = |key: &str| measured["results"][0][key].as_u64().unwrap_or(0);
    assert!(count("mutants") >= 5 && count("killed") + 2 >= count("mutants"), "{said}");
    let (code, said, error) = desk.call(&["submit", "problems/tally/submissions/accepted/counts.rs"], "");
    assert_eq!((code, said.as_str()), (0, RIGHT), "{error}");
}

/// After three calls of `keys`, where no generated case looks, it is wrong or crashes.
const RARELY: &str = "\
class Tally:
    def __init__(self, limit: int):
        self.limit, self.counts, self.log = limit, Counter(), ''

    def addKey(self, key: str) -> None:
        self.log += 'a'
        if self.limit == 2 and self.log == 'kkka':
            raise ValueError
        self.counts[key] = min(self.limit, self.counts[key] + 1)

    def count(self, key: str) -> int:
        self.log += 'c'
        if self.limit == 2 and self.log == 'kkkc':
            return self.limit + 7
        return self.counts[key]

    def keys(self) -> List[str]:
        self.log += 'k'
        return sorted(key for key in self.counts if self.counts[key] > 0)
";

#[test]
fn inputs_on_which_an_accepted_class_is_wrong_or_crashes_are_shown_as_the_site_writes_them() {
    let desk = with_model("differing");
    desk.write("problems/tally/submissions/accepted/rarely.py", RARELY);
    let (_, said, error) = desk.call(&["strength", "tally", "--junit", "tests.xml"], "");
    let operations = |last: &str| format!("[\"Tally\",\"keys\",\"keys\",\"keys\",\"{last}\"");
    let differs = format!("accepted/rarely.py differs from the model accepted/counts.rs on {}", operations("count"));
    assert!(said.contains(&differs), "{said}{error}");
    let fails = format!("inputs that were tried, the first of them: {}", operations("addKey"));
    assert!(said.contains(&fails), "{said}{error}");
    let tests = desk.read("tests.xml").replace("&quot;", "\"");
    assert!(tests.contains(&format!("input:\n{}", operations("count"))), "{tests}");
}

#[test]
fn what_a_call_gives_is_taken_down_before_the_next_call_changes_it() {
    let desk = with_model("live");
    let python = "class Tally:\n    def __init__(self, limit: int):\n        self.seen = []\n\n    def addKey(self, key: str) -> None:\n        self.seen.append(key)\n\n    def count(self, key: str) -> int:\n        return 1\n\n    def keys(self) -> List[str]:\n        return self.seen\n";
    let javascript = "class Tally {\n    constructor(limit) { this.seen = []; }\n    addKey(key) { this.seen.push(key); }\n    count(key) { return 1; }\n    keys() { return this.seen; }\n}\n";
    for (name, text) in [("live.py", python), ("live.js", javascript)] {
        let file = format!("problems/tally/submissions/draft/{name}");
        desk.write(&file, text);
        let calls = "[\"Tally\",\"keys\",\"addKey\",\"keys\"]\n[[1],[],[\"a\"],[]]";
        let (code, said, error) = desk.call(&["run", &file, "--input", "-"], calls);
        assert_eq!(code, 0, "{said}{error}");
        assert!(said.contains("[null,[],null,[\"a\"]]"), "{said}{error}");
    }
}

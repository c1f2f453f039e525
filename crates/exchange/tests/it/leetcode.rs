//! Whole pages in, whole folders out.

use ojkit_exchange::leetcode::*;
use ojkit_languages::Language;
use proptest::prelude::*;

const COPIED: &str = "\
1406. Stone Game III
Hard
Stones lie in a row, worth stoneValue[i] each.

Example 1:

Input: stoneValue = [1,2,3,7]
Output: \"Bob\"
Explanation: words, even Output: words.
Example 2:

Input: stoneValue = [1,2,3,-9]
Output: \"Alice\"

Constraints:

1 <= stoneValue.length <= 50000
-1000 <= stoneValue[i] <= 1000
The answer is guaranteed to be unique.
";

const CONTENT: &str = "<p>Stones <strong>in a row</strong>.</p>\n<p><strong class=\"example\">Example 1:</strong></p>\n<pre>\n<strong>Input:</strong> stoneValue = [1,2,3,7]\n<strong>Output:</strong> &quot;Bob&quot;\n</pre>\n<div class=\"example-block\">\n<p><strong>Input:</strong> <span class=\"example-io\">stoneValue = [1,2,3,-9]</span></p>\n<p><strong>Output:</strong> <span class=\"example-io\">&quot;Alice&quot;</span></p>\n</div>\n<p><strong>Constraints:</strong></p>\n<ul>\n\t<li><code>1 &lt;= stoneValue.length &lt;= 5 * 10<sup>4</sup></code></li>\n\t<li><code>-1000 &lt;= stoneValue[i] &lt;= 1000</code></li>\n</ul>\n";

const SIGNATURE: &str = "def stoneGameIII(self, stoneValue: List[int]) -> str";

fn question_json() -> serde_json::Value {
    serde_json::json!({
        "questionId": "1522", "questionFrontendId": "1406", "title": "Stone Game III", "titleSlug": "stone-game-iii", "content": CONTENT,
        "difficulty": "Hard", "topicTags": [{ "name": "Array", "slug": "array" }],
        "codeSnippets": [{ "lang": "C++", "langSlug": "cpp", "code": "class Solution {\npublic:\n    string stoneGameIII(vector<int>& stoneValue) {\n    }\n};" }],
        "metaData": "{\"name\": \"stoneGameIII\", \"params\": [{\"name\": \"stoneValue\", \"type\": \"integer[]\"}], \"return\": {\"type\": \"string\"}}",
    })
}

fn one_with(text: &str, options: &Options) -> Question {
    let mut questions = read("page", text.as_bytes(), options);
    assert_eq!(questions.len(), 1);
    questions.remove(0)
}

fn one(text: &str) -> Question {
    one_with(text, &Options::default())
}

fn signed(text: &str) -> Question {
    one_with(text, &Options { signature: Some(SIGNATURE.to_owned()), ..Options::default() })
}

fn spec_of(question: &Question) -> String {
    let imported = question.result.as_ref().unwrap_or_else(|error| panic!("{error}"));
    imported.files.iter().find(|file| file.path == "spec.yaml").unwrap().text().to_owned()
}

fn message(question: &Question) -> String {
    question.result.as_ref().map(|_| String::from("imported")).unwrap_or_else(|error| error.message.clone())
}

fn notes(question: &Question) -> Vec<String> {
    question.result.as_ref().unwrap().notes.iter().map(|note| note.message.clone()).collect()
}

/// Parameters, constraints and examples of a spec: what does not depend on how much a form says of its question.
fn heart(spec: &str) -> String {
    let kept =
        |line: &&str| !["difficulty", "tags", "promises", "  The answer"].iter().any(|key| line.starts_with(key));
    let lines: Vec<&str> = spec.lines().filter(kept).collect();
    lines.join("\n").replace("50000", "5 * 10^4")
}

#[test]
fn every_form_of_a_page_gives_the_same_problem() {
    let question = question_json();
    let whole = serde_json::json!({ "data": { "question": question } }).to_string();
    let wanted = heart(&spec_of(&one(&whole)));
    assert!(wanted.contains("  - input: { stoneValue: [1, 2, 3, 7] }\n    output: \"Bob\""), "{wanted}");
    let props = serde_json::json!({ "props": { "queries": [{ "state": { "data": whole_question(&question) } }, { "other": [{ "title": "Two Sum", "titleSlug": "two-sum" }] }] } });
    let saved = format!(
        "<html><head><title>x</title></head><body><script id=\"__NEXT_DATA__\" type=\"application/json\">{props}</script></body></html>"
    );
    for text in [question.to_string(), saved] {
        assert_eq!(heart(&spec_of(&one(&text))), wanted);
    }
    let html = format!(
        "<!DOCTYPE html><html><head><title>1406. Stone Game III - LeetCode</title></head><body>{CONTENT}<pre>class Solution {{\npublic:\n    string stoneGameIII(vector&lt;int&gt;&amp; stoneValue) {{\n    }}\n}};</pre></body></html>"
    );
    let markdown = "# [1406. Stone Game III](https://leetcode.com/problems/stone-game-iii)\n\n**Example 1:**\n\n```\nInput: stoneValue = [1,2,3,7]\nOutput: \"Bob\"\n```\n\n**Example 2:**\n\n- **Input:** `stoneValue = [1,2,3,-9]`\n- **Output:** `\"Alice\"`\n\n## Constraints:\n\n- `1 <= stoneValue.length <= 5 * 10^4`\n- `-1000 <= stoneValue[i] <= 1000`\n";
    for text in [COPIED, markdown, &html] {
        assert_eq!(heart(&spec_of(&signed(text))), wanted, "{text}");
    }
}

fn whole_question(question: &serde_json::Value) -> serde_json::Value {
    serde_json::json!({ "question": question })
}

#[test]
fn the_sites_text_is_in_no_file() {
    let imported = signed(COPIED).result.unwrap();
    assert!(imported.files.iter().all(|file| !file.text().contains("Stones lie")));
    assert!(imported.files.iter().any(|file| file.text().contains("https://leetcode.com/problems/stone-game-iii/")));
}

#[test]
fn two_languages_in_one_file_are_one_question_and_differences_are_told() {
    let chinese = "\n## 中文题目\n石子排成一行，给出得分，双方轮流拿走石子，得分高者获胜。\n示例 1：\n输入：values = [1,2,3,7]\n输出：\"Bob\"\n示例 2：\n输入：values = [1,2,3,-9]\n输出：\"Alice\"\n提示：\n1 <= values.length <= 50000\n-1000 <= values[i] <= 1000\n";
    let english = COPIED.replace("stoneValue", "values");
    let question = signed(&format!("{english}{chinese}"));
    let spec = spec_of(&question);
    assert!(spec.contains("  1 <= stoneValue.length <= 5 * 10^4\n"), "{spec}");
    assert_eq!(
        notes(&question),
        ["stone-game-iii: the page calls `stoneValue` also `values`; both are `stoneValue` in the spec"]
    );
    let other = chinese.replace("<= 1000", "<= 2000").replace("\"Alice\"", "\"Bob\"");
    let told = notes(&signed(&format!("{english}{other}"))).join("\n");
    assert!(told.contains("one language alone says `-1000 <= stoneValue[i] <= 2000`"), "{told}");
    assert!(told.contains("example 2 differs between the languages"), "{told}");
}

#[test]
fn lost_superscripts_are_given_back_and_named() {
    let lost = COPIED.replace("50000", "105");
    let question = signed(&lost);
    assert!(spec_of(&question).contains("<= 10^5\n"));
    assert!(notes(&question)[0].contains("given back: `1 <= stoneValue.length <= 10^5`"), "{:?}", notes(&question));
    let ends = COPIED.replace("-1000 <= stoneValue[i] <= 1000", "-231 <= stoneValue[i] <= 231 - 1");
    assert!(spec_of(&signed(&ends)).contains("-2^31 <= stoneValue[i] <= 2^31 - 1"));
}

#[test]
fn json_lines_give_a_question_each_and_a_broken_line_one_error() {
    let record = |slug: &str| {
        serde_json::json!({
            "questionFrontendId": "1", "titleSlug": slug, "title": "A", "difficulty": "Easy",
            "content": "<p>edges[i] = [u<sub>i</sub>, v<sub>i</sub>]</p><pre>\nInput: edges = [[1,2]]\nOutput: 3\n</pre><p>Constraints:</p><ul>\
                <li><code>0 &lt;= u<sub>i</sub> &lt; v<sub>i</sub> &lt;= 10<sup>9</sup></code></li></ul>",
            "codeSnippets": [{ "langSlug": "python3", "code": "def f(self, edges: List[List[int]]) -> int:" },
                { "langSlug": "java", "code": "public long f(int[][] edges)" }],
        })
        .to_string()
    };
    let text = format!("{}\n{}\n{}\n", record("a"), &record("b")[..40], record("c"));
    let questions = read("page", text.as_bytes(), &Options::default());
    assert_eq!(questions.len(), 3);
    for (at, slug) in [(0, "a"), (2, "c")] {
        let spec = spec_of(&questions[at]);
        assert_eq!(questions[at].slug, slug);
        assert!(spec.contains("  edges: \"(u: integer, v: integer)[]\"\nreturns: long\n"), "{spec}");
        assert!(spec.contains("  0 <= u[i] < v[i] <= 10^9\n"), "{spec}");
    }
    let error = questions[1].result.as_ref().unwrap_err();
    assert_eq!((error.line, error.message.starts_with("the JSON ends in the middle")), (2, true), "{error}");
}

#[test]
fn what_is_no_question_is_told_by_what_was_seen() {
    let cases = [
        ("", "the file is empty"),
        ("{\"data\": {\"question\": {\"content\": \"x", "the JSON ends in the middle"),
        ("{\"data\": {\"question\": null}}", "the site knows no such question"),
        ("{\"a\": 1}", "this JSON holds no question"),
        ("Dear diary, nothing happened.", "this is no question"),
        ("Table: Employee\n+----+\n| Column Name | Type |\nWrite a query.", "this is no question"),
    ];
    for (text, wanted) in cases {
        let told = message(&one(text));
        assert!(told.starts_with(wanted), "{text:?}: {told}");
    }
    let mut question = question_json();
    question["codeSnippets"] =
        serde_json::json!([{ "lang": "JavaScript", "langSlug": "javascript", "code": "var f = function() {}" }]);
    question["metaData"] = serde_json::Value::Null;
    let error = one(&question.to_string()).result.unwrap_err();
    assert_eq!(error.message, "stone-game-iii: nothing on the page declares the function");
    // A description without types that a language tells is of a function that gives functions, or of tables.
    let meta = question_json()["metaData"].clone();
    for (code, meta) in [(question["codeSnippets"].clone(), meta), (serde_json::json!([]), "{\"name\": \"t\"}".into())]
    {
        let mut question = question.clone();
        (question["codeSnippets"], question["metaData"]) = (code, meta);
        let error = one(&question.to_string()).result.unwrap_err();
        assert!(error.help.contains("--signature"), "{error}");
    }
    let mut question = question_json();
    question["metaData"] = serde_json::json!(
        "{\"name\": \"f\", \"params\": [{\"name\": \"stoneValue\", \"type\": \"Graph\"}], \"return\": {\"type\": \"void\"}}"
    );
    question["codeSnippets"] = serde_json::json!([]);
    assert!(message(&one(&question.to_string())).contains("there is no type `Graph`"));
    assert_eq!(message(&one(COPIED)), "stone-game-iii: nothing on the page declares the function");
    let help = one(COPIED).result.unwrap_err().help;
    assert!(help.contains("--signature 'def f(self, stoneValue: List[int]) -> str'"), "{help}");
    let tree = COPIED.replace("Stones lie in a row", "The nodes of a tree lie in a list").replace("stoneValue", "root");
    let help = one(&tree).result.unwrap_err().help;
    assert!(help.contains("--signature 'def f(self, root: Optional[TreeNode]) -> str'"), "{help}");
    assert_eq!(
        read("page", b"\xff\xfe", &Options::default())[0].result.as_ref().unwrap_err().message,
        "this is not UTF-8 text"
    );
}

#[test]
fn two_different_questions_in_one_file_are_refused() {
    let other = COPIED.replace("1406. Stone Game III", "877. Stone Game").replace("1000", "500");
    assert!(message(&signed(&format!("{COPIED}{other}"))).starts_with("the file holds different questions"));
    let mut second = question_json();
    second["titleSlug"] = "stone-game".into();
    let both = serde_json::json!({ "a": question_json(), "b": second }).to_string();
    assert!(message(&one(&both)).starts_with("the file holds different questions: stone-game-iii, stone-game"));
}

#[test]
fn a_function_that_changes_its_argument_is_answered_by_the_argument() {
    let text =
        COPIED.replace("Output: \"Bob\"", "Output: [7,3,2,1]").replace("Output: \"Alice\"", "Output: [-9,3,2,1]");
    let options = Options { signature: Some("void reverse(vector<int>& stoneValue)".to_owned()), ..Options::default() };
    let spec = spec_of(&one_with(&text, &options));
    assert!(spec.contains("returns: void\n") && spec.contains("    output: [7, 3, 2, 1]\n"), "{spec}");
}

#[test]
fn a_long_page_is_read_in_no_more_than_its_length() {
    for piece in ["[", "(", "<sup>", "a[i] = [", "\"", "Input: ", "&", "10^", "{\"a\":", "`", "Example 1:\n", "f(int a"]
    {
        let text = format!("{COPIED}\n{}", piece.repeat(20_000));
        assert_eq!(read("page", text.as_bytes(), &Options::default()).len(), 1);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_bytes_are_a_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        read("page", &bytes, &Options::default());
    }

    #[test]
    fn no_damage_to_a_page_is_a_panic(at in 0usize..1500, length in 0usize..40, put in "[\\[\\]{}()<>\"',:=*0-9a-z石：\n]{0,12}", form in 0usize..3) {
        let json = question_json().to_string();
        let whole = [COPIED, &json, CONTENT][form];
        let (at, end) = (at.min(whole.len()), (at + length).min(whole.len()));
        let text = [&whole.as_bytes()[..at], put.as_bytes(), &whole.as_bytes()[end.max(at)..]].concat();
        let options = Options { signature: (form != 1).then(|| SIGNATURE.to_owned()), languages: Language::ALL.to_vec() };
        read("page", &text, &options);
    }
}

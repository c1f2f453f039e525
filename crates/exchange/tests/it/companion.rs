//! Problems that a browser sends.

use ojkit_exchange::companion::*;

fn posted(more: &str) -> Result<Posted, String> {
    let text = format!(
        r#"{{"name": "B. Pebbles", "group": "Codeforces - Round 999 (Div. 2)", "url": "https://example.org/contest/999/problem/B",
        "interactive": false, "memoryLimit": 256, "timeLimit": 2000, "testType": "single", "input": {{"type": "stdin"}},
        "output": {{"type": "stdout"}}, "tests": [{{"input": "3\r\n1 2 3", "output": "6\n"}}] {more}}}"#
    );
    read(text.as_bytes())
}

#[test]
fn a_post_is_a_folder_with_its_samples() {
    let posted = posted(r#", "batch": {"id": "1", "size": 6}"#).unwrap();
    assert_eq!((posted.slug(), posted.contest()), ("b-pebbles".into(), "round-999-div-2".into()));
    assert_eq!(posted.batch, Some(("1".to_owned(), 6)));
    let files = posted.files();
    let paths: Vec<&str> = files.iter().map(|file| file.path.as_str()).collect();
    assert_eq!(paths, ["spec.yaml", "statement.md", "sample/1.in", "sample/1.ans"]);
    assert_eq!(files[2].text(), "3\n1 2 3\n");
    assert!(files[0].text().contains("limits: { time_ms: 2000, memory_mib: 256 }"), "{}", files[0].text());
}

#[test]
fn samples_that_leave_one_layout_are_examples_of_a_spec_that_has_it() {
    let tests =
        ["2\n50 60\n", "3\n70 80 90\n", "1\n40\n"].map(|input| serde_json::json!({ "input": input, "output": "1" }));
    let body = |tests: &[serde_json::Value]| serde_json::json!({ "name": "X", "tests": tests }).to_string();
    let whole = read(body(&tests).as_bytes()).unwrap();
    let files = whole.files();
    assert!(files.iter().all(|file| !file.path.starts_with("sample/")) && !whole.told().is_empty());
    let spec = ojkit_rules::spec::read("x", "spec.yaml", files[0].bytes.as_slice(), ojkit_english::said).unwrap();
    assert_eq!((spec.examples.len(), spec.signature.parameters.len()), (3, 1));
    // A guess changes nothing of what is run.
    let files = read(body(&tests[..1]).as_bytes()).unwrap().files();
    let spec = ojkit_rules::spec::read("x", "spec.yaml", files[0].bytes.as_slice(), ojkit_english::said).unwrap();
    assert!(spec.is_only_samples() && files.iter().any(|file| file.path == "sample/1.in"));
}

#[test]
fn what_cannot_be_run_says_why_and_has_no_samples_that_would_be() {
    let file = |name: &str| serde_json::json!({ "type": "file", "fileName": name });
    let cases = [
        ("interactive", true.into(), Unfit::Interactive),
        ("input", file("a.in"), Unfit::File("a.in".to_owned())),
        ("output", file("a.out"), Unfit::File("a.out".to_owned())),
        ("tests", serde_json::json!([]), Unfit::NoSamples),
    ];
    for (key, value, unfit) in cases {
        let mut body = serde_json::json!({ "name": "X", "tests": [{ "input": "1", "output": "2" }] });
        body[key] = value;
        let posted = read(body.to_string().as_bytes()).unwrap();
        assert_eq!(posted.unfit.as_ref(), Some(&unfit));
        assert!(posted.files().iter().all(|file| !file.path.starts_with("sample/")));
        assert!(posted.files()[1].text().contains("Not run here"));
    }
}

#[test]
fn samples_of_a_task_about_markup_stay_as_they_are() {
    let tests = serde_json::json!([{ "input": "a & b < c", "output": "a &amp; b &lt; c" }, { "input": "<a><b></b></a>", "output": "1" }]);
    let posted = read(serde_json::json!({ "name": "X", "tests": tests }).to_string().as_bytes()).unwrap();
    assert_eq!((posted.tests[0].1.as_str(), posted.unfit), ("a &amp; b &lt; c\n", None));
}

#[test]
fn samples_are_read_as_a_program_reads_them_and_markup_in_them_is_said() {
    let body = |input: &str| {
        serde_json::json!({ "name": "X", "tests": [{ "input": "1", "output": "1" }, { "input": input, "output": "2" }] }).to_string()
    };
    let posted = read(body("2&nbsp;3 &lt;\u{a0}\u{2212}4 a\u{2212}b &c").as_bytes()).unwrap();
    assert_eq!((posted.tests[1].0.as_str(), posted.unfit), ("2 3 < -4 a\u{2212}b &c\n", None));
    for markup in ["<div class=\"line\">2 3</div>", "2<br>3"] {
        let posted = read(body(markup).as_bytes()).unwrap();
        let why = posted.unfit.as_ref().map(Unfit::why).unwrap_or_default();
        let tag = &markup[markup.find('<').unwrap()..=markup.find('>').unwrap()];
        assert!(why.contains(&format!("sample 2 has the page's markup `{tag}`")) && why.contains("not-run/"), "{why}");
    }
    // Less and greater are no markup.
    assert_eq!(read(body("a < b > c <x>").as_bytes()).unwrap().unfit, None);
}

#[test]
fn folders_never_have_more_than_letters_digits_and_hyphens() {
    let name = |name: &str| {
        let body = serde_json::json!({ "name": name, "url": "https://uoj.ac/contest/6/problem/455", "tests": [] });
        read(body.to_string().as_bytes()).unwrap().slug()
    };
    let cases = [
        ("../../etc/passwd", "etc-passwd"),
        ("..", "455"),
        ("新年的复读机", "455"),
        ("C. 新年的复读机", "c-455"),
        ("Soma Fácil", "soma-facil"),
        ("Caesar's Legions", "caesars-legions"),
        ("a/b\\c.d\u{0}e", "a-b-c-d-e"),
        ("-", "455"),
    ];
    for (given, expected) in cases {
        assert_eq!(name(given), expected, "{given:?}");
    }
    let long = name(&"x".repeat(5000));
    assert_eq!(long.len(), 60);
}

#[test]
fn what_is_no_problem_is_said() {
    for (body, expected) in [
        ("", "not a problem"),
        ("{\"name\": 1}", "not a problem"),
        ("[]", "not a problem"),
        ("{\"name\": \" \", \"tests\": []}", "no name"),
    ] {
        let why = read(body.as_bytes()).unwrap_err();
        assert!(why.contains(expected), "{why}");
    }
}

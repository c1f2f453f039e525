//! Pages to look at and files for CI: what stands in them, and that nothing hostile takes part.

use crate::desk::Desk;
use crate::skipped::skipped;
use ojkit::cli::ExitCode;

/// What no page may have: a second script, an element of a program's own, a request.
fn assert_harmless(page: &str) {
    assert_eq!(page.matches("<script>").count(), 1);
    assert!(!page.contains("<img") && !page.contains("src=\"http") && !page.contains("url("), "{page}");
    assert!(!page.chars().any(|c| c.is_control() && !matches!(c, '\n' | '\t')));
}

#[test]
fn a_judged_problem_has_its_matrix_its_failures_and_a_test_for_each_submission() {
    let desk = Desk::of("cli", "report-judge");
    let print = "fn main() { println!(\"</script><img src=x onerror=alert(1)>{}\\u{1b}[2J\", '\\u{202e}'); }\n";
    desk.write("problems/sum-of-two/submissions/time_limit_exceeded/hostile.rs", print);
    let ran = desk.run("judge --matrix --report out.html --junit out.xml");
    assert_eq!(ran.code, ExitCode::Found, "{}", ran.page());
    assert!(ran.stdout.contains("which case kills which submission"), "{}", ran.stdout);
    let page = desk.read("out.html");
    assert_harmless(&page);
    for part in [
        "<details class=\"bad\" open><summary>time_limit_exceeded/hostile.rs: WA",
        "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;\\u{202e}",
        "num1 = 12",
        "sample/1: AC",
        "wrong_answer/difference.rs",
    ] {
        assert!(page.contains(part), "{part} is not in the page");
    }
    let xml = desk.read("out.xml");
    assert!(xml.contains("name=\"accepted/sum.rs\"") && xml.contains("<failure type=\"wrong_answer\""), "{xml}");
    assert!(!xml.contains('\u{1b}') && !xml.contains("<img") && xml.contains("failures=\"1\""), "{xml}");
}

#[test]
fn a_page_that_cannot_be_written_is_refused_before_anything_runs() {
    let desk = Desk::of("cli", "report-refused");
    for (line, why) in [
        ("judge --report nowhere/out.html", "there is no folder"),
        ("judge --junit problems", "is a folder"),
        ("judge --report out --junit out", "name the same file"),
        ("judge --csv out --junit out", "name the same file"),
        ("strength --report problems", "is a folder"),
        (
            "stress sum-of-two --submission problems/sum-of-two/submissions/wrong_answer/difference.rs --report problems",
            "is a folder",
        ),
        ("gen --report nowhere/out.html", "there is no folder"),
        ("gen --show edge --report out.html", "--show writes nothing"),
        ("explain sum-of-two --html problems", "is a folder"),
        ("export html sum-of-two -o problems", "is a folder"),
    ] {
        let ran = desk.run(line);
        assert_eq!(ran.code, ExitCode::Usage, "{line}: {}", ran.page());
        assert!(ran.stderr.contains(why) && ran.stdout.is_empty(), "{line}: {}", ran.page());
    }
    assert!(!desk.root.join("cases").exists());
}

#[test]
fn a_problem_that_is_broken_stands_in_both_files() {
    let desk = Desk::of("cli", "report-broken");
    desk.write("problems/broken/spec.yaml", "format: 1\n");
    let ran = desk.run("judge --report out.html --junit out.xml");
    assert_eq!(ran.code, ExitCode::Usage, "{}", ran.page());
    assert!(
        desk.read("out.html").contains("broken: not looked at") && desk.read("out.xml").contains("<error message=")
    );
}

#[test]
fn gen_strength_and_stress_write_theirs() {
    let desk = Desk::of("cli", "report-others");
    let stress = "stress sum-of-two --submission problems/sum-of-two/submissions/wrong_answer/difference.rs --time 0.5";
    for (name, line, shown, test) in [
        ("gen", "gen", "an example of the statement", "name=\"case page\""),
        ("strength", "strength --time 0.5", "wrong_answer/difference.rs", "name=\"mutants\""),
        ("stress", stress, "wrong_answer", "<failure type=\"wrong_answer\""),
    ] {
        let ran = desk.run(&format!("{line} --report {name}.html --junit {name}.xml"));
        assert!(matches!(ran.code, ExitCode::AsExpected | ExitCode::Found), "{}", ran.page());
        let (page, xml) = (desk.read(&format!("{name}.html")), desk.read(&format!("{name}.xml")));
        assert_harmless(&page);
        assert!(page.contains(shown) && xml.contains(test), "{name}: {xml}");
    }
}

#[test]
fn an_explanation_is_a_page_with_the_game_that_its_program_prints() {
    let desk = Desk::of("cli", "report-explain");
    assert_eq!(desk.run("explain sum-of-two --html out.html").code, ExitCode::AsExpected);
    assert!(!desk.read("out.html").contains("id=game>"));
    let program = |states: &str| {
        let game = format!("{{\\\"players\\\": [\\\"a\\\", \\\"b\\\"], \\\"states\\\": [{states}]}}")
            .replace('{', "{{")
            .replace('}', "}}");
        format!("fn main() {{ print!(\"{game}\"); }}\n")
    };
    desk.write("problems/sum-of-two/explain.rs", &program("{\\\"name\\\": \\\"end\\\", \\\"moves\\\": []}"));
    let ran = desk.run("explain sum-of-two --html out.html");
    assert_eq!(ran.code, ExitCode::AsExpected, "{}", ran.page());
    assert!(desk.read("out.html").contains("id=game>"));
    desk.write("problems/sum-of-two/explain.rs", &program(""));
    let ran = desk.run("explain sum-of-two --html other.html");
    assert_eq!(ran.code, ExitCode::Found, "{}", ran.page());
    assert!(ran.stderr.contains("0 states") && !desk.root.join("other.html").exists(), "{}", ran.page());
}

#[test]
fn a_statements_constraints_are_the_specs() {
    let desk = Desk::of("cli", "report-statement");
    desk.write(
        "problems/sum-of-two/statement.md",
        "# Sum\n\nAdd **both**.\n\n## Constraints\n\n- `num1 <= 7`\n\n## Notes\n\nNone.\n",
    );
    for bound in ["100", "99"] {
        if bound == "99" {
            desk.edit("problems/sum-of-two/spec.yaml", "num2 <= 100", "num2 <= 99");
        }
        let ran = desk.run("export html sum-of-two -o out.html");
        assert_eq!(ran.code, ExitCode::AsExpected, "{}", ran.page());
        let page = desk.read("out.html");
        assert_harmless(&page);
        assert!(
            page.contains(&format!("<mi class=word>num2</mi><mo stretchy=\"false\">≤</mo><mn>{bound}</mn>")),
            "{page}"
        );
        assert!(page.contains("Time limit: 1 second · Memory limit: 256 MiB"), "{page}");
        assert!(page.contains("<h2>Sample 2</h2>") && page.contains("<h3>Output</h3>\n<pre>-6</pre>"), "{page}");
        assert!(
            !page.contains("num1 &lt;= 7") && page.contains("Add <b>both</b>.") && page.contains("None."),
            "{page}"
        );
    }
}

const LONG: &str = "format: 1
title: Long
parameters: { n: integer, rows: \"(u v)[]\" }
stdin: |
  n
  rows
constraints: |
  60 <= n <= 80
  rows.length == n
  1 <= u_i, v_i <= 9
limits: { time_ms: 1000 }
model: accepted/sum.py
";

#[test]
fn a_failure_on_long_texts_has_at_most_40_lines_of_them_and_the_whole_input_is_in_a_file_or_a_command() {
    let desk = Desk::empty("report-long");
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    let program = |says: &str| {
        format!("for _ in range(int(input())):\n    s = sum(map(int, input().split()))\n    print({says})\n")
    };
    let files = [
        ("spec.yaml", LONG.to_owned()),
        ("submissions/accepted/sum.py", program("s")),
        ("submissions/wrong_answer/ten.py", program("s if s != 11 else 0")),
    ];
    files.iter().for_each(|(file, text)| desk.write(&format!("problems/long/{file}"), text));
    let file = "problems/long/submissions/wrong_answer/ten.py";
    let commands =
        [format!("judge --submission {file}"), format!("test {file}"), format!("stress long --submission {file}")];
    for command in commands {
        let page = desk.run(&command).stdout;
        let from = page.find("input:\n").unwrap_or_else(|| panic!("{command}: {page}"));
        let shown: Vec<&str> =
            page[from..].lines().take_while(|line| line.ends_with(':') || line.starts_with("  ")).collect();
        assert!(shown.len() > 20 && shown.len() <= 40, "{command}: {} lines: {page}", shown.len());
        assert_eq!(shown.iter().filter(|line| line.contains("more lines")).count(), 3, "{command}: {page}");
        let rest = &page[from..];
        match rest.split("--input ").nth(1) {
            Some(rest) => {
                let input = std::fs::read_to_string(rest.split_whitespace().next().unwrap()).unwrap();
                assert!(input.lines().count() > 60, "{command}: {page}");
            }
            None => assert!(rest.contains("ojkit gen long --show ") || rest.contains("--case "), "{command}: {page}"),
        }
    }
}

#[test]
fn messages_about_inputs_use_the_names_that_the_lines_use() {
    let desk = Desk::empty("report-names");
    let spec = "format: 1\ntitle: Names\nparameters: { n: integer, a: \"integer[]\", rows: \"(u v)[]\", e: \"integer[][]\" }
stdin: |\n  n\n  a\n  rows\n  e
constraints: |\n  1 <= n <= 3\n  a.length == n\n  1 <= a[i] <= n\n  rows.length == n\n  1 <= u_i <= v_i <= n\n  e.length == n
  e[i] = [x_i, y_i]\n  1 <= x_i < y_i <= n\n";
    desk.write("problems/names/spec.yaml", spec);
    for (input, said) in [
        ("2\n1 2\n1 1\n2 1\n1 2\n1 2\n", "u_1 is 2, v_1 is 1"),
        ("2\n1 2\n1 1\n1 2\n1 2\n2 2\n", "x_1 is 2, y_1 is 2"),
        ("2\n1 3\n1 1\n1 2\n1 2\n1 2\n", "a[1] is 3"),
    ] {
        desk.write("input.txt", input);
        let ran = desk.run("validate names input.txt");
        assert!(ran.code.number() == 1 && ran.page().contains(said), "{said}: {}", ran.page());
    }
}

#[test]
fn what_is_shared_has_the_verdicts_and_no_path_or_message_of_this_machine() {
    let desk = Desk::of("cli", "share");
    desk.write("problems/sum-of-two/submissions/wrong_answer/broken`it.rs", "fn main() { missing() }\n");
    let elsewhere = desk.root.join("private").join("mine.rs");
    desk.write("private/mine.rs", "fn main() { println!(\"0\"); }\n");
    let ran = desk.run("judge sum-of-two --share");
    assert!(ran.stdout.starts_with("```\nsum-of-two\n") && ran.stdout.ends_with("\n```\n"), "{}", ran.page());
    let row = ran.stdout.lines().find(|line| line.contains("wrong_answer/difference.rs")).unwrap();
    let words: Vec<&str> = row.split_whitespace().take(4).collect();
    assert_eq!(words, ["\u{2713}", "wrong_answer/difference.rs", "WA", "WA"]);
    assert!(ran.stdout.contains("wrong_answer/broken?it.rs") && !ran.stdout.contains("missing"), "{}", ran.stdout);
    let ran = desk.run(&format!("judge sum-of-two --submission {} --share", elsewhere.display()));
    assert!(ran.stdout.contains("mine.rs") && !ran.stdout.contains("private"), "{}", ran.page());
    let ran = desk.run("judge sum-of-two --share -o out.svg");
    let svg = desk.read("out.svg");
    assert!(svg.starts_with("<svg ") && svg.contains(">wrong_answer/difference.rs</text>"), "{}", ran.page());
    let ran = desk.run("judge sum-of-two --share -o out.gif");
    assert_eq!((ran.code, ran.stdout.is_empty()), (ExitCode::Usage, true), "{}", ran.page());
}

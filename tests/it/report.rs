//! Pages to look at and files for CI: what stands in them, and that nothing hostile takes part.

use crate::desk::Desk;
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

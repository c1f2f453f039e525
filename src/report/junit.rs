//! JUnit's XML, as GitLab, GitHub's actions and Jenkins read it.

use std::fmt::Write;

/// What is told of one program, or of one problem.
#[derive(Clone, Debug, PartialEq)]
pub struct Test {
    /// The problem, which is its suite.
    pub problem: String,
    pub name: String,
    /// Seconds of CPU.
    pub seconds: f64,
    pub end: End,
}

impl Test {
    /// A problem that could not be looked at, and why.
    pub fn broken((problem, why): &(String, String)) -> Test {
        Test { problem: problem.clone(), name: problem.clone(), seconds: 0.0, end: End::Broken(why.clone()) }
    }
}

/// How a test ended.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// As expected.
    Passed,
    /// Something was found: its kind, such as `wrong_answer`, a line, and the whole text.
    Failed(String, String, String),
    /// It could not be done: why.
    Broken(String),
    /// It was left out: why.
    Skipped(String),
}

/// A longer text is cut, with a word.
const CHARS: usize = 20_000;

/// The file. Tests of one problem stand together; `command` names the run.
pub fn xml(command: &str, tests: &[Test]) -> String {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(out, "<testsuites name=\"{}\"{}>", attribute(command), counts(tests));
    for suite in tests.chunk_by(|a, b| a.problem == b.problem) {
        let problem = attribute(&suite[0].problem);
        let _ = writeln!(out, "  <testsuite name=\"{problem}\"{}>", counts(suite));
        for test in suite {
            let name = attribute(&test.name);
            let _ = write!(out, "    <testcase classname=\"{problem}\" name=\"{name}\" time=\"{:.3}\"", test.seconds);
            let _ = match &test.end {
                End::Passed => writeln!(out, "/>"),
                End::Failed(kind, message, all) => {
                    let (kind, message) = (attribute(kind), attribute(message));
                    let all = text(all);
                    writeln!(
                        out,
                        ">\n      <failure type=\"{kind}\" message=\"{message}\">{all}</failure>\n    </testcase>"
                    )
                }
                End::Broken(why) => {
                    let line = attribute(why.lines().next().unwrap_or_default());
                    writeln!(out, ">\n      <error message=\"{line}\">{}</error>\n    </testcase>", text(why))
                }
                End::Skipped(why) => {
                    writeln!(out, ">\n      <skipped message=\"{}\"/>\n    </testcase>", attribute(why))
                }
            };
        }
        out.push_str("  </testsuite>\n");
    }
    out + "</testsuites>\n"
}

fn counts(tests: &[Test]) -> String {
    let count = |of: fn(&End) -> bool| tests.iter().filter(|test| of(&test.end)).count();
    let (failures, errors) = (count(|end| matches!(end, End::Failed(..))), count(|end| matches!(end, End::Broken(_))));
    let skipped = count(|end| matches!(end, End::Skipped(_)));
    let seconds: f64 = tests.iter().map(|test| test.seconds).sum();
    let all = tests.len();
    format!(" tests=\"{all}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" time=\"{seconds:.3}\"")
}

/// Text in an element: XML 1.0 has no place for most control characters, not even written out.
fn text(text: &str) -> String {
    let mut out = String::new();
    for (number, c) in text.chars().enumerate() {
        if number == CHARS {
            out.push_str("\n... cut");
            break;
        }
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(c),
            '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// The same in an attribute, where the end of a line has to be written out.
fn attribute(value: &str) -> String {
    text(value).replace('\n', "&#10;").replace('\t', "&#9;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_end_has_its_element_and_suites_count_theirs() {
        let test =
            |problem: &str, name: &str, end| Test { problem: problem.into(), name: name.into(), seconds: 0.25, end };
        let failed =
            End::Failed("wrong_answer".into(), "a \"b\"\n]]>".into(), "<got>\u{0}\u{1b}[0m\u{ffff}&\r\n".into());
        let tests = [
            test("a", "accepted/x.rs", End::Passed),
            test("a", "accepted/y.rs", failed),
            test("b", "cases", End::Broken("the spec\nis broken".into())),
            test("b", "z.java", End::Skipped("no javac".into())),
        ];
        let file = xml("ojkit judge", &tests);
        for part in [
            "<testsuites name=\"ojkit judge\" tests=\"4\" failures=\"1\" errors=\"1\" skipped=\"1\" time=\"1.000\">\n",
            "  <testsuite name=\"a\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\" time=\"0.500\">\n",
            "    <testcase classname=\"a\" name=\"accepted/x.rs\" time=\"0.250\"/>\n",
            "<failure type=\"wrong_answer\" message=\"a &quot;b&quot;&#10;]]&gt;\">&lt;got&gt;\u{fffd}\u{fffd}[0m\u{fffd}&amp;\u{fffd}\n</failure>",
            "<error message=\"the spec\">the spec\nis broken</error>",
            "<skipped message=\"no javac\"/>",
        ] {
            assert!(file.contains(part), "{part} is not in {file}");
        }
    }

    #[test]
    fn what_is_huge_is_cut_with_a_word() {
        assert!(text(&"x".repeat(1 << 20)).ends_with("\n... cut") && text(&"\u{1}".repeat(9)) == "\u{fffd}".repeat(9));
    }
}

//! One run of one submission: what it printed, what it used, what the judge says.

use super::difference::{Difference, given, heading, one, said, sides};
use super::document::{Text, Tone};
use super::figures::{mebibytes, milliseconds};
use super::site;
use ojkit_judge::checker::excerpt::listing;
use ojkit_judge::sanitized::own_words;
use ojkit_model::verdict::Verdict;

/// Writes the output, what was printed for debugging, time, memory and the verdict; values that a site gives as the site writes them.
pub fn run(found: &Difference) -> Text {
    let mut text = Text::default();
    let out = &mut text;
    let Difference { bound, outcome, judgement, .. } = *found;
    if let Some(values) = site::input(bound, found.input) {
        given(out, &values);
    }
    match (site::answer(bound, &outcome.stdout), found.expected) {
        (Some(_), Some(expected)) if judgement.verdict == Verdict::WrongAnswer => {
            sides(out, found, expected);
        }
        (Some(_), _) => one(out, found, "output", &outcome.stdout),
        (None, _) => listed(out, heading(&bound.problem), &outcome.stdout),
    }
    let own = own_words(outcome);
    if !own.is_empty() {
        listed(out, "standard error", String::from_utf8_lossy(own).replace('\t', "    ").as_bytes());
    }
    out.say(format!("{}: ", judgement.case));
    match judgement.verdict {
        Verdict::Accepted if !judgement.compared => out.say("not compared: there is no expected answer"),
        Verdict::Accepted => out.toned(Tone::Good, judgement.verdict.name()),
        verdict => out.toned(Tone::Bad, verdict.name()),
    };
    writeln!(out, ", {}, {}", milliseconds(judgement.time_ms), mebibytes(judgement.memory_kib as f64));
    for line in said(found).lines().chain(judgement.note.lines()) {
        writeln!(out, "  {line}");
    }
    text
}

/// Writes foreign bytes as indented printable lines under a heading, cut to a readable length.
pub(super) fn listed(out: &mut Text, heading: &str, bytes: &[u8]) {
    out.heading(heading);
    out.say(listing(bytes));
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_draw::Bound;
    use ojkit_model::finding::Finding;
    use ojkit_run::outcome::Outcome;

    fn shown(spec: &str, input: &[u8], expected: &[u8], got: &[u8]) -> String {
        let bound = Bound::read("pair", "spec.yaml", spec.as_bytes(), ojkit_english::said).unwrap();
        let judgement = Finding {
            time_ms: 1.25,
            memory_kib: 2048,
            ..Finding::new("sample/1", "sample", Verdict::WrongAnswer, "line 1: another word".into())
        };
        let outcome = Outcome { stdout: got.to_vec(), stderr: b"i = 3\n".to_vec(), ..Outcome::default() };
        let found =
            Difference { bound: &bound, input, expected: Some(expected), outcome: &outcome, judgement: &judgement };
        run(&found).plain()
    }

    #[test]
    fn a_program_is_shown_as_it_printed_without_terminal_escapes() {
        let spec = "format: 1\ntitle: Pair\nstdin: |\n  n\nparameters: { n: integer }\nreturns: string\n\
            constraints: 0 <= n <= 9\n";
        assert_eq!(
            shown(spec, b"1\n", b"Bob\n", b"Alice\n\n\x1b[2J"),
            "output:\n  Alice\n\n  \\x1b[2J\nstandard error:\n  i = 3\n\
            sample/1: wrong_answer, 1.2 ms, 2.0 MiB\n  line 1: another word\n"
        );
    }

    #[test]
    fn a_long_output_is_counted_not_shown() {
        let mut out = Text::default();
        listed(&mut out, "output", "x\n".repeat(1000).as_bytes());
        let out = out.plain();
        assert_eq!(out.lines().count(), 102);
        assert!(out.ends_with("  ... 900 more lines\n"));
    }
}

//! The page of `ojkit strength`: what lives, as diffs, and what kills the rest.

use super::{cell, contents, escaped, figure, folded, help, page, scrolled, section, table, troubled, verdict};
use crate::report::figures::{counted, grouped};
use crate::report::junit::{End, Test};
use crate::report::strength::details;
use crate::report::style::Tone;
use ojkit_strength::{Strength, Wrong};

/// What `ojkit strength` measured.
pub fn html(results: &[Strength], fixed: bool, troubles: &[(String, String)]) -> String {
    let head = ["problem", "cases", "mutants", "killed", "suspects", "wrong submissions", "killed", "seconds"];
    let row = |one: &Strength| {
        let run = one.wrong.iter().filter(|wrong| wrong.skipped.is_none());
        let killed = run.clone().filter(|wrong| wrong.killed.is_some()).count();
        let counts = [one.cases, one.mutants, one.killed, one.suspects(), run.count(), killed];
        let counts: String = counts.iter().map(|&count| figure(count as f64, &count.to_string())).collect();
        format!("{}{counts}{}", cell(&one.problem), figure(one.seconds, &format!("{:.1}", one.seconds)))
    };
    let mut body = troubled(troubles);
    body.push_str(&scrolled("strength", &table(&head, &results.iter().map(row).collect::<Vec<_>>(), "")));
    for one in results {
        body.push_str(&section(&one.problem, &one.problem));
        for (tone, lines) in details(one, fixed) {
            let (first, rest) = lines.split_once('\n').unwrap_or((&lines, ""));
            let (class, open) = match tone {
                Some(Tone::Good) => ("good", false),
                Some(Tone::Bad) => ("bad", true),
                Some(Tone::Warning) => ("warn", false),
                Some(Tone::Strong) | None => ("", false),
            };
            let rest = if rest.is_empty() { String::new() } else { format!("<pre>{}</pre>\n", changed(rest)) };
            body.push_str(&folded(class, open, first, &rest));
        }
        let killers: Vec<String> = one.wrong.iter().map(killer).collect();
        if !killers.is_empty() {
            let killers = table(&["wrong submission", "killed by", "verdict"], &killers, "");
            body.push_str(&scrolled("wrong submissions", &killers));
        }
    }
    let slugs: Vec<&str> = results.iter().map(|one| one.problem.as_str()).collect();
    let (mutants, killed) = results.iter().fold((0, 0), |(all, killed), one| (all + one.mutants, killed + one.killed));
    let line = format!("{} of {} killed", grouped(killed as u64), counted(mutants as u64, "mutant"));
    let lead = "<p class=soft>A mutant is a small change to an accepted submission; the cases should kill it, and every wrong submission.</p>\n";
    let lead = format!("{}{lead}{}{}", verdict(&line, true), help("", true), contents(&slugs));
    page("Strength of the cases", &lead, &body)
}

/// The same for CI: a test per wrong submission, passed where a case kills it, and one for every mutant that an input would kill.
pub fn tests(results: &[Strength], troubles: &[(String, String)]) -> Vec<Test> {
    let mut tests = Vec::new();
    for one in results {
        let mut push = |name: String, end| tests.push(Test { problem: one.problem.clone(), name, seconds: 0.0, end });
        for wrong in &one.wrong {
            let end = match (&wrong.killed, &wrong.skipped) {
                (Some((case, verdict)), _) if wrong.doubtful => End::Skipped(format!(
                    "doubtful: {verdict} on {case}, which may be illegal, and on nothing that decides"
                )),
                (Some(_), _) => End::Passed,
                (None, Some(why)) => End::Skipped(why.clone()),
                (None, None) => {
                    let input =
                        wrong.countercase.as_ref().map_or(String::new(), |(input, _)| one.shown(input).to_owned());
                    End::Failed("lives".into(), "no case shows that it is wrong".into(), input)
                }
            };
            push(wrong.submission.clone(), end);
        }
        for survivor in &one.survivors {
            let name = format!("{}:{}: {}", survivor.submission, survivor.line, survivor.operator);
            let end = match &survivor.countercase {
                None => End::Skipped("perhaps equivalent: no input was found that kills it".into()),
                Some((input, verdict)) => {
                    let all = format!("{}{verdict} on\n{}", survivor.diff, one.shown(input));
                    End::Failed("lives".into(), "no case kills this mutant".into(), all)
                }
            };
            push(name, end);
        }
        for other in &one.differing {
            let input = one.shown(&other.input).trim_end();
            let all = format!("input:\n{input}\nexpected:\n{}got:\n{}", other.expected, other.got);
            push(
                other.submission.clone(),
                End::Failed("differs".into(), format!("differs from {}", other.reference), all),
            );
        }
        push("mutants".into(), End::Passed);
    }
    tests.extend(troubles.iter().map(Test::broken));
    tests
}

fn killer(wrong: &Wrong) -> String {
    let (case, verdict) = match (&wrong.killed, &wrong.skipped) {
        (Some((case, _)), _) if wrong.doubtful => (case.as_str(), "doubtful"),
        (Some((case, verdict)), _) => (case.as_str(), verdict.name()),
        (None, Some(why)) => ("skipped", why.as_str()),
        (None, None) => ("nothing", "lives"),
    };
    let class = if wrong.doubtful {
        "warn"
    } else if wrong.killed.is_some() {
        "good"
    } else {
        "bad"
    };
    format!("{}<td class={class}>{}</td>{}", cell(&wrong.submission), escaped(case), cell(verdict))
}

/// A text in which lines that were taken away and put there instead stand out.
fn changed(text: &str) -> String {
    let line = |line: &str| match line.as_bytes() {
        [b'-', b' ', ..] => format!("<del>{}</del>\n", escaped(line)),
        [b'+', b' ', ..] => format!("<ins>{}</ins>\n", escaped(line)),
        _ => escaped(line) + "\n",
    };
    text.lines().map(line).collect()
}

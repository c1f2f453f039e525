//! How strong cases are: what lives, as diffs, and what kills the rest.

use super::document::{Cell, Column, Detail, Document, On, Part, Table, Text, Tone};
use super::figures::{counted, grouped};
use super::junit::{End, Test};
use super::pictures;
use ojkit_draw::Bound;
use ojkit_model::verdict::Verdict;
use ojkit_strength::{Evidence, Needed, Strength, Survivor, Wrong};
use serde_json::{Value, json};
use std::io;

const INPUT_CHARS_MAX: usize = 200;
/// More mutants that only one case kills are counted, not named.
const NAMED_MAX: usize = 3;

/// Whoever was compared on fewer inputs was slow.
const ENOUGH: u64 = 100_000;

/// What was measured. With `fixed`, the remedies were kept already; `troubles` are problems that could not be measured.
pub fn document(
    results: &[Strength],
    fixed: bool,
    troubles: &[(String, String)],
    bound: &dyn Fn(&str) -> Option<Bound>,
) -> Document<'static> {
    let mut document = Document::new("Strength of the cases", troubles);
    let (mutants, killed) = results.iter().fold((0, 0), |(all, killed), one| (all + one.mutants, killed + one.killed));
    let line = format!("{} of {} killed", grouped(killed as u64), counted(mutants as u64, "mutant"));
    document.verdict = Some((line, true));
    document.lead.push(
        "A mutant is a small change to an accepted submission; the cases should kill it, and every wrong submission."
            .into(),
    );
    document.add(On::Both, Part::Table(table(results)));
    for one in results {
        document.add(On::Both, Part::Section(one.problem.clone(), one.problem.clone()));
        details(one, fixed, bound).into_iter().for_each(|detail| document.add(On::Both, Part::Detail(detail)));
        if !one.wrong.is_empty() {
            document.add(On::Page, Part::Table(killers(&one.wrong)));
        }
        document.tests.extend(tests(one));
    }
    document
}

fn table(results: &[Strength]) -> Table {
    let run = |one: &Strength| one.wrong.iter().filter(|wrong| wrong.skipped.is_none()).count();
    let killed = |one: &Strength| one.wrong.iter().filter(|wrong| wrong.killed.is_some()).count();
    let of = |killed: usize, all: usize| Cell::figure(killed as f64, format!("{killed} of {all}"));
    let columns = vec![
        Column::new("problem", results, |one| Cell::text(&one.problem)),
        Column::new("cases", results, |one| Cell::count(one.cases)),
        Column::new("mutants killed", results, |one| of(one.killed, one.mutants)).on(On::Terminal),
        Column::new("mutants", results, |one| Cell::count(one.mutants)).on(On::Page),
        Column::new("killed", results, |one| Cell::count(one.killed)).on(On::Page),
        Column::new("suspects", results, |one| Cell::count(one.suspects())),
        Column::new("wrong submissions killed", results, |one| of(killed(one), run(one))).on(On::Terminal),
        Column::new("wrong submissions", results, |one| Cell::count(run(one))).on(On::Page),
        Column::new("killed", results, |one| Cell::count(killed(one))).on(On::Page),
        Column::new("seconds", results, |one| Cell::figure(one.seconds, format!("{:.1}", one.seconds))),
    ];
    Table { label: "strength".into(), columns, ..Table::default() }
}

fn killers(wrong: &[Wrong]) -> Table {
    let by = |wrong: &Wrong| match (&wrong.killed, &wrong.skipped) {
        (Some((case, _)), _) => Cell::text(case).toned(if wrong.doubtful { Tone::Warning } else { Tone::Good }),
        (None, Some(_)) => Cell::text("skipped").toned(Tone::Bad),
        (None, None) => Cell::text("nothing").toned(Tone::Bad),
    };
    let verdict = |wrong: &Wrong| match (&wrong.killed, &wrong.skipped) {
        (Some(_), _) if wrong.doubtful => Cell::text("doubtful"),
        (Some((_, verdict)), _) => Cell::text(verdict.name()),
        (None, why) => Cell::text(why.as_deref().unwrap_or("lives")),
    };
    let columns = vec![
        Column::new("wrong submission", wrong, |wrong| Cell::text(&wrong.submission)),
        Column::new("killed by", wrong, by),
        Column::new("verdict", wrong, verdict),
    ];
    Table { label: "wrong submissions".into(), columns, ..Table::default() }
}

fn details(strength: &Strength, fixed: bool, bound: &dyn Fn(&str) -> Option<Bound>) -> Vec<Detail> {
    let mut details = Vec::new();
    let is_drawn = strength.survivors.iter().any(|survivor| survivor.countercase.is_some())
        || strength.wrong.iter().any(|wrong| wrong.countercase.is_some());
    let bound = if is_drawn { bound(&strength.problem) } else { None };
    let mut say = |tone: Option<Tone>, lines: String, case: Option<&(String, Verdict)>| {
        let (head, rest) = lines.split_once('\n').unwrap_or((&lines, ""));
        let input = bound.as_ref().zip(case).map(|(bound, (input, _))| pictures::input(bound, input.as_bytes()));
        let pictures = pictures::drawn(input.unwrap_or_default());
        details.push(Detail { pictures, ..Detail::new(tone, head, Text::of_change(rest)) });
    };
    for note in &strength.notes {
        say(Some(Tone::Warning), format!("note: {note}"), None);
    }
    for wrong in strength.wrong.iter().filter(|wrong| wrong.killed.is_none()) {
        match &wrong.skipped {
            Some(why) => say(Some(Tone::Warning), format!("skipped {}: {why}", wrong.submission), None),
            None => say(Some(Tone::Bad), lives(strength, wrong), wrong.countercase.as_ref()),
        }
    }
    for survivor in &strength.survivors {
        let (tone, fate) = match &survivor.countercase {
            Some(counter) => (Tone::Bad, shown(strength, counter)),
            None => (Tone::Warning, equals(&survivor.evidence)),
        };
        let head = format!("{}:{} lives: {}", survivor.submission, survivor.line, survivor.operator);
        say(Some(tone), format!("{head}\n{}{fate}", survivor.diff), survivor.countercase.as_ref());
    }
    if !strength.remedies.is_empty() {
        let count = strength.remedies.len();
        let cases = if count == 1 { "one case".to_string() } else { format!("{count} cases") };
        let text = match fixed {
            true => format!("kept {cases} against what lived"),
            false => format!("{cases} would kill what lives: `--fix` keeps them"),
        };
        say(Some(Tone::Strong), text, None);
    }
    for Needed { case, mutants, submissions } in &strength.needed {
        let mut named = submissions.clone();
        let mutants = once_each(mutants);
        named.extend(mutants.iter().take(NAMED_MAX).cloned());
        let more = mutants.len().saturating_sub(NAMED_MAX);
        let more = if more > 0 { format!("\nand {more} more") } else { String::new() };
        say(None, format!("only {case} kills\n{}{more}", named.join("\n")), None);
    }
    if let Some(smallest) = &strength.smallest {
        let head = match smallest.len() {
            0 => "samples and kept cases kill all that the cases kill".to_string(),
            1 => "one generated case, beside samples and kept ones, kills all that the cases kill".to_string(),
            count => format!("{count} generated cases, beside samples and kept ones, kill all that the cases kill"),
        };
        say(Some(Tone::Strong), format!("{head}\n{}", smallest.join("\n")), None);
    }
    details
}

/// Mutants by their names, those that have one name together with their count.
fn once_each(names: &[String]) -> Vec<String> {
    let one = |same: &[String]| match same.len() {
        1 => same[0].clone(),
        count => format!("{} ({count} places)", same[0]),
    };
    names.chunk_by(|a, b| a == b).map(one).collect()
}

/// A wrong submission that no case kills, and how to get one that does.
fn lives(strength: &Strength, wrong: &Wrong) -> String {
    let problem = &strength.problem;
    let head = format!("{} lives: no case shows that it is wrong", wrong.submission);
    let stress = format!("`ojkit stress {problem} --submission problems/{problem}/submissions/{}", wrong.submission);
    match &wrong.countercase {
        Some(counter) => format!("{head}\n{}\n{stress} --keep` keeps such a case", shown(strength, counter)),
        None if wrong.searched => format!("{head}\nnone was found in a short search; {stress}` searches longer"),
        None => format!("{head}\n{stress}` searches one"),
    }
}

/// A countercase, cut where it is long.
fn shown(strength: &Strength, (input, verdict): &(String, Verdict)) -> String {
    let input = strength.shown(input);
    let mut shown: String = input.trim_end().chars().take(INPUT_CHARS_MAX).collect();
    if shown.len() < input.trim_end().len() {
        shown.push_str(" ...");
    }
    format!("{verdict} on\n    {}", shown.replace('\n', "\n    "))
}

/// On what a suspect was compared with its original.
fn equals(evidence: &Evidence) -> String {
    let inputs = grouped(evidence.exhausted);
    if evidence.everything {
        return format!("equals the original on all {inputs} legal inputs: it is equivalent");
    }
    if evidence.only_cases {
        return "passes all cases that the original passes; mutants of a program with a `main` are tried on no other inputs".into();
    }
    if evidence.given_up {
        return "was compared with the original no further, which itself fails too often".into();
    }
    if evidence.exhausted == 0 && evidence.random == 0 {
        return "is too slow to be compared with the original on many inputs, but was not seen to pass the limit"
            .into();
    }
    let random = match evidence.unanswered {
        0 => format!("{} others", grouped(evidence.random)),
        unanswered => {
            let (random, unanswered) = (grouped(evidence.random), grouped(unanswered));
            format!("{random} others, and was not compared on {unanswered} on which the original itself fails")
        }
    };
    let few = if evidence.exhausted + evidence.random < ENOUGH { "; `--time` lets it be tried on more" } else { "" };
    match evidence.exhausted {
        0 => format!("equals the original on {random}{few}"),
        _ => format!("equals the original on {inputs} inputs in order of size, and on {random}{few}"),
    }
}

/// The same for CI: a test per wrong submission, passed where a case kills it, and one for every mutant that an input would kill.
fn tests(one: &Strength) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut push = |name: &str, end| {
        tests.push(Test { problem: one.problem.clone(), name: name.to_owned(), seconds: 0.0, end });
    };
    for wrong in &one.wrong {
        let end = match (&wrong.killed, &wrong.skipped) {
            (Some((case, verdict)), _) if wrong.doubtful => End::Skipped(format!(
                "doubtful: {verdict} on {case}, which may be illegal, and on nothing that decides"
            )),
            (Some(_), _) => End::Passed,
            (None, Some(why)) => End::Skipped(why.clone()),
            (None, None) => {
                let input = wrong.countercase.as_ref().map_or(String::new(), |(input, _)| one.shown(input).to_owned());
                End::Failed("lives".into(), "no case shows that it is wrong".into(), input)
            }
        };
        push(&wrong.submission, end);
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
        push(&name, end);
    }
    for other in &one.differing {
        let input = one.shown(&other.input).trim_end();
        let all = format!("input:\n{input}\nexpected:\n{}got:\n{}", other.expected, other.got);
        push(&other.submission, End::Failed("differs".into(), format!("differs from {}", other.reference), all));
    }
    push("mutants", End::Passed);
    tests
}

/// The object that `strength --format json` promises.
///
/// # Errors
/// A number that is none.
pub fn json(results: &[Strength]) -> io::Result<Vec<u8>> {
    Ok(serde_json::to_vec(&json!({ "format": 1, "results": results.iter().map(row).collect::<Vec<_>>() }))?)
}

fn row(strength: &Strength) -> Value {
    // To the thousandth.
    let rounded = |seconds: f64| (seconds * 1000.0).round() / 1000.0;
    let mut row = json!({
        "problem": strength.problem,
        "cases": strength.cases,
        "mutants": strength.mutants,
        "killed": strength.killed,
        "doubtful": strength.doubtful,
        "equivalent": strength.suspects(),
        "survivors": strength.survivors.iter().map(survivor).collect::<Vec<_>>(),
        "differing": strength.differing,
        "wrong_submissions": strength.wrong.iter().map(wrong_submission).collect::<Vec<_>>(),
        "needed": strength.needed,
        "remedies": strength.remedies,
        "notes": strength.notes,
        "seconds": rounded(strength.seconds),
        "hangs": strength.hangs,
        "seconds_hanging": rounded(strength.seconds_hanging),
        "seconds_searching": rounded(strength.seconds_searching),
    });
    strength.smallest.iter().for_each(|smallest| row["smallest"] = json!(smallest));
    row
}

fn survivor(survivor: &Survivor) -> Value {
    let evidence = &survivor.evidence;
    json!({
        "submission": survivor.submission,
        "line": survivor.line,
        "change": survivor.operator,
        "diff": survivor.diff,
        "countercase": survivor.countercase.as_ref().map(|(input, _)| input),
        "exhausted": evidence.exhausted,
        "everything": evidence.everything,
        "random": evidence.random,
        "unanswered": evidence.unanswered,
        "only_cases": evidence.only_cases,
    })
}

fn wrong_submission(wrong: &Wrong) -> Value {
    let mut row = json!({
        "submission": wrong.submission,
        "killed_by": wrong.killed.as_ref().map(|(case, _)| case).filter(|case| !case.is_empty()),
        "verdict": wrong.killed.as_ref().map(|(_, verdict)| verdict),
        "doubtful": wrong.doubtful,
        "countercase": wrong.countercase.as_ref().map(|(input, _)| input),
        "searched": wrong.searched,
    });
    wrong.skipped.iter().for_each(|why| row["skipped"] = json!(why));
    row
}

//! How strong cases are, for a person and for a script.

use super::figures::grouped;
use super::style::{Style, Tone};
use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use ojkit_model::verdict::Verdict;
use ojkit_strength::{Evidence, Needed, Strength, Survivor, Wrong};
use serde::Serialize;
use std::io::{self, Write};

/// Longer inputs are cut.
const INPUT_CHARS_MAX: usize = 200;
/// More mutants that only one case kills are counted, not named.
const NAMED_MAX: usize = 3;

/// Whoever was compared on fewer inputs was slow.
const ENOUGH: u64 = 100_000;

/// Writes a table of all problems and, below it, what is to be said of each.
///
/// With `fixed`, the remedies were kept already.
///
/// # Errors
/// Those of the writer.
pub fn text(out: &mut dyn Write, results: &[Strength], fixed: bool, style: Style) -> io::Result<()> {
    table(out, results, style)?;
    for strength in results {
        let sections = details(strength, fixed);
        if sections.is_empty() {
            continue;
        }
        writeln!(out, "\n{}", style.paint(Tone::Strong, &strength.problem))?;
        for (tone, lines) in sections {
            let (first, rest) = lines.split_once('\n').unwrap_or((&lines, ""));
            writeln!(out, " {}", tone.map_or(first.to_string(), |tone| style.paint(tone, first)))?;
            for line in rest.lines() {
                writeln!(out, "   {line}")?;
            }
        }
    }
    Ok(())
}

fn table(out: &mut dyn Write, results: &[Strength], style: Style) -> io::Result<()> {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    if let Some(width) = style.width {
        table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
    }
    table.set_header(["problem", "cases", "mutants killed", "suspects", "wrong submissions killed", "seconds"]);
    for strength in results {
        let run = strength.wrong.iter().filter(|wrong| wrong.skipped.is_none());
        let killed = run.clone().filter(|wrong| wrong.killed.is_some()).count();
        table.add_row([
            strength.problem.clone(),
            strength.cases.to_string(),
            format!("{} of {}", strength.killed, strength.mutants),
            strength.suspects().to_string(),
            format!("{killed} of {}", run.count()),
            format!("{:.1}", strength.seconds),
        ]);
    }
    for column in 1..6 {
        if let Some(column) = table.column_mut(column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    for (number, line) in table.lines().enumerate() {
        let line = line.trim_end();
        writeln!(out, "{}", if number == 0 { style.paint(Tone::Strong, line) } else { line.to_owned() })?;
    }
    Ok(())
}

/// What is to be said of one problem: lines whose first is in a tone.
pub(super) fn details(strength: &Strength, fixed: bool) -> Vec<(Option<Tone>, String)> {
    let mut sections = Vec::new();
    for note in &strength.notes {
        sections.push((Some(Tone::Warning), format!("note: {note}")));
    }
    for wrong in strength.wrong.iter().filter(|wrong| wrong.killed.is_none()) {
        sections.push(match &wrong.skipped {
            Some(why) => (Some(Tone::Warning), format!("skipped {}: {why}", wrong.submission)),
            None => (Some(Tone::Bad), lives(strength, wrong)),
        });
    }
    for survivor in &strength.survivors {
        let tone = if survivor.countercase.is_some() { Tone::Bad } else { Tone::Warning };
        let head = format!("{}:{} lives: {}", survivor.submission, survivor.line, survivor.operator);
        sections.push((Some(tone), format!("{head}\n{}{}", survivor.diff, fate(strength, survivor))));
    }
    if !strength.remedies.is_empty() {
        let count = strength.remedies.len();
        let cases = if count == 1 { "one case".to_string() } else { format!("{count} cases") };
        let text = match fixed {
            true => format!("kept {cases} against what lived"),
            false => format!("{cases} would kill what lives: `--fix` keeps them"),
        };
        sections.push((Some(Tone::Strong), text));
    }
    for Needed { case, mutants, submissions } in &strength.needed {
        let mut named = submissions.clone();
        let mutants = once_each(mutants);
        named.extend(mutants.iter().take(NAMED_MAX).cloned());
        let more = mutants.len().saturating_sub(NAMED_MAX);
        let more = if more > 0 { format!("\nand {more} more") } else { String::new() };
        sections.push((None, format!("only {case} kills\n{}{more}", named.join("\n"))));
    }
    if let Some(smallest) = &strength.smallest {
        let head = match smallest.len() {
            0 => "samples and kept cases kill all that the cases kill".to_string(),
            1 => "one generated case, beside samples and kept ones, kills all that the cases kill".to_string(),
            count => format!("{count} generated cases, beside samples and kept ones, kill all that the cases kill"),
        };
        sections.push((Some(Tone::Strong), format!("{head}\n{}", smallest.join("\n"))));
    }
    sections
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

/// What becomes of a survivor.
fn fate(strength: &Strength, survivor: &Survivor) -> String {
    match &survivor.countercase {
        Some(counter) => shown(strength, counter),
        None => equals(&survivor.evidence),
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

#[derive(Serialize)]
struct Measured<'a> {
    format: u32,
    results: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    problem: &'a str,
    cases: usize,
    mutants: usize,
    killed: usize,
    doubtful: usize,
    equivalent: usize,
    survivors: Vec<SurvivorRow<'a>>,
    differing: Vec<DifferingRow<'a>>,
    wrong_submissions: Vec<WrongRow<'a>>,
    needed: Vec<NeededRow<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    smallest: Option<&'a [String]>,
    remedies: Vec<RemedyRow<'a>>,
    notes: &'a [String],
    seconds: f64,
    hangs: usize,
    seconds_hanging: f64,
    seconds_searching: f64,
}

#[derive(Serialize)]
struct SurvivorRow<'a> {
    submission: &'a str,
    line: usize,
    change: &'a str,
    diff: &'a str,
    countercase: Option<&'a str>,
    exhausted: u64,
    everything: bool,
    random: u64,
    unanswered: u64,
    only_cases: bool,
}

#[derive(Serialize)]
struct DifferingRow<'a> {
    submission: &'a str,
    reference: &'a str,
    input: &'a str,
    expected: &'a str,
    got: &'a str,
}

#[derive(Serialize)]
struct WrongRow<'a> {
    submission: &'a str,
    killed_by: Option<&'a str>,
    verdict: Option<Verdict>,
    doubtful: bool,
    countercase: Option<&'a str>,
    searched: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    skipped: Option<&'a str>,
}

#[derive(Serialize)]
struct NeededRow<'a> {
    case: &'a str,
    mutants: &'a [String],
    submissions: &'a [String],
}

#[derive(Serialize)]
struct RemedyRow<'a> {
    input: &'a str,
    reason: &'a str,
}

/// The object that `strength --format json` promises.
///
/// # Errors
/// A number that is none.
pub fn json(results: &[Strength]) -> io::Result<Vec<u8>> {
    let results = results.iter().map(row).collect();
    Ok(serde_json::to_vec(&Measured { format: 1, results })?)
}

fn row(strength: &Strength) -> Row<'_> {
    Row {
        problem: &strength.problem,
        cases: strength.cases,
        mutants: strength.mutants,
        killed: strength.killed,
        doubtful: strength.doubtful,
        equivalent: strength.suspects(),
        survivors: strength.survivors.iter().map(survivor_row).collect(),
        differing: (strength.differing.iter())
            .map(|differing| DifferingRow {
                submission: &differing.submission,
                reference: &differing.reference,
                input: &differing.input,
                expected: &differing.expected,
                got: &differing.got,
            })
            .collect(),
        wrong_submissions: (strength.wrong.iter())
            .map(|wrong| WrongRow {
                submission: &wrong.submission,
                killed_by: wrong.killed.as_ref().map(|(case, _)| case.as_str()).filter(|case| !case.is_empty()),
                verdict: wrong.killed.as_ref().map(|(_, verdict)| *verdict),
                doubtful: wrong.doubtful,
                countercase: wrong.countercase.as_ref().map(|(input, _)| input.as_str()),
                searched: wrong.searched,
                skipped: wrong.skipped.as_deref(),
            })
            .collect(),
        needed: (strength.needed.iter())
            .map(|needed| NeededRow { case: &needed.case, mutants: &needed.mutants, submissions: &needed.submissions })
            .collect(),
        smallest: strength.smallest.as_deref(),
        remedies: strength.remedies.iter().map(|r| RemedyRow { input: &r.input, reason: &r.reason }).collect(),
        notes: &strength.notes,
        seconds: rounded(strength.seconds),
        hangs: strength.hangs,
        seconds_hanging: rounded(strength.seconds_hanging),
        seconds_searching: rounded(strength.seconds_searching),
    }
}

/// Seconds to the thousandth.
fn rounded(seconds: f64) -> f64 {
    (seconds * 1000.0).round() / 1000.0
}

fn survivor_row(survivor: &Survivor) -> SurvivorRow<'_> {
    SurvivorRow {
        submission: &survivor.submission,
        line: survivor.line,
        change: &survivor.operator,
        diff: &survivor.diff,
        countercase: survivor.countercase.as_ref().map(|(input, _)| input.as_str()),
        exhausted: survivor.evidence.exhausted,
        everything: survivor.evidence.everything,
        random: survivor.evidence.random,
        unanswered: survivor.evidence.unanswered,
        only_cases: survivor.evidence.only_cases,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_strength::{Differing, Remedy};

    fn sample() -> Strength {
        let survivor = |line, countercase, everything| Survivor {
            submission: "accepted/sum.rs".into(),
            line,
            operator: "a constant one off".into(),
            diff: "- a + 1\n+ a + 2\n".into(),
            countercase,
            evidence: Evidence {
                exhausted: 97_655,
                everything,
                random: 100_000,
                unanswered: if line == 6 { 13 } else { 0 },
                given_up: false,
                only_cases: false,
            },
        };
        let again = "accepted/sum.rs:9: no remainder".to_owned();
        Strength {
            problem: "sum".into(),
            cases: 12,
            mutants: 40,
            killed: 37,
            doubtful: 0,
            survivors: vec![
                survivor(3, None, false),
                survivor(4, Some(("1\n5\n".into(), Verdict::WrongAnswer)), false),
                survivor(5, None, true),
                survivor(6, None, false),
            ],
            differing: vec![Differing {
                submission: "accepted/other.rs".into(),
                reference: "the model accepted/sum.rs".into(),
                input: "1\n3\n".into(),
                expected: "3\n".into(),
                got: "4\n".into(),
            }],
            wrong: vec![
                Wrong {
                    submission: "wrong_answer/a.rs".into(),
                    killed: Some(("sample/1".into(), Verdict::WrongAnswer)),
                    doubtful: false,
                    skipped: None,
                    countercase: None,
                    searched: false,
                },
                Wrong {
                    submission: "wrong_answer/b.rs".into(),
                    killed: None,
                    doubtful: false,
                    skipped: None,
                    countercase: Some(("1\n7\n".into(), Verdict::WrongAnswer)),
                    searched: false,
                },
            ],
            needed: vec![Needed {
                case: "sample/1".into(),
                mutants: vec!["accepted/sum.rs:8: no sum".into(), again.clone(), again.clone(), again],
                submissions: vec![],
            }],
            smallest: Some(vec!["secret/edge/01".into()]),
            remedies: vec![Remedy { input: "1\n5\n".into(), reason: "shows a constant one off".into() }],
            notes: vec![],
            operations: Default::default(),
            seconds: 1.25,
            hangs: 2,
            seconds_hanging: 0.5,
            seconds_searching: 0.25,
        }
    }

    #[test]
    fn every_survivor_has_its_diff_and_its_fate() {
        let mut out = Vec::new();
        text(&mut out, &[sample()], false, Style::default()).unwrap();
        let text = String::from_utf8(out).unwrap();
        for part in [
            "37 of 40",
            "1 of 2",
            "accepted/sum.rs:3 lives: a constant one off\n   - a + 1\n   + a + 2\n   equals the original on 97,655 inputs in order of size, and on 100,000 others",
            "wrong_answer on\n       1\n       5\n",
            "equals the original on all 97,655 legal inputs: it is equivalent",
            "wrong_answer/b.rs lives: no case shows that it is wrong\n   wrong_answer on\n       1\n       7\n",
            "`ojkit stress sum --submission problems/sum/submissions/wrong_answer/b.rs --keep`",
            "equals the original on 97,655 inputs in order of size, and on 100,000 others, and was not compared on 13 on which the original itself fails",
            "only sample/1 kills\n   accepted/sum.rs:8: no sum\n   accepted/sum.rs:9: no remainder (3 places)\n",
            "one generated case, beside samples and kept ones, kills all that the cases kill\n   secret/edge/01",
            "`--fix` keeps them",
        ] {
            assert!(text.contains(part), "{part:?} in\n{text}");
        }
    }

    #[test]
    fn a_search_that_was_not_made_is_not_claimed() {
        let mut wrong = sample().wrong.remove(1);
        wrong.countercase = None;
        let stress = "`ojkit stress sum --submission problems/sum/submissions/wrong_answer/b.rs`";
        let head = "wrong_answer/b.rs lives: no case shows that it is wrong";
        assert_eq!(lives(&sample(), &wrong), format!("{head}\n{stress} searches one"));
        wrong.searched = true;
        assert_eq!(
            lives(&sample(), &wrong),
            format!("{head}\nnone was found in a short search; {stress} searches longer")
        );
    }

    #[test]
    fn json_has_the_fields_that_scripts_rely_on() {
        let out = json(&[sample()]).unwrap();
        let json: serde_json::Value = serde_json::from_slice(&out).unwrap();
        assert_eq!(json["format"], 1);
        let row = &json["results"][0];
        assert_eq!((&row["problem"], &row["cases"], &row["mutants"]), (&"sum".into(), &12.into(), &40.into()));
        assert_eq!((&row["killed"], &row["equivalent"]), (&37.into(), &3.into()));
        assert_eq!(
            (&row["hangs"], &row["seconds_hanging"], &row["seconds_searching"]),
            (&2.into(), &0.5.into(), &0.25.into())
        );
        assert_eq!(row["survivors"].as_array().unwrap().len(), 4);
        assert_eq!(row["survivors"][3]["unanswered"], 13);
        assert_eq!(row["wrong_submissions"][1]["countercase"], "1\n7\n");
        assert_eq!(row["wrong_submissions"][1]["searched"], false);
        assert_eq!(row["differing"][0]["submission"], "accepted/other.rs");
        assert_eq!((&row["differing"][0]["expected"], &row["differing"][0]["got"]), (&"3\n".into(), &"4\n".into()));
        assert_eq!(row["survivors"][1]["countercase"], "1\n5\n");
        assert_eq!(row["wrong_submissions"][1]["killed_by"], serde_json::Value::Null);
    }
}

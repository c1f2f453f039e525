//! A countercase, or that there is none.

use super::difference::{ANSWER_LINES, INPUT_LINES, lines};
use super::document::{Detail, Document, On, Part, Plot, Series, Text, Tone};
use super::figures::{counted, grouped};
use super::json;
use super::junit::{End, Test};
use super::pictures;
use super::run::listed;
use super::site::is_of_a_site;
use ojkit_judge::one_process::AFTER_OTHERS;
use ojkit_model::finding::Finding;
use ojkit_model::problem::Problem;
use ojkit_model::signature::Parameter;
use ojkit_run::tool::quoted;
use ojkit_search::stress::{Confirmed, Countercase, Law, Minimal, Searched, TimeGrowth};
use ojkit_text::notation::print_parameter;
use ojkit_work::stress::{Search, is_short};

/// What the search was about.
#[derive(Clone, Copy, Debug)]
pub struct Facts<'a> {
    pub problem: &'a Problem,
    /// The submission, as the user named it.
    pub submission: &'a str,
    pub search: &'a Search,
    /// Whether the user named the reference, which may be wrong itself.
    pub against: bool,
    /// The kept case that the submission fails, where the search found nothing.
    pub kept: Option<&'a Finding>,
}

/// What was found.
pub fn document(facts: &Facts) -> Document<'static> {
    let Facts { problem, submission, search: Search { searched, reference, .. }, .. } = *facts;
    let mut document = Document::new(format!("{submission}: stress"), &[]);
    document.lead.push(format!("{}: {}", problem.slug, problem.title));
    let mut shown = Text::default();
    text(&mut shown, facts);
    let case = searched.countercase.as_ref();
    let (tone, head, end) = match case {
        Some(case) => {
            let (kind, message) = (case.verdict.name().to_owned(), case.message.trim().to_owned());
            let failed = End::Failed(kind, message, shown.plain());
            (Tone::Bad, format!("{submission}: {}", case.verdict.name()), failed)
        }
        None => (Tone::Good, format!("{submission}: no difference from {reference}"), End::Passed),
    };
    let (problem, name) = (problem.slug.clone(), submission.to_owned());
    document.tests = vec![Test { problem, name, seconds: searched.seconds, end }];
    document.add(On::Terminal, Part::Text(shown.clone()));
    let pictures = case.map_or(Vec::new(), |case| pictures::of_countercase(facts.problem, case));
    document.add(On::Page, Part::Detail(Detail { is_open: true, pictures, ..Detail::new(tone, head, shown) }));
    if let Some(growth) = case.and_then(|case| case.growth.as_ref()) {
        let points = growth.points.iter().map(|&(size, seconds)| (size, seconds * 1000.0)).collect();
        let growth = growth.law.map(|law| (law, in_words(law)));
        let series = vec![Series { name: submission.to_owned(), points, growth }];
        document.add(On::Page, Part::Plot(Plot { title: "", series, size: "elements of the input", limit_ms: None }));
    }
    document
}

/// Appends what was found.
pub(super) fn text(out: &mut Text, facts: &Facts) {
    let Facts { problem, submission, search: search @ Search { searched, reference, .. }, .. } = *facts;
    let tried = format!("{} tried in {:.1} s", counted(searched.cases, "input"), searched.seconds);
    let beside = if facts.against { format!(" against {reference}") } else { String::new() };
    out.say(format!("{submission}: "));
    match &searched.countercase {
        Some(case) => {
            // What it fails after is shown below.
            let message = if case.after.is_empty() { case.message.trim() } else { AFTER_OTHERS };
            match search.open() {
                Some(open) => out.toned(Tone::Warning, open.to_string()).say("\n"),
                None => out.toned(Tone::Bad, case.verdict.name()).say(format!("{beside}, {message}\n")),
            };
            countercase(out, problem, case);
            writeln!(out, "{tried}; {}", how_small(case));
            within(out, facts);
            if searched.stopped {
                writeln!(out, "stopped before it was made as small as can be");
            }
            if let Some(growth) = &case.growth {
                grows(out, growth);
            }
            if case.confirmed != Confirmed::OnlyAfterOthers
                && let Some(command) = replay(problem, submission, search.input.as_deref(), case)
            {
                writeln!(out, "again: {command}");
            }
        }
        None => {
            let found = match (&searched.undecided, searched.exhausted) {
                (Some(undecided), _) => {
                    let differ = grouped(undecided.count);
                    let found = "and no checker says whether they are right";
                    out.toned(Tone::Warning, format!("{differ} outputs differ from {reference}, {found}"))
                }
                (None, Some(all)) => {
                    let some = searched.through_main.is_some_and(|main| !main.all);
                    let door = if some { " through `Solution`" } else { "" };
                    let all = counted(all, "input");
                    out.toned(Tone::Good, format!("no difference from {reference}{door} among all {all}"))
                }
                (None, None) => {
                    let end = if searched.stopped { "stopped: " } else { "" };
                    out.say(format!("{end}no difference from {reference} found"))
                }
            };
            found.say("\n");
            within(out, facts);
            write!(out, "{tried}");
            if searched.undecided.is_none() && searched.exhausted.is_none() {
                let others = searched.cases > searched.enumerated;
                let others = if others { ", the others at random, small and large" } else { "" };
                write!(out, ": {} in order of size{others}", grouped(searched.enumerated));
            }
            out.say("\n");
            if searched.undecided.is_none() {
                through_main(out, searched);
            }
        }
    }
    if let Some(case) = facts.kept {
        let on = format!(" on the kept case {}: {}\n", case.case, case.message.trim());
        out.say(format!("{submission}: ")).toned(Tone::Bad, case.verdict.name()).say(on);
        writeln!(out, "again: {}", again(problem, submission, Given::Case(&case.case)));
    }
    out.notes(&searched.notes);
    if !searched.printed.is_empty() {
        listed(out, "printed for debugging (not judged)", &searched.printed);
    }
}

/// What the judge runs of a file with two doors is its `main`.
fn through_main(out: &mut Text, searched: &Searched) {
    let Some(main) = searched.through_main else { return };
    let what = if searched.exhausted.is_some() && !main.all {
        format!("{} of them", grouped(main.cases))
    } else {
        counted(main.cases, "input")
    };
    writeln!(out, "its own `main`, which the judge runs, was tried on {what} in {:.1} s", main.seconds)
}

/// What was searched, where it is not every legal input.
fn within(out: &mut Text, facts: &Facts) {
    facts.search.constraints.iter().for_each(|line| writeln!(out, "  with {line}"))
}

fn countercase(out: &mut Text, problem: &Problem, case: &Countercase) {
    let is_class = problem.signature.class.is_some() && !case.parameters.is_empty();
    let is_function = problem.signature.function.is_some() && !case.parameters.is_empty();
    if !is_class {
        let most = if is_function || !case.after.is_empty() { ANSWER_LINES } else { INPUT_LINES };
        cut_lines(out, "input", case.input.as_bytes(), most);
    }
    let names = problem.signature.parameters.iter().map(|p| p.name.as_str());
    if is_class {
        out.heading("operations and arguments");
        case.parameters.lines().for_each(|line| writeln!(out, "  {}", cut(line)));
    }
    if is_function {
        out.heading("parameters");
        for (name, value) in names.zip(case.parameters.lines()) {
            writeln!(out, "  {name} = {}", cut(value));
        }
    }
    if !problem.is_interaction() {
        cut_lines(out, "expected", case.expected.as_bytes(), ANSWER_LINES);
        cut_lines(out, "got", case.got.as_bytes(), ANSWER_LINES);
    }
    let (what, advice) = match case.confirmed {
        Confirmed::Yes => return,
        Confirmed::OnlyAfterOthers => {
            let place = if problem.signature.class.is_some() { "constructor" } else { "function itself" };
            let advice = format!(
                "alone, the submission is right on it: it keeps state between cases; set that state in the {place}"
            );
            ("not alone", advice)
        }
        Confirmed::DoorsDisagree => {
            ("two doors", "`Solution` fails on it, but the file's own `main` is right: they do different things".into())
        }
        Confirmed::NotAgain => {
            let advice = "run again alone, the submission is right on it: look for uninitialized memory, random numbers and clocks";
            ("not again", advice.into())
        }
        Confirmed::OnlyThroughMain => {
            let advice = "the file's own `main` fails on it, but `Solution`, with the site's stack size, is right";
            ("two doors", advice.into())
        }
    };
    out.toned(Tone::Warning, what).say(format!(": {advice}\n"));
    match &case.after[..] {
        [] => {}
        [one] => cut_lines(out, "it fails after this one, for example", one.as_bytes(), ANSWER_LINES),
        [.., last] => {
            let heading = format!("it fails after {} inputs, the last of which is", case.after.len());
            cut_lines(out, &heading, last.as_bytes(), ANSWER_LINES);
        }
    }
}

fn cut_lines(out: &mut Text, heading: &str, text: &[u8], most: usize) {
    out.heading(heading);
    lines(out, text, most)
}

pub(super) fn how_small(case: &Countercase) -> String {
    match case.minimal {
        Minimal::Proven { inputs: 0, .. } => "proven smallest: there is no smaller input".to_string(),
        Minimal::Proven { inputs: 1, .. } => "proven smallest: the one smaller input does not fail".to_string(),
        Minimal::Proven { inputs, all: true } => {
            format!("proven smallest: none of the {} smaller inputs fails", grouped(inputs))
        }
        Minimal::Proven { inputs, all: false } => {
            let inputs = grouped(inputs);
            format!(
                "proven smallest among inputs with values no larger than these: none of the {inputs} smaller ones fails"
            )
        }
        Minimal::Local if case.confirmed == Confirmed::OnlyAfterOthers => {
            "its size says little, because it fails only after other inputs".to_string()
        }
        Minimal::Local if case.settled => "no smaller input was found by changing it".to_string(),
        Minimal::Local => "perhaps not the smallest: not every step to a smaller one was tried".to_string(),
    }
}

/// How time grows, in words.
pub(super) fn in_words(law: Law) -> String {
    match law {
        Law::Power(exponent) => format!("time grows about as size^{exponent:.1}"),
        Law::Factor(factor) => format!("each step in size takes about {factor:.2} times as long"),
    }
}

pub(super) fn growth_json(growth: &TimeGrowth) -> serde_json::Value {
    serde_json::json!({
        "points": growth.points,
        "passed": growth.passed,
        "exponent": if let Some(Law::Power(exponent)) = growth.law { Some(exponent) } else { None },
        "factor": if let Some(Law::Factor(factor)) = growth.law { Some(factor) } else { None },
    })
}

pub(super) fn grows(out: &mut Text, growth: &TimeGrowth) {
    let points: Vec<String> = growth.points.iter().map(|(size, s)| format!("{}: {s:.3} s", grouped(*size))).collect();
    if !points.is_empty() {
        writeln!(out, "time by size: {}", points.join(", "));
    }
    if let Some(size) = growth.passed {
        writeln!(out, "the limit is passed at size {}", grouped(size));
    }
    growth.law.iter().for_each(|law| writeln!(out, "{}", in_words(*law)));
}

/// An input of `ojkit run`.
pub(super) enum Given<'a> {
    Case(&'a str),
    File(&'a str),
    Text(&'a str),
    /// All that a test runs.
    All,
}

/// The command that runs a submission on an input again.
pub(super) fn again(problem: &Problem, submission: &str, given: Given) -> String {
    let of = format!("{} --problem {}", name(submission), problem.slug);
    match given {
        Given::All => format!("ojkit test {of}"),
        given => on_input(&format!("ojkit run {of}"), "--case ", given),
    }
}

/// A command with an input; `flag` stands before the name of a case.
pub(super) fn on_input(command: &str, flag: &str, given: Given) -> String {
    match given {
        Given::All => command.to_owned(),
        Given::Case(case) => format!("{command} {flag}{}", quoted(case)),
        Given::File(path) => format!("{command} --input {}", name(path)),
        Given::Text(text) => {
            format!("printf '%s\\n' {} | {command} --input -", quoted(text.strip_suffix('\n').unwrap_or(text)))
        }
    }
}

/// The name of a file as a shell takes it.
pub(super) fn name(text: &str) -> String {
    quoted(&format!("{}{text}", if text.starts_with('-') { "./" } else { "" }))
}

/// The command that tries a countercase again, which may be in a file; none for one that is too long for a command and in no file.
pub(super) fn replay(problem: &Problem, submission: &str, file: Option<&str>, case: &Countercase) -> Option<String> {
    let has_lines = is_of_a_site(problem) && !case.parameters.is_empty();
    let given = match file {
        Some(path) => Given::File(path),
        None if !is_short(case.input.as_bytes()) => return None,
        None => Given::Text(if has_lines { &case.parameters } else { &case.input }),
    };
    Some(again(problem, submission, given))
}

const LINE_MAX: usize = 400;

fn cut(line: &str) -> String {
    match line.char_indices().nth(LINE_MAX) {
        Some((end, _)) => format!("{}... ({} characters)", &line[..end], line.chars().count()),
        None => line.to_string(),
    }
}

/// The object that `stress --format json` promises.
pub fn json(facts: &Facts) -> serde_json::Value {
    let Search { searched, constraints, .. } = facts.search;
    let case = searched.countercase.as_ref().map(|case| countercase_json(facts.problem, case));
    let exhausted =
        searched.exhausted.map(|inputs| serde_json::json!({ "constraints": constraints, "inputs": inputs }));
    serde_json::json!({
        "format": 1,
        "problem": facts.problem.slug,
        "submission": facts.submission,
        "constraints": constraints,
        "countercase": case,
        "doubtful": facts.search.open().map(json::open),
        "kept_case": facts.kept.map(|case| serde_json::json!({
            "case": case.case, "verdict": case.verdict.name(), "message": case.message,
        })),
        "cases": searched.cases,
        "seconds": searched.seconds,
        "exhausted": exhausted,
        "undecided": searched.undecided.as_ref().map_or(0, |undecided| undecided.count),
        "through_main": searched.through_main,
        "stopped": searched.stopped,
        "notes": searched.notes,
        "printed": String::from_utf8_lossy(&searched.printed),
    })
}

/// A countercase as scripts get it.
pub(super) fn countercase_json(problem: &Problem, case: &Countercase) -> serde_json::Value {
    serde_json::json!({
        "input": case.input,
        "parameters": parameters(problem, case),
        "site": case.parameters,
        "expected": case.expected,
        "got": case.got,
        "verdict": case.verdict.name(),
        "message": case.message,
        "after": case.after.last(),
        "after_inputs": case.after.len(),
        "settled": case.settled,
        "minimal": match case.minimal { Minimal::Proven { .. } => "proven", Minimal::Local => "local" },
        "confirmed": match case.confirmed {
            Confirmed::Yes => "yes",
            Confirmed::OnlyAfterOthers => "only_after_others",
            Confirmed::DoorsDisagree => "doors_disagree",
            Confirmed::OnlyThroughMain => "only_through_main",
            Confirmed::NotAgain => "not_again",
        },
        "growth": case.growth.as_ref().map(growth_json),
    })
}

/// Values by name, as JSON where the site's notation is JSON, else as that notation's text.
fn parameters(problem: &Problem, case: &Countercase) -> serde_json::Value {
    let all = problem.signature.parameters.iter().enumerate().filter(|_| !case.parameters.is_empty());
    let value = |text: String| serde_json::from_str(&text).unwrap_or(serde_json::Value::String(text));
    all.map(|(index, parameter)| (parameter.name.clone(), value(one(problem, index, parameter, case)))).collect()
}

fn one(problem: &Problem, index: usize, parameter: &Parameter, case: &Countercase) -> String {
    let fields = problem.fields.iter().zip(&case.values.fields).filter(|(field, _)| field.parameter == index);
    print_parameter(&parameter.ty, &fields.map(|(_, value)| value.clone()).collect::<Vec<_>>())
}

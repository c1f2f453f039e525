//! Layouts of inputs from formats and samples: how many of a folder of tasks get one, and whether one that is called sure is ever wrong.
//!
//! `cargo bench --bench layouts -- --tasks DIR [--samples-only] [--all] [NAME...]`; a task is a folder with `format.txt` and `ex_N.txt`.
//! One line of JSON for each task without a layout (`--all`: for every task), then a summary by kind.

use ojkit_exchange::layout::{self, Format, Layout};
use std::collections::BTreeMap;
use std::path::Path;

/// What came of a task.
struct Outcome {
    kind: &'static str,
    /// Why a layout that is called sure is wrong.
    wrong: Option<String>,
    /// Whether a sample that was held back has values of another type.
    types: bool,
    layout: Option<Layout>,
}

fn main() {
    let mut words = std::env::args().skip(1);
    let (mut tasks, mut samples_only, mut all, mut names) = (None, false, false, Vec::new());
    while let Some(word) = words.next() {
        match word.as_str() {
            "--tasks" => tasks = words.next(),
            "--samples-only" => samples_only = true,
            "--all" => all = true,
            word if word.starts_with('-') => {}
            _ => names.push(word),
        }
    }
    let Some(tasks) = tasks else {
        println!("give the folder of tasks: --tasks DIR");
        return;
    };
    let folders = std::fs::read_dir(&tasks).expect("the folder of tasks can be read").flatten();
    let mut folders: Vec<_> = folders.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    let (mut done, mut sure, mut wrong, mut types) = (0, 0, 0, 0);
    let started = std::time::Instant::now();
    for folder in &folders {
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !names.is_empty() && !names.contains(&name) {
            continue;
        }
        let began = std::time::Instant::now();
        let outcome = outcome(folder, samples_only);
        let seconds = began.elapsed().as_secs_f64();
        done += 1;
        *counts.entry(outcome.kind).or_default() += 1;
        sure += usize::from(outcome.layout.as_ref().is_some_and(|layout| layout.is_sure));
        wrong += usize::from(outcome.wrong.is_some());
        types += usize::from(outcome.types);
        if all || outcome.wrong.is_some() || outcome.layout.is_none() || seconds > 1.0 {
            let yaml = outcome.layout.as_ref().map(|layout| layout.written.yaml());
            let is_sure = outcome.layout.as_ref().is_some_and(|layout| layout.is_sure);
            println!(
                "{}",
                serde_json::json!({ "task": name, "kind": outcome.kind, "sure": is_sure, "wrong": outcome.wrong, "yaml": yaml,
                    "ms": (seconds * 1e3).round() })
            );
        }
    }
    println!(
        "{done} tasks in {:.1} s; {sure} sure; {wrong} wrong though sure of it, {types} with other types in a sample held back",
        started.elapsed().as_secs_f64()
    );
    for (kind, count) in counts {
        println!("{count:6}  {:5.1} %  {kind}", count as f64 * 100.0 / done.max(1) as f64);
    }
}

fn outcome(folder: &Path, samples_only: bool) -> Outcome {
    let format = std::fs::read_to_string(folder.join("format.txt")).unwrap_or_default();
    let numbers = (1..).map(|number| std::fs::read_to_string(folder.join(format!("ex_{number}.txt"))));
    let texts: Vec<String> = numbers.map_while(Result::ok).collect();
    let samples: Vec<&str> = texts.iter().map(String::as_str).collect();
    let given = (!samples_only).then_some(format.as_str());
    let layout = layout::of(given.map(Format::Signs), &samples);
    let spaced =
        |text: &&str| text.lines().any(|line| line.starts_with(' ') || line.ends_with(' ') || line.contains("  "));
    let kind = match &layout {
        Some(layout) => match (layout.from_format, layout.is_sure) {
            (true, true) => "by the format, sure",
            (true, false) => "by the format, not sure",
            (false, true) => "by the samples, sure",
            (false, false) => "by the samples, not sure",
        },
        None if samples.is_empty() => "none: no samples",
        None if samples.iter().any(|sample| !sample.ends_with('\n')) => "none: a sample without its last line's end",
        None if samples.iter().any(spaced) => "none: samples with spaces that separate nothing",
        None => "none",
    };
    let (mut wrong, mut types) = (None, false);
    if samples.len() > 1 {
        // What is sure without a sample must read it.
        for (held, sample) in samples.iter().enumerate() {
            let others: Vec<&str> =
                samples.iter().enumerate().filter(|(index, _)| *index != held).map(|(_, s)| *s).collect();
            let Some(guess) = layout::of(given.map(Format::Signs), &others).filter(|layout| layout.is_sure) else {
                continue;
            };
            let Err(why) = guess.written.check(&[sample]) else { continue };
            // A sample that no layout reads says nothing of this one, and types are never more than what the samples show.
            if guess.goes_along(sample) {
                types = true;
            } else if layout.as_ref().is_some_and(|layout| layout.from_format == guess.from_format) {
                wrong = Some(format!("without sample {}: {why}: {}", held + 1, guess.written.yaml()));
            }
        }
    }
    if let (Some(layout), true) = (layout.as_ref().filter(|layout| layout.is_sure), samples_only)
        && let Some(stated) =
            layout::of(Some(Format::Signs(&format)), &samples).filter(|stated| stated.from_format && stated.is_sure)
        && stated.shape() != layout.shape()
    {
        wrong = Some(format!("{} where the format says {}", layout.shape(), stated.shape()));
    }
    Outcome { kind, wrong, types, layout }
}

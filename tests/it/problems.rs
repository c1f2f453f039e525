//! What every accepted submission of every problem really prints for the official examples, one readable page per problem.

use crate::{collections, kit};
use ojkit_draw::Bound;
use ojkit_judge::expectation::Submission;
use ojkit_judge::{pool, submission};
use ojkit_languages::Machine;
use ojkit_model::verdict::Verdict;
use ojkit_text::notation::print_parameter;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What one submission printed: its section of the page, or nothing where its language is missing on this machine.
type Section = Option<String>;

#[test]
fn every_accepted_submission_prints_what_its_page_says_and_the_problems_checker_takes_it() {
    let (machine, collection) = (kit::machine(), collections::collection());
    let problems = collections::problems(&collection);
    assert!(!problems.is_empty());
    let work: Vec<(usize, Submission)> = (0..problems.len())
        .flat_map(|p| collections::accepted(&machine, &collection, &problems[p]).into_iter().map(move |s| (p, s)))
        .collect();
    let sections: Vec<Section> = pool::map(
        collections::jobs(),
        work.len(),
        || (),
        |(), item, _: &dyn Fn(())| {
            let (problem, submission) = &work[item];
            section(&machine, &problems[*problem], submission)
        },
        &mut |()| (),
    );
    let numbered: Vec<usize> = (0..problems.len()).collect();
    collections::all(
        &numbered,
        |&p| problems[p].problem.slug.clone(),
        |&p| {
            let slug = &problems[p].problem.slug;
            let known = accepted_sections(&collections::snapshots("problems").join(format!("{slug}.snap")));
            let mut page = examples(&problems[p]);
            for ((_, submission), section) in work.iter().zip(&sections).filter(|((of, _), _)| *of == p) {
                // What this machine cannot run says nothing against the page.
                let text = section.as_ref().or_else(|| known.get(&submission.path));
                page.push_str(&text.map_or(String::new(), |text| format!("\n## {}\n{text}", submission.path)));
            }
            collections::assert_page("problems", slug, &page);
        },
    );
}

#[test]
fn every_page_belongs_to_a_problem() {
    let slugs = collections::collection().slugs().unwrap();
    let pages = fs::read_dir(collections::snapshots("problems")).unwrap();
    for page in pages.map(|entry| entry.unwrap().path()).filter(|path| path.extension().is_some_and(|e| e == "snap")) {
        let slug = page.file_stem().unwrap().to_string_lossy().into_owned();
        assert!(slugs.contains(&slug), "{slug}");
    }
}

/// The head of a page: the examples as the statement gives them.
fn examples(loaded: &Bound) -> String {
    let problem = &loaded.problem;
    let mut page = format!("# {}\n", problem.title);
    for (number, example) in problem.examples.iter().enumerate() {
        page.push_str(&format!("\n{}. ", number + 1));
        if example.input.repeats.is_empty() {
            let mut fields = example.input.fields.as_slice();
            let mut values = Vec::new();
            for (index, parameter) in problem.signature.parameters.iter().enumerate() {
                let (own, rest) = fields.split_at(problem.fields.iter().filter(|f| f.parameter == index).count());
                values.push(format!("{} = {}", parameter.name, print_parameter(&parameter.ty, own)));
                fields = rest;
            }
            page.push_str(&values.join(", "));
        } else {
            page.push_str(&indented(&String::from_utf8_lossy(&collections::case(loaded, 0, example).input)));
        }
        page.push_str(&format!("\n   gives {}\n", indented(&example.output)));
    }
    page
}

fn section(machine: &Machine, loaded: &Bound, submission: &Submission) -> Section {
    let problem = &loaded.problem;
    let mut section = String::new();
    for (number, example) in problem.examples.iter().enumerate() {
        let case = collections::case(loaded, number + 1, example);
        let run = submission::single(machine, loaded, &submission.source, &case);
        let (outcome, judged) = kit::built(run)?;
        let place = format!("{} {} {}", problem.slug, submission.path, case.name);
        assert_eq!(judged.verdict, Verdict::Accepted, "{place}: {}", judged.message);
        section.push_str(&format!("{}. {}\n", number + 1, shown(&outcome.stdout)));
    }
    Some(section)
}

/// An output in full; whatever a page cannot show as it is stands there escaped.
fn shown(output: &[u8]) -> String {
    match std::str::from_utf8(output) {
        Ok(text) if text.ends_with('\n') && !text.contains(|c: char| c.is_control() && c != '\n') => indented(text),
        _ => format!("{:?}", String::from_utf8_lossy(output)),
    }
}

/// Further lines stand below the first.
fn indented(text: &str) -> String {
    text.strip_suffix('\n').unwrap_or(text).replace('\n', "\n   ")
}

/// The sections of the page as it was accepted, by submission.
fn accepted_sections(page: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(page).unwrap_or_default();
    let mut sections = BTreeMap::new();
    for part in text.split("\n## ").skip(1) {
        if let Some((path, section)) = part.split_once('\n') {
            sections.insert(path.to_string(), format!("{}\n", section.trim_end_matches('\n')));
        }
    }
    sections
}

//! The page of `ojkit stress`: the countercase, and how time grows.

use super::plot::{Series, plot};
use super::{COLOURED, escaped, folded, page, painted};
use crate::report::junit::{End, Test};
use crate::report::stress::{self, Facts};
use crate::report::style::Style;
use ojkit_search::stress::{Searched, TimeGrowth};

/// What `ojkit stress` found.
pub fn html(facts: &Facts, searched: &Searched) -> String {
    let mut text = Vec::new();
    // Writing to memory does not fail.
    let _ = stress::text(&mut text, facts, searched, COLOURED);
    let (class, head) = match &searched.countercase {
        Some(case) => ("bad", format!("{}: {}", facts.submission, case.verdict.name())),
        None => ("good", format!("{}: no difference from {}", facts.submission, facts.reference)),
    };
    let mut body = folded(class, true, &head, &format!("<pre>{}</pre>\n", painted(&text)));
    if let Some(growth) = searched.countercase.as_ref().and_then(|case| case.growth.as_ref()) {
        body.push_str(&grown(facts.submission, growth));
    }
    let lead = format!("<p>{}: {}</p>\n", escaped(&facts.problem.slug), escaped(&facts.problem.title));
    page(&format!("{}: stress", facts.submission), &lead, &body)
}

/// The same for CI: one test.
pub fn tests(facts: &Facts, searched: &Searched) -> Vec<Test> {
    let end = match &searched.countercase {
        None => End::Passed,
        Some(case) => {
            let mut text = Vec::new();
            let _ = stress::text(&mut text, facts, searched, Style::default());
            let text = String::from_utf8_lossy(&text).into_owned();
            End::Failed(case.verdict.name().to_owned(), case.message.trim().to_owned(), text)
        }
    };
    let (problem, name) = (facts.problem.slug.clone(), facts.submission.to_owned());
    vec![Test { problem, name, seconds: searched.seconds, end }]
}

fn grown(name: &str, growth: &TimeGrowth) -> String {
    let points = growth.points.iter().map(|&(size, seconds)| (size, seconds * 1000.0)).collect();
    let growth = growth.law.map(|law| (law, stress::in_words(law)));
    plot(&[Series { name: name.to_owned(), points, growth }], "elements of the input", None)
}

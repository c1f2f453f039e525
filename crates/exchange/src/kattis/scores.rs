//! Groups with scores: their cases in folders, and the YAML files that say what each is worth.

use super::Version;
use super::names::{is_sample, numbered};
use crate::package::{File, Origin};
use ojkit_model::case::Case;
use ojkit_model::problem::{Group, Problem};
use ojkit_model::score::Aggregation;

/// The groups of a problem with the cases of each.
pub(crate) struct Scores<'a> {
    pub groups: Vec<(&'a Group, Vec<&'a Case>)>,
    total: u32,
    /// Cases that belong to no group.
    left_out: usize,
    /// Whether cases are files of a package, which have their names.
    is_of_package: bool,
    /// Whether the problem's own checker writes points, for samples too.
    gives_points: bool,
}

impl<'a> Scores<'a> {
    /// Nothing of a problem without scores.
    ///
    /// # Errors
    /// A group without a case.
    pub fn of(origin: &Origin<'a>) -> Result<Option<Scores<'a>>, String> {
        let problem: &Problem = &origin.bound.problem;
        if !problem.is_scored() {
            return Ok(None);
        }
        let members = origin.bound.members(origin.cases);
        let members = members.map_err(|faults| faults.first().map_or(String::new(), |fault| fault.message.clone()))?;
        let of = |number: usize| origin.cases.iter().zip(&members).filter(move |(_, of)| of.contains(&number));
        let scored = problem.groups.iter().enumerate().filter(|(_, group)| group.score.is_some());
        let groups = scored.map(|(number, group)| (group, of(number).map(|(case, _)| case).collect())).collect();
        let left_out = origin.cases.iter().zip(&members).filter(|(case, of)| of.is_empty() && !is_sample(case)).count();
        let (is_of_package, gives_points) = (problem.is_only_samples(), gives_points(origin));
        Ok(Some(Scores { groups, total: problem.score_max(), left_out, is_of_package, gives_points }))
    }

    /// The names of all cases below `data/`: samples, and in the folder of each group those that belong to it.
    pub fn named(&self, cases: &'a [Case]) -> Vec<(String, &'a Case)> {
        let samples: Vec<&Case> = cases.iter().filter(|case| is_sample(case)).collect();
        let mut named: Vec<(String, &Case)> = numbered("sample", &samples).into_iter().zip(samples).collect();
        for (group, cases) in &self.groups {
            let folder = format!("secret/{}", group.name);
            named.extend(numbered(&folder, cases).into_iter().zip(cases.iter().copied()));
        }
        // A name that has its folder in it stays as it is.
        let is_own = |name: &str, case: &Case| {
            let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
            case.name.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
        };
        if self.is_of_package {
            let own = named.iter_mut().filter(|(name, case)| is_own(name, case));
            own.for_each(|(name, case)| name.clone_from(&case.name));
        }
        named
    }

    /// What the folders are worth; `more` is said of every folder of cases.
    pub fn files(&self, version: Version, more: &str) -> Vec<File> {
        let total = self.total;
        if version == Version::V2025_09 {
            let of_group = |(group, _): &(&Group, Vec<&Case>)| {
                let (max, how) = (group.score.unwrap_or_default(), group.aggregation.name());
                let text = format!("max_score: {max}\nscore_aggregation: {how}\n{more}");
                File::new(format!("data/secret/{}/test_group.yaml", group.name), text)
            };
            let secret = format!("max_score: {total}\nscore_aggregation: sum\n");
            let secret = File::new("data/secret/test_group.yaml", secret);
            return self.groups.iter().map(of_group).chain([secret]).collect();
        }
        let of_group = |(group, cases): &(&Group, Vec<&Case>)| {
            let max = f64::from(group.score.unwrap_or_default());
            let (each, how) = match group.aggregation {
                Aggregation::Min => (max, "on_reject: break\ngrader_flags: min"),
                // A sum that is a hair too large would leave its range.
                Aggregation::Sum => {
                    let each = (max / cases.len() as f64 * 1e9).floor() / 1e9;
                    (each, "on_reject: continue\ngrader_flags: sum first_error accept_if_any_accepted")
                }
            };
            let text = format!("{how}\naccept_score: {each}\nrange: 0 {max}\n");
            File::new(format!("data/secret/{}/testdata.yaml", group.name), text)
        };
        let whole = format!("range: 0 {total}\n");
        let of_sample = if self.gives_points { &*whole } else { "range: 0 0\n" };
        let around = [
            ("data/testdata.yaml", format!("on_reject: continue\ngrader_flags: ignore_sample\n{whole}")),
            (
                "data/sample/testdata.yaml",
                format!("on_reject: continue\ngrader_flags: first_error\naccept_score: 0\n{of_sample}"),
            ),
            (
                "data/secret/testdata.yaml",
                format!("on_reject: continue\ngrader_flags: first_error accept_if_any_accepted\n{whole}"),
            ),
        ];
        self.groups.iter().map(of_group).chain(around.map(|(path, text)| File::new(path, text))).collect()
    }

    /// What of the scores is not the same in the package.
    pub fn notes(&self, origin: &Origin, version: Version) -> Vec<String> {
        let mut notes: Vec<String> = self.skipped().into_iter().collect();
        if version == Version::Legacy && gives_points(origin) {
            let why = "the legacy format expects a score.txt for every accepted output and does not know score_multiplier.txt";
            notes.push(format!("the checker gives points: {why}"));
        }
        notes
    }

    /// What of the scores Polygon cannot say.
    pub fn losses(&self, origin: &Origin) -> Vec<String> {
        let is_worst = self.groups.iter().any(|(group, _)| group.aggregation == Aggregation::Min);
        let why = "a group of the policy complete-group gives all of its points or none";
        let points = (is_worst && gives_points(origin)).then(|| format!("the checker gives points: {why}"));
        self.skipped().into_iter().chain(points).collect()
    }

    fn skipped(&self) -> Option<String> {
        let cases = if self.left_out == 1 { "case" } else { "cases" };
        (self.left_out > 0).then(|| format!("{} {cases} outside every group with a score skipped", self.left_out))
    }
}

/// Whether the problem's own checker or interactor seems to write points.
pub(super) fn gives_points(origin: &Origin) -> bool {
    let program = origin.interactor.as_ref().or(origin.checker.as_ref());
    let text = program.map(|program| String::from_utf8_lossy(&program.text).into_owned());
    let words = ["score.txt", "score_multiplier.txt", "quitp"];
    origin.bound.problem.is_scored() && text.is_some_and(|text| words.iter().any(|word| text.contains(word)))
}

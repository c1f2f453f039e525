//! The scores of a package: its tree of folders with what their YAML files say, as a list of groups.

use super::metadata::words;
use crate::import::Taking;
use crate::package::quoted;
use crate::said::{get, text, tree};
use ojkit_draw::folders;
use ojkit_text::yaml::Node;
use std::collections::BTreeSet;

/// A group of a spec, as far as a package can say it.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::import) struct Group {
    pub name: String,
    pub score: f64,
    pub is_sum: bool,
}

/// A folder of cases with what its file says.
struct Folder {
    path: String,
    own: Option<Node>,
    children: Vec<Folder>,
    /// Cases in it and below it.
    cases: usize,
}

/// Files that say how a folder's score comes about.
const FILES: [&str; 2] = ["test_group.yaml", "testdata.yaml"];
const GROUPS_MAX: usize = 100;
/// The largest score of a group.
const SCORE_MAX: f64 = 1e6;

/// The spec's lines about groups with scores, and what all scores come to; nothing where that cannot be said in a spec, which is noted.
pub(super) fn groups(taking: &mut Taking) -> Option<(String, f64)> {
    let secret = folder(taking, "data/secret".to_owned());
    match flat(&secret, &[]).and_then(|groups| checked(&secret, &groups)) {
        Ok(told) => {
            let files: Vec<_> =
                taking.below("data/").filter(|file| FILES.iter().any(|end| file.path.ends_with(end))).collect();
            taking.taken.extend(files.iter().map(|file| file.path.as_str()));
            Some(told)
        }
        Err(why) => {
            taking.notes.push(format!("its scores are not read, and verdicts alone are judged: {why}"));
            None
        }
    }
}

fn folder(taking: &Taking, path: String) -> Folder {
    let below: Vec<&str> =
        taking.files.iter().filter_map(|file| file.path.strip_prefix(&path)?.strip_prefix('/')).collect();
    let names: BTreeSet<&str> = below.iter().filter_map(|rest| rest.split_once('/')).map(|(name, _)| name).collect();
    // Folders of files that belong to a case are none of cases.
    let has_cases =
        |name: &&str| below.iter().any(|rest| rest.starts_with(&format!("{name}/")) && rest.ends_with(".in"));
    let children = names.into_iter().filter(has_cases).map(|name| folder(taking, format!("{path}/{name}"))).collect();
    let own = FILES.iter().find_map(|file| tree(file, &taking.file(&format!("{path}/{file}"))?.bytes).ok());
    Folder { own, children, cases: below.iter().filter(|rest| rest.ends_with(".in")).count(), path }
}

impl Folder {
    fn number(&self, key: &str) -> Option<f64> {
        text(get(self.own.as_ref()?, key)?)?.parse().ok().filter(|number: &f64| number.is_finite())
    }

    /// The words of a key: its own, else those of the nearest folder around it.
    fn words(&self, key: &str, around: &[&Folder]) -> Vec<String> {
        let own = |folder: &Folder| folder.own.as_ref().and_then(|own| get(own, key)).map(words);
        own(self).or_else(|| around.iter().rev().find_map(|folder| own(folder))).unwrap_or_default()
    }

    fn name(&self) -> String {
        let case = format!("{}/1", self.path.trim_start_matches("data/"));
        folders(&case).pop().unwrap_or_default()
    }

    fn group(&self, around: &[&Folder]) -> Result<Group, String> {
        let name = self.name();
        if self.own.as_ref().is_some_and(|own| get(own, "require_pass").is_some()) {
            return Err(format!("{} counts only where others are passed", self.path));
        }
        let said = |key: &str| self.own.as_ref().and_then(|own| get(own, key)).and_then(text);
        let scoring = self.own.as_ref().and_then(|own| get(own, "scoring"));
        let inner = |key: &str| scoring.and_then(|scoring| get(scoring, key)).and_then(text);
        // The versions since 2023-07 say it in two keys, which were together below `scoring` for a while.
        let max = self.number("max_score").or_else(|| inner("score")?.parse().ok());
        if let Some(score) = max {
            let is_sum = said("score_aggregation").or(inner("aggregation")) == Some("sum");
            return Ok(Group { name, score, is_sum });
        }
        let flags = self.words("grader_flags", around);
        let is = |flag: &str| flags.iter().any(|word| word == flag);
        let range = self
            .words("range", around)
            .get(1)
            .and_then(|most| most.parse::<f64>().ok())
            .filter(|most| most.is_finite());
        let (is_own, has_own_range) = (said("grader_flags").is_some(), said("range").is_some());
        match self.number("accept_score") {
            _ if is("max") => Err(format!("{} takes the best of its cases", self.path)),
            Some(score) if is("min") => Ok(Group { name, score, is_sum: false }),
            Some(score) if is("avg") => Ok(Group { name, score, is_sum: true }),
            // DOMjudge's packages give a whole group its score, whatever the folder around it sums.
            Some(score) if range.is_none() && !is_own && !flags.is_empty() => Ok(Group { name, score, is_sum: false }),
            Some(score) => Ok(Group { name, score: score * self.cases as f64, is_sum: true }),
            None => match range.filter(|_| has_own_range) {
                Some(score) => Ok(Group { name, score, is_sum: !is("min") }),
                None => Err(format!("nothing says what {} is worth", self.path)),
            },
        }
    }
}

/// The groups of a folder whose own score is their sum.
fn flat<'f>(of: &'f Folder, around: &[&'f Folder]) -> Result<Vec<Group>, String> {
    if of.children.is_empty() {
        return if of.path == "data/secret" { Err("it has no groups".to_owned()) } else { Ok(vec![of.group(around)?]) };
    }
    let around = [around, &[of]].concat();
    let mut groups = Vec::new();
    for child in &of.children {
        groups.extend(flat(child, &around)?);
    }
    let own = of.words("grader_flags", &[]);
    let is = |flag: &str| own.iter().any(|word| word == flag);
    let aggregation = of.own.as_ref().and_then(|own| get(own, "score_aggregation")).and_then(text);
    let is_min = is("min") || matches!(aggregation, Some("min" | "pass-fail"));
    if is("max") {
        return Err(format!("{} takes the best of its groups", of.path));
    }
    if is("avg") {
        let count = of.children.len() as f64;
        groups.iter_mut().for_each(|group| group.score /= count);
    }
    if is_min {
        let first = groups[0].score;
        let is_one = groups.iter().all(|group| group.score == first && !group.is_sum) && of.path != "data/secret";
        let one = is_one.then(|| vec![Group { name: of.name(), score: first, is_sum: false }]);
        return one.ok_or_else(|| format!("{} takes the worst of groups that differ", of.path));
    }
    Ok(groups)
}

/// The spec's lines about the groups of a folder, and what they come to.
fn checked(secret: &Folder, groups: &[Group]) -> Result<(String, f64), String> {
    let lines = lines(groups)?;
    let total: f64 = groups.iter().map(|group| group.score).sum();
    match secret.number("max_score").filter(|max| *max != total) {
        Some(max) => Err(format!("its groups add up to {total}, but the whole to {max}")),
        None => Ok((lines, total)),
    }
}

/// The spec's lines about groups.
///
/// # Errors
/// Why a spec takes no such groups.
pub(in crate::import) fn lines(groups: &[Group]) -> Result<String, String> {
    let names: BTreeSet<&str> = groups.iter().map(|group| group.name.as_str()).collect();
    if names.len() < groups.len() || groups.len() > GROUPS_MAX {
        return Err("its groups are too many, or share names".to_owned());
    }
    if let Some(group) =
        groups.iter().find(|group| group.score.fract() != 0.0 || !(0.0..=SCORE_MAX).contains(&group.score))
    {
        return Err(format!("`{}` is worth {}, which is not a whole number", group.name, group.score));
    }
    let line = |group: &Group| {
        let sum = if group.is_sum { ", aggregation: sum" } else { "" };
        format!("  - {{ name: {}, score: {}{sum} }}\n", quoted(&group.name), group.score)
    };
    Ok(format!("groups:\n{}", groups.iter().map(line).collect::<String>()))
}

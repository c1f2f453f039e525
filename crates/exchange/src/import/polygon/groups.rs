//! The scores of a package: its groups, and the tests that decide each.

use super::Element;
use crate::import::kattis::groups::{Group, lines};
use crate::package::plain_name;
use ojkit_draw::folders;
use std::collections::BTreeSet;

/// Where the tests lie below `data/`, each in at least one folder, and the spec's lines about groups with scores.
pub(super) fn groups(testset: Element, tests: &[Element], notes: &mut Vec<String>) -> (Vec<Vec<String>>, String) {
    let plain = |test: &Element| vec![(if is_sample(test) { "sample" } else { "secret" }).to_owned()];
    let plain: Vec<Vec<String>> = tests.iter().map(plain).collect();
    let named = || testset.at("groups").into_iter().flat_map(|groups| groups.all("group"));
    if !tests.iter().copied().chain(named()).any(|one| points(&one) > 0.0) {
        return (plain, String::new());
    }
    let mut groups: Vec<Said> = named().map(Said::of).collect();
    for name in tests.iter().map(|test| test.get("group")) {
        if !groups.iter().any(|group| group.name == name) {
            // Points of tests without groups are each test's own.
            groups.push(Said { name, score: None, is_sum: name.is_empty(), needs: Vec::new() });
        }
    }
    let placed =
        placed(&groups, tests, plain.clone(), notes).and_then(|(places, groups)| Ok((places, lines(&groups)?)));
    placed.unwrap_or_else(|why| {
        notes.push(format!("its scores are not read, and verdicts alone are judged: {why}"));
        (plain, String::new())
    })
}

/// What `problem.xml` says of a group.
struct Said<'x> {
    name: &'x str,
    /// What the whole group is worth, where that is said.
    score: Option<f64>,
    is_sum: bool,
    needs: Vec<&'x str>,
}

impl<'x> Said<'x> {
    fn of(group: Element<'x>) -> Said<'x> {
        let needs = group.at("dependencies").into_iter().flat_map(|all| all.all("dependency"));
        Said {
            name: group.get("name"),
            score: Some(points(&group)).filter(|_| !group.get("points").is_empty()),
            is_sum: group.get("points-policy") == "each-test",
            needs: needs.map(|one| one.get("group")).collect(),
        }
    }
}

fn is_sample(test: &Element) -> bool {
    test.get("sample") == "true"
}

fn points(element: &Element) -> f64 {
    element.get("points").parse().ok().filter(|points: &f64| points.is_finite()).unwrap_or_default()
}

/// A sum of points with the digits that people write.
fn rounded(points: f64) -> f64 {
    (points * 1e4).round() / 1e4
}

/// Puts the tests into the folders of their groups, those too on which a group depends: there a group is passed by what is in its folder.
fn placed(
    groups: &[Said],
    tests: &[Element],
    mut places: Vec<Vec<String>>,
    notes: &mut Vec<String>,
) -> Result<(Vec<Vec<String>>, Vec<Group>), String> {
    let of = |name: &str| -> Vec<usize> { (0..tests.len()).filter(|&test| tests[test].get("group") == name).collect() };
    let mut all = Vec::new();
    for group in groups {
        let own = of(group.name);
        let sum = rounded(own.iter().map(|&test| points(&tests[test])).sum());
        let score = group.score.filter(|_| !group.is_sum).unwrap_or(sum);
        if score == 0.0 && own.iter().all(|&test| is_sample(&tests[test])) {
            continue;
        }
        let shown = if group.name.is_empty() { "tests" } else { group.name };
        let needed = needed(groups, group);
        let mut members: BTreeSet<usize> = own.into_iter().collect();
        if group.is_sum {
            members.retain(|&test| points(&tests[test]) > 0.0);
            let mut values = members.iter().map(|&test| rounded(points(&tests[test])));
            let first = values.next().unwrap_or_default();
            if values.any(|value| value != first) {
                return Err(format!("the tests of `{shown}` are worth different numbers of points"));
            }
            let is_strict = needed.iter().any(|name| of(name).iter().any(|&test| !is_sample(&tests[test])));
            if is_strict {
                notes.push(format!("`{shown}` counts here even where a group on which it depends is failed"));
            }
        } else {
            members.extend(needed.iter().flat_map(|name| of(name)));
        }
        if members.is_empty() {
            return Err(format!("`{shown}` is worth {score}, and has no test"));
        }
        let folder = format!("secret/{}", plain_name(shown));
        let name = folders(&format!("{folder}/1")).pop().unwrap_or_default();
        for test in members {
            places[test].retain(|place| place != "secret");
            places[test].push(folder.clone());
        }
        all.push(Group { name, score, is_sum: group.is_sum });
    }
    Ok((places, all))
}

/// The names of all groups on which a group depends, through others too.
fn needed<'x>(groups: &[Said<'x>], group: &Said<'x>) -> BTreeSet<&'x str> {
    let (mut all, mut open) = (BTreeSet::new(), group.needs.clone());
    while let Some(name) = open.pop() {
        if all.insert(name) {
            open.extend(groups.iter().filter(|other| other.name == name).flat_map(|other| &other.needs));
        }
    }
    all.remove(group.name);
    all
}

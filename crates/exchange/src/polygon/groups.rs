//! Groups with scores as Polygon has them: a test belongs to one group, and a group counts only where those that it depends on are passed.

use crate::kattis::Scores;
use crate::package::{Origin, free_name};
use ojkit_model::case::Case;
use ojkit_model::score::Aggregation;
use std::collections::{BTreeMap, BTreeSet};

/// A test with the attributes of its group.
pub(super) struct Test<'a> {
    pub case: &'a Case,
    /// ` group="few"`; empty of a problem without scores.
    pub group: String,
    /// ` points="20.0"`; empty of a problem without scores.
    pub points: String,
}

struct Group<'a> {
    name: &'a str,
    points: u32,
    is_sum: bool,
    /// Places of its cases, of equal ones the first.
    cases: BTreeSet<usize>,
}

/// What divides a point.
const PARTS: u64 = 1_000_000;

/// The tests in the order of the package, and the element `groups`, empty of a problem without scores; notes say what is lost.
pub(super) fn tests<'a>(origin: &Origin<'a>, notes: &mut Vec<String>) -> Result<(Vec<Test<'a>>, String), String> {
    let Some(scores) = Scores::of(origin)? else {
        let plain = |case| Test { case, group: String::new(), points: String::new() };
        return Ok((origin.cases.iter().map(plain).collect(), String::new()));
    };
    notes.extend(scores.losses(origin));
    // A case of several folders of an imported package is one test.
    let mut places: BTreeMap<&[u8], usize> = BTreeMap::new();
    for (place, case) in origin.cases.iter().enumerate() {
        places.entry(&case.input).or_insert(place);
    }
    let set = |cases: &mut dyn Iterator<Item = &Case>| cases.map(|case| places[&case.input[..]]).collect();
    let samples: BTreeSet<usize> = set(&mut origin.cases.iter().filter(|case| case.group == "sample"));
    let name = free_name("sample", |name| scores.groups.iter().any(|(group, _)| group.name == name));
    let mut groups = vec![Group { name: &name, points: 0, is_sum: false, cases: samples }];
    groups.extend(scores.groups.iter().map(|(group, cases)| Group {
        name: &group.name,
        points: group.score.unwrap_or_default(),
        is_sum: group.aggregation == Aggregation::Sum,
        cases: set(&mut cases.iter().copied()),
    }));
    // What a group depends on stands before it.
    groups[1..].sort_by_key(|group| group.cases.len());
    groups.retain(|group| !group.cases.is_empty());
    let (mut tests, mut lines) = (Vec::new(), String::new());
    for (number, group) in groups.iter().enumerate() {
        let needed = needed(&groups[..number], group);
        let covered = |place: &usize| needed.iter().any(|other| other.cases.contains(place));
        let mut own: Vec<usize> = group.cases.iter().copied().filter(|place| !covered(place)).collect();
        if own.is_empty() {
            own.extend(group.cases.last());
        }
        let whole = u64::from(group.points) * PARTS;
        let each = if group.is_sum { whole / own.len() as u64 } else { 0 };
        let first = whole - each * (own.len() as u64 - 1);
        // The first test has the points of a group that is passed as a whole, and of others what a division leaves.
        for (at, &place) in own.iter().enumerate() {
            let points = (if at == 0 { first } else { each }) as f64 / PARTS as f64;
            let (group, points) = (format!(" group=\"{}\"", group.name), format!(" points=\"{points:?}\""));
            tests.push(Test { case: &origin.cases[place], group, points });
        }
        lines.push_str(&line(group, &needed));
    }
    Ok((tests, format!("            <groups>\n{lines}            </groups>\n")))
}

/// Those of the groups before that a group holds whole, but for those that others of them hold.
fn needed<'g, 'a>(before: &'g [Group<'a>], group: &Group) -> Vec<&'g Group<'a>> {
    if group.is_sum {
        return Vec::new();
    }
    let whole: Vec<&Group> = before.iter().filter(|other| other.cases.is_subset(&group.cases)).collect();
    let is_held =
        |at: usize| whole[at + 1..].iter().any(|other| !other.is_sum && whole[at].cases.is_subset(&other.cases));
    whole.iter().enumerate().filter(|(at, _)| !is_held(*at)).map(|(_, other)| *other).collect()
}

fn line(group: &Group, needed: &[&Group]) -> String {
    let Group { name, points, is_sum, .. } = group;
    let points = if *is_sum { String::new() } else { format!(" points=\"{:?}\"", f64::from(*points)) };
    let (feedback, policy) = match (is_sum, group.points) {
        (true, _) => ("points", "each-test"),
        (false, 0) => ("complete", "complete-group"),
        (false, _) => ("icpc", "complete-group"),
    };
    let head = format!(
        "                <group feedback-policy=\"{feedback}\" name=\"{name}\"{points} points-policy=\"{policy}\""
    );
    if needed.is_empty() {
        return format!("{head}/>\n");
    }
    let of = |other: &&Group| format!("                        <dependency group=\"{}\"/>\n", other.name);
    let all: String = needed.iter().map(of).collect();
    format!(
        "{head}>\n                    <dependencies>\n{all}                    </dependencies>\n                </group>\n"
    )
}

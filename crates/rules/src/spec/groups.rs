//! Test groups with their scores, and what submissions are expected to reach.

use super::lines::Said;
use super::{examples, lines, parts};
use ojkit_model::problem::{Group, GroupShape};
use ojkit_model::score::{Aggregation, Expectation, InGroup, Reach};
use ojkit_model::signature::Type;
use ojkit_model::verdict::Verdict;
use ojkit_text::suggest::did_you_mean;
use ojkit_text::yaml::{Entry, Kind, Node, Reader, Resolved, short};

/// Groups of one problem, cases of one group, points of one group.
const GROUPS_MAX: usize = 100;
const GROUP_CASES_MAX: i64 = 1000;
const SCORE_MAX: i64 = 1_000_000;

/// A group with a score that does not say how many cases it has.
const SCORED_CASES: u32 = 6;

const STANDARD_GROUPS: [&str; 10] =
    ["sample", "secret", "kept", "edge", "small", "random", "proportion", "large", "generator", "answer"];

/// Reads `groups:`.
pub fn groups(
    reader: &mut Reader,
    node: &Node,
    (returns, is_only_samples): (Option<&Type>, bool),
    said: Said,
) -> Vec<Group> {
    let items = reader.sequence(node, "groups").unwrap_or_default();
    if let Some(beyond) = items.get(GROUPS_MAX) {
        reader.fault(beyond.span, format!("there are more than {GROUPS_MAX} groups"), "join some");
    }
    let mut groups: Vec<Group> = Vec::new();
    for item in items.iter().take(GROUPS_MAX) {
        let known = ["name", "constraints", "count", "output", "shape", "score", "aggregation"];
        let Some(entries) = reader.mapping(item, "a group", &known) else { continue };
        let name = reader
            .require(entries, "name", "the group", item.span)
            .and_then(|node| group_name(reader, node, &groups, is_only_samples));
        let mut number = |key: &str, range| {
            let value = Reader::get(entries, key)?;
            reader.integer_in(value, &format!("{key} of a group"), range).and_then(|n| u32::try_from(n).ok())
        };
        let count = number("count", 1..=GROUP_CASES_MAX);
        let score = number("score", 0..=SCORE_MAX);
        let count = count.unwrap_or(if score.is_some() { SCORED_CASES } else { 1 });
        let shapes = Reader::get(entries, "shape").map(|node| shapes(reader, node)).unwrap_or_default();
        let aggregation = aggregation(reader, entries, score);
        let constraints = Reader::get(entries, "constraints")
            .map(|lines| lines::constraints(reader, lines, said))
            .unwrap_or_default();
        let output = Reader::get(entries, "output")
            .and_then(|node| examples::output(reader, node, "output of a group", returns))
            .map(|text| text.trim_end_matches('\n').to_owned());
        if let Some(name) = name {
            let place = (item.span.line, item.span.column);
            groups.push(Group { name, constraints, count, output, shapes, score, aggregation, place });
        }
    }
    groups
}

/// Without parameters there are no lines to keep and nothing to draw: a group is a folder of cases.
pub fn refuse_what_needs_parameters(reader: &mut Reader, node: &Node) {
    for entries in reader.sequence(node, "groups").unwrap_or_default() {
        let Kind::Mapping { entries, .. } = &entries.kind else { continue };
        let needs = ["constraints", "count", "output", "shape"];
        for entry in entries.iter().filter(|entry| needs.contains(&entry.key.as_str())) {
            let message = format!("`{}` of a group needs `parameters:`", entry.key);
            let help = "without them the cases of a group are those in the folder data/secret/ that has its name";
            reader.fault(entry.span, message, help);
        }
    }
}

/// One word for all arrays and graphs, or one for each of some.
fn shapes(reader: &mut Reader, node: &Node) -> Vec<GroupShape> {
    let mut shape = |of: Option<&str>, node: &Node| {
        let word = reader.text(node, "shape of a group")?.to_owned();
        let place = (node.span.line, node.span.column);
        Some(GroupShape { of: of.map(str::to_owned), word, place })
    };
    match &node.kind {
        Kind::Mapping { entries, .. } => {
            entries.iter().filter_map(|entry| shape(Some(&entry.key), &entry.value)).collect()
        }
        _ => shape(None, node).into_iter().collect(),
    }
}

fn aggregation(reader: &mut Reader, entries: &[Entry], score: Option<u32>) -> Aggregation {
    let Some(node) = Reader::get(entries, "aggregation") else { return Aggregation::default() };
    if score.is_none() {
        reader.fault(node.span, "a group without a score aggregates nothing", "add `score: ...`, or remove this line");
    }
    reader.choice(node, "aggregation of a group", &Aggregation::ALL).unwrap_or_default()
}

/// Reads `score:`, what the scores of all groups come to.
pub fn total(reader: &mut Reader, node: &Node, groups: &[Group]) {
    let Some(said) = reader.integer_in(node, "score", 0..=SCORE_MAX * GROUPS_MAX as i64) else { return };
    let scores = groups.iter().filter_map(|group| group.score);
    let sum: i64 = scores.clone().map(i64::from).sum();
    if sum != said {
        let list: Vec<String> = scores.map(|score| score.to_string()).collect();
        let message = format!("the groups' scores add up to {sum}, not {said}");
        let help = if list.is_empty() { "no group has a `score:`".to_owned() } else { list.join(" + ") };
        reader.fault(node.span, message, help);
    }
}

/// Reads `expect:`: by submission verdicts, or a score and what is reached in groups.
pub fn expect(reader: &mut Reader, node: &Node, groups: &[Group]) -> Vec<(String, Expectation)> {
    let mut expected = Vec::new();
    for entry in reader.entries(node, "expect").unwrap_or_default() {
        let path = parts::path_below(reader, &entry.key, entry.span, "a key of expect");
        let what = format!("expect of `{}`", short(&entry.key));
        let expectation = match &entry.value.kind {
            Kind::Mapping { .. } => in_score(reader, &entry.value, &what, groups),
            _ => Expectation { verdicts: verdicts(reader, &entry.value, &what), ..Expectation::default() },
        };
        if let Some(path) = path {
            expected.push((path, expectation));
        }
    }
    expected
}

/// A verdict, or those that are possible.
fn verdicts(reader: &mut Reader, node: &Node, what: &str) -> Vec<Verdict> {
    let choices: Vec<(&str, Verdict)> = Verdict::all().iter().map(|&verdict| (verdict.name(), verdict)).collect();
    let Kind::Sequence { items, .. } = &node.kind else {
        return reader.choice(node, what, &choices).into_iter().collect();
    };
    if items.is_empty() {
        reader.fault(node.span, format!("{what} is empty"), "name at least one verdict");
    }
    items.iter().filter_map(|item| reader.choice(item, what, &choices)).collect()
}

fn in_score(reader: &mut Reader, node: &Node, what: &str, groups: &[Group]) -> Expectation {
    let mut expectation = Expectation::default();
    let Some(entries) = reader.mapping(node, what, &["verdicts", "score", "groups"]) else { return expectation };
    let scored: Vec<&Group> = groups.iter().filter(|group| group.score.is_some()).collect();
    let total: u32 = scored.iter().filter_map(|group| group.score).sum();
    if let Some(node) = Reader::get(entries, "verdicts") {
        expectation.verdicts = verdicts(reader, node, &format!("{what}: verdicts"));
    }
    let score = Reader::get(entries, "score");
    expectation.score = score.and_then(|node| reach(reader, node, what, total));
    for entry in Reader::get(entries, "groups").and_then(|node| reader.entries(node, what)).unwrap_or_default() {
        let Some(max) = scored.iter().find(|group| group.name == entry.key).and_then(|group| group.score) else {
            let names: Vec<&str> = scored.iter().map(|group| group.name.as_str()).collect();
            let message = format!("{what}: no group with a score is called `{}`", short(&entry.key));
            reader.fault(entry.span, message, did_you_mean(&entry.key, &names));
            continue;
        };
        let what = format!("{what} in `{}`", entry.key);
        let expected = match is_number(&entry.value) {
            true => reach(reader, &entry.value, &what, max).map(InGroup::Score),
            false => Some(InGroup::Verdicts(verdicts(reader, &entry.value, &what))),
        };
        expectation.groups.extend(expected.map(|expected| (entry.key.clone(), expected)));
    }
    if let (Some(whole), Some(node)) = (expectation.score, score) {
        adds_up(reader, node, (what, whole), &scored, &expectation.groups);
    }
    expectation
}

/// Where a score is expected in every group, their sum is the score.
fn adds_up(
    reader: &mut Reader,
    node: &Node,
    (what, whole): (&str, Reach),
    scored: &[&Group],
    of: &[(String, InGroup)],
) {
    let reaches = of.iter().filter_map(|(_, one)| match one {
        InGroup::Score(reach) => Some(*reach),
        InGroup::Verdicts(_) => None,
    });
    let (least, most) = reaches.clone().fold((0.0, 0.0), |(a, b), reach| (a + reach.least, b + reach.most));
    let sum = Reach { least, most };
    if reaches.count() == scored.len() && (whole.most < sum.least - 0.01 || whole.least > sum.most + 0.01) {
        let message = format!("{what}: the score is {whole}, but its groups add up to {sum}");
        reader.fault(node.span, message, "correct one of them");
    }
}

fn is_number(node: &Node) -> bool {
    match &node.kind {
        Kind::Sequence { items, .. } => items.first().is_some_and(is_number),
        _ => matches!(node.resolve(), Some(Resolved::Integer | Resolved::Double)),
    }
}

/// One score, or `[least, most]`.
fn reach(reader: &mut Reader, node: &Node, what: &str, max: u32) -> Option<Reach> {
    let what = format!("the score of {what}");
    let reach = match &node.kind {
        Kind::Sequence { items, .. } => match &items[..] {
            [least, most] => Reach { least: reader.double(least, &what)?, most: reader.double(most, &what)? },
            _ => {
                let message = format!("{what} has {} numbers", items.len());
                return reader.refuse(node.span, message, "write `[least, most]`");
            }
        },
        _ => Reach::only(reader.double(node, &what)?),
    };
    if !(0.0 <= reach.least && reach.least <= reach.most && reach.most <= f64::from(max)) {
        let help = format!("a score is from 0 to {max}, the sum of the groups' scores");
        return reader.refuse(node.span, format!("{what} cannot be {reach}"), help);
    }
    Some(reach)
}

fn group_name(reader: &mut Reader, node: &Node, others: &[Group], is_only_samples: bool) -> Option<String> {
    let name = reader.word(node, "name of a group")?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
    if name.len() > GROUP_NAME_BYTES_MAX
        || !name.chars().all(plain)
        || !name.starts_with(|c: char| c.is_ascii_alphanumeric())
    {
        let help = "a group names a folder: lowercase letters, digits, `-` and `_`";
        return reader.refuse(node.span, format!("`{}` cannot be the name of a group", short(name)), help);
    }
    // Nothing is drawn for a group that is a folder of cases.
    if STANDARD_GROUPS.contains(&name) && !is_only_samples {
        let help = format!("choose another name; every problem has {}", STANDARD_GROUPS.join(", "));
        return reader.refuse(node.span, format!("`{name}` is a group that every problem has"), help);
    }
    if others.iter().any(|group| group.name == name) {
        return reader.refuse(node.span, format!("there are two groups `{name}`"), "choose another name");
    }
    Some(name.to_owned())
}

/// A longer name makes paths that some systems refuse.
const GROUP_NAME_BYTES_MAX: usize = 40;

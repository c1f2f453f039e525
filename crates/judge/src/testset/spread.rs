//! Cases whose answers differ at every size: where most of a group have one answer, others are drawn in their places.

use super::{Failure, Given, Making, Testset};
use crate::answers::Model;
use crate::checker::excerpt::excerpt_within;
use crate::pool;
use crate::runner::Runner;
use ojkit_draw::Drawing;
use ojkit_draw::hand::notation::Notation;
use ojkit_draw::plan::maker::{Maker, Missing};
use ojkit_draw::plan::variations::Variations;
use ojkit_model::case::Case;
use ojkit_model::input::Input;
use ojkit_model::signature::Type;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What is known of planned cases beside their inputs.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    /// By name: how a case is drawn.
    pub hands: BTreeMap<String, Notation>,
    /// By group: its largest size, in words.
    pub largest: BTreeMap<String, String>,
}

/// At most so many of ten cases have one answer, where others are met in their places.
const OF_TEN: usize = 4;
/// No further input is drawn for a place after so many bytes.
const BYTES_MAX: usize = 256 << 10;
/// Seeds that are tried for each of them.
const TRIES: u64 = 2;
/// So many places in turn in which nothing else is met tell enough of a group.
const ALIKE_MAX: usize = 6;
/// What has an eighth of the bytes of its group's largest case is large.
const LARGE_SHARE: usize = 8;
/// More different answers than these are told apart by size and kind alone.
const EXACT_MAX: usize = 6;
/// Answers that a note lists, and characters of each.
const LISTED: usize = 4;
const SHOWN: usize = 24;

/// One place of a group, and what could stand in it: its case first.
struct Place<'t> {
    case: &'t Case,
    options: Vec<Choice>,
    taken: usize,
}

struct Choice {
    /// What replaces the case; nothing for the case itself.
    other: Option<Case>,
    answer: String,
    class: String,
}

/// What the further inputs gave.
#[derive(Default)]
pub(super) struct Met {
    answers: BTreeMap<String, BTreeSet<String>>,
    /// Those that the model gives no answer to, in words.
    silent: Vec<String>,
}

/// Chooses what replaces cases of groups in which one answer is too common, without answers yet; and one note a group.
///
/// Where it is open which inputs are legal nothing is replaced: rare answers would be those of illegal inputs.
pub(super) fn others(making: &Making, places: &Places, testset: &Testset) -> Result<(Vec<Case>, Met), Failure> {
    let Making { machine, given, options, model } = *making;
    let (bound, mut met) = (given.bound, Met::default());
    if !bound.unenforced().is_empty() {
        return Ok((Vec::new(), met));
    }
    let gate = bound.gate().map(Arc::as_ref);
    let mut maker = Maker::new(&bound.problem, bound.validator.format(), options.budget.seed).gated(gate).trying(TRIES);
    testset.cases.iter().for_each(|case| {
        maker.remember(&case.input);
    });
    let (mut built, mut found) = (None, Vec::new());
    for (group, drawing) in groups(given)? {
        let of_group = testset.cases.iter().filter(|case| case.group == group);
        let mut part: Vec<Place> = of_group.map(|case| Place::of(given, case)).collect();
        part.sort_by_key(|place| Reverse(place.case.input.len()));
        let largest = part.first().map_or(0, |place| place.case.input.len());
        let large = part.partition_point(|place| place.case.input.len() * LARGE_SHARE >= largest);
        let (mut variations, mut tried) = (None, BTreeSet::<usize>::new());
        for count in [large, part.len()] {
            let (part, mut alike) = (&mut part[..count], 0);
            loop {
                classify(part);
                choose(part);
                let (crowded, excess) = crowded(part);
                let next: Vec<usize> =
                    crowded.into_iter().filter(|at| !tried.contains(at)).take(excess.min(ALIKE_MAX)).collect();
                if next.is_empty() || alike >= ALIKE_MAX {
                    break;
                }
                tried.extend(&next);
                if built.is_none() {
                    built = Some(Model::new(machine, bound, model)?);
                }
                let Some(model) = &built else { break };
                let variations = variations.get_or_insert_with(|| Variations::of(drawing));
                let draw = |runner: &mut Runner, item: usize, _: &dyn Fn(())| {
                    let case = part[next[item]].case;
                    let Some(hand) = places.hands.get(&case.name) else { return (Vec::new(), None) };
                    drawn(case, variations.of_hand(hand, next[item]), drawing, &mut maker.clone(), &mut |input| {
                        model.ask(runner, input).map(|answer| answer_of(given, input, &answer))
                    })
                };
                let found = pool::map(options.jobs, next.len(), || Runner::new(machine), draw, &mut |()| ());
                for (&at, (others, silent)) in next.iter().zip(found) {
                    met.silent.extend(silent);
                    let answers = met.answers.entry(group.to_owned()).or_default();
                    answers.extend(others.iter().map(|one| one.answer.clone()));
                    let is_other = |one: &Choice| one.answer != part[at].options[0].answer;
                    alike = if others.iter().any(is_other) { 0 } else { alike + usize::from(!others.is_empty()) };
                    part[at].options.extend(others);
                }
            }
        }
        for Place { mut options, taken, .. } in part {
            found.extend(options.swap_remove(taken).other.filter(|other| maker.remember(&other.input)));
        }
    }
    Ok((found, met))
}

/// The groups in whose places others may be drawn.
fn groups<'a>(given: &Given<'a>) -> Result<Vec<(&'a str, &'a Drawing)>, Failure> {
    let bound = given.bound;
    let own = bound.problem.groups.iter().zip(bound.groups()?);
    let scored = own.filter(|(group, _)| group.score.is_some() && group.output.is_none());
    let usual = ["edge", "random", "large"].map(|group| (group, &bound.drawing));
    Ok(usual.into_iter().chain(scored.map(|(group, drawing)| (group.name.as_str(), drawing))).collect())
}

impl Place<'_> {
    fn of<'t>(given: &Given, case: &'t Case) -> Place<'t> {
        let answer = answer_of(given, &case.input, case.answer.as_deref().unwrap_or_default());
        let own = Choice { other: None, answer, class: String::new() };
        Place { case, options: vec![own], taken: 0 }
    }

    fn class(&self) -> &str {
        &self.options[self.taken].class
    }
}

/// Other inputs for the place of a case, with their answers; and where the model gives none, what to say of it.
fn drawn(
    case: &Case,
    others: Vec<(Notation, String)>,
    drawing: &Drawing,
    maker: &mut Maker,
    ask: &mut dyn FnMut(&[u8]) -> Result<String, String>,
) -> (Vec<Choice>, Option<String>) {
    let (mut found, mut bytes) = (Vec::new(), 0);
    for (number, (hand, words)) in others.into_iter().enumerate() {
        if bytes > BYTES_MAX {
            break;
        }
        let input = match maker.draw(drawing, &case.group, &format!("{} other {number}", case.name), &hand) {
            Ok(input) => input,
            Err(Missing::Known) if !words.is_empty() => continue,
            Err(_) => break,
        };
        bytes += input.bytes.len();
        let answer = match ask(&input.bytes) {
            Ok(answer) => answer,
            Err(why) => {
                let what = "an input that is drawn in its place is left out, since the model gives no answer";
                return (found, Some(format!("{}: {what}: {why}", case.name)));
            }
        };
        let with = if words.is_empty() { words } else { format!(", {words}") };
        let reason = format!("{}{with}; chosen for its answer", case.reason);
        let other = Case { reason, recipe: input.recipe, input: input.bytes, answer: None, ..case.clone() };
        found.push(Choice { other: Some(other), answer, class: String::new() });
    }
    (found, None)
}

/// What an answer says: of several test cases, that of the largest one.
fn answer_of(given: &Given, input: &[u8], answer: &[u8]) -> String {
    let text = String::from_utf8_lossy(answer);
    let lines: Vec<&str> = text.lines().collect();
    let mut read = Input::default();
    let repeated = given.bound.problem.has_repeats() && lines.len() > 1;
    let lines = match repeated && given.bound.validator.format().read(input, &mut read).is_ok() {
        true if lines.len().is_multiple_of(read.repeats.len().max(1)) => {
            let each = lines.len() / read.repeats.len().max(1);
            let size = |at: &usize| read.repeats[*at].iter().map(|value| value.cells.len()).sum::<usize>();
            let largest = (0..read.repeats.len()).rev().max_by_key(size).unwrap_or_default();
            &lines[largest * each..(largest + 1) * each]
        }
        _ => &lines[..],
    };
    in_a_line(&lines.join(" "))
}

fn in_a_line(answer: &str) -> String {
    answer.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Tells the answers of a part apart: each by itself where they are few, and else by size and kind.
fn classify(part: &mut [Place]) {
    let exact: BTreeSet<String> =
        part.iter().flat_map(|place| &place.options).map(|choice| choice.answer.clone()).collect();
    let is_few = exact.len() <= EXACT_MAX;
    for choice in part.iter_mut().flat_map(|place| &mut place.options) {
        choice.class = if is_few { choice.answer.clone() } else { super::choice::coarse(&choice.answer) };
    }
}

fn counts<'p>(part: &'p [Place]) -> BTreeMap<&'p str, usize> {
    let mut counts: BTreeMap<&'p str, usize> = BTreeMap::new();
    part.iter().for_each(|place| *counts.entry(place.class()).or_default() += 1);
    counts
}

/// How many cases of a part may have one answer: of two answers one has half of them at least.
fn most(part: &[Place]) -> usize {
    let met: BTreeSet<&str> = part.iter().flat_map(|place| &place.options).map(|choice| &*choice.class).collect();
    (part.len() * OF_TEN / 10).max(part.len().div_ceil(met.len().max(2)))
}

/// The places of those whose answer is too common, but for that of the largest input, and how many they are too many.
fn crowded(part: &[Place]) -> (Vec<usize>, usize) {
    let (counts, most) = (counts(part), most(part));
    let excess = counts.values().map(|count| count.saturating_sub(most)).sum();
    ((1..part.len()).filter(|&at| counts[part[at].class()] > most).collect(), excess)
}

/// Takes another choice in one place after the other, always towards the rarest answer and the largest input, until none is too common or nothing else was drawn.
fn choose(part: &mut [Place]) {
    loop {
        let counts = counts(part);
        let steps = crowded(part).0.into_iter().flat_map(|at| {
            let (place, counts) = (&part[at], &counts);
            let own = counts[place.class()];
            let count = |choice: usize| counts.get(&*place.options[choice].class).copied().unwrap_or_default();
            let size = |choice: usize| place.options[choice].other.as_ref().map_or(0, |other| other.input.len());
            let steps = (0..place.options.len()).map(move |choice| (count(choice), Reverse(size(choice)), at, choice));
            steps.filter(move |step| step.0 + 1 < own)
        });
        let Some((.., at, choice)) = steps.min() else { return };
        part[at].taken = choice;
    }
}

/// One line for each group: how many of its cases have which answer, its largest size, and what was not reached.
pub(super) fn notes(given: &Given, places: &Places, met: &Met, testset: &Testset) -> Result<Vec<String>, Failure> {
    let mut notes = met.silent.clone();
    let problem = &given.bound.problem;
    let is_boolean = problem.outputs.is_empty() && problem.signature.returns == Some(Type::Boolean);
    let booleans = ["true", "false"].into_iter().filter(|_| is_boolean);
    let outputs: Vec<String> = problem.outputs.iter().map(String::as_str).chain(booleans).map(in_a_line).collect();
    for (group, _) in groups(given)? {
        let cases = testset.cases.iter().filter(|case| case.group == group);
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for case in cases {
            let Some(answer) = &case.answer else { continue };
            *counts.entry(answer_of(given, &case.input, answer)).or_default() += 1;
        }
        let all: usize = counts.values().sum();
        if all == 0 {
            continue;
        }
        let shown = |answer: &str| match answer {
            "" => "(nothing)".to_owned(),
            answer => excerpt_within(answer.as_bytes(), SHOWN),
        };
        let mut order: Vec<(&String, usize)> = counts.iter().map(|(answer, count)| (answer, *count)).collect();
        order.sort_by_key(|(answer, count)| (Reverse(*count), answer.len(), *answer));
        let listed = order.iter().take(LISTED);
        let mut words: Vec<String> = listed.map(|(answer, count)| format!("{count} {}", shown(answer))).collect();
        let others: usize = order.iter().skip(LISTED).map(|(_, count)| count).sum();
        words.extend((others > 0).then(|| format!("{others} other{}", if others == 1 { "" } else { "s" })));
        let size = places.largest.get(group).map_or(String::new(), |size| format!("{size}; "));
        let is_met = |output: &str| {
            counts.contains_key(output) || met.answers.get(group).is_some_and(|met| met.contains(output))
        };
        let missed: Vec<&str> = outputs.iter().map(String::as_str).filter(|output| !is_met(output)).collect();
        let missed = if missed.is_empty() { String::new() } else { format!("; not reached: {}", missed.join(", ")) };
        notes.push(format!(
            "group {group}: {size}answers of {all} case{}: {}{missed}",
            if all == 1 { "" } else { "s" },
            words.join(", ")
        ));
    }
    Ok(notes)
}

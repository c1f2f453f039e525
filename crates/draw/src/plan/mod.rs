//! Which inputs make a problem's testset: plans, which are pure, and know no answers.

mod candidates;
mod changed;
mod figures;
mod ideas;
pub mod maker;
pub mod mix;
pub mod pick;
pub mod pool;
mod reach;
mod small;
mod survey;
pub mod targets;
pub mod variations;
mod without;

pub use changed::{Extent, changed};
pub use reach::ends;
pub use survey::{Knob, knobs};

use crate::bound::Bound;
use crate::drawing::Drawing;
use crate::hand::notation::Notation;
use crate::hand::proportion::Proportion;
use crate::hand::wanted;
use candidates::Candidate;
use maker::{Maker, Missing};
use ojkit_model::case::Recipe;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::Problem;
use reach::Reach;
use std::collections::BTreeMap;
use std::sync::Arc;
use targets::{Size, Target};

/// How many cases there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// All cases of a problem, samples included.
    pub cases: usize,
    /// The user's seed; another one gives other random cases.
    pub seed: u64,
    /// Whether answers can be had, so that cases may be aimed at them.
    pub answers: bool,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { cases: 64, seed: 0, answers: true }
    }
}

/// A case without its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// `edge`, `small`, `random`, `large`, or a group of the spec.
    pub group: String,
    /// `secret/edge/03-all-equal`.
    pub name: String,
    pub reason: String,
    pub recipe: Recipe,
    /// How it is drawn, where another drawing may take its place.
    pub hand: Option<Notation>,
    /// The bytes of the `.in` file.
    pub bytes: Vec<u8>,
}

/// The cases of a problem that need no answers to be planned, and the answers to aim at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// In the order of the page.
    pub proposals: Vec<Proposal>,
    pub targets: Vec<Target>,
    /// By group: its largest size, in words.
    pub largest: BTreeMap<String, String>,
    /// What could not be drawn or was left out; one line each.
    pub notes: Vec<String>,
}

impl Plan {
    /// Gives way to kept cases: leaves out the inputs that are kept, and as many others as there is no room for, so that there are at
    /// most `most` proposals and targets together.
    ///
    /// Each time the last proposal of the standard group that has most goes; groups of the spec stay, and all others keep their names.
    pub fn make_room(&mut self, kept: &[Vec<u8>], most: usize) {
        self.proposals.retain(|proposal| !kept.contains(&proposal.bytes));
        while self.proposals.len() + self.targets.len() > most {
            let count = |group: &str| self.proposals.iter().filter(|proposal| proposal.group == group).count();
            // Of groups with equally many the first one here gives way.
            let fullest =
                ["edge", "large", "proportion", "small", "random"].into_iter().max_by_key(|group| count(group));
            let last = fullest.and_then(|group| self.proposals.iter().rposition(|proposal| proposal.group == group));
            let Some(last) = last else { return };
            self.proposals.remove(last);
        }
    }
}

/// Whether the largest input is longer where inputs may have so many bytes.
pub fn grows(bound: &Bound, size_max: usize) -> bool {
    let large = candidates::large(&knobs(&bound.drawing));
    let bytes = |drawing: &Drawing| {
        let mut maker = Maker::new(&bound.problem, bound.validator.format(), 0);
        Some(maker.try_draw(drawing, "large", "largest", &large.first()?.hand)?.1.len())
    };
    bytes(&bound.drawing) < bytes(&bound.drawing.clone().sized(size_max))
}

/// Plans a problem's cases: `known` are inputs that are cases already (the samples).
///
/// Kept cases come later ([`Plan::make_room`]): whoever keeps one more finds all other cases as they were.
///
/// The same arguments give the same plan, byte for byte, on any machine.
///
/// # Errors
/// A group whose constraints cannot be bound.
pub fn plan(bound: &Bound, known: &[Vec<u8>], budget: &Budget) -> Result<Plan, Vec<Diagnostic>> {
    let Bound { problem, drawing: whole, .. } = bound;
    let narrowed = bound.groups()?;
    let mut maker = Maker::new(problem, bound.validator.format(), budget.seed).gated(bound.gate().map(Arc::as_ref));
    known.iter().for_each(|bytes| {
        maker.remember(bytes);
    });
    let knobs = knobs(whole);
    let left = budget.cases.saturating_sub(known.len());
    let is_related = Proportion::applies(whole.rules());
    // Where an input is one test case, what no input reaches says it all.
    let scored = problem.groups.iter().zip(narrowed).filter(|(group, _)| group.score.is_some());
    let scored = scored.filter(|(_, drawing)| drawing.rules().has_repeats);
    let scored = scored.map(|(group, drawing)| (group.name.as_str(), drawing, Reach::default())).collect();
    let plan = Plan::default();
    let mut planner = Planner { maker, plan, left, reached: BTreeMap::new(), scored, whole, is_related };
    planner.targets(problem, &knobs, narrowed, budget);
    let of_groups = planner.reserve(problem);
    planner.edges(whole, &knobs);
    planner.ideas();
    planner.left += of_groups;
    planner.groups(problem, narrowed);
    planner.rest(whole, &knobs);
    let mut plan = planner.plan;
    let largest = planner.reached.iter().filter_map(|(group, of)| Some((group.clone(), of.largest(whole.rules())?)));
    plan.largest = largest.collect();
    plan.notes.extend(whole.likeness());
    let mut reach = Reach::default();
    planner.reached.values().for_each(|of| reach.merge(of));
    plan.notes.extend(reach.unreached(whole.rules(), whole.size_max()));
    plan.notes.extend(planner.scored.iter().flat_map(|(group, drawing, reach)| reach.far(drawing.rules(), group)));
    // The page goes from what is small and telling to what is large.
    let rank = |group: &str| match group {
        "edge" => 0,
        "small" => 1,
        "random" => 2,
        "proportion" => 3,
        "large" => 4,
        _ => 5,
    };
    plan.proposals.sort_by_key(|proposal| rank(&proposal.group));
    Ok(plan)
}

struct Planner<'a> {
    maker: Maker<'a>,
    plan: Plan,
    left: usize,
    /// By group: what its inputs reach.
    reached: BTreeMap<String, Reach>,
    /// The groups that have scores, and what the inputs reach that belong to them.
    scored: Vec<(&'a str, &'a Drawing, Reach)>,
    whole: &'a Drawing,
    /// Whether values can be in proportion to each other.
    is_related: bool,
}

/// Answers that can be aimed at one by one.
const OUTPUTS_MAX: usize = 6;

impl Planner<'_> {
    fn targets(&mut self, problem: &Problem, knobs: &[Knob], narrowed: &[Drawing], budget: &Budget) {
        let wanted = problem.groups.iter().zip(narrowed).enumerate().filter(|(_, (group, _))| group.output.is_some());
        let mut targets = Vec::new();
        for (index, (group, drawing)) in wanted {
            let own = survey::knobs(drawing);
            for case in 1..=group.count {
                targets.push(Target {
                    group: group.name.clone(),
                    name: format!("secret/{}/{case:02}", group.name),
                    output: group.output.clone().unwrap_or_default(),
                    size: Size::Any,
                    narrowed: Some(index),
                    knobs: own.clone(),
                });
            }
        }
        let sizes = [(Size::Small, "small"), (Size::Middle, "middle"), (Size::Largest, "largest")];
        if (2..=OUTPUTS_MAX).contains(&problem.outputs.len()) {
            for output in &problem.outputs {
                for (size, word) in sizes {
                    let number = targets.iter().filter(|a| a.group == "answer").count() + 1;
                    let answer: String = output.trim().chars().filter(char::is_ascii_alphanumeric).take(20).collect();
                    targets.push(Target {
                        group: "answer".to_string(),
                        name: format!("secret/answer/{number:02}-{}-{word}", answer.to_lowercase()),
                        output: output.clone(),
                        size,
                        narrowed: None,
                        knobs: knobs.to_vec(),
                    });
                }
            }
        } else if problem.outputs.len() > OUTPUTS_MAX {
            let note = format!("{} outputs are too many to aim at each", problem.outputs.len());
            self.plan.notes.push(note);
        }
        if !budget.answers && !targets.is_empty() {
            self.plan.notes.push("without a model no case is aimed at an answer".to_string());
            return;
        }
        let most = self.left / 2;
        if targets.len() > most {
            self.plan.notes.push(format!("{} cases for given answers are left out", targets.len() - most));
            targets.truncate(most);
        }
        self.left -= targets.len();
        self.plan.targets = targets;
    }

    /// Sets the cases of the spec's own groups aside: how many.
    fn reserve(&mut self, problem: &Problem) -> usize {
        let groups = problem.groups.iter().filter(|group| group.output.is_none());
        let wanted: usize = groups.map(|group| group.count as usize).sum();
        let reserved = wanted.min(self.left);
        if reserved < wanted {
            self.plan.notes.push(format!("{} cases of groups are left out: there is no room", wanted - reserved));
        }
        self.left -= reserved;
        reserved
    }

    fn groups(&mut self, problem: &Problem, narrowed: &[Drawing]) {
        for (group, drawing) in problem.groups.iter().zip(narrowed).filter(|(group, _)| group.output.is_none()) {
            let knobs = survey::knobs(drawing);
            let count = (group.count as usize).min(self.left);
            let before = self.plan.proposals.len();
            let shapes = wanted::shapes(problem, drawing.rules(), group).unwrap_or_default();
            let candidates = match group.score {
                _ if !shapes.is_empty() => candidates::shaped(&knobs, &shapes, count),
                Some(_) => candidates::scored(&knobs, count),
                None => (0..count).map(|index| candidates::random(&knobs, index, count)).collect(),
            };
            for (index, mut candidate) in candidates.into_iter().enumerate() {
                if self.plan.proposals.len() - before == count {
                    break;
                }
                candidate.reason = format!("{}: {}", group.name, candidate.reason);
                let _ = self.take(drawing, &group.name, &candidate, Some(index));
            }
            self.missing(&group.name, count, before);
        }
    }

    fn missing(&mut self, group: &str, wanted: usize, before: usize) {
        self.plan.notes.extend(self.maker.end_group(group));
        let got = self.plan.proposals.len() - before;
        if got < wanted {
            let note =
                format!("group {group}: {} of {wanted} cases are left out: no new input was drawn", wanted - got);
            self.plan.notes.push(note);
        }
    }

    /// Draws a candidate and makes it a proposal.
    fn take(
        &mut self,
        drawing: &Drawing,
        group: &str,
        candidate: &Candidate,
        index: Option<usize>,
    ) -> Result<(), Missing> {
        let stream = match index {
            Some(index) => format!("{index} {}", candidate.hand),
            None => candidate.hand.to_string(),
        };
        let drawn = self.maker.draw(drawing, group, &stream, &candidate.hand)?;
        let input = &self.maker.input;
        self.reached.entry(group.to_owned()).or_default().see(self.whole.rules(), input);
        // Large cases belong to every group whose lines they keep; others do not matter here.
        for (own, drawing, reach) in &mut self.scored {
            if *own == group || (group == "large" && drawing.rules().check(input).is_ok()) {
                reach.see(drawing.rules(), input);
            }
        }
        self.propose(group, &candidate.name, &candidate.reason, Some(&candidate.hand), drawn);
        Ok(())
    }

    fn propose(&mut self, group: &str, name: &str, reason: &str, hand: Option<&Notation>, drawn: maker::Drawn) {
        let number = self.plan.proposals.iter().filter(|p| p.group == group).count() + 1;
        let hyphen = if name.is_empty() { "" } else { "-" };
        self.plan.proposals.push(Proposal {
            group: group.to_string(),
            name: format!("secret/{group}/{number:02}{hyphen}{name}"),
            reason: reason.to_string(),
            recipe: drawn.recipe,
            hand: hand.cloned(),
            bytes: drawn.bytes,
        });
        self.left -= 1;
    }

    /// Takes candidates in order until the group has `most`; says which could not be drawn at all.
    fn fill(&mut self, drawing: &Drawing, group: &str, list: Vec<Candidate>, most: usize) {
        let stop = self.left.saturating_sub(most);
        let mut rejected = Vec::new();
        for candidate in list {
            if self.left <= stop {
                break;
            }
            if self.take(drawing, group, &candidate, None) == Err(Missing::Rejected) {
                rejected.push(candidate.reason);
            }
        }
        self.plan.notes.extend(self.maker.end_group(group));
        if let [first, rest @ ..] = &rejected[..] {
            let others = if rest.is_empty() { String::new() } else { format!(" (and {} others)", rest.len()) };
            self.plan.notes.push(format!("group {group}: no legal input was drawn for: {first}{others}"));
        }
    }

    /// Edges take up to two fifths of what is left, and a quarter where values can be in proportion to each other.
    fn edges(&mut self, whole: &Drawing, knobs: &[Knob]) {
        let most = if self.is_related { self.left / 4 } else { self.left * 2 / 5 };
        self.fill(whole, "edge", candidates::edges(knobs), most.max(1));
    }

    /// Large and small ones take up to a third each of what is left, and random ones the rest; those in proportion two thirds of
    /// the rest, which then is larger. Large graphs have many figures, and take half.
    fn rest(&mut self, whole: &Drawing, knobs: &[Knob]) {
        let has_edges = knobs.iter().any(|knob| knob.joins.is_some_and(|joins| joins.edges.is_some()));
        let most = self.left
            / if has_edges {
                2
            } else if self.is_related {
                4
            } else {
                3
            };
        self.fill(whole, "large", candidates::large(knobs), most);
        let most = (self.left / if self.is_related { 3 } else { 2 }).min(SMALL_MAX);
        for (reason, drawn) in small::inputs(whole, knobs, &mut self.maker, most) {
            self.propose("small", "", &reason, None, drawn);
        }
        self.plan.notes.extend(self.maker.end_group("small"));
        let related = if self.is_related { self.left * 2 / 3 } else { 0 };
        for index in 0..related {
            let _ = self.take(whole, PROPORTION, &candidates::proportion(index), Some(index));
        }
        self.plan.notes.extend(self.maker.end_group(PROPORTION));
        let random = self.left.min(RANDOM_MAX);
        for index in 0..random {
            let candidate = candidates::random(knobs, index, random);
            // A random input that is known already is no loss.
            let _ = self.take(whole, "random", &candidate, Some(index));
        }
        self.plan.notes.extend(self.maker.end_group("random"));
    }
}

/// More small ones than these are a reader's work and no submission's trouble.
const SMALL_MAX: usize = 24;

/// The group of inputs whose values are in proportion to each other.
pub const PROPORTION: &str = "proportion";

/// More random cases say little that others do not.
const RANDOM_MAX: usize = 20;

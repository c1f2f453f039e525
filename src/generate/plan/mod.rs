//! Which inputs make a problem's testset: plans, which are pure, and know no answers.

pub mod aim;
mod candidates;
pub mod maker;
mod small;
mod survey;

pub use survey::{Knob, knobs};

use crate::codec::stdin::Format;
use crate::generate::drawing::Drawing;
use crate::model::case::Recipe;
use crate::model::diagnostic::Diagnostic;
use crate::model::problem::{LayoutLine, Problem};
use aim::{Aim, Size};
use candidates::Candidate;
use maker::Maker;

/// How many cases there may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// All cases of a problem, samples and kept ones included.
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
    /// Why, for a person.
    pub reason: String,
    /// How to make it again.
    pub recipe: Recipe,
    /// The bytes of the `.in` file.
    pub bytes: Vec<u8>,
}

/// The cases of a problem that need no answers to be planned, and the answers to aim at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// In the order of the page.
    pub proposals: Vec<Proposal>,
    /// Answers that some case shall have.
    pub aims: Vec<Aim>,
    /// What could not be drawn or was left out; one line each.
    pub notes: Vec<String>,
}

/// The drawing of each group of the spec, with the constraints that narrow it.
///
/// Errors: those of the constraint lines.
pub fn drawings(problem: &Problem, path: &str) -> Result<(Drawing, Vec<Drawing>), Vec<Diagnostic>> {
    let whole = Drawing::new(problem, &[], path)?;
    let groups: Result<_, _> = problem.groups.iter().map(|g| Drawing::new(problem, &g.constraints, path)).collect();
    Ok((whole, groups?))
}

/// Plans a problem's cases: `known` are inputs that are cases already (samples and kept ones).
///
/// The same arguments give the same plan, byte for byte, on any machine.
///
/// Errors: those of the constraint lines and of the layout.
pub fn plan(problem: &Problem, path: &str, known: &[Vec<u8>], budget: &Budget) -> Result<Plan, Vec<Diagnostic>> {
    let (whole, narrowed) = drawings(problem, path)?;
    let format = Format::new(problem)?;
    let mut maker = Maker::new(problem, &format, budget.seed);
    known.iter().for_each(|bytes| {
        maker.remember(bytes);
    });
    let knobs = knobs(&whole);
    let mut planner = Planner { maker, plan: Plan::default(), left: budget.cases.saturating_sub(known.len()) };
    planner.aim(problem, &knobs, &narrowed, budget);
    planner.groups(problem, &narrowed, budget);
    planner.standard(&whole, &knobs);
    let mut plan = planner.plan;
    // The page goes from what is small and telling to what is large.
    let rank = |group: &str| match group {
        "edge" => 0,
        "small" => 1,
        "random" => 2,
        "large" => 3,
        _ => 4,
    };
    plan.proposals.sort_by_key(|proposal| rank(&proposal.group));
    Ok(plan)
}

struct Planner<'a> {
    maker: Maker<'a>,
    plan: Plan,
    left: usize,
}

/// Answers that can be aimed at one by one.
const OUTPUTS_MAX: usize = 6;

impl Planner<'_> {
    fn aim(&mut self, problem: &Problem, knobs: &[Knob], narrowed: &[Drawing], budget: &Budget) {
        let wanted = problem.groups.iter().zip(narrowed).enumerate().filter(|(_, (group, _))| group.output.is_some());
        let mut aims = Vec::new();
        for (index, (group, drawing)) in wanted {
            let own = survey::knobs(drawing);
            for case in 1..=group.count {
                aims.push(Aim {
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
                    let number = aims.iter().filter(|a| a.group == "answer").count() + 1;
                    let answer: String = output.trim().chars().filter(char::is_ascii_alphanumeric).take(20).collect();
                    aims.push(Aim {
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
        if !budget.answers && !aims.is_empty() {
            self.plan.notes.push("without a model no case is aimed at an answer".to_string());
            return;
        }
        let most = self.left / 2;
        if aims.len() > most {
            self.plan.notes.push(format!("{} cases for given answers are left out", aims.len() - most));
            aims.truncate(most);
        }
        self.left -= aims.len();
        self.plan.aims = aims;
    }

    fn groups(&mut self, problem: &Problem, narrowed: &[Drawing], _: &Budget) {
        for (group, drawing) in problem.groups.iter().zip(narrowed).filter(|(group, _)| group.output.is_none()) {
            let knobs = survey::knobs(drawing);
            let count = group.count as usize;
            let before = self.plan.proposals.len();
            for index in 0..count.min(self.left) {
                let mut candidate = candidates::random(&knobs, index, count);
                candidate.reason = format!("{}: {}", group.name, candidate.reason);
                self.take(drawing, &group.name, &candidate, Some(index));
            }
            self.missing(&group.name, count, before);
        }
    }

    fn missing(&mut self, group: &str, wanted: usize, before: usize) {
        let got = self.plan.proposals.len() - before;
        if got < wanted {
            let note = format!("group {group}: {} of {wanted} cases are left out: no new input was drawn", wanted - got);
            self.plan.notes.push(note);
        }
    }

    /// Draws a candidate and makes it a proposal; false where that cannot be.
    fn take(&mut self, drawing: &Drawing, group: &str, candidate: &Candidate, index: Option<usize>) -> bool {
        if self.left == 0 {
            return false;
        }
        let stream = match index {
            Some(index) => format!("{index} {}", candidate.hand),
            None => candidate.hand.to_string(),
        };
        let Some(drawn) = self.maker.draw(drawing, group, &stream, &candidate.hand) else { return false };
        self.propose(group, &candidate.name, &candidate.reason, drawn);
        true
    }

    fn propose(&mut self, group: &str, name: &str, reason: &str, drawn: maker::Drawn) {
        let number = self.plan.proposals.iter().filter(|p| p.group == group).count() + 1;
        let hyphen = if name.is_empty() { "" } else { "-" };
        self.plan.proposals.push(Proposal {
            group: group.to_string(),
            name: format!("secret/{group}/{number:02}{hyphen}{name}"),
            reason: reason.to_string(),
            recipe: drawn.recipe,
            bytes: drawn.bytes,
        });
        self.left -= 1;
    }

    /// The standard groups share what is left: edges first, then small and large ones, and random ones take the rest.
    fn standard(&mut self, whole: &Drawing, knobs: &[Knob]) {
        let all = self.left;
        let (edge, large, small) = (all * 4 / 10, all * 2 / 10, all * 2 / 10);
        let mut unreached = Vec::new();
        let fill = |planner: &mut Self, group: &str, list: Vec<Candidate>, quota: usize, failed: &mut Vec<String>| {
            let stop = planner.left.saturating_sub(quota);
            for candidate in list {
                if planner.left <= stop {
                    break;
                }
                if !planner.take(whole, group, &candidate, None) {
                    failed.push(candidate.reason);
                }
            }
        };
        fill(self, "edge", candidates::edges(knobs), edge, &mut unreached);
        fill(self, "large", candidates::large(knobs), large, &mut unreached);
        let spared = all - self.left;
        let small = small + (edge + large).saturating_sub(spared) / 2;
        for (reason, drawn) in small::inputs(whole, knobs, &mut self.maker, small.min(self.left)) {
            self.propose("small", "", &reason, drawn);
        }
        let random = self.left.min(RANDOM_MAX);
        for index in 0..random {
            let candidate = candidates::random(knobs, index, random);
            self.take(whole, "random", &candidate, Some(index));
        }
        if !unreached.is_empty() {
            let first = &unreached[0];
            let note = format!("{} edges gave no new input, first: {first}", unreached.len());
            self.plan.notes.push(note);
        }
    }
}

/// More random cases say little that others do not.
const RANDOM_MAX: usize = 20;

/// Whether the problem's layout has a block that is repeated for every test case.
pub fn repeats(problem: &Problem) -> bool {
    let repeat = |line: &LayoutLine| matches!(line, LayoutLine::Repeat { .. });
    problem.layout.as_ref().is_some_and(|layout| layout.lines.iter().any(repeat))
}

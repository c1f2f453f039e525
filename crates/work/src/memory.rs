//! Memory that is too much by far on a small input, beside what the reference takes, where nobody states a limit.

use crate::failure::{Failure, Outcome};
use crate::workspace::Opened;
use ojkit_judge::built::Built;
use ojkit_judge::runner::Runner;
use ojkit_model::case::Case;
use ojkit_model::finding::{By, Finding};
use ojkit_model::judgement::Judgement;
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_search::reference::Reference;

/// An input of no more bytes is small.
const SMALL_BYTES: usize = 1024;
/// What takes so many times the memory of the reference, and more than so many KiB, is refused.
const TIMES: u64 = 100;
const LEAST_KIB: u64 = 1 << 20;

impl Opened<'_> {
    /// Refuses a submission that passed the limit which nobody states, on a small input on which the reference takes next to nothing.
    pub(crate) fn refuse_memory(&self, cases: &[Case], judgement: &mut Judgement) -> Outcome<()> {
        let takes_much = |one: &&&Finding| one.verdict == Verdict::MemoryLimitExceeded || one.memory_kib > LEAST_KIB;
        if !judgement.facts.is_memory_open {
            return Ok(());
        }
        let Some(found) = judgement.cases().iter().find(takes_much).map(|one| (*one).clone()) else { return Ok(()) };
        let Some(case) = cases.iter().find(|case| case.name == found.case) else { return Ok(()) };
        judgement.findings.extend(self.excessive_memory(case, found)?);
        Ok(())
    }

    /// What is found of a submission that takes far more than the reference on a small input; none where it does not.
    pub(crate) fn excessive_memory(&self, case: &Case, found: Finding) -> Outcome<Option<Finding>> {
        let of_limit =
            if found.verdict == Verdict::MemoryLimitExceeded { Limits::UNSTATED_MEMORY_MIB << 10 } else { 0 };
        let takes = found.memory_kib.max(of_limit);
        let reference = Reference::of(&self.bound, &self.submissions)?.filter(|one| one.answers(&case.input));
        let Some(reference) = reference.filter(|_| takes > LEAST_KIB && case.input.len() <= SMALL_BYTES) else {
            return Ok(None);
        };
        let machine = &self.workspace.machine;
        let limits = self.bound.problem.limits.for_reference();
        let built = Built::new(machine, &self.bound, &reference.source, limits)?;
        let ran = Runner::new(machine).run(&built, &case.input).map_err(Failure::Lacking)?;
        if !ran.is_clean() || ran.memory_kib * TIMES > takes {
            return Ok(None);
        }
        let (mib, usual) = (takes >> 10, ran.memory_kib.div_ceil(1024));
        let message = format!("more than {mib} MiB of memory, where {} takes {usual} MiB", reference.name());
        Ok(Some(Finding { by: By::Memory, verdict: Verdict::MemoryLimitExceeded, message, reason: None, ..found }))
    }
}

//! The time limits of problems whose spec states none: measured, kept in the machine's cache, and printed with their origin.

use crate::cli::cases::{Making, stale_because};
use crate::cli::context::Context;
use crate::report::progress::Progress;
use ojkit_draw::Bound;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::testset::files;
use ojkit_judge::time_limit::{self, Asked, Origin, TimeLimit};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::limits::Limits;
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use ojkit_work::collection::Collection;
use ojkit_work::failure::Outcome;
use std::path::Path;

/// Measures the limits of the languages of some files on a problem's cases, where its spec states none, and gives them to the problem.
pub(super) fn measure<'f>(
    context: &mut Context,
    machine: &Machine,
    loaded: &mut Bound,
    (submissions, cases): (&[Submission], &[Case]),
    files: impl IntoIterator<Item = &'f Path>,
) -> Outcome<Vec<TimeLimit>> {
    let is_accepted = |submission: &Submission| submission.expected == [Verdict::Accepted];
    let is_lone = loaded.problem.is_only_samples() && !submissions.iter().any(is_accepted);
    if is_known(context, &mut loaded.problem) || is_lone {
        return Ok(Vec::new());
    }
    let mut languages: Vec<String> =
        files.into_iter().filter_map(|file| Some(machine.language_of(file)?.name.clone())).collect();
    languages.sort();
    languages.dedup();
    let slug = loaded.problem.slug.clone();
    let progress = Progress::new(context.shows_progress(), &format!("{slug}: time limit"));
    let scratch = machine.scratch();
    let asked = Asked { bound: loaded, submissions, cases, jobs: context.jobs(), scratch: &scratch };
    let limits = time_limit::derive(machine, &asked, &languages);
    drop(progress);
    for limit in &limits {
        match limit.origin {
            Origin::Nobody if context.is_terse => {}
            Origin::Nobody => _ = context.unmeasured.insert(slug.clone()),
            _ => context.mention(format_args!("note: {slug}: {limit}"))?,
        }
        loaded.problem.measured_time_ms.insert(limit.language.clone(), limit.time_ms);
    }
    Ok(limits)
}

/// The same for a command that works without cases: measured where they are there and fresh.
pub(super) fn measure_if_cases(
    context: &mut Context,
    collection: &Collection,
    machine: &Machine,
    loaded: &mut Bound,
    file: &Path,
) -> Outcome<()> {
    if is_known(context, &mut loaded.problem) || loaded.problem.is_only_samples() {
        return Ok(());
    }
    let slug = loaded.problem.slug.clone();
    let known = |path: &Path| machine.language_of(path).is_some();
    let (submissions, _) = expectation::discover(&loaded.problem, &collection.folder(&slug), &known);
    let making = Making { collection, machine, loaded, submissions: &submissions };
    let kept = making.kept(context)?;
    let path = collection.page(&slug);
    let page = files::load(&path, &context.shown(&path))?;
    if page.is_none_or(|page| stale_because(loaded, &collection.folder(&slug), &kept, &page).is_some()) {
        return Ok(());
    }
    // What else the cases lack is no concern of a limit; one that was not measured is told where it ends a run.
    let was_terse = std::mem::replace(&mut context.is_terse, true);
    let cases = making.ready(context);
    context.is_terse = was_terse;
    measure(context, machine, loaded, (&submissions, &cases?), [file])?;
    context.unmeasured.remove(&slug);
    Ok(())
}

/// Says in one line of which problems no time limit could be measured since this was last said.
pub(super) fn mention_unmeasured(context: &mut Context) -> Outcome<()> {
    const NAMED: usize = 3;
    let slugs: Vec<String> = std::mem::take(&mut context.unmeasured).into_iter().collect();
    let seconds = Limits::UNSTATED_TIME_MS / 1000;
    let names = slugs[..slugs.len().min(NAMED)].join(", ");
    let names = match slugs.len() {
        0 => return Ok(()),
        1..=NAMED => names,
        all => format!("{names} and {} more problems", all - NAMED),
    };
    context.mention(format_args!("note: {names}: time limit: {seconds} s, as no accepted submission could be measured"))
}

/// Whether there is nothing to measure: the spec says it, or a submission does not run by itself, or a run has fixed it.
fn is_known(context: &Context, problem: &mut Problem) -> bool {
    let is_known = problem.states_time() || problem.is_interaction();
    if let (false, Some(limits)) = (is_known, &context.limits) {
        problem.measured_time_ms = limits.get(&problem.slug).cloned().unwrap_or_default();
    }
    is_known || context.limits.is_some()
}

/// The limit to write into a spec, before a language's factor: large enough for every language that was measured.
pub(super) fn to_state(machine: &Machine, limits: &[TimeLimit]) -> u64 {
    let before_factor = |limit: &TimeLimit| {
        let row = machine.languages().iter().find(|row| row.name == limit.language);
        (limit.time_ms as f64 / row.map_or(1.0, |row| row.time_factor)).ceil() as u64
    };
    let least = Limits::least_ms(1.0);
    limits.iter().map(before_factor).fold(least, u64::max).min(Limits::TIME_MS_MAX)
}

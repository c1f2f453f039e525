//! One problem: all wrong programs on all cases, and what is to be done.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::{Differing, Evidence, Needed, Remedy, Strength, StrengthError, Survivor, Wrong, wrong_submissions};
use crate::minimize::{certain_cover, smallest_cover};
use crate::mutant_runs::{self, MutantRun};
use crate::mutant_search::{self, Found, shrunk};
use crate::mutants::compile::Program;
use crate::mutants::has_mutants;
use crate::program_mutants;
use crate::reference_check::{self, BuiltReference};
use crate::setting::{Setting, Subject};
use ojkit_judge::expectation::Submission;
use ojkit_judge::submission::{self, Entry};
use ojkit_languages::inline::whole;
use ojkit_languages::{BuildError, SolutionDoor, doors};
use ojkit_model::case::{Case, Recipe};
use ojkit_model::judgement::Judgement;
use ojkit_model::problem::Checker;
use ojkit_model::verdict::Verdict;
use ojkit_search::stress::Hunted;

/// How to measure.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Whether to choose a smallest set of generated cases; every mutant meets every case then.
    pub minimize: bool,
    /// The seed of the random inputs that survivors are tried on.
    pub seed: u64,
    /// How long to search inputs that survivors fail at most, for all files together.
    pub time: Duration,
    /// How many inputs survivors are tried on, where the time allows.
    pub inputs: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { minimize: false, seed: 0, time: Duration::from_secs(4), inputs: mutant_search::INPUTS }
    }
}

/// The time for a file behind slow ones: enough for the smallest inputs, which show most mistakes.
const TIME_LEAST: Duration = Duration::from_millis(300);
/// For making one countercase small, and all of a problem: a person waits for that, and what is not the smallest kills as well.
const SHRINK: Duration = Duration::from_secs(2);
const SETTLING: Duration = Duration::from_secs(6);

pub(super) struct Mutated<'a> {
    submission: &'a Submission,
    /// The text that the mutants change.
    pub(super) source: String,
    pub(super) program: Program,
    /// In the order of `program.compiled`.
    pub(super) runs: Vec<MutantRun>,
}

/// Measures the strength of a problem's cases.
///
/// `tell` is called with every mutant that has met the cases.
///
/// # Errors
/// The machine's; what a single file lacks becomes a note.
pub fn measure(
    setting: &Setting,
    subject: &Subject,
    options: Options,
    tell: &mut dyn FnMut(),
) -> Result<Strength, StrengthError> {
    let mut strength =
        Strength { problem: setting.bound.problem.slug.clone(), cases: subject.cases.len(), ..Strength::default() };
    let mut files = build(setting, subject, &mut strength.notes)?;
    let judgements = wrong_submissions(setting, subject, options.minimize)?;
    let begun = Instant::now();
    run(setting, subject, &mut files, options.minimize, tell)?;
    let runs = || files.iter().flat_map(|file| &file.runs);
    strength.mutants = runs().count();
    strength.killed = runs().filter(|run| !run.lives()).count();
    strength.wrong = judgements.iter().map(wrong).collect();
    strength.doubtful = doubtful(setting, subject.cases, &files);
    strength.notes.extend(doubt(setting, &strength));
    if setting.bound.problem.checker == Checker::Unwritten {
        let why = "outputs that differ from the answer kill nothing, for there is no checker that says which are right";
        strength.notes.push(why.to_owned());
    }
    strength.needed = needed(subject.cases, &files, &judgements);
    if options.minimize {
        strength.smallest = match smallest(setting, subject.cases, &files, &judgements) {
            Err(StrengthError::Stopped) => {
                strength.notes.push("stopped: no smallest set of cases was chosen".into());
                None
            }
            chosen => Some(chosen?),
        };
    }
    let hanging = runs().filter(|run| run.hangs());
    strength.hangs = hanging.clone().count();
    strength.seconds_hanging = hanging.map(|run| run.took.as_secs_f64()).sum();
    let searching = Instant::now();
    match survivors(setting, subject, options, &files, &mut strength) {
        // What was measured until then is worth telling.
        Ok(()) | Err(StrengthError::Stopped) if setting.is_stopped() => {
            strength.notes.push("stopped: survivors were not looked into to the end".into());
        }
        done => done?,
    }
    strength.seconds_searching = searching.elapsed().as_secs_f64();
    strength.seconds = begun.elapsed().as_secs_f64();
    wrong_submissions::look_into(setting, subject, options.seed, &mut strength);
    Ok(strength)
}

/// Has the mutants meet the cases: all of them, where `all_cases`, and else until one kills.
pub(super) fn run(
    setting: &Setting,
    subject: &Subject,
    files: &mut [Mutated],
    all_cases: bool,
    tell: &mut dyn FnMut(),
) -> Result<(), StrengthError> {
    for file in files {
        file.meet(setting, subject, &numbers(&file.program), all_cases, tell)?;
    }
    Ok(())
}

impl Mutated<'_> {
    /// Has some of its mutants, by their numbers, meet the cases.
    pub(super) fn meet(
        &mut self,
        setting: &Setting,
        subject: &Subject,
        numbers: &[usize],
        all_cases: bool,
        tell: &mut dyn FnMut(),
    ) -> Result<(), StrengthError> {
        self.runs = if self.program.is_whole {
            let of = (self.submission, &self.program);
            program_mutants::run(setting, subject, of, numbers, all_cases, tell)?
        } else {
            mutant_runs::run(setting, &self.program, subject.cases, numbers, all_cases, tell)?
        };
        Ok(())
    }
}

/// A mutant's number is its index and 1.
pub(super) fn numbers(program: &Program) -> Vec<usize> {
    program.compiled.iter().map(|index| index + 1).collect()
}

pub(super) fn build<'a>(
    setting: &Setting,
    subject: &Subject<'a>,
    notes: &mut Vec<String>,
) -> Result<Vec<Mutated<'a>>, StrengthError> {
    let mut files = Vec::new();
    let mut met = 0;
    let is_mutated = |one: &&Submission| one.expected == [Verdict::Accepted] && !one.is_banked();
    for submission in subject.submissions.iter().filter(is_mutated) {
        if !setting.machine.known(&submission.source).is_some_and(has_mutants) {
            continue;
        }
        met += 1;
        files.extend(mutated(setting, submission, notes)?);
    }
    if met == 0 {
        notes.push("mutants need an accepted submission in Rust, C++, Java or Python, and there is none".to_string());
    }
    Ok(files)
}

/// The mutants of one submission, compiled; none where it has none, and then a note says why.
pub(super) fn mutated<'a>(
    setting: &Setting,
    submission: &'a Submission,
    notes: &mut Vec<String>,
) -> Result<Option<Mutated<'a>>, StrengthError> {
    let Some(language) = setting.machine.known(&submission.source).filter(|known| has_mutants(*known)) else {
        return Ok(None);
    };
    let mut note = |why: &str| notes.push(format!("{}: no mutants: {why}", submission.path));
    let whole = whole(Some(language), &submission.source, false)?;
    let Ok(source) = String::from_utf8(whole.text) else {
        note("the file cannot be read as text");
        return Ok(None);
    };
    let signature = &setting.bound.problem.signature;
    let name = submission.source.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let doors = doors(language, source.as_bytes(), signature);
    let made = match doors.solution {
        SolutionDoor::Present => Program::new(setting.machine, &setting.bound.problem, &source, &name, language),
        _ if doors.main => Program::whole(setting.machine, &source, &name, language),
        _ => {
            note(&format!("it has neither a `main` nor a `{}` with what the problem calls", signature.owner()));
            return Ok(None);
        }
    };
    match made {
        Ok(program) => {
            notes.extend(program.notes(&submission.path));
            Ok(Some(Mutated { submission, source, program, runs: Vec::new() }))
        }
        Err(BuildError::Compile { stderr }) => {
            note(stderr.lines().next().unwrap_or("it does not compile"));
            Ok(None)
        }
        Err(error) => Err(error.into()),
    }
}

/// The verdicts on the problem's wrong submissions. Those that are meant to be slow end at their first failure.
pub(super) fn wrong_submissions(
    setting: &Setting,
    subject: &Subject,
    minimize: bool,
) -> Result<Vec<Judgement>, StrengthError> {
    let wrong =
        |submission: &&Submission| !submission.expected.is_empty() && !submission.expected.contains(&Verdict::Accepted);
    let quick = |submission: &Submission| {
        let slow = [Verdict::TimeLimitExceeded, Verdict::MemoryLimitExceeded];
        minimize && !submission.expected.iter().any(|verdict| slow.contains(verdict))
    };
    let mut judgements = Vec::new();
    for all_cases in [true, false] {
        let entries: Vec<Entry> = subject
            .submissions
            .iter()
            .filter(wrong)
            .filter(|submission| quick(submission) == all_cases)
            .map(|submission| Entry { bound: setting.bound, submission, cases: subject.cases })
            .collect();
        let Setting { jobs, earlier, .. } = *setting;
        let options = submission::Options { jobs, all_cases, earlier, ..submission::Options::default() };
        judgements.extend(submission::judge(setting.machine, &entries, &options, &mut |_| ()));
    }
    judgements.sort_by(|a, b| a.submission.cmp(&b.submission));
    let failed = judgements.iter().flat_map(Judgement::cases).find(|c| c.verdict == Verdict::JudgeError);
    match failed {
        Some(case) => Err(StrengthError::Checker(format!("{} (on case {})", case.message, case.case))),
        None => Ok(judgements),
    }
}

fn wrong(judgement: &Judgement) -> Wrong {
    // A case kills it that decides nothing, too; what does not compile is refused before any case.
    let failure = judgement.cases().into_iter().find(|case| case.is_failure()).cloned().or_else(|| judgement.failure());
    let killed = failure.map(|failure| (failure.case, failure.verdict));
    let skipped = judgement.skipped.as_ref().map(|skipped| skipped.why.clone());
    Wrong {
        submission: judgement.submission.clone(),
        killed,
        doubtful: judgement.standing().doubtful().is_some(),
        skipped,
        ..Wrong::default()
    }
}

/// How many mutants are killed by nothing but cases that decide nothing.
fn doubtful(setting: &Setting, cases: &[Case], files: &[Mutated]) -> usize {
    if setting.bound.unenforced().is_empty() {
        return 0;
    }
    let is_doubtful = |run: &&MutantRun| !run.lives() && !run.kills().any(|case| cases[case].is_vouched_for());
    files.iter().flat_map(|file| &file.runs).filter(is_doubtful).count()
}

/// What is said where cases kill and decide nothing.
fn doubt(setting: &Setting, strength: &Strength) -> Option<String> {
    let line = *setting.bound.unenforced().first()?;
    let wrong = strength.wrong.iter().filter(|wrong| wrong.doubtful).count();
    let (mutants, all) = (strength.doubtful, strength.wrong.iter().filter(|wrong| wrong.killed.is_some()).count());
    (wrong + mutants > 0).then(|| {
        format!(
            "doubtful: nothing enforces `{line}`, and {mutants} of {} mutants and {wrong} of {all} wrong submissions fail only on inputs that may break it",
            strength.killed
        )
    })
}

/// What each case kills: targets are numbered, mutants first and then wrong submissions.
pub(super) fn kills(cases: &[Case], files: &[Mutated], judgements: &[Judgement]) -> Vec<BTreeSet<usize>> {
    let mut kills = vec![BTreeSet::new(); cases.len()];
    let mut target = 0;
    for run in files.iter().flat_map(|file| &file.runs) {
        run.kills().for_each(|case| _ = kills[case].insert(target));
        target += 1;
    }
    let places: BTreeMap<&str, usize> = cases.iter().enumerate().map(|(i, case)| (case.name.as_str(), i)).collect();
    for judgement in judgements {
        for case in judgement.cases().into_iter().filter(|case| case.is_failure()) {
            if let Some(&place) = places.get(case.case.as_str()) {
                kills[place].insert(target);
            }
        }
        target += 1;
    }
    kills
}

fn needed(cases: &[Case], files: &[Mutated], judgements: &[Judgement]) -> Vec<Needed> {
    let kills = kills(cases, files, judgements);
    let mut killers: BTreeMap<usize, usize> = BTreeMap::new();
    kills.iter().flatten().for_each(|&target| *killers.entry(target).or_default() += 1);
    let mutants = names(files, &[]);
    // Where other cases may kill it too, as by hanging, none is needed for certain.
    let partial: Vec<bool> = files.iter().flat_map(|file| &file.runs).map(|run| run.partial).collect();
    let mut needed = Vec::new();
    for (case, targets) in cases.iter().zip(&kills) {
        let is_only = |target: usize| killers[&target] == 1 && !partial.get(target).is_some_and(|&partial| partial);
        let only = targets.iter().filter(|&&target| is_only(target));
        let (own, others): (Vec<usize>, Vec<usize>) = only.partition(|&&target| target < mutants.len());
        // A submission that stopped at its first failure says nothing about other cases.
        let complete = |judgement: &Judgement| judgement.cases().len() == cases.len();
        let submissions: Vec<String> = others
            .into_iter()
            .map(|target| &judgements[target - mutants.len()])
            .filter(|judgement| complete(judgement))
            .map(|judgement| judgement.submission.clone())
            .collect();
        if !own.is_empty() || !submissions.is_empty() {
            let mutants = own.into_iter().map(|target| mutants[target].clone()).collect();
            needed.push(Needed { case: case.name.clone(), mutants, submissions });
        }
    }
    needed
}

/// Generated cases that, beside the samples and kept ones, kill all that all cases do.
fn smallest(
    setting: &Setting,
    cases: &[Case],
    files: &[Mutated],
    judgements: &[Judgement],
) -> Result<Vec<String>, StrengthError> {
    let given = (0..cases.len()).filter(|&case| cases[case].group == "sample" || cases[case].group == "kept");
    let (kills, one) = (kills(cases, files, judgements), vec![vec![0]; cases.len()]);
    let cover = cover(setting, cases, files, &kills, (&one, 1), &given.collect())?;
    Ok(cover.into_iter().map(|case| cases[case].name.clone()).collect())
}

/// Cases that, beside the given ones, kill all that all cases do in each of the groups that they belong to, of so many.
pub(super) fn cover(
    setting: &Setting,
    cases: &[Case],
    files: &[Mutated],
    kills: &[BTreeSet<usize>],
    (members, groups): (&[Vec<usize>], usize),
    given: &BTreeSet<usize>,
) -> Result<Vec<usize>, StrengthError> {
    let mut suspected = vec![BTreeSet::new(); cases.len()];
    for (target, run) in files.iter().flat_map(|file| &file.runs).enumerate() {
        run.suspected.iter().for_each(|&case| _ = suspected[case].insert(target));
    }
    let mutants: Vec<(&Program, usize)> = files
        .iter()
        .flat_map(|file| numbers(&file.program).into_iter().map(|number| (&file.program, number)))
        .collect();
    let mut settle = |target: usize, case: usize| {
        let (program, number) = mutants[target / groups];
        if setting.is_stopped() {
            Err(StrengthError::Stopped)
        } else {
            mutant_runs::kills(setting, program, &cases[case], number)
        }
    };
    certain_cover(by_group(kills, members, groups), by_group(&suspected, members, groups), given, &mut settle)
}

/// The same kills, each as often as there are groups that its case belongs to.
pub(super) fn by_group(kills: &[BTreeSet<usize>], members: &[Vec<usize>], groups: usize) -> Vec<BTreeSet<usize>> {
    let of = |(kills, members): (&BTreeSet<usize>, &Vec<usize>)| {
        kills.iter().flat_map(|target| members.iter().map(move |group| target * groups + group)).collect()
    };
    kills.iter().zip(members).map(of).collect()
}

/// What the numbers of killed programs stand for: mutants as `file:line: change`, and wrong submissions by path.
pub(super) fn names(files: &[Mutated], judgements: &[Judgement]) -> Vec<String> {
    let of_mutant = |(file, &index): (&Mutated, &usize)| {
        let mutant = &file.program.mutants[index];
        format!("{}:{}: {}", file.submission.path, mutant.line, mutant.operator.name())
    };
    let mutants = files.iter().flat_map(|file| file.program.compiled.iter().map(move |index| (file, index)));
    mutants.map(of_mutant).chain(judgements.iter().map(|judgement| judgement.submission.clone())).collect()
}

/// Finds countercases of survivors, and the fewest that kill all that can be killed.
fn survivors(
    setting: &Setting,
    subject: &Subject,
    options: Options,
    files: &[Mutated],
    strength: &mut Strength,
) -> Result<(), StrengthError> {
    let mut left = options.time;
    let mut settling = SETTLING;
    let mut candidates: Vec<Case> = Vec::new();
    let mut open: Vec<(usize, Vec<usize>)> = Vec::new();
    let weak = files.iter().filter(|file| !file.program.is_whole && file.runs.iter().any(MutantRun::lives));
    let weak: Vec<&str> = weak.map(|file| file.submission.path.as_str()).collect();
    let reference = BuiltReference::new(setting, subject, &weak, &mut strength.notes);
    for (place, file) in files.iter().enumerate() {
        let alive = numbers(&file.program).into_iter().zip(&file.runs).filter(|(_, run)| run.lives());
        let alive: Vec<usize> = alive.map(|(number, _)| number).collect();
        if alive.is_empty() {
            continue;
        }
        if file.program.is_whole {
            // Of a program with a `main` nothing but the cases was tried.
            let evidence = Evidence { only_cases: true, ..Evidence::default() };
            let of = |&number: &usize| survivor(file, number, None, evidence.clone());
            strength.survivors.extend(alive.iter().map(of));
            continue;
        }
        // What one file does not need is left for those after it.
        let time = (left / (files.len() - place) as u32).max(TIME_LEAST);
        let begun = Instant::now();
        let check = reference.as_ref().and_then(|reference| reference.check(setting, &file.submission.path));
        let check = check.map(Arc::new);
        let how = (options.seed, time, options.inputs);
        let mut found = mutant_search::run(setting, subject.drawing, &file.program, &alive, check.clone(), how)?;
        left = left.saturating_sub(begun.elapsed());
        for (&number, counter) in alive.iter().zip(&mut found.countercases) {
            let Some(counter) = counter else { continue };
            let end = Instant::now() + settling.min(SHRINK);
            *counter = shrunk(setting, subject.drawing, &file.program, number, counter, check.clone(), end)?;
            settling = settling.saturating_sub(SHRINK.saturating_sub(end.saturating_duration_since(Instant::now())));
            if candidates.iter().all(|case| case.input != counter.input) {
                candidates.push(candidate(&counter.input, &counter.expected));
            }
        }
        let path = &file.submission.path;
        if let Some(input) = &found.unanswerable {
            let shown = reference_check::shown_input(setting.bound, input);
            let count = found.silent;
            let note =
                format!("{path} itself fails on {count} of the inputs that were tried, the first of them: {shown}");
            strength.notes.push(note);
        }
        if let Some(tally) = check.as_ref().map(|check| check.tally()) {
            strength.notes.extend(tally.notes(setting.bound, path));
            strength.differing.extend(tally.first.map(|first| Differing { submission: path.clone(), ..first }));
        }
        let told = alive.iter().zip(&found.countercases).filter(|(_, counter)| counter.is_some());
        open.push((place, told.map(|(&number, _)| number).collect()));
        strength.survivors.extend(describe(file, &alive, &found, check.is_some_and(|check| check.is_hopeless())));
    }
    strength.remedies = remedies(setting, files, &candidates, &open)?;
    Ok(())
}

fn describe(file: &Mutated, alive: &[usize], found: &Found, given_up: bool) -> Vec<Survivor> {
    let Hunted { enumerated, exhausted, .. } = found.hunted;
    // Among which of them the submission has no answer nobody has counted: none too many are claimed.
    let evidence = Evidence {
        exhausted: enumerated.saturating_sub(found.unanswered),
        everything: found.unanswered == 0 && exhausted.is_some(),
        random: found.tried.saturating_sub(enumerated + found.unanswered),
        unanswered: found.unanswered,
        ..Evidence::default()
    };
    let of = |(place, (&number, counter)): (usize, (&usize, &Option<mutant_search::KillingInput>))| {
        // Whoever was too slow has met some of the inputs only, and nothing is claimed.
        let evidence = match found.slow.contains(&place) {
            true => Evidence { given_up, ..Evidence::default() },
            false => evidence.clone(),
        };
        let text = |counter: &mutant_search::KillingInput| String::from_utf8_lossy(&counter.input).into_owned();
        let countercase = counter.as_ref().map(|counter| (text(counter), counter.verdict));
        survivor(file, number, countercase, evidence)
    };
    alive.iter().zip(&found.countercases).enumerate().map(of).collect()
}

fn survivor(file: &Mutated, number: usize, countercase: Option<(String, Verdict)>, evidence: Evidence) -> Survivor {
    let mutant = &file.program.mutants[number - 1];
    Survivor {
        submission: file.submission.path.clone(),
        line: mutant.line,
        operator: mutant.operator.name().to_owned(),
        diff: mutant.diff.clone(),
        countercase,
        evidence,
    }
}

fn candidate(input: &[u8], answer: &[u8]) -> Case {
    let text = String::from_utf8_lossy(input).into_owned();
    Case {
        name: text.clone(),
        group: "kept".to_string(),
        recipe: Recipe::Text(text),
        input: input.to_vec(),
        answer: Some(answer.to_vec()),
        ..Case::default()
    }
}

/// Chooses among the candidates the fewest that kill every mutant that any of them kills.
fn remedies(
    setting: &Setting,
    files: &[Mutated],
    candidates: &[Case],
    open: &[(usize, Vec<usize>)],
) -> Result<Vec<Remedy>, StrengthError> {
    let mut kills = vec![BTreeSet::new(); candidates.len()];
    let mut names = Vec::new();
    for (place, numbers) in open {
        let file = &files[*place];
        let runs = mutant_runs::run(setting, &file.program, candidates, numbers, true, &mut || ())?;
        for (number, run) in numbers.iter().zip(runs) {
            let mutant = &file.program.mutants[number - 1];
            run.kills().for_each(|case| _ = kills[case].insert(names.len()));
            names.push(format!("{} in {}:{}", mutant.operator.name(), file.submission.path, mutant.line));
        }
    }
    let reason = |case: usize| {
        let shown: Vec<&str> = kills[case].iter().take(2).map(|&target| names[target].as_str()).collect();
        let more = kills[case].len().saturating_sub(shown.len());
        let more = if more > 0 { format!(" and {more} more mistakes") } else { String::new() };
        format!("shows {}{more}", shown.join(", "))
    };
    let chosen = smallest_cover(&kills);
    let text = |case: usize| String::from_utf8_lossy(&candidates[case].input).into_owned();
    Ok(chosen.into_iter().map(|case| Remedy { input: text(case), reason: reason(case) }).collect())
}

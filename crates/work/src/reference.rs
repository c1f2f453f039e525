//! Finding the reference, and the answers that it gives to cases without one.

use crate::failure::{Failure, Outcome};
use crate::observer::{Note, Observer};
use crate::problem::needs_parameters;
use crate::workspace::Opened;
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_judge::answers::no_number;
use ojkit_judge::built::Built;
use ojkit_judge::case::of_outcome;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::expectation::{self, DRAFT, Submission};
use ojkit_judge::runner::Runner;
use ojkit_judge::submission::{self, Entry, Options};
use ojkit_judge::testset;
use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_model::verdict::Verdict;
use ojkit_rules::grammar::parse_line;
use ojkit_search::reach::{Reach, reach};
use ojkit_search::reference::{Reference, Role, is_same};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// The file of a cache's entry.
const FILE: &str = "answers.json";

/// Why a file answers nothing.
const SLOW: &str = "it is too slow for the smallest inputs";

#[derive(Serialize, Deserialize)]
enum Reply {
    Answer(Vec<u8>),
    /// It crashes, or prints nothing.
    Fails,
    /// It passes a limit.
    TooMuch,
}

impl Opened<'_> {
    /// The reference of the problem: a file that the user names, else the model, the bank's reference or the oracle, else a brute force beside `file`, the one
    /// submission that is judged, or beside the drafts.
    ///
    /// # Errors
    /// A file that cannot be the reference, and why; several brute forces.
    pub fn reference(
        &self,
        file: Option<&Path>,
        against: Option<&Path>,
        observer: &mut dyn Observer,
    ) -> Outcome<Option<Reference>> {
        if self.bound.problem.is_only_samples() {
            // There is nothing that it could be asked.
            return if against.is_some() { needs_parameters(&self.bound).map(|()| None) } else { Ok(None) };
        }
        if let Some(path) = against {
            let source = self.named(path)?;
            let name = path.display().to_string();
            let slow = format!("{name} cannot be the reference: {SLOW}");
            let found = self.measured(Role::Named, source, name, observer)?;
            return found.map_or_else(|| Err(Failure::usage(slow, "")), |found| Ok(Some(found)));
        }
        if let Some(reference) = Reference::of(&self.bound, &self.submissions)? {
            return Ok(Some(reference));
        }
        match self.brute_force(file)? {
            Some(source) => {
                let shown = self.workspace.shown(&source);
                let found = self.measured(Role::BruteForce, source, shown.clone(), observer)?;
                if found.is_none() {
                    observer.note(Note::NoReference { file: shown, why: SLOW })?;
                }
                Ok(found)
            }
            None => Ok(None),
        }
    }

    /// Refuses a reference of the user's where right programs print different things.
    ///
    /// # Errors
    /// The problem is interactive.
    pub fn compares_outputs(&self) -> Outcome<()> {
        if !self.bound.problem.is_interaction() {
            return Ok(());
        }
        Err(Failure::usage(
            "--against compares outputs, and in an interactive problem two right submissions may print different things",
            "leave it out: the interactor or the checker decides",
        ))
    }

    fn named(&self, path: &Path) -> Outcome<PathBuf> {
        self.compares_outputs()?;
        let source = self.workspace.cwd.join(path);
        if source.is_file() {
            return Ok(source);
        }
        // A shell's `<(...)` is a pipe, whose name says no language.
        Err(match source.exists() {
            true => Failure::usage(
                format!("{} is not a regular file", path.display()),
                "save the program in a file whose ending says its language",
            ),
            false => Failure::usage(format!("there is no file {}", path.display()), ""),
        })
    }

    fn brute_force(&self, file: Option<&Path>) -> Outcome<Option<PathBuf>> {
        let beside = file.and_then(Path::parent).map(Path::to_path_buf);
        let drafts = self.submissions_folder().join(DRAFT);
        for place in beside.into_iter().chain([drafts, self.bound.folder.clone()]) {
            match expectation::oracle_in(&place, &|path| self.workspace.knows(path)) {
                Ok(Some(source)) if file.is_none_or(|file| !is_same(&source, file)) => return Ok(Some(source)),
                Ok(_) => {}
                Err(several) => {
                    let names: Vec<String> = several.iter().map(|path| self.workspace.shown(path)).collect();
                    let message = format!("which of these is the reference? {}", names.join(", "));
                    return Err(Failure::usage(message, "keep one, or name one with --against FILE"));
                }
            }
        }
        Ok(None)
    }

    /// A file that is right about the samples, asked up to the size at which it is fast enough; none where it is too slow for any.
    fn measured(
        &self,
        role: Role,
        source: PathBuf,
        name: String,
        observer: &mut dyn Observer,
    ) -> Outcome<Option<Reference>> {
        let failed = |why: String| Failure::usage(format!("{name} cannot be the reference: {why}"), "");
        self.check_on_samples(&source, &name)?;
        let machine = &self.workspace.machine;
        let found = reach(machine, &self.bound, &source).map_err(|error| match error.into() {
            Failure::Found(why) => failed(why),
            failure => failure,
        })?;
        let Some(Reach { lines, remembered }) = found else { return Ok(None) };
        if !remembered {
            let below = |path: &Path| {
                let submissions = fs::canonicalize(self.submissions_folder()).ok()?;
                Some(fs::canonicalize(path).ok()?.strip_prefix(submissions).ok()?.display().to_string())
            };
            let place = below(&source).filter(|_| !lines.is_empty());
            let spec = place.map(|place| (self.bound.spec_path.clone(), place));
            observer.note(Note::UsingReference { reference: name.clone(), within: lines.clone(), spec })?;
        }
        let within = lines.iter().filter_map(|line| parse_line(line).ok()).collect();
        Ok(Some(Reference::new(role, name, source, within, &self.bound)?))
    }

    /// Refuses a reference that gets a sample wrong; one that is only too slow for it stays.
    fn check_on_samples(&self, source: &Path, name: &str) -> Outcome<()> {
        let (machine, cases) = (&self.workspace.machine, testset::samples(&self.bound));
        let (path, source) = (name.to_owned(), source.to_owned());
        let submission = Submission { path, source, expected: vec![Verdict::Accepted] };
        let entry = Entry { bound: &self.bound, submission: &submission, cases: &cases };
        let (jobs, earlier) = (self.workspace.jobs, Earlier::of(machine));
        let options = Options { jobs, all_cases: true, earlier: earlier.as_ref(), ..Options::default() };
        let judgement = submission::judge(machine, &[entry], &options, &mut |_| ()).remove(0);
        let cannot = |why: &str| format!("{name} cannot be the reference: {why}");
        if let Some(skipped) = &judgement.skipped {
            return Err(Failure::Lacking(format!("{name}: {}: {}", skipped.why, skipped.remedy)));
        }
        let failure = judgement.failure();
        let is_broken = |one: &&Finding| matches!(one.verdict, Verdict::CompileError | Verdict::JudgeError);
        if let Some(failure) = failure.as_ref().filter(is_broken) {
            return Err(Failure::usage(cannot(&failure.message), ""));
        }
        let is_slow = |verdict| matches!(verdict, Verdict::TimeLimitExceeded | Verdict::MemoryLimitExceeded);
        let cases = judgement.cases();
        match cases.iter().find(|case| case.is_failure() && !is_slow(case.verdict)) {
            None => Ok(()),
            Some(case) => {
                let why = format!("{} on {}: {}", case.verdict, case.case, case.message);
                Err(Failure::usage(cannot(&why), "correct it, or remove it"))
            }
        }
    }

    /// Answers the cases that have no answer, where the reference may be asked; what was asked before is remembered.
    ///
    /// An input that no person vouches for, and on which a brute force fails, may be illegal: it is left out, with a note.
    ///
    /// # Errors
    /// The reference cannot be built or run.
    pub fn answer(&self, reference: &Reference, cases: &mut Vec<Case>, observer: &mut dyn Observer) -> Outcome<()> {
        let is_open = |case: &&mut Case| case.answer.is_none() && reference.answers(&case.input);
        let mut open: Vec<&mut Case> = cases.iter_mut().filter(is_open).collect();
        if open.is_empty() {
            return Ok(());
        }
        let replies = self.replies(reference, &open)?;
        let mut failed: Vec<String> = Vec::new();
        for (case, reply) in open.iter_mut().zip(replies) {
            match reply {
                Reply::Answer(answer) => case.answer = Some(answer),
                Reply::Fails if !reference.is_of_problem() && !case.is_vouched_for() => failed.push(case.name.clone()),
                // Of what it cannot answer nothing is known.
                Reply::Fails | Reply::TooMuch => {}
            }
        }
        if !failed.is_empty() {
            cases.retain(|case| !failed.contains(&case.name));
            let unenforced = self.bound.unenforced().first().map(|&line| line.to_owned());
            observer.note(Note::LeftOut { reference: reference.name(), cases: failed, unenforced })?;
        }
        Ok(())
    }

    fn replies(&self, reference: &Reference, open: &[&mut Case]) -> Outcome<Vec<Reply>> {
        let machine = &self.workspace.machine;
        let limits = self.bound.problem.limits.for_reference();
        let built = Built::new(machine, &self.bound, &reference.source, limits)?;
        let mut rests_on: Vec<&[u8]> = vec![built.artifact.key().as_bytes(), b"replies"];
        rests_on.extend(open.iter().map(|case| &case.input[..]));
        let key = sha256_hex_of_parts(&rests_on);
        if let Some(replies) = machine.cache().recall(&key, FILE).and_then(|bytes| serde_json::from_slice(&bytes).ok())
        {
            return Ok(replies);
        }
        let mut runner = Runner::new(machine);
        let mut replies = Vec::new();
        for case in open {
            let outcome = runner.run(&built, &case.input).map_err(Failure::Lacking)?;
            replies.push(match of_outcome(&outcome, &built.granted) {
                None if no_number(&self.bound.problem, &case.input, &outcome.stdout).is_some() => Reply::Fails,
                None if !outcome.stdout.is_empty() => Reply::Answer(outcome.stdout),
                Some(failed) if failed.verdict != Verdict::RunTimeError => Reply::TooMuch,
                _ => Reply::Fails,
            });
        }
        if let Ok(json) = serde_json::to_vec(&replies) {
            machine.cache().remember(&key, FILE, &json);
        }
        Ok(replies)
    }
}

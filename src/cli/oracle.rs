//! Who gives the answers that a problem's cases lack: its model or its oracle, else a brute force beside the submission, else a file that
//! the user names.

use crate::cli::context::Context;
use ojkit_draw::{Bound, Inputs};
use ojkit_files::hash::sha256_hex_of_parts;
use ojkit_judge::built::Built;
use ojkit_judge::case::of_outcome;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::expectation::{self, DRAFT, Submission};
use ojkit_judge::runner::Runner;
use ojkit_judge::submission::{self, Entry, Options};
use ojkit_judge::testset;
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::constraint::Constraint;
use ojkit_model::verdict::Verdict;
use ojkit_rules::grammar::parse_line;
use ojkit_search::reach::{Reach, reach};
use ojkit_search::reference::Reference;
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// The flag that names who is right.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Against {
    /// A reference whose answers are right, such as a brute force; it is used up to the size at which it is fast enough
    #[arg(long, value_name = "FILE")]
    pub against: Option<PathBuf>,
}

/// A program whose answers are right, where it may be asked.
#[derive(Debug)]
pub(super) struct Oracle {
    /// Its file.
    pub source: PathBuf,
    /// What messages call it.
    pub who: String,
    /// Within what it may be asked, beside the problem's own constraints.
    pub constraints: Vec<Constraint>,
    /// The inputs that these leave; `None` where these are all.
    pub inputs: Option<Inputs>,
    /// Whether it is a brute force or a file that the user names, and no part of the problem: where it fails, the input may be illegal.
    pub is_brute: bool,
    /// Whether the user vouches for it with `--against`: where it refutes a file, no other submission is asked.
    pub is_vouched_for: bool,
}

/// The surroundings in which an oracle is looked for.
#[derive(Clone, Copy)]
pub(super) struct Around<'a> {
    pub collection: &'a Collection,
    pub machine: &'a Machine,
    pub loaded: &'a Bound,
    /// The one file that is judged, if it is one: what stands beside it counts.
    pub file: Option<&'a Path>,
}

/// The file of a cache's entry.
const FILE: &str = "answers.json";

impl Oracle {
    /// Who gives the answers, if anything does. A file that the user names comes before the model.
    pub fn of(context: &mut Context, around: Around, against: &Against) -> Outcome<Option<Oracle>> {
        let Around { collection, machine, loaded, file } = around;
        if loaded.problem.is_only_samples() {
            // There is nothing that it could be asked.
            return if against.against.is_some() { context.needs_parameters(loaded).map(|()| None) } else { Ok(None) };
        }
        let folder = collection.folder(&loaded.problem.slug);
        if loaded.problem.is_interaction() && against.against.is_some() {
            return Err(cannot_compare());
        }
        if let Some(path) = &against.against {
            let source = context.path(path);
            if !source.is_file() {
                // A shell's `<(...)` is a pipe, whose name says no language.
                return Err(match source.exists() {
                    true => Failure::usage(
                        format!("{} is not a regular file", path.display()),
                        "save the program in a file whose ending says its language",
                    ),
                    false => Failure::usage(format!("there is no file {}", path.display()), ""),
                });
            }
            let named = Oracle::measured(context, around, &source, path.display().to_string())?;
            return Ok(Some(Oracle { is_vouched_for: true, ..named }));
        }
        if let Some(reference) = Reference::of(&loaded.problem) {
            let inputs = match reference.within {
                [] => None,
                within => Some(loaded.narrowed(within).map_err(Failure::Broken)?),
            };
            return Ok(Some(Oracle {
                source: reference.source(&folder),
                who: format!("{} {}", reference.kind, reference.path),
                constraints: reference.within.to_vec(),
                inputs,
                is_brute: false,
                is_vouched_for: false,
            }));
        }
        let known = |path: &Path| machine.language_of(path).is_some();
        let beside = file.and_then(Path::parent).map(Path::to_path_buf);
        let places = beside.into_iter().chain([collection.submissions(&loaded.problem.slug).join(DRAFT), folder]);
        for place in places {
            match expectation::oracle_in(&place, &known) {
                Ok(None) => {}
                Ok(Some(source)) if file.is_some_and(|file| is_same(&source, file)) => {}
                Ok(Some(source)) => {
                    let who = context.shown(&source);
                    return Oracle::measured(context, around, &source, who).map(Some);
                }
                Err(several) => {
                    let names: Vec<String> = several.iter().map(|path| context.shown(path)).collect();
                    let message = format!("which of these is the reference? {}", names.join(", "));
                    return Err(Failure::usage(message, "keep one, or name one with --against FILE"));
                }
            }
        }
        Ok(None)
    }

    /// A file that is right about the samples, asked up to the size at which it is fast enough.
    fn measured(context: &mut Context, around: Around, source: &Path, who: String) -> Outcome<Oracle> {
        let Around { collection, machine, loaded, .. } = around;
        let failed = |why: String| Failure::usage(format!("{who} cannot be the reference: {why}"), "");
        check(context, around, source, &who)?;
        let scratch = machine.scratch();
        let found = reach(machine, loaded, source, &scratch).map_err(|error| match Failure::from(error) {
            Failure::Found(why) => failed(why),
            failure => failure,
        })?;
        let Some(Reach { lines, remembered }) = found else {
            return Err(failed("it is too slow for the smallest inputs".to_owned()));
        };
        if !remembered {
            suggest(context, collection, (source, &who), &lines, loaded)?;
        }
        let constraints: Vec<Constraint> = lines.iter().filter_map(|line| parse_line(line).ok()).collect();
        let inputs = match &constraints[..] {
            [] => None,
            lines => Some(loaded.narrowed(lines).map_err(Failure::Broken)?),
        };
        Ok(Oracle { source: source.to_owned(), who, constraints, inputs, is_brute: true, is_vouched_for: false })
    }

    /// Whether it is this file itself, which says nothing of its own answers.
    pub fn is(&self, file: &Path) -> bool {
        is_same(&self.source, file)
    }

    /// Answers what has no answer, where it may be asked; what was asked before is remembered.
    ///
    /// An input that no person vouches for, and on which a brute force fails, may be illegal: it is left out, and that is said.
    pub fn answer(
        &self,
        context: &mut Context,
        machine: &Machine,
        loaded: &Bound,
        cases: &mut Vec<Case>,
    ) -> Outcome<()> {
        let may = |case: &Case| self.inputs.as_ref().is_none_or(|inputs| inputs.validator.accepts(&case.input));
        let mut open: Vec<&mut Case> = cases.iter_mut().filter(|case| case.answer.is_none() && may(case)).collect();
        if open.is_empty() {
            return Ok(());
        }
        let replies = self.replies(machine, loaded, &open)?;
        let mut failed: Vec<String> = Vec::new();
        for (case, reply) in open.iter_mut().zip(replies) {
            match reply {
                Reply::Answer(answer) => case.answer = Some(answer),
                Reply::Fails if self.is_brute && !case.is_vouched_for() => failed.push(case.name.clone()),
                // Of what it cannot answer nothing is known.
                Reply::Fails | Reply::TooMuch => {}
            }
        }
        let Some(first) = failed.first() else { return Ok(()) };
        let (cases_are, inputs) = match failed.len() {
            1 => ("1 case is".to_owned(), "its input"),
            count => (format!("{count} cases are"), "their inputs"),
        };
        let line = match loaded.unenforced().first() {
            Some(line) => format!("; nothing enforces `{line}`"),
            None => String::new(),
        };
        context.mention(format_args!(
            "note: {cases_are} left out: {} fails there, so {inputs} may be illegal (first: {first}){line}",
            self.who
        ))?;
        cases.retain(|case| !failed.contains(&case.name));
        Ok(())
    }

    /// What it says to these cases.
    fn replies(&self, machine: &Machine, loaded: &Bound, open: &[&mut Case]) -> Outcome<Vec<Reply>> {
        let built = Built::new(machine, loaded, &self.source, loaded.problem.limits.for_reference())?;
        let mut rests_on: Vec<&[u8]> = vec![built.artifact.key().as_bytes(), b"replies"];
        rests_on.extend(open.iter().map(|case| &case.input[..]));
        let key = sha256_hex_of_parts(&rests_on);
        let earlier = machine.cache().get(&key).and_then(|folder| fs::read(folder.join(FILE)).ok());
        if let Some(replies) = earlier.and_then(|bytes| serde_json::from_slice(&bytes).ok()) {
            return Ok(replies);
        }
        let mut runner = Runner::new(machine, machine.scratch());
        let mut replies = Vec::new();
        for case in open {
            let outcome = runner.run(&built, &case.input).map_err(Failure::Lacking)?;
            replies.push(match of_outcome(&outcome, &built.granted) {
                None if !outcome.stdout.is_empty() => Reply::Answer(outcome.stdout),
                None | Some((Verdict::RunTimeError, _)) => Reply::Fails,
                Some(_) => Reply::TooMuch,
            });
        }
        if let Ok(staging) = machine.cache().stage()
            && let Ok(json) = serde_json::to_vec(&replies)
            && fs::write(staging.path().join(FILE), json).is_ok()
        {
            // What cannot be written is asked again the next time.
            let _ = staging.commit(&key);
        }
        Ok(replies)
    }
}

/// What an oracle says to a case.
#[derive(Serialize, Deserialize)]
enum Reply {
    Answer(Vec<u8>),
    /// It crashes, or prints nothing.
    Fails,
    /// It passes a limit.
    TooMuch,
}

/// Two programs that are right may say different things to an interactor.
pub(super) fn cannot_compare() -> Failure {
    Failure::usage(
        "--against compares outputs, and in an interactive problem two right submissions may print different things",
        "leave it out: the interactor or the checker decides",
    )
}

/// Whether two paths name one file.
pub(super) fn is_same(one: &Path, other: &Path) -> bool {
    fs::canonicalize(one).is_ok_and(|one| fs::canonicalize(other).is_ok_and(|other| one == other))
}

/// Refuses an oracle that gets a sample wrong; one that is only too slow for it stays.
fn check(context: &Context, around: Around, source: &Path, who: &str) -> Outcome<()> {
    let Around { collection, machine, loaded, .. } = around;
    let folder = collection.folder(&loaded.problem.slug);
    let cases = testset::samples(loaded);
    let submission = Submission { path: who.to_owned(), source: source.to_owned(), expected: vec![Verdict::Accepted] };
    let entry = Entry { bound: loaded, folder: &folder, submission: &submission, cases: &cases };
    let scratch = machine.scratch();
    let earlier = Earlier::of(machine);
    let options =
        Options { jobs: context.jobs(), all_cases: true, scratch: &scratch, site: None, earlier: earlier.as_ref() };
    let judgement = submission::judge(machine, &[entry], &options, &mut |_| ()).remove(0);
    match &judgement.result {
        Ok(Verdict::CompileError) | Ok(Verdict::JudgeError) => {
            let why = judgement.first_failure.map_or(String::new(), |(_, why)| why);
            return Err(Failure::usage(format!("{who} cannot be the reference: {why}"), ""));
        }
        Err(skipped) => return Err(Failure::Lacking(format!("{who}: {}: {}", skipped.why, skipped.remedy))),
        Ok(_) => {}
    }
    let wrong = judgement.cases.iter().find(|case| {
        !matches!(case.verdict, Verdict::Accepted | Verdict::TimeLimitExceeded | Verdict::MemoryLimitExceeded)
    });
    match wrong {
        None => Ok(()),
        Some(case) => {
            let message = format!("{who} cannot be the reference: {} on {}", case.verdict, case.case);
            Err(Failure::usage(format!("{message}: {}", case.message), "correct it, or remove it"))
        }
    }
}

/// Says how far it reaches, and how the spec would say so.
fn suggest(
    context: &mut Context,
    collection: &Collection,
    (source, who): (&Path, &str),
    lines: &[String],
    loaded: &Bound,
) -> Outcome<()> {
    let within = match lines {
        [] => "fast enough for every size".to_owned(),
        lines => format!("fast enough up to {}", lines.join(", ")),
    };
    context.mention(format_args!("note: using {who} as the reference ({within})"))?;
    let below = fs::canonicalize(collection.submissions(&loaded.problem.slug))
        .ok()
        .and_then(|folder| fs::canonicalize(source).ok()?.strip_prefix(folder).ok().map(Path::to_path_buf));
    let Some(below) = below.filter(|_| !lines.is_empty()) else { return Ok(()) };
    let indented: String = lines.iter().map(|line| format!("\n        {line}")).collect();
    context.mention(format_args!(
        "    to keep these bounds, write in {}:\n    oracle:\n      submission: {}\n      constraints: |{indented}",
        loaded.spec_path,
        below.display()
    ))
}

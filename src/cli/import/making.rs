//! What programs of a package make of it: inputs, answers, and the word of its validator.

use crate::cli::context::Context;
use crate::report::progress::Progress;
use ojkit_exchange::archive::BYTES_MAX;
use ojkit_exchange::import::{Imported, Making, Named, for_compilers};
use ojkit_exchange::package::File;
use ojkit_files::atomic::StoreError;
use ojkit_files::cache::Staging;
use ojkit_judge::built::Built;
use ojkit_judge::case::of_outcome;
use ojkit_judge::input_validator::decide_by_exit_code;
use ojkit_judge::pool;
use ojkit_languages::inline::whole;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::limits::Limits;
use ojkit_model::problem::CheckerInterface;
use ojkit_run::{Artifact, Job, Worker};
use ojkit_work::failure::Outcome;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of a package in a folder of their own, where its programs are built.
pub(super) struct Workshop<'m> {
    machine: &'m Machine,
    staging: Staging<'m>,
}

/// Where the package lies in the folder: headers are looked for up to the folder above `problems`, and no further.
const PLACE: &str = "problems/imported/package";

impl<'m> Workshop<'m> {
    /// Lays the files out.
    pub fn new(machine: &'m Machine, files: &[File]) -> Outcome<Workshop<'m>> {
        let staging = machine.cache().stage()?;
        let workshop = Workshop { machine, staging };
        // The sign of a project: a repository that the cache lies in is none of the package's.
        let sign = workshop.staging.path().join(".git");
        fs::create_dir(&sign).map_err(|error| StoreError::new("make the folder", &sign, error))?;
        for file in files.iter().filter(|file| !file.path.starts_with("data/")) {
            let path = workshop.path(&file.path);
            let folder = path.parent().unwrap_or(&path);
            fs::create_dir_all(folder).map_err(|error| StoreError::new("make the folder", folder, error))?;
            fs::write(&path, for_compilers(file)).map_err(|error| StoreError::new("write", &path, error))?;
        }
        Ok(workshop)
    }

    fn path(&self, file: &str) -> PathBuf {
        self.staging.path().join(PLACE).join(Path::new(file))
    }

    /// A source with the headers that it takes, or why there is none.
    pub fn whole(&self, file: &str) -> Result<Vec<u8>, String> {
        let path = self.path(file);
        Ok(whole(self.machine.known(&path), &path, false).map_err(|error| why(file, error))?.text)
    }

    fn build(&self, file: &str) -> Result<Artifact, String> {
        self.machine.build(&self.path(file)).map_err(|error| why(file, error))
    }
}

fn why(file: &str, error: BuildError) -> String {
    format!("{file} does not become a program: {error}")
}

/// What a program of a package may use for one case: its author let it run to the end.
const MAKING: Limits = Limits { time_ms: 60_000, memory_mib: 4096, output_kib: 64 * 1024, whole_time: true };

/// Makes the inputs and answers that are still missing, and asks the validator about every input.
///
/// # Errors
/// A program cannot be built or fails, a made input is illegal, or there are too many bytes.
pub(super) fn complete(context: &Context, workshop: &Workshop, imported: &mut Imported) -> Result<(), String> {
    let jobs = context.jobs();
    let makings = std::mem::take(&mut imported.makings);
    let progress = Progress::new(context.shows_progress(), &format!("{}: drawing cases", imported.slug));
    progress.set_length(makings.len());
    let given: u64 = imported.files.iter().map(|file| file.bytes.len() as u64).sum();
    let made = inputs(workshop, &makings, jobs, &progress)?;
    imported.add(within(given, made)?)?;
    let answers = answers(workshop, imported, jobs)?;
    let given: u64 = imported.files.iter().map(|file| file.bytes.len() as u64).sum();
    imported.add(within(given, answers)?)?;
    let is_sound = validated(workshop, imported, &makings, jobs)?;
    let spec = imported.spec(is_sound);
    imported.add(vec![File::new("spec.yaml", spec)])
}

fn within(given: u64, files: Vec<File>) -> Result<Vec<File>, String> {
    let made: u64 = files.iter().map(|file| file.bytes.len() as u64).sum();
    if given + made > BYTES_MAX { Err(format!("its cases have more than {} MiB", BYTES_MAX >> 20)) } else { Ok(files) }
}

fn run(worker: &mut Worker, artifact: &Artifact, arguments: &[String], stdin: &[u8]) -> Result<Vec<u8>, String> {
    let args: Vec<OsString> = arguments.iter().map(OsString::from).collect();
    let limits = Built::of(artifact.clone(), MAKING).granted;
    let job = Job { artifact, args: &args, stdin, limits, readable: &[], writable: &[] };
    let outcome = worker.run(&job).map_err(|error| error.to_string())?;
    of_outcome(&outcome, &limits).map_or(Ok(outcome.stdout), |failed| Err(failed.message))
}

fn inputs(workshop: &Workshop, makings: &[Making], jobs: usize, progress: &Progress) -> Result<Vec<File>, String> {
    let mut programs: BTreeMap<&str, Artifact> = BTreeMap::new();
    for making in makings {
        if !programs.contains_key(making.program.as_str()) {
            programs.insert(&making.program, workshop.build(&making.program)?);
        }
    }
    let make = |worker: &mut Result<Worker, String>, at: usize, tell: &dyn Fn(())| {
        let Making { case, program, arguments } = &makings[at];
        let made = worker
            .as_mut()
            .map_err(|why| why.clone())
            .and_then(|worker| run(worker, &programs[program.as_str()], arguments, b""));
        tell(());
        let bytes = made.map_err(|why| format!("{program} {} makes no {case}: {why}", arguments.join(" ")))?;
        Ok(File::new(format!("data/{case}.in"), bytes))
    };
    let worker = || workshop.machine.worker().map_err(|error| error.to_string());
    pool::map(jobs, makings.len(), worker, make, &mut |()| progress.advance(1)).into_iter().collect()
}

/// The answers of the cases that have none.
fn answers(workshop: &Workshop, imported: &Imported, jobs: usize) -> Result<Vec<File>, String> {
    let Some(program) = &imported.answers else { return Ok(Vec::new()) };
    let is_there = |path: &str| imported.files.binary_search_by(|file| file.path.as_str().cmp(path)).is_ok();
    let answer = |file: &File| file.path.strip_suffix(".in").map(|stem| format!("{stem}.ans"));
    let missing: Vec<(&File, String)> = all_inputs(imported)
        .filter_map(|file| Some((file, answer(file)?)))
        .filter(|(_, answer)| !is_there(answer))
        .collect();
    if missing.is_empty() {
        return Ok(Vec::new());
    }
    let artifact = workshop.build(program)?;
    let ask = |worker: &mut Result<Worker, String>, at: usize, _: &dyn Fn(())| {
        let (input, answer) = &missing[at];
        let said =
            worker.as_mut().map_err(|why| why.clone()).and_then(|worker| run(worker, &artifact, &[], &input.bytes));
        let bytes = said.map_err(|why| format!("{program} gives no answer to {}: {why}", input.path))?;
        Ok(File::new(answer.clone(), bytes))
    };
    let worker = || workshop.machine.worker().map_err(|error| error.to_string());
    pool::map(jobs, missing.len(), worker, ask, &mut |()| ()).into_iter().collect()
}

fn all_inputs(imported: &Imported) -> impl Iterator<Item = &File> {
    imported.files.iter().filter(|file| file.path.starts_with("data/") && file.path.ends_with(".in"))
}

/// Whether the validator accepts every input; what it says else is noted.
///
/// # Errors
/// It refuses an input that was made just now.
fn validated(workshop: &Workshop, imported: &mut Imported, makings: &[Making], jobs: usize) -> Result<bool, String> {
    let Some(named) = imported.validator.clone() else { return Ok(true) };
    let Named { file, interface, .. } = &named;
    let text = imported.files.iter().find(|other| other.path == *file).map_or(&[][..], |file| &file.bytes);
    let artifact = match workshop.machine.build_text(file, text) {
        Ok(artifact) => artifact,
        Err(error) => {
            let why = why(file, error);
            let first = why.lines().next().unwrap_or_default();
            imported.notes.push(format!("the validator is not asked and is a comment in the spec: {first}"));
            return Ok(false);
        }
    };
    let interface = if *interface == "kattis" { CheckerInterface::Kattis } else { CheckerInterface::Testlib };
    let built = Built::of(artifact, Limits::VALIDATOR);
    let inputs: Vec<&File> = all_inputs(imported).collect();
    // One that never ends is not waited for on every input.
    let is_stopped = std::sync::atomic::AtomicBool::new(false);
    let ask = |worker: &mut Result<Worker, String>, at: usize, _: &dyn Fn(())| {
        if is_stopped.load(std::sync::atomic::Ordering::Relaxed) {
            return Ok(None);
        }
        let arguments = [named.flags_of(&inputs[at].path).to_owned()];
        let decided = worker
            .as_mut()
            .map_err(|why| why.clone())
            .and_then(|worker| decide_by_exit_code(worker, &built, interface, &arguments, &inputs[at].bytes));
        is_stopped.fetch_or(decided.is_err(), std::sync::atomic::Ordering::Relaxed);
        decided
    };
    let worker = || workshop.machine.worker().map_err(|error| error.to_string());
    let decided = pool::map(jobs, inputs.len(), worker, ask, &mut |()| ());
    let (mut against, mut undecided) = (Vec::new(), None);
    for (input, decided) in inputs.iter().zip(decided) {
        let case = input.path.trim_start_matches("data/").trim_end_matches(".in");
        match decided {
            Ok(None) => {}
            Ok(Some(why)) if makings.iter().any(|making| making.case == case) => {
                return Err(format!("{case} was made just now, and the package's own validator refuses it: {why}"));
            }
            Ok(Some(why)) => against.push(format!("refuses {case}: {why}")),
            Err(why) => undecided = undecided.or(Some(format!("{why}, on {case}"))),
        }
    }
    let is_sound = against.is_empty() && undecided.is_none();
    let refused =
        against.first().map(|first| format!("{first}; it refuses {} of {} inputs", against.len(), inputs.len()));
    let told = undecided.or(refused).map(|why| format!("{file} {why}, and is a comment in the spec"));
    imported.notes.extend(told);
    Ok(is_sound)
}

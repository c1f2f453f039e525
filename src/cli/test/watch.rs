//! `ojkit test --watch`: a test at every save.
//!
//! Each test is a process of its own, so that a save can end it at once, whatever it is doing. Files are looked at some times a second:
//! that works on every file system and with every way in which editors save, and costs less than can be measured.

use super::Test;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::target::Target;
use ojkit_files::hash::sha256_hex;
use ojkit_judge::expectation;
use ojkit_languages::{Machine, inline};
use ojkit_run::tool::{Place, Tool};
use ojkit_work::collection::PROGRESS;
use ojkit_work::failure::{Failure, Outcome};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, SystemTime};

/// How often files are looked at.
const LOOK: Duration = Duration::from_millis(150);
/// An editor that is still writing is waited for.
const SETTLE: Duration = Duration::from_millis(40);
/// What clears a terminal and its cursor.
const CLEAR: &str = "\x1b[H\x1b[2J\x1b[3J";

/// The state of what a test reads: each file with its time and length, none where it is not there.
type State = Vec<(PathBuf, Option<(SystemTime, u64)>)>;

/// Tests at once and at every save, until Ctrl-C; gives what the last test gave, so that `test --watch && submit` goes on after one that passed.
pub(super) fn watch(context: &mut Context, machine: &Machine, target: &Target, test: &Test) -> Outcome<ExitCode> {
    let folder = context.collection()?.folder(&target.slug);
    let against = test.against.against.as_ref().map(|path| context.path(path));
    let state = |library: &[PathBuf]| state(machine, &folder, &target.file, (against.as_deref(), library));
    // What cannot be made whole just now takes what it took.
    let library = |known: Vec<PathBuf>| {
        let whole = inline::whole(machine.known(&target.file), &target.file, true);
        whole.map_or(known, |whole| whole.files)
    };
    let mut taken = library(Vec::new());
    let countercases = machine.cache().dir().join("countercases");
    let name = sha256_hex(target.file.as_os_str().as_encoded_bytes());
    let pinned = countercases.join(format!("watch-{}.json", &name[..16]));
    fs::create_dir_all(&countercases)
        .map_err(|error| Failure::Lacking(format!("cannot make {}: {error}", countercases.display())))?;
    // What an earlier watch kept may be no input of today's spec.
    let _ = fs::remove_file(&pinned);
    let mut arguments = arguments(context, target, against.as_deref(), &pinned);
    if test.debug {
        arguments.push("--debug".into());
    }
    arguments.extend(test.written.arguments());
    arguments.extend(test.count.search.iter().flat_map(|count| ["--search".into(), count.to_string().into()]));
    arguments.extend(test.count.deep.then(|| "--deep".into()));
    if let Some(page) = &context.follower {
        let folder = machine.scratch();
        let socket = folder.join("lines");
        let listening = fs::create_dir_all(&folder).and_then(|()| page.listen(&socket));
        listening.map_err(|error| Failure::Lacking(format!("cannot listen on {}: {error}", socket.display())))?;
        arguments.extend(["--lines".into(), socket.into()]);
    }
    let mut seen = state(&taken);
    let stop = ojkit_run::interrupt::asked_for();
    let mut running = Some(start(context, &arguments)?);
    // A test that was ended says nothing about what is written now.
    let mut last = ExitCode::Stopped;
    loop {
        if stop.load(Ordering::Relaxed) {
            return Ok(last);
        }
        if let Some(tool) = &mut running
            && let Some(status) = tool.ended().map_err(|error| Failure::Lacking(error.to_string()))?
        {
            running = None;
            last = status.code().and_then(ExitCode::of_number).unwrap_or(ExitCode::Stopped);
            context.mention("watching; a save tests again, Ctrl-C ends")?;
        }
        thread::sleep(LOOK);
        let mut now = state(&taken);
        if now == seen {
            continue;
        }
        drop(running.take());
        last = ExitCode::Stopped;
        loop {
            thread::sleep(SETTLE);
            let then = state(&taken);
            if std::mem::replace(&mut now, then.clone()) == then && target.file.is_file() {
                break;
            }
            if stop.load(Ordering::Relaxed) {
                return Ok(last);
            }
        }
        taken = library(taken);
        seen = state(&taken);
        running = Some(start(context, &arguments)?);
    }
}

/// The command line of a test.
fn arguments(context: &Context, target: &Target, against: Option<&Path>, pinned: &Path) -> Vec<OsString> {
    // Shown as the user would name it, and never taken for a flag.
    let file = context.shown(&target.file);
    let file = if file.starts_with('-') { format!("./{file}") } else { file };
    let globals = &context.globals;
    let mut arguments: Vec<OsString> = vec!["test".into(), file.into(), "--problem".into(), (&target.slug).into()];
    let mut add = |flag: &str, value: OsString| arguments.extend([OsString::from(flag), value]);
    add("--pinned", pinned.into());
    against.into_iter().for_each(|path| add("--against", path.into()));
    // What the file's place says of the collection need not be found again, and by each test in the same way.
    let collection = context.collection().ok().filter(|collection| !collection.is_alone());
    collection.iter().for_each(|collection| add("--root", collection.root().into()));
    globals.jobs.iter().for_each(|jobs| add("--jobs", jobs.to_string().into()));
    add("--color", if context.style().colour { "always" } else { "never" }.into());
    if context.json() {
        add("--format", if context.prints_lines() { "jsonl" } else { "json" }.into());
    }
    if globals.quiet {
        arguments.push("--quiet".into());
    }
    arguments
}

fn start(context: &mut Context, arguments: &[OsString]) -> Outcome<Tool> {
    if context.world.stdout_is_terminal && !context.json() {
        write!(context.world.stdout, "{CLEAR}")?;
    }
    context.world.stdout.flush()?;
    let place = Place { cwd: &context.world.cwd, environment: &context.world.environment };
    let started = place.start(context.world.own_exe.as_os_str(), arguments);
    started.map_err(|error| Failure::Lacking(format!("cannot start a test: {error}")))
}

/// Everything that a person writes and a test reads.
fn state(machine: &Machine, folder: &Path, file: &Path, (against, library): (Option<&Path>, &[PathBuf])) -> State {
    let mut files: Vec<PathBuf> = vec![file.to_owned()];
    files.extend(against.map(Path::to_path_buf).into_iter().chain(library.iter().cloned()));
    let known = |path: &Path| machine.language_of(path).is_some();
    let places = [file.parent().map(Path::to_path_buf), Some(folder.join("submissions").join(expectation::DRAFT))];
    for place in places.into_iter().flatten() {
        files.extend(expectation::oracle_in(&place, &known).unwrap_or_default());
    }
    if let Ok(list) = fs::read_dir(folder) {
        // A test writes the history itself.
        let is_read = |path: &PathBuf| path.is_file() && path.file_name().is_some_and(|name| name != PROGRESS);
        files.extend(list.flatten().map(|entry| entry.path()).filter(is_read));
    }
    files.sort();
    files.dedup();
    let look = |path: &Path| {
        let data = fs::metadata(path).ok()?;
        Some((data.modified().ok()?, data.len()))
    };
    files.into_iter().map(|path| (path.clone(), look(&path))).collect()
}

//! `ojkit debug`: one submission on one input under its language's debugger.

mod launch;

use crate::cli::case::{Which, failed_last};
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::target::{Named, Target};
use ojkit_files::atomic::{self, StoreError};
use ojkit_judge::built;
use ojkit_languages::Language;
use ojkit_languages::debugger::{Debuggee, Session};
use ojkit_run::interrupt;
use ojkit_run::tool::{Place, Tool, quoted};
use ojkit_work::failure::{Failure, Outcome};
use serde_json::json;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Component;
use std::process::Stdio;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// Start one submission on one input under a debugger, which stops in the submission
#[derive(Debug, clap::Args)]
pub(super) struct Debug {
    #[command(flatten)]
    named: Named,
    #[command(flatten)]
    which: Which,
    /// The case that the last run of this submission failed [default, where there is one and neither a case nor an input is named]
    #[arg(long, conflicts_with_all = ["case", "input"])]
    last: bool,
    /// Open gdb, pdb, jdb or node's inspector in this terminal
    #[arg(long, conflicts_with_all = ["launch", "port"])]
    terminal: bool,
    /// Add an entry that attaches to it to .vscode/launch.json, after asking
    #[arg(long)]
    launch: bool,
    /// Answer yes: change .vscode/launch.json without asking
    #[arg(long, requires = "launch")]
    yes: bool,
    /// The port of this machine on which the debugger waits [default: a free one; 5678 with --launch]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    port: Option<u16>,
}

/// The port of the entry in launch.json, which stays the same from run to run.
const LAUNCH_PORT: u16 = 5678;
/// How long a debugger may take to wait for its client.
const START_MAX: Duration = Duration::from_secs(30);
/// Time between two looks at it.
const TICK: Duration = Duration::from_millis(20);

impl Debug {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        if self.terminal {
            context.text_only("debug --terminal")?;
        }
        self.named.look_from(context);
        let machine = context.machine()?;
        let target = self.named.target(context, &machine)?;
        target.announce(context)?;
        let Target { slug, file, .. } = target;
        let language = machine.known(&file).ok_or_else(|| {
            let message = format!("no debugger is known for {}", context.shown(&file));
            Failure::usage(message, format!("`debug` takes submissions in {}", Language::names()))
        })?;
        let workspace = context.workspace(machine)?;
        let problem = workspace.open(&slug, &mut context.observer())?;
        if problem.bound.problem.is_interaction() {
            let help = "run the submission and the interactor by hand";
            return Err(Failure::usage("`debug` gives an input from a file, and this problem is interactive", help));
        }
        let failed = match self.which.is_named() {
            true => None,
            // A case that is gone is no reason to refuse what nobody asked for.
            false => failed_last(context, &problem, Some(&file))
                .or_else(|why| if self.last { Err(why) } else { Ok(None) })?,
        };
        let case = match failed {
            Some((case, _)) => case,
            None if self.last => {
                let message = format!("no failing case of {} is known", context.shown(&file));
                return Err(Failure::usage(message, "`ojkit test` looks for one"));
            }
            None => self.which.unanswered(context, &problem)?,
        };
        let file = if file.components().any(|part| part == Component::ParentDir) {
            fs::canonicalize(&file).unwrap_or(file)
        } else {
            file
        };
        let machine = workspace.machine.clone().for_debugger(language, &file);
        // It goes with the machine.
        let folder = machine.scratch();
        let debuggee = built::to_debug(&machine, &problem.bound, (&file, language), &folder)?;
        let files = debuggee.files().into_iter().map(|(path, text)| (path, text.into_bytes()));
        fs::create_dir_all(&folder).map_err(|error| StoreError::new("make the folder", &folder, error))?;
        for (path, bytes) in files.chain([(debuggee.input.clone(), case.input.clone())]) {
            atomic::write(&path, &bytes)?;
        }
        context.mention("note: under a debugger nothing is confined, and time and memory have no limits")?;
        let debugging = Debugging { debuggee, slug, case: case.name };
        match self.terminal {
            true => debugging.in_terminal(context),
            false => debugging.wait(context, &self),
        }
    }
}

struct Debugging {
    debuggee: Debuggee,
    slug: String,
    case: String,
}

impl Debugging {
    /// Waits for a client until the program has ended.
    fn wait(&self, context: &mut Context, asked: &Debug) -> Outcome<ExitCode> {
        let port = free_port(asked.port.or(asked.launch.then_some(LAUNCH_PORT)))?;
        let session = self.debuggee.session(port, false).map_err(lacking)?;
        let output = if context.json() { Stdio::from(io::stderr()) } else { Stdio::inherit() };
        let command = session.server.as_deref().unwrap_or_default();
        let mut server = self.start(context, command, Some(output))?;
        let asked_to_end = interrupt::asked_for();
        listening(&mut server, &session, port)?;
        let entry = &self.debuggee.entry;
        let launch = launch::entry(&self.debuggee, &session, port);
        let file = quoted(&self.debuggee.file.display().to_string());
        let own = format!("ojkit debug {file} --problem {} --terminal", self.slug);
        let attach = session.attach.clone().unwrap_or(own);
        if context.json() {
            context.print_json(json!({
                "problem": self.slug,
                "submission": self.debuggee.file,
                "case": self.case,
                "language": self.debuggee.language.name(),
                "debugger": session.name,
                "address": format!("127.0.0.1:{port}"),
                "pid": server.id(),
                "attach": attach,
                "launch": launch,
                "breakpoint": { "file": self.debuggee.file, "line": entry.first.line, "function": entry.function },
            }))?;
        } else {
            let shown = context.shown(&self.debuggee.file);
            context.print(format_args!(
                "{} waits at 127.0.0.1:{port} with {} of {}",
                session.name, self.case, self.slug
            ))?;
            context.print(format_args!("breakpoint: {shown}:{}", entry.first.line))?;
            context.print(format_args!("attach: {attach}"))?;
        }
        context.world.stdout.flush()?;
        if asked.launch {
            launch::merge(context, &launch, asked.yes)?;
        }
        while ended(&mut server)?.is_none() {
            if asked_to_end.load(Ordering::Relaxed) {
                return Ok(ExitCode::Stopped);
            }
            std::thread::sleep(TICK);
        }
        Ok(ExitCode::AsExpected)
    }

    /// Gives the terminal to a debugger until that has ended.
    fn in_terminal(&self, context: &mut Context) -> Outcome<ExitCode> {
        let port = free_port(None)?;
        let session = self.debuggee.session(port, true).map_err(lacking)?;
        let mut server = match &session.server {
            Some(command) => Some(self.start(context, command, Some(Stdio::inherit()))?),
            None => None,
        };
        server.as_mut().map_or(Ok(()), |server| listening(server, &session, port))?;
        context.mention(format_args!("{}: {} of {}", session.name, self.case, self.slug))?;
        context.world.stdout.flush()?;
        interrupt::leave_to_tool();
        let mut client = self.start(context, session.client.as_deref().unwrap_or_default(), None)?;
        while ended(&mut client)?.is_none() {
            std::thread::sleep(TICK);
        }
        drop(server);
        Ok(ExitCode::AsExpected)
    }

    /// Starts a debugger; with a place for what the program prints, the program reads the input.
    fn start(&self, context: &Context, command: &[String], output: Option<Stdio>) -> Outcome<Tool> {
        let mut environment = context.world.environment.clone();
        let own = self.debuggee.artifact.recipe().environment.iter();
        environment.extend(own.map(|(name, value)| (OsString::from(name), OsString::from(value))));
        if output.is_none() {
            environment.insert("NODE_INSPECT_RESUME_ON_START".into(), "1".into());
        }
        let cannot = |error| Failure::Lacking(format!("cannot start {}: {error}", command.join(" ")));
        let streams = match output {
            Some(output) => Some((File::open(&self.debuggee.input).map_err(cannot)?, output)),
            None => None,
        };
        let command: Vec<OsString> = command.iter().map(OsString::from).collect();
        let place = Place { cwd: &self.debuggee.folder, environment: &environment };
        place.start_debugger(&command, streams).map_err(cannot)
    }
}

fn lacking(missing: impl Into<ojkit_languages::BuildError>) -> Failure {
    Failure::from(missing.into())
}

fn ended(tool: &mut Tool) -> Outcome<Option<std::process::ExitStatus>> {
    tool.ended().map_err(|error| Failure::Lacking(format!("cannot wait for the debugger: {error}")))
}

/// The port that was asked for, or one that nothing listens on.
fn free_port(asked: Option<u16>) -> Outcome<u16> {
    let bound = TcpListener::bind((Ipv4Addr::LOCALHOST, asked.unwrap_or(0)));
    let address = bound.and_then(|listener| listener.local_addr()).map_err(|error| {
        let port = asked.unwrap_or(0);
        Failure::usage(format!("cannot listen on the port {port}: {error}"), "name another one with --port N")
    })?;
    Ok(address.port())
}

/// Waits until a debugger listens; nothing connects, as the first client may be the only one.
fn listening(server: &mut Tool, session: &Session, port: u16) -> Outcome<()> {
    let start = Instant::now();
    while !listens(port) {
        if let Some(status) = ended(server)? {
            return Err(Failure::Lacking(format!("{} ended with {status} before any client came", session.name)));
        }
        if start.elapsed() > START_MAX {
            return Err(Failure::Lacking(format!("{} does not listen on the port {port}", session.name)));
        }
        std::thread::sleep(TICK);
    }
    // Another process may have taken the port.
    match ended(server)? {
        Some(status) => {
            Err(Failure::Lacking(format!("{} ended with {status}: is the port {port} free?", session.name)))
        }
        None => Ok(()),
    }
}

/// Whether a process of this machine listens on a port, by the system's table where there is one.
fn listens(port: u16) -> bool {
    let tables: Vec<String> =
        ["tcp", "tcp6"].iter().filter_map(|name| fs::read_to_string(format!("/proc/net/{name}")).ok()).collect();
    if tables.is_empty() {
        std::thread::sleep(Duration::from_secs(1));
        return true;
    }
    let sign = format!(":{port:04X}");
    let is_it = |line: &str| {
        let mut words = line.split_ascii_whitespace().skip(1);
        words.next().is_some_and(|local| local.ends_with(&sign)) && words.nth(1) == Some("0A")
    };
    tables.iter().flat_map(|table| table.lines()).any(is_it)
}

//! `ojkit serve`: one process that judges for callers who live on, a record a line in and an answer a line out.
//!
//! Answers come when they are there, in any order. The end of the input lets all that was read be answered; a signal, and a caller that is gone, end
//! it at once.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::flags::{Count, RecordLimits};
use crate::cli::intake::{Intake, LINE_BYTES_MAX, Sink};
use crate::report::stream::Answer;
use ojkit_languages::Machine;
use ojkit_model::limits::Limits;
use ojkit_run::{interrupt, turn};
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::observer::Note;
use ojkit_work::records::{Kind, Records, Settings};
use ojkit_work::workspace::Workspace;
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::{self, BufReader, Write};
use std::os::fd::AsFd;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// The version of what is said over the pipes.
const PROTOCOL: u32 = 1;
/// How long a record may take by the clock that does not say it.
const WALL: Duration = Duration::from_secs(120);
/// Clients of a socket at the same time, and how often is looked for another.
const CLIENTS_MAX: usize = 64;
const LOOK: Duration = Duration::from_millis(50);

/// Judge submissions for another program: a record a line in, an answer a line out
///
/// Records and answers are JSON objects as those of `judge --from`, on standard input and output, or over a Unix socket; answers come in any order.
/// `{"cancel": ID}` ends a record. Questions of the bank need no collection. docs/serve.md has the fields.
#[derive(Debug, clap::Args)]
pub(super) struct Serve {
    /// Serve clients of this Unix socket, each with a conversation of its own
    #[arg(long, value_name = "PATH")]
    socket: Option<PathBuf>,
    #[command(flatten)]
    count: Count,
    #[command(flatten)]
    limits: RecordLimits,
}

impl Serve {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("serve")?;
        // Before anything takes time: whoever asks for the end gets it.
        interrupt::asked_for();
        let bank = Collection::planned(&context.cache_dir().join("questions"));
        for folder in [bank.problems(), bank.cases_folder()] {
            // What is not there cannot be hidden; where it cannot be made, the first question says so.
            let _ = fs::create_dir_all(folder);
        }
        let machine = context.machine_hiding(None, &[&bank])?;
        let (jobs, cwd) = (context.jobs(), context.world.cwd.clone());
        let of = |collection| Workspace { collection, machine: machine.clone(), jobs, cwd: cwd.clone() };
        // Without one, all questions are the bank's; a folder that is named must be one.
        let own = match context.collection() {
            Err(failure) if context.globals.root.is_some() => return Err(failure),
            collection => collection.ok().map(of),
        };
        let questions = of(bank);
        let settings = self.limits.settings(&self.count);
        let settings = Settings { wall: Some(settings.wall.unwrap_or(WALL)), ..settings };
        let records = Records::new(own.as_ref(), Some(&questions), settings, Answer::of_record);
        let intake = Intake::new(&records, jobs, true);
        let hello = hello(&machine, jobs, &settings);
        match &self.socket {
            Some(path) => listen(&context.path(path), &intake, &hello, context.world.stderr)?,
            None => {
                let pipe = |fd: io::Result<_>| fd.map(File::from).map_err(Failure::Output);
                let input = pipe(io::stdin().as_fd().try_clone_to_owned())?;
                let out = pipe(io::stdout().as_fd().try_clone_to_owned())?;
                let mut client = Client { out, notes: (!context.globals.quiet).then(io::stderr) };
                client.say(hello)?;
                intake.answer(BufReader::new(input), 0..usize::MAX, &mut client)?;
            }
        }
        Ok(if is_asked_to_end() { ExitCode::Stopped } else { ExitCode::AsExpected })
    }
}

fn is_asked_to_end() -> bool {
    interrupt::asked_for().load(Ordering::Relaxed)
}

/// The first line, which says what can be expected.
fn hello(machine: &Machine, jobs: usize, settings: &Settings) -> Value {
    let tier = machine.tier();
    let is_there = machine.languages().iter().filter(|row| machine.tools(row).is_ok());
    json!({
        "ojkit": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "tier": tier.tier.name(),
        "confinement": tier.to_string(),
        "languages": is_there.map(|row| &row.name).collect::<Vec<_>>(),
        "jobs": jobs,
        "wall_ms": settings.wall.unwrap_or_default().as_millis() as u64,
        "time_ms": settings.asked.time_ms,
        "memory_mib": settings.asked.memory_mib.unwrap_or(Limits::UNSTATED_MEMORY_MIB),
        "line_bytes_max": LINE_BYTES_MAX,
    })
}

/// Whoever sends records and reads answers.
struct Client<W> {
    out: W,
    /// Where notes go, if anybody reads them.
    notes: Option<io::Stderr>,
}

impl<W: Write + AsFd> Client<W> {
    fn line(&mut self, mut text: String) -> Outcome<()> {
        text.push('\n');
        match interrupt::write_all(&mut self.out, text.as_bytes(), is_asked_to_end) {
            Err(error) if error.kind() == io::ErrorKind::TimedOut => Ok(()),
            written => Ok(written?),
        }
    }
}

impl<W: Write + AsFd> Sink for Client<W> {
    fn give(&mut self, answer: Answer) -> Outcome<()> {
        self.line(answer.line())
    }

    fn say(&mut self, value: Value) -> Outcome<()> {
        self.line(value.to_string())
    }

    fn note(&mut self, notes: Vec<Note>) -> Outcome<()> {
        let Some(stderr) = &mut self.notes else { return Ok(()) };
        for note in notes {
            // Answers matter more than who reads the notes.
            drop(writeln!(stderr, "note: {note}"));
        }
        Ok(())
    }

    fn is_over(&mut self) -> bool {
        if is_asked_to_end() {
            turn::end_all();
            return true;
        }
        interrupt::is_unread(self.out.as_fd())
    }
}

/// Serves the clients of a socket until a signal comes.
fn listen(path: &Path, intake: &Intake, hello: &Value, stderr: &mut dyn Write) -> Outcome<()> {
    let shown = path.display();
    let unusable = |error: io::Error| Failure::usage(format!("cannot listen at {shown}: {error}"), "name another path");
    // A server that was killed leaves its socket.
    if UnixStream::connect(path).is_ok() {
        return Err(Failure::usage(format!("another process listens at {shown}"), "end it, or name another path"));
    }
    if fs::symlink_metadata(path).is_ok_and(|found| std::os::unix::fs::FileTypeExt::is_socket(&found.file_type())) {
        fs::remove_file(path).map_err(unusable)?;
    }
    let listener = UnixListener::bind(path).map_err(unusable)?;
    let _removed = Removed(path);
    // Whoever may write to it has programs run as this user.
    fs::set_permissions(path, std::os::unix::fs::PermissionsExt::from_mode(0o600)).map_err(unusable)?;
    listener.set_nonblocking(true).map_err(unusable)?;
    writeln!(stderr, "listening at {shown}")?;
    let clients = AtomicUsize::new(0);
    thread::scope(|scope| {
        while !is_asked_to_end() {
            let Ok((mut stream, _)) = listener.accept() else {
                thread::sleep(LOOK);
                continue;
            };
            let one = One::of(&clients);
            if clients.load(Ordering::Relaxed) > CLIENTS_MAX {
                refuse(&mut stream, &format!("at most {CLIENTS_MAX} clients are served at the same time"));
                continue;
            }
            let spare = stream.try_clone();
            let conversation = move || {
                let _one = one;
                // A client that is gone says nothing of the others.
                drop(converse(stream, intake, hello));
            };
            if let (Err(error), Ok(mut stream)) = (thread::Builder::new().spawn_scoped(scope, conversation), spare) {
                refuse(&mut stream, &format!("this machine makes no thread for another client: {error}"));
            }
        }
        // Programs of clients end, and with them what waits for them here.
        turn::end_all();
    });
    Ok(())
}

/// A client that is counted as long as this is there.
struct One<'c>(&'c AtomicUsize);

impl One<'_> {
    fn of(clients: &AtomicUsize) -> One<'_> {
        clients.fetch_add(1, Ordering::Relaxed);
        One(clients)
    }
}

impl Drop for One<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Says why a client is not served. A new connection has room for that, so that nothing waits here.
fn refuse(stream: &mut UnixStream, why: &str) {
    let line = json!({ "error": why, "kind": Kind::Machine }).to_string() + "\n";
    let _ = stream.set_nonblocking(true).and_then(|()| stream.write_all(line.as_bytes()));
    let _ = stream.shutdown(std::net::Shutdown::Both);
}

/// A file that goes with whoever made it.
struct Removed<'p>(&'p Path);

impl Drop for Removed<'_> {
    fn drop(&mut self) {
        let _ = fs::remove_file(self.0);
    }
}

fn converse(stream: UnixStream, intake: &Intake, hello: &Value) -> Outcome<()> {
    stream.set_nonblocking(false)?;
    let input = stream.try_clone()?;
    let mut client = Client { out: stream, notes: None };
    client.say(hello.clone())?;
    let done = intake.answer(BufReader::new(input), 0..usize::MAX, &mut client);
    // The thread that reads may still wait for a line.
    let _ = client.out.shutdown(std::net::Shutdown::Both);
    done
}

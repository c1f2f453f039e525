//! The spec's `validator:`: a program that decides what constraint lines cannot say.
//!
//! It is a `Solution` whose `isValid` (or `validate`, or a function called as the problem's) takes the parameters and gives a boolean; of a
//! design question, or where standard input has a layout of its own, it takes the text of the input. Else it is Kattis' input validator (problem package format, section Input Validators): the input on standard input,
//! exit code 42 accepts and 43 refuses; or testlib's, where 0 accepts and 3 refuses. Whatever else happens is a fault of the validator, and
//! ends what was being done.

use crate::answers::{Trouble, unavailable};
use crate::batch::{Batch, Bounds};
use crate::built::{self, Built};
use crate::case::of_outcome;
use crate::checker::excerpt::printable_lines;
use crate::replies::{Replies, Reply};
use crate::spent;
use ojkit_draw::Bound;
use ojkit_draw::gate::Decide;
use ojkit_frames::{Encoder, Frame};
use ojkit_languages::inline::whole;
use ojkit_languages::{BuildError, Machine, SolutionDoor};
use ojkit_model::input::Input;
use ojkit_model::limits::Limits;
use ojkit_model::problem::{CheckerInterface, Problem, ProgramFile, Validator};
use ojkit_model::signature::{Parameter, Signature, Type};
use ojkit_run::outcome::Ending;
use ojkit_run::{Artifact, Job, RunError, Worker, turn};
use std::ffi::OsString;
use std::path::Path;
use std::sync::{Condvar, Mutex, PoisonError};

/// Names of the function of a typed validator, beside the problem's own.
const NAMES: [&str; 2] = ["isValid", "validate"];

/// A problem's validator program, ready to be asked by any number of threads.
#[derive(Debug)]
struct Program {
    program: Validator,
    spec: String,
    way: Way,
    /// Those that nobody asks at the moment.
    idle: Mutex<Vec<Asked>>,
    /// Told when one is idle again.
    free: Condvar,
}

/// How the program is asked.
#[derive(Debug)]
enum Way {
    /// One that stays and takes values in frames, or the whole text where there is no encoder.
    Typed(Artifact, Option<Encoder>),
    /// A process per input, which takes its text; forked by a program that stays, where its language has such.
    Exit(Built, Option<Artifact>),
}

/// A running program, or a place to run one.
#[derive(Debug)]
enum Asked {
    Typed(Box<(Batch, Replies)>),
    Exit(Box<Worker>, Option<Box<(Batch, Replies)>>),
}

/// Characters of a line of an input that are shown, and lines.
const SHOWN_CHARS: usize = 400;
const SHOWN_LINES: usize = 20;
const MESSAGE_LINES: usize = 2;
const MESSAGE_CHARS: usize = 200;

/// Puts the validator program that a problem's spec names behind its constraint lines; a problem without one stays as it is. Up to `jobs`
/// threads get their answers side by side.
///
/// # Errors
/// Why it cannot be built.
pub fn gated(machine: &Machine, bound: Bound, jobs: usize) -> Result<Bound, Trouble> {
    let Some(program) = bound.problem.validator.clone() else { return Ok(bound) };
    let whose = || format!("the validator {}", program.program.file);
    let (source, limits) = (bound.folder.join(&program.program.file), Limits::VALIDATOR);
    let way = match typed(machine, &bound.problem, &source).map_err(|error| unavailable(whose(), error))? {
        Some(typed) => typed,
        None => {
            let artifact = machine.build(&source).map_err(|error| unavailable(whose(), error))?;
            Way::Exit(Built::of(artifact, limits), served(machine, &source))
        }
    };
    let batch = |artifact: &Artifact| -> Result<_, RunError> {
        let batch = Batch::new(machine, artifact.clone(), Bounds::of(limits, artifact))?;
        Ok(Box::new((batch, Replies::default())))
    };
    let start = |_| {
        Ok(match &way {
            Way::Typed(artifact, _) => Asked::Typed(batch(artifact)?),
            Way::Exit(_, served) => Asked::Exit(Box::new(machine.worker()?), served.as_ref().map(batch).transpose()?),
        })
    };
    let idle = (0..jobs.max(1)).map(start).collect::<Result<Vec<_>, RunError>>();
    let idle = idle.map_err(|error| Trouble::Build { whose: whose(), why: error.to_string() })?;
    let spec = bound.spec_path.clone();
    Ok(bound.gated(Box::new(Program { program, spec, way, idle: Mutex::new(idle), free: Condvar::new() })))
}

impl Decide for Program {
    fn decide(&self, input: &Input, text: &[u8], quick: bool) -> Result<Option<String>, String> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let mut asked = loop {
            match idle.pop() {
                Some(asked) => break asked,
                None => idle = self.free.wait(idle).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(idle);
        // What ends the turn of one record says nothing of the validator, which others wait for.
        let decided = turn::apart(|| match (&mut asked, &self.way) {
            (Asked::Typed(running), Way::Typed(_, encoder)) => {
                let mut frame = Frame::new();
                let pushed = match encoder {
                    Some(encoder) => frame.push(encoder, input).map_err(|error| error.to_string()),
                    None => {
                        frame.push_text(text);
                        Ok(())
                    }
                };
                pushed.and_then(|()| decide_typed(&mut running.0, &mut running.1, &mut frame))
            }
            (Asked::Exit(worker, served), Way::Exit(built, _)) => {
                let arguments = &self.program.arguments;
                let forked = served.as_mut().filter(|_| quick && arguments.is_empty());
                let forked = forked.and_then(|served| forked_code(served, text));
                match (forked.as_deref(), self.program.interface) {
                    (Some("exit code 42"), CheckerInterface::Kattis) => Ok(None),
                    (Some("exit code 43"), CheckerInterface::Kattis) => Ok(Some(String::new())),
                    _ => decide_by_exit_code(worker, built, self.program.interface, arguments, text),
                }
            }
            _ => Err("was started in another way".to_owned()),
        });
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(asked);
        self.free.notify_one();
        decided
    }

    fn key(&self) -> &str {
        match &self.way {
            Way::Typed(artifact, _) | Way::Exit(Built { artifact, .. }, _) => artifact.key(),
        }
    }

    fn weight(&self) -> u64 {
        match self.way {
            Way::Typed(..) => 1,
            Way::Exit(..) => 3,
        }
    }

    fn complain(&self, why: &str, text: &[u8]) -> String {
        let ProgramFile { file, line } = &self.program.program;
        let input = printable_lines(text, SHOWN_LINES, SHOWN_CHARS).join("\n");
        format!("{}:{line}: the validator {file} {why}, for the input\n{input}", self.spec)
    }
}

fn decide_typed(batch: &mut Batch, replies: &mut Replies, frame: &mut Frame) -> Result<Option<String>, String> {
    batch.ask(frame, replies).map_err(|error| error.to_string())?;
    match replies.get(0) {
        Reply::Answer([0]) => Ok(Some("it gives false".to_owned())),
        Reply::Answer([1]) => Ok(None),
        Reply::Answer(_) => Err("gives neither true nor false".to_owned()),
        Reply::Failed { verdict, message, .. } => Err(format!("did not decide: {verdict}: {message}")),
    }
}

/// A typed validator: the functions by which it may be called are tried in turn; nothing where the file has none of them.
fn typed(machine: &Machine, problem: &Problem, source: &Path) -> Result<Option<Way>, BuildError> {
    let takes_text = problem.signature.class.is_some() || problem.layout.is_some() || problem.is_only_samples();
    let Some(language) = machine.known(source) else { return Ok(None) };
    let whole = whole(Some(language), source, true)?;
    let file = source.file_name().unwrap_or_default().to_string_lossy();
    let own = problem.signature.function.as_deref().filter(|_| !takes_text);
    for name in NAMES.into_iter().chain(own) {
        let mut called = problem.clone();
        if takes_text {
            let parameters = vec![Parameter { name: "text".to_owned(), ty: Type::String }];
            called.signature = Signature { parameters, ..Signature::default() };
        }
        called.signature.function = Some(name.to_owned());
        // It is asked about the input, and not about what the site makes of it.
        called.signature.calling = None;
        called.signature.returns = Some(Type::Boolean);
        if ojkit_languages::doors(language, &whole.text, &called.signature).solution != SolutionDoor::Present {
            continue;
        }
        if language.facts().is_text_in_harness {
            // Else its mistakes would show when it runs.
            machine.build(source)?;
        }
        let encoder = (!takes_text).then(|| Encoder::new(&called.signature)).transpose();
        let encoder = encoder.map_err(|error| BuildError::Compile { stderr: error.to_string() })?;
        let batch = built::batch(machine, &called, &whole.text, &file, language);
        return Ok(Some(Way::Typed(batch.map_err(|error| whole.told(&file, error))?, encoder)));
    }
    Ok(None)
}

/// A whole program behind a fork server; nothing where its language has none.
fn served(machine: &Machine, source: &Path) -> Option<Artifact> {
    let language = machine.known(source)?;
    let text = whole(Some(language), source, true).ok()?.text;
    let file = source.file_name().unwrap_or_default().to_string_lossy();
    machine.build_harness(&ojkit_languages::fork_server(language, &text, &file)?).ok()
}

/// How a forked process ended that did not end cleanly; nothing where that cannot be said.
fn forked_code((batch, replies): &mut (Batch, Replies), text: &[u8]) -> Option<String> {
    let mut frame = Frame::new();
    frame.push_text(text);
    batch.ask(&mut frame, replies).ok()?;
    match replies.get(0) {
        Reply::Failed { message, .. } => Some(message.to_owned()),
        Reply::Answer(_) => None,
    }
}

/// What testlib's validators end with where they refuse; they may also say that something is wrong with the end of the input, or its format.
const TESTLIB_REFUSES: [i32; 5] = [1, 2, 3, 4, 8];

/// What a program says of an input on its standard input: nothing where one of its calls accepts, each with the words of one text.
///
/// # Errors
/// It did something else than its interface knows.
pub fn decide_by_exit_code(
    worker: &mut Worker,
    built: &Built,
    interface: CheckerInterface,
    arguments: &[String],
    stdin: &[u8],
) -> Result<Option<String>, String> {
    let mut calls = arguments.iter().map(String::as_str);
    let mut refusal = decide_call(worker, built, interface, calls.next().unwrap_or_default(), stdin)?;
    for call in calls {
        if refusal.is_none() {
            break;
        }
        refusal = decide_call(worker, built, interface, call, stdin)?;
    }
    Ok(refusal)
}

fn decide_call(
    worker: &mut Worker,
    built: &Built,
    interface: CheckerInterface,
    arguments: &str,
    stdin: &[u8],
) -> Result<Option<String>, String> {
    let Built { artifact, limits, granted, .. } = built;
    let args: Vec<OsString> = arguments.split_whitespace().map(OsString::from).collect();
    let job = Job { artifact, args: &args, stdin, limits: *limits, readable: &[], writable: &[] };
    let outcome = worker.run(&job).map_err(|error| error.to_string())?;
    spent::add(&spent::VALIDATORS, outcome.cpu);
    let said = |bytes: &[u8]| printable_lines(bytes, MESSAGE_LINES, MESSAGE_CHARS).join(" / ");
    let (accepts, refuses, codes): (i32, &[i32], &str) = match interface {
        CheckerInterface::Testlib => (0, &TESTLIB_REFUSES, "0 accepts, 3 refuses"),
        _ => (42, &[43], "42 accepts, 43 refuses"),
    };
    match (outcome.exceeded, outcome.ending) {
        (None, Ending::Exited(code)) if code == accepts => Ok(None),
        (None, Ending::Exited(code)) if refuses.contains(&code) => {
            let message =
                [&outcome.stderr, &outcome.stdout].map(|bytes| said(bytes)).into_iter().find(|m| !m.is_empty());
            Ok(Some(message.unwrap_or_else(|| "it gives no reason".to_owned())))
        }
        _ => Err(match of_outcome(&outcome, granted) {
            Some(failed) => format!("did not decide: {}", failed.message),
            None => format!("did not decide: exit code 0; {codes}"),
        }),
    }
}

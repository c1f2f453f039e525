//! The spec's `generators:`: programs that propose inputs, which then are what any other input is.
//!
//! Where parameters have types, it is a `Solution` whose `generate` takes a seed, a size from 1 to 100 and the spec's arguments, and gives
//! the parameters as the site's box takes them, a line each. Else it is a program that prints the text of standard input, called with
//! seed, size and arguments. The same call gives the same input, in whatever process: each is made twice.

use super::Failure;
use crate::answers::unavailable;
use crate::batch::{Batch, Bounds};
use crate::built;
use crate::case::of_outcome;
use crate::checker::excerpt::printable_lines;
use crate::replies::{Replies, Reply};
use ojkit_draw::Bound;
use ojkit_draw::plan::maker::{TEXT_BYTES_MAX, number};
use ojkit_frames::{Encoder, Frame};
use ojkit_languages::inline::whole;
use ojkit_languages::{BuildError, Machine, SolutionDoor};
use ojkit_model::case::{Case, GeneratorCall, Recipe};
use ojkit_model::input::{Input, Value};
use ojkit_model::limits::Limits;
use ojkit_model::problem::{Generator, Problem, ProgramFile};
use ojkit_model::signature::{Parameter, Signature, Type};
use ojkit_run::{Artifact, Job, Worker};
use ojkit_text::notation;
use std::ffi::OsString;
use std::path::Path;

/// The function of a typed generator.
const FUNCTION: &str = "generate";
/// Lines and characters of an input, or of a complaint, that a message shows.
const SHOWN_LINES: usize = 10;
const SHOWN_CHARS: usize = 200;

/// A generator program, ready to be called.
enum Way {
    /// A function in a process that stays.
    Typed(Box<Batch>, Encoder),
    /// A process per call.
    Main(Artifact, Box<Worker>),
}

/// What the generators of a problem propose, as cases without answers; those that `known` names are left out, and notes say so.
///
/// # Errors
/// A generator that cannot be built, fails, gives an illegal input, or another one the second time.
pub(crate) fn propose(
    machine: &Machine,
    bound: &Bound,
    user_seed: u64,
    known: &[&[u8]],
) -> Result<(Vec<Case>, Vec<String>), Failure> {
    let (mut cases, mut notes): (Vec<Case>, Vec<String>) = (Vec::new(), Vec::new());
    for generator in &bound.problem.generators {
        let calls = calls(&bound.problem, generator, user_seed);
        let fault = |why: String| Failure::Generator(complaint(bound, &generator.program, &why));
        let mut way = way(machine, bound, &generator.program.file)?;
        let mut given = Vec::new();
        for call in &calls {
            given.push(input(&mut way, bound, call).map_err(|why| fault(format!("{why}, {}", of(call))))?);
        }
        // In another process, and in another order.
        if let Way::Typed(batch, _) = &mut way {
            batch.restart();
        }
        for (call, first) in calls.iter().zip(&given).rev() {
            match input(&mut way, bound, call) {
                Ok(second) if second == *first => {}
                Ok(_) => return Err(fault(format!("gives a different input the second time, {}", of(call)))),
                Err(why) => return Err(fault(format!("{why} the second time, {}", of(call)))),
            }
        }
        let texts: Vec<Vec<u8>> = given.into_iter().map(written).collect();
        all_legal(bound, generator, &calls, &texts)?;
        let stem =
            generator.program.file.rsplit('/').next().and_then(|name| name.split('.').next()).unwrap_or_default();
        let before = cases.len();
        for (call, text) in calls.iter().zip(&texts) {
            if known.contains(&&**text) || cases.iter().any(|case| case.input == *text) {
                continue;
            }
            cases.push(Case {
                name: format!("secret/generator/{:02}-{stem}", cases.len() + 1),
                group: "generator".to_owned(),
                reason: format!("{}, size {}", reason(generator), call.size),
                recipe: match std::str::from_utf8(text) {
                    Ok(short) if short.len() <= TEXT_BYTES_MAX => Recipe::Text(short.to_owned()),
                    _ => Recipe::Generator(call.clone()),
                },
                input: text.clone(),
                answer: None,
            });
        }
        let lost = texts.len() + before - cases.len();
        if lost == texts.len() {
            return Err(fault("adds nothing: each of its inputs is already a case".to_owned()));
        }
        if lost > 0 {
            notes.push(format!("{}: {lost} of {} inputs are cases already", generator.program.file, texts.len()));
        }
    }
    Ok((cases, notes))
}

/// That the generators of a problem give with a seed what they give with it a second time, and nothing illegal; whether there are any.
///
/// # Errors
/// Those of making cases with them.
pub fn twice(machine: &Machine, bound: &Bound, seed: u64) -> Result<bool, Failure> {
    propose(machine, bound, seed, &[]).map(|_| !bound.problem.generators.is_empty())
}

/// Inputs of each generator that a search asks for.
const SEARCHED: u32 = 40;

/// Inputs that the generators of a problem give for a search, with seeds that no case has, until `is_over`; and what is wrong with generators,
/// whose inputs then are left out.
pub fn searched(
    machine: &Machine,
    bound: &Bound,
    user_seed: u64,
    is_over: &dyn Fn() -> bool,
) -> (Vec<Input>, Vec<String>) {
    let (mut inputs, mut faults) = (Vec::new(), Vec::new());
    for generator in &bound.problem.generators {
        let Generator { program, arguments, .. } = generator;
        let mut ask = || {
            let mut way = way(machine, bound, &program.file)?;
            let (mut calls, mut texts) = (Vec::new(), Vec::new());
            for index in (0..SEARCHED).take_while(|_| !is_over()) {
                // Most are small: slow references answer these.
                let size = 1 + 99 * index.pow(3) / (SEARCHED - 1).pow(3);
                let stream = format!("generator {} {arguments} searched {index}", program.file);
                let seed = number(&bound.problem.slug, &stream, 0, user_seed);
                let call = GeneratorCall { program: program.file.clone(), arguments: arguments.clone(), size, seed };
                let given = input(&mut way, bound, &call)
                    .map_err(|why| Failure::Generator(complaint(bound, program, &format!("{why}, {}", of(&call)))))?;
                texts.push(written(given));
                calls.push(call);
            }
            all_legal(bound, generator, &calls, &texts)?;
            inputs.extend(texts.iter().filter_map(|text| bound.validator.text("", text).ok()));
            Ok(())
        };
        let asked: Result<(), Failure> = ask();
        faults.extend(asked.err().map(|fault| fault.to_string()));
    }
    (inputs, faults)
}

/// The input of one call, made again.
///
/// # Errors
/// Why there is none.
pub fn again(machine: &Machine, bound: &Bound, call: &GeneratorCall) -> Result<Vec<u8>, String> {
    // A page is a file like any other: what it names is run only where the spec names it too.
    let is_named = |one: &Generator| one.program.file == call.program && one.arguments == call.arguments;
    if !bound.problem.generators.iter().any(is_named) {
        return Err(format!("the spec has no generator {} {}", call.program, call.arguments).trim_end().to_owned());
    }
    let mut way = way(machine, bound, &call.program).map_err(|failure| failure.to_string())?;
    Ok(written(input(&mut way, bound, call)?))
}

fn calls(problem: &Problem, generator: &Generator, user_seed: u64) -> Vec<GeneratorCall> {
    let Generator { program, arguments, count } = generator;
    let call = |index: u32| GeneratorCall {
        program: program.file.clone(),
        arguments: arguments.clone(),
        size: (100 * index).div_ceil(*count),
        seed: number(&problem.slug, &format!("generator {} {arguments} {index}", program.file), 0, user_seed),
    };
    (1..=*count).map(call).collect()
}

/// How the reasons of a generator's cases begin: program and arguments.
pub fn reason(generator: &Generator) -> String {
    format!("{} {}", generator.program.file, generator.arguments).trim_end().to_owned()
}

/// A call as messages name it.
fn of(call: &GeneratorCall) -> String {
    let arguments = if call.arguments.is_empty() { String::new() } else { format!(", arguments {}", call.arguments) };
    format!("for seed {}, size {}{arguments}", call.seed, call.size)
}

fn complaint(bound: &Bound, program: &ProgramFile, why: &str) -> String {
    format!("{}:{}: the generator {} {why}", bound.spec_path, program.line, program.file)
}

/// Says which constraint is broken by how many of how many inputs.
fn all_legal(bound: &Bound, generator: &Generator, calls: &[GeneratorCall], texts: &[Vec<u8>]) -> Result<(), Failure> {
    let mut illegal = Vec::new();
    for (call, text) in calls.iter().zip(texts) {
        let why = match bound.validator.text("the input", text) {
            Err(fault) if fault.help.is_empty() => Some(fault.message),
            Err(fault) => Some(format!("{}; {}", fault.message, fault.help)),
            Ok(_) => bound.refusal(text).map_err(Failure::Validator)?,
        };
        illegal.extend(why.map(|why| (call, text, why)));
    }
    let Some((call, text, why)) = illegal.first() else { return Ok(()) };
    let shown = printable_lines(text, SHOWN_LINES, SHOWN_CHARS).join("\n");
    let count = format!("gave {} illegal inputs of {}", illegal.len(), texts.len());
    let why = format!("{count}; the first, {}: {why}\n{shown}", of(call));
    Err(Failure::Generator(complaint(bound, &generator.program, &why)))
}

/// The signature of a typed generator.
fn signature() -> Signature {
    let parameter = |name: &str, ty: Type| Parameter { name: name.to_owned(), ty };
    let parameters =
        vec![parameter("seed", Type::Long), parameter("size", Type::Integer), parameter("arguments", Type::String)];
    Signature { function: Some(FUNCTION.to_owned()), parameters, returns: Some(Type::String), ..Signature::default() }
}

fn way(machine: &Machine, bound: &Bound, file: &str) -> Result<Way, Failure> {
    let built = build(machine, &bound.problem, &bound.folder.join(file));
    built.map_err(|error| Failure::Answers(unavailable(format!("the generator {file}"), error)))
}

fn build(machine: &Machine, problem: &Problem, source: &Path) -> Result<Way, BuildError> {
    let broken = |error: &dyn std::fmt::Display| BuildError::Compile { stderr: error.to_string() };
    let called = Problem { signature: signature(), ..Problem::default() };
    let file = source.file_name().unwrap_or_default().to_string_lossy();
    let whole = whole(machine.known(source), source, true)?;
    if let (Some(language), None) = (machine.known(source), &problem.layout)
        && ojkit_languages::doors(language, &whole.text, &called.signature).solution == SolutionDoor::Present
    {
        if language.facts().is_text_in_harness {
            // Else its mistakes would show when it runs.
            machine.build(source)?;
        }
        let artifact = built::batch(machine, &called, &whole.text, &file, language);
        let artifact = artifact.map_err(|error| whole.told(&file, error))?;
        let bounds = Bounds::of(Limits::GENERATOR, &artifact);
        let batch = Batch::new(machine, artifact, bounds).map_err(|error| broken(&error))?;
        let encoder = Encoder::new(&called.signature).map_err(|error| broken(&error))?;
        return Ok(Way::Typed(Box::new(batch), encoder));
    }
    let worker = machine.worker().map_err(|error| broken(&error))?;
    Ok(Way::Main(machine.build(source)?, Box::new(worker)))
}

/// What a call gives: the text of standard input, or the site's lines.
fn input(way: &mut Way, bound: &Bound, call: &GeneratorCall) -> Result<Vec<u8>, String> {
    let GeneratorCall { arguments, size, seed, .. } = call;
    match way {
        Way::Typed(batch, encoder) => {
            let text = Value { ends: vec![vec![arguments.chars().count() as u32]], cells: letters(arguments) };
            let fields = vec![Value::scalar(*seed as i64), Value::scalar(i64::from(*size)), text];
            let (mut frame, mut replies) = (Frame::new(), Replies::default());
            let given = Input { fields, repeats: Vec::new() };
            frame.push(encoder, &given).map_err(|error| error.to_string())?;
            batch.ask(&mut frame, &mut replies).map_err(|error| error.to_string())?;
            match replies.get(0) {
                Reply::Answer(bytes) => site(bound, bytes.get(4..).unwrap_or_default()),
                Reply::Failed { verdict, message, .. } => Err(format!("fails: {verdict}: {message}")),
            }
        }
        Way::Main(artifact, worker) => {
            let args: Vec<OsString> = [seed.to_string(), size.to_string()]
                .into_iter()
                .chain(arguments.split_whitespace().map(str::to_owned))
                .map(OsString::from)
                .collect();
            let limits = Limits::GENERATOR;
            let job = Job { artifact, args: &args, stdin: b"", limits, readable: &[], writable: &[] };
            let outcome = worker.run(&job).map_err(|error| error.to_string())?;
            match of_outcome(&outcome, &limits) {
                None => Ok(outcome.stdout),
                Some(failed) => Err(format!("fails: {failed}")),
            }
        }
    }
}

fn letters(text: &str) -> Vec<i64> {
    text.chars().map(|letter| i64::from(u32::from(letter))).collect()
}

/// The text of standard input from the parameters as the site's box takes them.
fn site(bound: &Bound, text: &[u8]) -> Result<Vec<u8>, String> {
    let lines = String::from_utf8_lossy(text);
    let fields = notation::parse_parameters(&bound.problem.signature, &lines).map_err(|error| {
        let shown = printable_lines(text, SHOWN_LINES, SHOWN_CHARS).join("\n");
        format!("gives no parameters as the site writes them: line {}: {}\n{shown}\n", error.line, error.message)
    })?;
    Ok(bound.validator.format().text(&Input { fields, repeats: Vec::new() }))
}

/// The bytes of an input with the ends of lines that inputs have.
fn written(mut text: Vec<u8>) -> Vec<u8> {
    text.retain(|&byte| byte != b'\r');
    if !text.ends_with(b"\n") {
        text.push(b'\n');
    }
    text
}

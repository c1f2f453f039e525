//! Inputs that people give: files, pipes, pastes.

use crate::cli::context::{Context, is_stdin};
use ojkit_draw::Bound;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::input::Input;
use ojkit_model::problem::Validator;
use ojkit_model::signature::calling::Calling;
use ojkit_text::notation;
use ojkit_work::collection::{self, TEXT_BYTES_MAX};
use ojkit_work::failure::{Failure, Outcome};
use serde_json::Value;
use std::io::Read;
use std::path::Path;

/// The bytes of a file, or of standard input where the path is `-`.
pub(super) fn bytes(context: &mut Context, path: &Path) -> Outcome<Vec<u8>> {
    if !is_stdin(path) {
        return Ok(collection::read(&context.path(path))?);
    }
    let mut text = Vec::new();
    let mut stdin = (&mut *context.world.stdin).take(TEXT_BYTES_MAX + 1);
    stdin.read_to_end(&mut text).map_err(|error| Failure::Lacking(format!("cannot read standard input: {error}")))?;
    if text.len() as u64 > TEXT_BYTES_MAX {
        return Err(Failure::usage(format!("the input has more than {} MiB", TEXT_BYTES_MAX / 1024 / 1024), ""));
    }
    Ok(text)
}

/// How messages name the source of an input.
pub(super) fn shown(path: &Path) -> String {
    if is_stdin(path) { "<stdin>".to_owned() } else { path.display().to_string() }
}

/// Like [`typed`], and the problem's validator program accepts it too.
pub(super) fn legal(loaded: &Bound, shown: &str, given: &[u8]) -> Outcome<Result<Vec<u8>, Box<Diagnostic>>> {
    let text = match typed(loaded, shown, given) {
        Ok(text) => text,
        Err(fault) => return Ok(Err(fault)),
    };
    Ok(refused(loaded, shown, &text)?.map_or(Ok(text), |fault| Err(Box::new(fault))))
}

/// What the problem's validator program says against an input that keeps all constraint lines; nothing where there is none.
pub(super) fn refused(loaded: &Bound, shown: &str, text: &[u8]) -> Outcome<Option<Diagnostic>> {
    let Some(Validator { program, .. }) = &loaded.problem.validator else { return Ok(None) };
    let refusal = loaded.refusal(text).map_err(Failure::Found)?;
    Ok(refusal.map(|why| {
        let message = format!("the validator {} refuses this input: {why}", program.file);
        Diagnostic::error(shown, 0, 0, message).help(format!("{}:{}", loaded.spec_path, program.line))
    }))
}

/// What a person typed or pasted, as text of standard input.
enum Given {
    /// As it was given.
    Text(Vec<u8>),
    /// It was the site's parameter lines, which are there where they are what was given.
    Site(Vec<u8>, Option<String>),
    /// It was meant for parameter lines, and they cannot be read.
    Neither(Box<Diagnostic>),
}

/// Line ends of other systems and a missing end of the last line are forgiven: a paste brings them along.
fn given(loaded: &Bound, shown: &str, bytes: &[u8]) -> Given {
    let mut text = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).to_vec();
    text.retain(|&b| b != b'\r');
    if !text.ends_with(b"\n") {
        text.push(b'\n');
    }
    let format = loaded.validator.format();
    // A layout of its own belongs to a problem that no site gives parameter by parameter.
    if loaded.problem.is_only_samples() || loaded.problem.layout.is_some() {
        return Given::Text(text);
    }
    let signature = &loaded.problem.signature;
    let lines = String::from_utf8_lossy(&text).into_owned();
    let nodes = signature.calling.as_ref().and_then(|calling| of_nodes(calling, &lines));
    let (lines, is_given) = nodes.map_or((lines, true), |lines| (lines, false));
    let site = notation::parse_parameters(signature, lines.trim_end_matches('\n'));
    let site = site.map(|fields| format.text(&Input { fields, repeats: Vec::new() }));
    let is_text = format.read(&text, &mut Input::default()).is_ok();
    match site {
        // A text in quotes may be either: the site's lines have them around, standard input within.
        Ok(site) if !is_text || lines.contains('"') && loaded.validator.accepts(&site) => {
            Given::Site(site, is_given.then_some(lines))
        }
        Err(error) if !is_text && lines.contains(['[', '"', '=']) => {
            let place = Diagnostic::error(shown, error.line, error.column, error.message).with_source(&lines);
            Given::Neither(Box::new(place.help(match signature.class {
                None => "give the text of standard input, or one value per parameter and line as the site does",
                Some(_) => {
                    "give the text of standard input, or the two lists as the site does: operations and their arguments"
                }
            })))
        }
        _ => Given::Text(text),
    }
}

/// Parameter lines from what the site shows of nodes with other values: pairs of a value and an index, and two lists that share a tail.
fn of_nodes(calling: &Calling, lines: &str) -> Option<String> {
    // Names, and commas between values of one line, are the site's.
    let value =
        |line: &str| line.split_once('=').map_or(line, |(_, value)| value).trim().trim_end_matches(',').to_owned();
    let values: Vec<String> =
        lines.replace(", list", "\nlist").replace(", skip", "\nskip").lines().map(value).collect();
    let values: Vec<Value> = values.iter().map(|text| serde_json::from_str(text).ok()).collect::<Option<_>>()?;
    let list = |items: &[Value]| Value::from(items.to_vec());
    match &values[..] {
        [Value::Array(nodes)] if calling.applies("random_list") || calling.applies("random_tree") => {
            let vals: Vec<Value> = nodes.iter().map(|node| node.get(0).cloned().unwrap_or_default()).collect();
            let index = |node: &Value| node.get(1).filter(|to| !to.is_null()).cloned().unwrap_or(Value::from(-1));
            let random: Vec<Value> = nodes.iter().filter(|node| node.is_array()).map(index).collect();
            Some(format!("{}\n{}\n", Value::from(vals), Value::from(random)))
        }
        [_, Value::Array(one), Value::Array(other), skip, skip_other] if calling.applies("joined") => {
            let (head, tail) = one.split_at_checked(usize::try_from(skip.as_u64()?).ok()?)?;
            let (other, _) = other.split_at_checked(usize::try_from(skip_other.as_u64()?).ok()?)?;
            Some(format!("{}\n{}\n{}\n", list(head), list(other), list(tail)))
        }
        _ => None,
    }
}

/// The bytes of a legal input from what a person typed or pasted: the text of standard input, or the site's parameter lines.
pub(super) fn typed(loaded: &Bound, shown: &str, bytes: &[u8]) -> Result<Vec<u8>, Box<Diagnostic>> {
    let (text, lines) = match given(loaded, shown, bytes) {
        Given::Text(text) if loaded.problem.is_only_samples() => return Ok(text),
        Given::Text(text) => return loaded.validator.text(shown, &text).map(|_| text),
        Given::Site(text, lines) => (text, lines),
        Given::Neither(fault) => return Err(fault),
    };
    let validator = &loaded.validator;
    let fault = match validator.text(&format!("{shown} (as standard input)"), &text) {
        Ok(_) => return Ok(text),
        Err(fault) => fault,
    };
    let mut input = Input::default();
    let broken = validator.format().read(&text, &mut input).ok().and_then(|()| validator.rules().check(&input).err());
    let given = broken.zip(lines).and_then(|(broken, lines)| {
        let (line, column, width) = notation::locate(&loaded.problem.signature, &lines, &broken.place)?;
        let place = Diagnostic::error(shown, line, column, broken.message).width(width);
        Some(place.with_source(&lines).help(fault.help.clone()))
    });
    Err(given.map_or(fault, Box::new))
}

/// As [`typed`], and every byte counts of what is meant as the text of standard input.
pub(super) fn exact(loaded: &Bound, shown: &str, bytes: &[u8]) -> Result<Vec<u8>, Box<Diagnostic>> {
    match given(loaded, shown, bytes) {
        Given::Text(_) if !loaded.problem.is_only_samples() => {
            loaded.validator.text(shown, bytes).map(|_| bytes.to_vec())
        }
        _ => typed(loaded, shown, bytes),
    }
}

/// What can be run of what a person typed or pasted, and what is illegal about it.
///
/// # Errors
/// Parameter lines that cannot be read: no program was meant to see them.
pub(super) fn runnable(loaded: &Bound, shown: &str, bytes: &[u8]) -> Outcome<(Vec<u8>, Option<Box<Diagnostic>>)> {
    let fault = match legal(loaded, shown, bytes)? {
        Ok(text) => return Ok((text, None)),
        Err(fault) => fault,
    };
    match given(loaded, shown, bytes) {
        Given::Text(_) => Ok((bytes.to_vec(), Some(fault))),
        Given::Site(text, _) => Ok((text, Some(fault))),
        Given::Neither(fault) => Err(Failure::Broken(vec![*fault])),
    }
}

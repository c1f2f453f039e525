//! Inputs that people give: files, pipes, pastes.

use crate::cli::context::{Context, is_stdin};
use crate::cli::failure::{Failure, Outcome};
use crate::store::collection::{self, TEXT_BYTES_MAX};
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::input::Input;
use ojkit_rules::Bound;
use ojkit_text::notation;
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
    let Some(program) = &loaded.problem.validator else { return Ok(None) };
    let refusal = loaded.refusal(text).map_err(Failure::Found)?;
    Ok(refusal.map(|why| {
        let message = format!("the validator {} refuses this input: {why}", program.file);
        Diagnostic::error(shown, 0, 0, message).help(format!("{}:{}", loaded.spec_path, program.line))
    }))
}

/// The bytes of a legal input from what a person typed or pasted: the text of standard input, or the site's parameter lines.
///
/// Line ends of other systems and a missing end of the last line are forgiven: a paste brings them along.
pub(super) fn typed(loaded: &Bound, shown: &str, given: &[u8]) -> Result<Vec<u8>, Box<Diagnostic>> {
    let mut text = given.strip_prefix(b"\xef\xbb\xbf").unwrap_or(given).to_vec();
    text.retain(|&b| b != b'\r');
    if !text.ends_with(b"\n") {
        text.push(b'\n');
    }
    if loaded.problem.is_only_samples() {
        return Ok(text);
    }
    let validator = &loaded.validator;
    let mut input = Input::default();
    if validator.format().read(&text, &mut input).is_ok() {
        return validator.text(shown, &text).map(|_| text);
    }
    let signature = &loaded.problem.signature;
    let lines = String::from_utf8_lossy(&text).into_owned();
    // A layout of its own belongs to a problem that no site gives parameter by parameter.
    let site = loaded.problem.layout.is_none().then(|| notation::parse_parameters(signature, &lines));
    match site {
        Some(Ok(fields)) => {
            let mut written = Vec::new();
            validator.format().write(&Input { fields, repeats: Vec::new() }, &mut written);
            // The place is that in the text of standard input, which is what is kept.
            validator.text(&format!("{shown} (as standard input)"), &written).map(|_| written)
        }
        Some(Err(error)) if lines.contains(['[', '"', '=']) => {
            let place = Diagnostic::error(shown, error.line, error.column, error.message).with_source(&lines);
            Err(Box::new(place.help(match signature.class {
                None => "give the text of standard input, or one value per parameter and line as the site does",
                Some(_) => {
                    "give the text of standard input, or the two lists as the site does: operations and their arguments"
                }
            })))
        }
        _ => validator.text(shown, &text).map(|_| text),
    }
}

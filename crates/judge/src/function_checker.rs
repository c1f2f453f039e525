//! A checker that is a function: `check(parameters..., expected, got)` gives a text that says what is wrong, empty where nothing is.
//!
//! It is written like a submission, in any language that has a `Solution`, and is asked as one process that answers case after case. What it
//! does beside answering, such as crashing, is an error of the judge and never the submission's fault.

use crate::batch::Batch;
use crate::built;
use crate::checker::excerpt::printable_lines;
use crate::checker::{Check, CheckInput};
use crate::replies::{Replies, Reply};
use ojkit_frames::{Decoder, Encoder, Frame, HarnessError};
use ojkit_languages::inline::whole;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::input::{Field, Input};
use ojkit_model::problem::Problem;
use ojkit_model::signature::{Parameter, Signature, Type};
use ojkit_rules::stdin::Format;
use ojkit_run::Artifact;
use ojkit_text::answer;
use std::path::Path;

/// What the function is called.
pub const NAME: &str = "check";
const MESSAGE_LINES: usize = 4;
const MESSAGE_CHARS: usize = 200;

/// How a problem's texts become the arguments of its function.
#[derive(Clone, Debug)]
pub struct Function {
    input: Format,
    answer: Type,
    got: String,
    encoder: Encoder,
    decoder: Decoder,
}

/// The function's own signature: what the problem's function takes, the right answer, and the one to check.
fn signature(problem: &Problem) -> Option<Signature> {
    let answer = problem.signature.answer()?;
    let mut parameters = problem.signature.parameters.clone();
    for name in ["expected", "got"] {
        let mut name = name.to_owned();
        while parameters.iter().any(|parameter| parameter.name == name) {
            name.push('_');
        }
        parameters.push(Parameter { name, ty: answer.clone() });
    }
    Some(Signature {
        function: Some(NAME.to_owned()),
        parameters,
        returns: Some(Type::String),
        class: None,
        calling: None,
    })
}

impl Function {
    /// Builds the function of a problem.
    ///
    /// # Errors
    /// A missing compiler, a file that does not compile, or one without the function.
    pub fn new(machine: &Machine, problem: &Problem, file: &Path) -> Result<(Function, Artifact), BuildError> {
        let refuse = |why: String| BuildError::Compile { stderr: why };
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let language =
            machine.known(file).ok_or_else(|| refuse(format!("{name} is not in a language that has functions")))?;
        let signature = signature(problem).ok_or_else(|| refuse("the problem's answer has no type".to_owned()))?;
        let whole = whole(Some(language), file, true)?;
        let fields = Field::of(&signature.parameters);
        let own = Problem { slug: problem.slug.clone(), signature, fields, ..Problem::default() };
        let unfit = |error: HarnessError| refuse(error.to_string());
        let input = Format::new(problem)
            .map_err(|faults| refuse(faults.first().map_or_else(String::new, |fault| fault.message.clone())))?;
        let function = Function {
            input,
            answer: problem.signature.answer().cloned().unwrap_or(Type::Void),
            got: own.signature.parameters.last().map_or_else(String::new, |parameter| parameter.name.clone()),
            encoder: Encoder::new(&own.signature).map_err(unfit)?,
            decoder: Decoder::new(&own.signature).map_err(unfit)?,
        };
        if language.facts().is_text_in_harness {
            // Else its mistakes would show when it runs.
            machine.build(file)?;
        }
        let batch = built::batch(machine, &own, &whole.text, &name, language);
        Ok((function, batch.map_err(|error| whole.told(&name, error))?))
    }
}

/// Asks the function about one output.
///
/// # Errors
/// The function failed, or the input or the answer are not the problem's.
pub fn check(function: &Function, batch: &mut Batch, given: &CheckInput) -> Result<Check, String> {
    let mut input = Input::default();
    let unread = |what: &str, why: String| format!("the checker cannot be asked: {what}: {why}");
    function.input.read(given.input, &mut input).map_err(|error| unread("the input", error.to_string()))?;
    let expected = answer::read(&function.answer, given.answer).map_err(|why| unread("the answer", why))?;
    let got = match answer::read(&function.answer, given.output) {
        Ok(value) => value,
        Err(why) => return Ok(Check::refused(format!("the output cannot be read as {}: {why}", function.answer))),
    };
    input.fields.extend([expected, got]);
    let mut frame = Frame::new();
    match frame.push(&function.encoder, &input) {
        Ok(()) => {}
        Err(HarnessError::Value { name, value }) if name == function.got => {
            return Ok(Check::refused(format!("{value} does not fit 32 bits")));
        }
        Err(error) => return Err(unread("the input", error.to_string())),
    }
    let mut replies = Replies::default();
    batch.ask(&mut frame, &mut replies).map_err(|error| error.to_string())?;
    let said = match replies.get(0) {
        Reply::Failed { verdict, message, .. } => return Err(format!("the checker failed: {verdict}: {message}")),
        Reply::Answer(bytes) => {
            let mut said = Vec::new();
            function.decoder.text(bytes, &mut said).map_err(|error| format!("the checker failed: {error}"))?;
            said
        }
    };
    match said.trim_ascii() {
        [] => Ok(Check::accepted()),
        said => Ok(Check::refused(printable_lines(said, MESSAGE_LINES, MESSAGE_CHARS).join(" / "))),
    }
}

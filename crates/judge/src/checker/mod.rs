//! Checkers: is this output right?
//!
//! An output is hostile until the opposite is shown: any bytes, any length. None panics, and only the one for any case copies it, once.

mod calls;
pub mod exact;
pub mod excerpt;
pub mod floats;
mod multiset;
pub mod program;
pub mod tokens;
pub mod unordered_lines;
pub mod unordered_list;
pub mod values;

use ojkit_model::problem::{Checker, Output};
use ojkit_model::score::Points;
use program::Program;

/// What a checker looks at.
#[derive(Clone, Copy, Debug)]
pub struct CheckInput<'a> {
    /// The bytes of the `.in` file.
    pub input: &'a [u8],
    pub output: &'a [u8],
    /// The bytes of the `.ans` file.
    pub answer: &'a [u8],
}

/// Whether an output is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word {
    Accepted,
    Refused,
    /// Nobody can tell: several outputs are right, and the problem's checker is not written yet.
    Undecided,
}

/// A checker's word on one output.
#[derive(Clone, Debug, PartialEq)]
pub struct Check {
    pub word: Word,
    /// What is wrong and where, on one printable line; a checker program may speak about an accepted output too.
    pub message: String,
    /// What an accepted output is worth, where that is not everything.
    pub points: Option<Points>,
}

impl Check {
    /// The output is right.
    pub fn accepted() -> Check {
        Check { word: Word::Accepted, message: String::new(), points: None }
    }

    /// The output is wrong, and why.
    pub fn refused(message: impl Into<String>) -> Check {
        Check { word: Word::Refused, message: message.into(), points: None }
    }

    /// Whether the output is known to be right.
    pub fn is_accepted(&self) -> bool {
        self.word == Word::Accepted
    }

    /// Whether the output is known to be wrong.
    pub fn is_refused(&self) -> bool {
        self.word == Word::Refused
    }
}

/// An output that differs from the answer says nothing where several answers are right.
fn unwritten(what: &Output, given: &CheckInput) -> Result<Check, String> {
    let plain = if *what == Output::Text { Checker::Tokens } else { Checker::VALUES };
    Ok(match check(&plain, what, given, None)? {
        accepted if accepted.is_accepted() => accepted,
        other => Check { word: Word::Undecided, message: format!("{}: {WANTED}", other.message), ..other },
    })
}

/// What a checker says where small and large letters are the same; where it refuses, it speaks of the output as it is.
fn any_case(inner: &Checker, what: &Output, given: &CheckInput) -> Result<Check, String> {
    let as_it_is = check(inner, what, given, None)?;
    if as_it_is.is_accepted() {
        return Ok(as_it_is);
    }
    let (output, answer) = (given.output.to_ascii_lowercase(), given.answer.to_ascii_lowercase());
    let folded = check(inner, what, &CheckInput { output: &output, answer: &answer, ..*given }, None)?;
    Ok(if folded.is_accepted() { folded } else { as_it_is })
}

/// What to do where the checker is not written yet.
const WANTED: &str = "several outputs can be correct, and the problem has no checker yet to decide";

/// Checks one output, of a problem whose outputs are `what`.
///
/// `program` is the problem's own checker program; the other checkers need none.
///
/// # Errors
/// The checker itself failed (a judge error): its program is missing or crashed, or the answer has no shape that it knows.
pub fn check(
    checker: &Checker,
    what: &Output,
    given: &CheckInput,
    program: Option<&mut Program>,
) -> Result<Check, String> {
    let CheckInput { input, output, answer } = *given;
    match checker {
        Checker::Tokens => Ok(tokens::check(output, answer)),
        Checker::Exact => Ok(exact::check(output, answer)),
        Checker::Floats { absolute, relative } => Ok(floats::check(output, answer, *absolute, *relative)),
        Checker::AnyCase(inner) => any_case(inner, what, given),
        Checker::Values { absolute, relative } => match what {
            Output::Text => Ok(floats::check(output, answer, *absolute, *relative)),
            Output::Value(ty) => Ok(values::check(ty, output, answer, *absolute, *relative)),
            Output::Calls { has_doubles } => {
                let tolerance = if *has_doubles { (*absolute, *relative) } else { (0.0, 0.0) };
                calls::check(input, output, answer, tolerance)
            }
        },
        Checker::UnorderedLines => Ok(unordered_lines::check(output, answer)),
        Checker::UnorderedList { outer, inner } => match what {
            Output::Value(ty) => values::check_unordered(ty, output, answer, *outer, *inner),
            _ => unordered_list::check(output, answer, *outer, *inner),
        },
        Checker::Unwritten => unwritten(what, given),
        Checker::Program { interface, file } => match program {
            Some(program) => program::check(*interface, given, program),
            None => Err(format!("the checker {file} is not ready to run")),
        },
        Checker::Function { file } => Err(format!("the checker {file} is not ready to run")),
    }
}

//! What a reply of a batch program means, by the problem's checker.

use ojkit_frames::{Decoder, HarnessError};
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::checker::CheckInput;
use ojkit_judge::runner::Runner;
use ojkit_languages::Machine;
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use ojkit_search::driver::{Reply, Stop};

/// Judges replies; one thread's own.
#[derive(Debug)]
pub(crate) struct ReplyChecker<'a> {
    runner: Runner<'a>,
    built_checker: &'a BuiltChecker,
    decoder: Decoder,
}

/// What a right answer is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Truth<'a> {
    pub input: &'a [u8],
    pub answer: &'a [u8],
    /// A reply that is known to be right: an equal one needs no checker.
    pub known: Option<&'a [u8]>,
}

impl<'a> ReplyChecker<'a> {
    pub fn new(
        machine: &'a Machine,
        problem: &Problem,
        built_checker: &'a BuiltChecker,
    ) -> Result<ReplyChecker<'a>, HarnessError> {
        Ok(ReplyChecker { runner: Runner::new(machine), built_checker, decoder: Decoder::new(&problem.signature)? })
    }

    /// The text of an answer, as a plain program prints it.
    pub fn text(&self, reply: &[u8]) -> Option<Vec<u8>> {
        let mut text = Vec::new();
        self.decoder.text(reply, &mut text).ok().map(|()| text)
    }

    /// The verdict on a reply.
    ///
    /// # Errors
    /// The checker's.
    pub fn verdict(&mut self, reply: Reply, truth: Truth) -> Result<Verdict, Stop> {
        let bytes = match reply {
            Reply::Failed { verdict, .. } => return Ok(verdict),
            Reply::Answer(bytes) if truth.known == Some(bytes) => return Ok(Verdict::Accepted),
            Reply::Answer(bytes) => bytes,
        };
        let Some(output) = self.text(bytes) else { return Ok(Verdict::WrongAnswer) };
        match self
            .runner
            .check(self.built_checker, &CheckInput { input: truth.input, output: &output, answer: truth.answer })
        {
            Ok(check) if !check.is_refused() => Ok(Verdict::Accepted),
            Ok(_) => Ok(Verdict::WrongAnswer),
            Err(message) => Err(Stop::Checker(message)),
        }
    }
}

//! One of the programs that are compared: how it is driven, and what it said to the last frame.

use crate::driver::batch::{Batch, Bounds};
use crate::driver::build::{self, Solution};
use crate::driver::replies::{Replies, Reply};
use crate::driver::trial::Stop;
use ojkit_judge::built::Built;
use ojkit_judge::case::of_outcome;
use ojkit_judge::runner::Runner;
use ojkit_languages::batch::{Decoder, Encoder};
use ojkit_languages::{BuildError, Machine};
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_rules::Bound;
use std::path::Path;

/// One program: in batches where that can be had, else one process per case.
pub(crate) struct Contestant<'m> {
    pub name: String,
    pub door: Entry<'m>,
}

pub(crate) enum Entry<'m> {
    Batch(Box<Batched>),
    Main(Box<(Runner<'m>, Built)>, Vec<Said>),
}

/// A program that answers frames, and its replies to the last.
pub(crate) struct Batched {
    pub batch: Batch,
    pub replies: Replies,
    /// Whether its cases and answers are texts, and not values.
    pub texts: bool,
}

/// What a program said to a case, as text or why not.
pub type Said = Result<Vec<u8>, (Verdict, String)>;

impl<'m> Contestant<'m> {
    pub fn new(
        machine: &'m Machine,
        bound: &Bound,
        source: &Path,
        limits: Limits,
        name: String,
        scratch: &Path,
    ) -> Result<(Contestant<'m>, Solution), BuildError> {
        let solution = Solution::new(machine, &bound.problem, source, !bound.problem.has_repeats())?;
        let door = match &solution.batch {
            Some(build::Batched { artifact, texts }) => {
                let batch = Batch::new(machine, artifact.clone(), Bounds::of(limits, artifact))?;
                let batch = batch.stopping();
                Entry::Batch(Box::new(Batched { batch, replies: Replies::default(), texts: *texts }))
            }
            None => {
                let built = Built::new(machine, bound, source, limits)?;
                Entry::Main(Box::new((Runner::new(machine, scratch.to_path_buf()), built)), Vec::new())
            }
        };
        Ok((Contestant { name, door }, solution))
    }

    /// Waits for the replies to what was sent; programs that go case by case get these texts.
    pub fn finish(&mut self, texts: &[Vec<u8>]) -> Result<(), Stop> {
        match &mut self.door {
            Entry::Batch(door) => {
                door.batch.finish(&mut door.replies).map_err(|error| Stop::Machine(error.to_string()))
            }
            Entry::Main(program, said) => {
                let (runner, built) = &mut **program;
                said.clear();
                for text in texts {
                    let outcome = runner.run(built, text).map_err(Stop::Machine)?;
                    if let Some(failure) = of_outcome(&outcome, &built.granted) {
                        said.push(Err(failure));
                        break;
                    }
                    said.push(Ok(outcome.stdout));
                }
                Ok(())
            }
        }
    }

    /// How many cases of the last frame it was asked: one that ended its process is the last.
    pub fn asked(&self) -> usize {
        match &self.door {
            Entry::Batch(door) => door.replies.len(),
            Entry::Main(_, said) => said.len(),
        }
    }

    pub fn said(&self, case: usize, codec: Option<&(Encoder, Decoder)>) -> Result<Said, Stop> {
        match &self.door {
            Entry::Batch(door) => match (door.replies.get(case), codec) {
                (Reply::Answer(bytes), _) if door.texts => Ok(Ok(bytes.to_vec())),
                (Reply::Answer(bytes), Some((_, decoder))) => {
                    let mut text = Vec::new();
                    match decoder.text(bytes, &mut text) {
                        Ok(()) => Ok(Ok(text)),
                        Err(error) => Ok(Err((Verdict::WrongAnswer, error.to_string()))),
                    }
                }
                (Reply::Failed { verdict, message }, _) => Ok(Err((verdict, message.to_string()))),
                (Reply::Answer(_), None) => Err(Stop::Machine("an answer without a type".to_string())),
            },
            Entry::Main(_, said) => Ok(said.get(case).cloned().unwrap_or(Ok(Vec::new()))),
        }
    }
}

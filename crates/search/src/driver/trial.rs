//! Who says whether a submission fails on an input.

use ojkit_draw::Drawing;
use ojkit_model::input::Input;
use std::sync::atomic::{AtomicBool, Ordering};

/// Inputs that a function answers in about two seconds.
pub const USUAL_INPUTS: u64 = 100_000;

/// Tries inputs frame by frame: one frame is tried while the next is filled.
pub trait Trial {
    /// Adds an input to the frame that is being filled.
    ///
    /// # Errors
    /// The input cannot be put, or earlier ones cannot be answered.
    fn push(&mut self, input: &Input) -> Result<(), Stop>;

    /// Whether the frame that is being filled should be sent.
    fn is_full(&self) -> bool;

    /// Sends what was filled; every sent frame must be received before the next is sent.
    ///
    /// # Errors
    /// The machine's.
    fn send(&mut self) -> Result<(), Stop>;

    /// Waits for the frame that was sent, puts the indices of the inputs that fail into `failing`, in order, and says how many inputs were
    /// tried: what follows a failure that ended the process may have to be sent again.
    ///
    /// # Errors
    /// The machine's, the checker's, or those of whoever gives the answers, where nothing failed before.
    fn receive(&mut self, failing: &mut Vec<usize>) -> Result<usize, Stop>;

    /// Whether what failed last took too long: then every step to a smaller one takes as long.
    fn failed_by_time(&self) -> bool {
        false
    }

    /// Whether what failed last is slow, and is measured as it is: nothing smaller is looked for.
    fn is_measured(&self) -> bool {
        false
    }

    /// Whether nothing more is to be found out.
    fn is_over(&self) -> bool {
        false
    }

    /// Whether every input takes a process of its own that is slow to start: some dozens are all that can be tried.
    fn is_dear(&self) -> bool {
        false
    }

    /// How many inputs of a drawing are about two seconds of searching, whatever the machine is.
    fn usual_inputs(&self, _drawing: &Drawing) -> u64 {
        USUAL_INPUTS
    }

    /// Forgets what was filled but not sent, and what was sent but not received.
    fn abandon(&mut self);
}

/// Why a search ended before its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Stop {
    /// The machine, or the kit, failed.
    #[error("{0}")]
    Machine(String),
    /// Whoever gives the answers has none.
    #[error("{who} gives no answer: {why}")]
    Silent {
        /// The submission that is compared with.
        who: String,
        why: String,
        /// Which case of the frame.
        case: usize,
        /// The input; whoever made the frame adds it.
        input: Option<Box<Input>>,
    },
    /// Whoever gives the answers has several for one input.
    #[error("{who} answers `{among}` among other cases, but `{alone}` alone")]
    Fickle {
        /// The submission that is compared with.
        who: String,
        /// One answer.
        among: String,
        /// The other.
        alone: String,
        input: Box<Input>,
    },
    #[error("the checker failed: {0}")]
    Checker(String),
    /// A value does not fit the signature.
    #[error("{0}")]
    Input(String),
    /// Somebody asked for an end.
    #[error("stopped")]
    Asked,
}

impl Stop {
    /// Adds the input that this is about; `at` gives that of a case.
    pub(crate) fn about(mut self, at: impl FnOnce(usize) -> Option<Input>) -> Stop {
        if let Stop::Silent { case, input: input @ None, .. } = &mut self {
            *input = at(*case).map(Box::new);
        }
        self
    }
}

/// A trial by a function: true where an input fails.
pub struct Predicate<F> {
    fails: F,
    filled: Vec<Input>,
    failing: Vec<usize>,
    sent: usize,
}

impl<F: FnMut(&Input) -> bool> Predicate<F> {
    /// Tries by this function.
    pub fn new(fails: F) -> Predicate<F> {
        Predicate { fails, filled: Vec::new(), failing: Vec::new(), sent: 0 }
    }
}

impl<F: FnMut(&Input) -> bool> Trial for Predicate<F> {
    fn push(&mut self, input: &Input) -> Result<(), Stop> {
        self.filled.push(input.clone());
        Ok(())
    }

    fn is_full(&self) -> bool {
        self.filled.len() >= 64
    }

    fn send(&mut self) -> Result<(), Stop> {
        self.failing.clear();
        self.sent = self.filled.len();
        for (index, input) in self.filled.drain(..).enumerate() {
            if (self.fails)(&input) {
                self.failing.push(index);
            }
        }
        Ok(())
    }

    fn receive(&mut self, failing: &mut Vec<usize>) -> Result<usize, Stop> {
        failing.clear();
        failing.append(&mut self.failing);
        Ok(std::mem::take(&mut self.sent))
    }

    fn abandon(&mut self) {
        self.filled.clear();
        self.failing.clear();
    }
}

/// Whether somebody asked for an end.
pub fn asked(stop: &AtomicBool) -> bool {
    stop.load(Ordering::Relaxed)
}

//! What decides behind the constraint lines: a program of the problem's own, which this crate asks and never starts.

use ojkit_model::input::Input;
use ojkit_rules::stdin::Format;
use std::fmt::Debug;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// Says of inputs that keep all constraint lines whether they are legal. What it says of one input is always the same.
pub trait Decide: Debug + Send + Sync {
    /// Nothing where the input is legal, else why it is not; `text` is the input as it lies in a file. Nobody reads the reason where `quick`
    /// is asked for.
    ///
    /// # Errors
    /// What went wrong instead of a decision.
    fn decide(&self, input: &Input, text: &[u8], quick: bool) -> Result<Option<String>, String>;

    /// A hash of everything that its decisions rest on.
    fn key(&self) -> &str;

    /// How dear a decision is, beside one of a program that stays.
    fn weight(&self) -> u64 {
        1
    }

    /// A finding about it, with its place and the input.
    fn complain(&self, why: &str, text: &[u8]) -> String;
}

/// The gate of a problem: every input passes it, or is none.
#[derive(Debug)]
pub struct Gate {
    decides: Box<dyn Decide>,
    format: Arc<Format>,
    /// The first thing that went wrong: nothing passes after it.
    fault: Mutex<Option<String>>,
    /// How many inputs were asked about that were drawn, and how many of them were refused.
    asked: AtomicU64,
    refused: AtomicU64,
}

impl Gate {
    /// The gate that somebody keeps.
    pub fn new(decides: Box<dyn Decide>, format: Arc<Format>) -> Gate {
        Gate { decides, format, fault: Mutex::default(), asked: AtomicU64::new(0), refused: AtomicU64::new(0) }
    }

    /// A hash of everything that its decisions rest on.
    pub fn key(&self) -> &str {
        self.decides.key()
    }

    /// How dear a decision is, beside one of a program that stays.
    pub fn weight(&self) -> u64 {
        self.decides.weight()
    }

    /// Whether an input that keeps all constraint lines is legal. After a fault nothing is.
    pub fn passes(&self, input: &Input) -> bool {
        let passes = self.sound().is_ok() && self.decide(input, true).is_ok_and(|refusal| refusal.is_none());
        self.asked.fetch_add(1, Ordering::Relaxed);
        self.refused.fetch_add(u64::from(!passes), Ordering::Relaxed);
        passes
    }

    /// How many drawn inputs were asked about so far, and how many of them were refused.
    pub fn counts(&self) -> (u64, u64) {
        (self.asked.load(Ordering::Relaxed), self.refused.load(Ordering::Relaxed))
    }

    /// Nothing where an input that keeps all constraint lines is legal, else why it is not.
    ///
    /// # Errors
    /// There was no decision: a whole finding.
    pub fn ask(&self, input: &Input) -> Result<Option<String>, String> {
        self.decide(input, false)
    }

    /// The same of a text, where nobody knows what inputs are made of.
    ///
    /// # Errors
    /// There was no decision: a whole finding.
    pub fn ask_text(&self, text: &[u8]) -> Result<Option<String>, String> {
        self.decides.decide(&Input::default(), text, false).map_err(|why| self.decides.complain(&why, text))
    }

    fn decide(&self, input: &Input, quick: bool) -> Result<Option<String>, String> {
        let text = self.format.text(input);
        self.decides.decide(input, &text, quick).map_err(|why| {
            let fault = self.decides.complain(&why, &text);
            self.fault.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(fault).clone()
        })
    }

    /// That an input which must be legal is; `what` names it.
    ///
    /// # Errors
    /// It is refused, or there was no decision: a whole finding.
    pub fn expect(&self, what: &str, input: &Input) -> Result<(), String> {
        match self.ask(input)? {
            None => Ok(()),
            Some(why) => Err(self.decides.complain(&format!("refuses {what}: {why}"), &self.format.text(input))),
        }
    }

    /// That nothing went wrong so far.
    ///
    /// # Errors
    /// The first thing that did: a whole finding.
    pub fn sound(&self) -> Result<(), String> {
        self.fault.lock().unwrap_or_else(PoisonError::into_inner).clone().map_or(Ok(()), Err)
    }
}

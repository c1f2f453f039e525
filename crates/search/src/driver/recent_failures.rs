//! What both programs gave for the cases that failed last, within a bound on the memory that takes.

use crate::driver::replies::Output;
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hasher};

/// So many failures are remembered, and so many bytes of outputs; the last failure always is.
const FAILURES_MAX: usize = 4096;
const BYTES_MAX: usize = 4 << 20;

/// What both programs gave for a case that failed.
#[derive(Clone, Debug)]
pub struct SeenFailure {
    /// The submission's output, or why there is none.
    pub got: Output,
    pub answer: Vec<u8>,
}

impl SeenFailure {
    fn bytes(&self) -> usize {
        self.answer.len() + self.got.as_ref().map_or_else(|failed| failed.message.len(), Vec::len)
    }
}

/// With the hashes of the cases' bytes; the oldest is forgotten first.
#[derive(Debug, Default)]
pub(crate) struct RecentFailures {
    failures: VecDeque<(u64, SeenFailure)>,
    bytes: usize,
}

impl RecentFailures {
    /// What they gave for a case the last time.
    pub fn get(&self, case: &[u8]) -> Option<&SeenFailure> {
        let key = hash(case);
        self.failures.iter().rev().find(|(of, _)| *of == key).map(|(_, failure)| failure)
    }

    /// Remembers what they gave for a case, and forgets what there is no room for.
    pub fn insert(&mut self, case: &[u8], failure: SeenFailure) {
        self.bytes += failure.bytes();
        self.failures.push_back((hash(case), failure));
        while self.failures.len() > 1 && (self.failures.len() > FAILURES_MAX || self.bytes > BYTES_MAX) {
            self.bytes -= self.failures.pop_front().map_or(0, |(_, gone)| gone.bytes());
        }
    }
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(bytes: usize) -> SeenFailure {
        SeenFailure { got: Ok(vec![0; bytes / 2]), answer: vec![0; bytes - bytes / 2] }
    }

    #[test]
    fn failures_are_remembered_within_a_bound_and_the_last_of_them_always() {
        let mut memory = RecentFailures::default();
        for case in 0..100u8 {
            memory.insert(&[case], failure(1 << 20));
            assert!(memory.bytes <= BYTES_MAX && memory.get(&[case]).is_some(), "case {case}");
        }
        assert_eq!(memory.failures.len(), BYTES_MAX >> 20);
        memory.insert(&[0], failure(BYTES_MAX * 2));
        assert_eq!(memory.failures.len(), 1);
        assert!(memory.get(&[0]).is_some_and(|failure| failure.bytes() == BYTES_MAX * 2));
        memory.insert(&[0], failure(10));
        assert_eq!((memory.bytes, memory.get(&[0]).unwrap().bytes()), (10, 10));
        for case in 0..5000u32 {
            memory.insert(&case.to_le_bytes(), failure(10));
        }
        assert_eq!((memory.failures.len(), memory.bytes), (FAILURES_MAX, 10 * FAILURES_MAX));
        assert!(memory.get(&0u32.to_le_bytes()).is_none() && memory.get(&4999u32.to_le_bytes()).is_some());
    }
}

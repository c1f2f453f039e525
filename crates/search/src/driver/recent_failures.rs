//! What was said of the cases that failed last, within a bound on the memory that takes.

use crate::driver::contestant::Said;
use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hasher};

/// So many failures are remembered, and so many bytes of what was said; the last failure always is.
const FAILURES_MAX: usize = 4096;
const BYTES_MAX: usize = 4 << 20;

/// What both programs said of a case that failed.
#[derive(Clone, Debug)]
pub struct SeenFailure {
    /// The submission's output, or why there is none.
    pub got: Said,
    /// The answer.
    pub answer: Vec<u8>,
}

impl SeenFailure {
    fn bytes(&self) -> usize {
        self.answer.len() + self.got.as_ref().map_or_else(|(_, why)| why.len(), Vec::len)
    }
}

/// What was said, by the hashes of the cases' bytes; the oldest is forgotten first.
#[derive(Debug, Default)]
pub(crate) struct RecentFailures {
    told: HashMap<u64, SeenFailure>,
    order: VecDeque<u64>,
    bytes: usize,
}

impl RecentFailures {
    /// What was said of a case.
    pub fn get(&self, case: &[u8]) -> Option<&SeenFailure> {
        self.told.get(&hash(case))
    }

    /// Remembers what was said of a case, and forgets what there is no room for.
    pub fn insert(&mut self, case: &[u8], told: SeenFailure) {
        let key = hash(case);
        self.bytes += told.bytes();
        match self.told.insert(key, told) {
            Some(before) => self.bytes -= before.bytes(),
            None => self.order.push_back(key),
        }
        while self.order.len() > 1 && (self.order.len() > FAILURES_MAX || self.bytes > BYTES_MAX) {
            // One that was told again may be the oldest, and goes all the same unless it is the one just told.
            let Some(oldest) = self.order.pop_front() else { return };
            if oldest == key {
                self.order.push_back(key);
            } else if let Some(gone) = self.told.remove(&oldest) {
                self.bytes -= gone.bytes();
            }
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

    fn told(bytes: usize) -> SeenFailure {
        SeenFailure { got: Ok(vec![0; bytes / 2]), answer: vec![0; bytes - bytes / 2] }
    }

    #[test]
    fn long_answers_are_remembered_within_a_bound_and_the_last_of_them_always() {
        let mut memory = RecentFailures::default();
        for case in 0..100u8 {
            memory.insert(&[case], told(1 << 20));
            assert!(memory.bytes <= BYTES_MAX && memory.get(&[case]).is_some(), "case {case}");
        }
        assert_eq!(memory.told.len(), BYTES_MAX >> 20);
        memory.insert(&[0], told(BYTES_MAX * 2));
        assert_eq!((memory.told.len(), memory.order.len()), (1, 1));
        assert!(memory.get(&[0]).is_some());
        memory.insert(&[0], told(10));
        assert_eq!((memory.bytes, memory.order.len()), (10, 1));
    }

    #[test]
    fn short_answers_are_remembered_up_to_a_number_and_the_oldest_goes_first() {
        let mut memory = RecentFailures::default();
        for case in 0..5000u32 {
            memory.insert(&case.to_le_bytes(), told(10));
        }
        assert_eq!(
            (memory.told.len(), memory.order.len(), memory.bytes),
            (FAILURES_MAX, FAILURES_MAX, 10 * FAILURES_MAX)
        );
        assert!(memory.get(&0u32.to_le_bytes()).is_none() && memory.get(&4999u32.to_le_bytes()).is_some());
    }
}

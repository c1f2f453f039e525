//! A pair is found from either of its numbers: the other one must be there, and twice if both are equal.
//! So counts of the numbers are enough; the difference is taken in 64 bits.
use std::collections::HashMap;

struct TwoSum {
    counts: HashMap<i64, u32>,
}

impl TwoSum {
    fn new() -> Self {
        TwoSum { counts: HashMap::new() }
    }

    fn add(&mut self, number: i32) {
        *self.counts.entry(number as i64).or_insert(0) += 1;
    }

    fn find(&self, value: i32) -> bool {
        self.counts.iter().any(|(&number, &count)| {
            let other = value as i64 - number;
            if other == number { count > 1 } else { self.counts.contains_key(&other) }
        })
    }
}

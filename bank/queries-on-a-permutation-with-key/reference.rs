//! Every key gets a free slot before all others when it is moved to the front, and its old slot stays empty. Its
//! position is then the number of full slots before its own, which a Fenwick tree of the slots gives.
struct Slots(Vec<i32>);

impl Slots {
    fn add(&mut self, slot: usize, change: i32) {
        let mut index = slot;
        while index < self.0.len() {
            self.0[index] += change;
            index += index & index.wrapping_neg();
        }
    }

    fn before(&self, slot: usize) -> i32 {
        let mut index = slot - 1;
        let mut full = 0;
        while index > 0 {
            full += self.0[index];
            index &= index - 1;
        }
        full
    }
}

impl Solution {
    pub fn process_queries(queries: Vec<i32>, m: i32) -> Vec<i32> {
        let (free, keys) = (queries.len(), m as usize);
        let mut slots = Slots(vec![0; free + keys + 1]);
        let mut slot_of: Vec<usize> = (free..=free + keys).collect();
        for &slot in &slot_of[1..] {
            slots.add(slot, 1);
        }
        let answer = |(front, key): (usize, i32)| {
            let slot = std::mem::replace(&mut slot_of[key as usize], front);
            let position = slots.before(slot);
            slots.add(slot, -1);
            slots.add(front, 1);
            position
        };
        (1..=free).rev().zip(queries).map(answer).collect()
    }
}

//! Keys with equally many uses wait in a queue in the order of their last use; a used key joins the next queue, and its
//! old entry is skipped later. The least number of uses rises by one at most, or is 1 for a new key: constant time.
use std::collections::{HashMap, VecDeque};

struct LFUCache {
    capacity: usize,
    // The value, the number of uses, and when it was used last.
    stored: HashMap<i32, (i32, usize, u64)>,
    queues: Vec<VecDeque<(i32, u64)>>,
    living: Vec<usize>,
    least: usize,
    now: u64,
}

impl LFUCache {
    fn new(capacity: i32) -> Self {
        let queues = vec![VecDeque::new(); 2];
        LFUCache { capacity: capacity as usize, stored: HashMap::new(), queues, living: vec![0; 2], least: 1, now: 0 }
    }

    fn get(&mut self, key: i32) -> i32 {
        let Some(&(value, uses, _)) = self.stored.get(&key) else { return -1 };
        self.enter(key, value, uses + 1);
        self.living[uses] -= 1;
        if self.least == uses && self.living[uses] == 0 {
            self.queues[uses].clear();
            self.least += 1;
        }
        value
    }

    fn put(&mut self, key: i32, value: i32) {
        if self.get(key) != -1 {
            self.stored.get_mut(&key).unwrap().0 = value;
            return;
        }
        while self.stored.len() == self.capacity {
            let (old, time) = self.queues[self.least].pop_front().unwrap();
            if self.stored.get(&old).is_some_and(|entry| entry.2 == time) {
                self.stored.remove(&old);
                self.living[self.least] -= 1;
            }
        }
        self.enter(key, value, 1);
        self.least = 1;
    }

    fn enter(&mut self, key: i32, value: i32, uses: usize) {
        self.now += 1;
        if uses == self.queues.len() {
            self.queues.push(VecDeque::new());
            self.living.push(0);
        }
        self.stored.insert(key, (value, uses, self.now));
        self.queues[uses].push_back((key, self.now));
        self.living[uses] += 1;
    }
}

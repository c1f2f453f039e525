//! Every use joins a queue with its time, so the front of the queue is the use that is longest ago. One that is not the
//! last of its key says nothing and is skipped; the first other one belongs to the key that was not used for longest.
use std::collections::{HashMap, VecDeque};

struct LRUCache {
    capacity: usize,
    clock: u64,
    // The value of each key, and the time of its last use.
    entries: HashMap<i32, (i32, u64)>,
    uses: VecDeque<(i32, u64)>,
}

impl LRUCache {
    fn new(capacity: i32) -> Self {
        LRUCache { capacity: capacity as usize, clock: 0, entries: HashMap::new(), uses: VecDeque::new() }
    }

    fn get(&mut self, key: i32) -> i32 {
        let Some(&(value, _)) = self.entries.get(&key) else { return -1 };
        self.put(key, value);
        value
    }

    fn put(&mut self, key: i32, value: i32) {
        self.clock += 1;
        self.entries.insert(key, (value, self.clock));
        self.uses.push_back((key, self.clock));
        while self.entries.len() > self.capacity {
            // Each use leaves the queue once, so this takes constant time on average.
            let Some((oldest, time)) = self.uses.pop_front() else { break };
            if self.entries.get(&oldest).is_some_and(|entry| entry.1 == time) {
                self.entries.remove(&oldest);
            }
        }
    }
}

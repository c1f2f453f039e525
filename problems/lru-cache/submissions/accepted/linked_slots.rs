// A map from keys to slots, and the slots in a ring by age: the head stands before the youngest and behind the oldest.
// O(1) per call.

use std::collections::HashMap;

struct Slot {
    key: i32,
    value: i32,
    older: usize,
    younger: usize,
}

pub struct LRUCache {
    capacity: usize,
    at: HashMap<i32, usize>,
    ring: Vec<Slot>,
}

const HEAD: usize = 0;

impl LRUCache {
    fn new(capacity: i32) -> Self {
        let head = Slot { key: -1, value: -1, older: HEAD, younger: HEAD };
        LRUCache { capacity: capacity as usize, at: HashMap::new(), ring: vec![head] }
    }

    fn get(&mut self, key: i32) -> i32 {
        match self.at.get(&key).copied() {
            Some(slot) => {
                self.unlink(slot);
                self.link_youngest(slot);
                self.ring[slot].value
            }
            None => -1,
        }
    }

    fn put(&mut self, key: i32, value: i32) {
        let slot = match self.at.get(&key).copied() {
            Some(slot) => {
                self.unlink(slot);
                slot
            }
            None if self.at.len() == self.capacity => {
                let oldest = self.ring[HEAD].younger;
                self.unlink(oldest);
                self.at.remove(&self.ring[oldest].key);
                oldest
            }
            None => {
                self.ring.push(Slot { key, value, older: HEAD, younger: HEAD });
                self.ring.len() - 1
            }
        };
        self.ring[slot].key = key;
        self.ring[slot].value = value;
        self.at.insert(key, slot);
        self.link_youngest(slot);
    }

    fn unlink(&mut self, slot: usize) {
        let Slot { older, younger, .. } = self.ring[slot];
        self.ring[older].younger = younger;
        self.ring[younger].older = older;
    }

    fn link_youngest(&mut self, slot: usize) {
        let before = self.ring[HEAD].older;
        self.ring[slot].older = before;
        self.ring[slot].younger = HEAD;
        self.ring[before].younger = slot;
        self.ring[HEAD].older = slot;
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut lines = text.lines();
    let capacity = lines.next().and_then(|line| line.parse().ok()).expect("a capacity");
    let mut cache = LRUCache::new(capacity);
    let mut answers = vec!["null".to_string()];
    for call in lines.skip(1) {
        let numbers: Vec<i32> = call.split(' ').skip(1).map(|token| token.parse().expect("a whole number")).collect();
        answers.push(match numbers[..] {
            [key] => cache.get(key).to_string(),
            _ => {
                cache.put(numbers[0], numbers[1]);
                "null".to_string()
            }
        });
    }
    println!("[{}]", answers.join(","));
}

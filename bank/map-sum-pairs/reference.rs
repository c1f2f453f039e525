//! Each place of a trie holds the sum of the values of all keys that begin so. A key that comes again adds the
//! difference from its old value, so the sums stay right.
use std::collections::HashMap;

struct MapSum {
    values: HashMap<String, i32>,
    next: Vec<[usize; 26]>,
    sums: Vec<i32>,
}

impl MapSum {
    fn new() -> Self {
        MapSum {
            values: HashMap::new(),
            next: vec![[0; 26]],
            sums: vec![0],
        }
    }

    fn insert(&mut self, key: String, val: i32) {
        let change = val - self.values.insert(key.clone(), val).unwrap_or(0);
        let mut at = 0;
        for c in key.bytes() {
            let letter = (c - b'a') as usize;
            if self.next[at][letter] == 0 {
                self.next[at][letter] = self.next.len();
                self.next.push([0; 26]);
                self.sums.push(0);
            }
            at = self.next[at][letter];
            self.sums[at] += change;
        }
    }

    fn sum(&self, prefix: String) -> i32 {
        let mut at = 0;
        for c in prefix.bytes() {
            at = self.next[at][(c - b'a') as usize];
            if at == 0 {
                return 0;
            }
        }
        self.sums[at]
    }
}

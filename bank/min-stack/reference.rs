//! What lies below an element never changes while it is there, so neither does the least value up to it.
//! It is stored beside the element when that is pushed.
struct MinStack {
    entries: Vec<(i32, i32)>,
}

impl MinStack {
    fn new() -> Self {
        MinStack { entries: Vec::new() }
    }

    fn push(&mut self, val: i32) {
        let least = self.entries.last().map_or(val, |&(_, least)| least.min(val));
        self.entries.push((val, least));
    }

    fn pop(&mut self) {
        self.entries.pop();
    }

    fn top(&self) -> i32 {
        self.entries[self.entries.len() - 1].0
    }

    fn get_min(&self) -> i32 {
        self.entries[self.entries.len() - 1].1
    }
}

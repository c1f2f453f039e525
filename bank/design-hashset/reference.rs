//! The keys are small, so each of them has a bit of its own and no two keys can be confused.
//! Each method reads or changes that one bit only, so the other keys keep their state.
struct MyHashSet {
    words: Vec<u64>,
}

impl MyHashSet {
    fn new() -> Self {
        MyHashSet { words: vec![0; 1_000_000 / 64 + 1] }
    }

    fn place(key: i32) -> (usize, u64) {
        (key as usize / 64, 1 << (key % 64))
    }

    fn add(&mut self, key: i32) {
        let (word, bit) = Self::place(key);
        self.words[word] |= bit;
    }

    fn remove(&mut self, key: i32) {
        let (word, bit) = Self::place(key);
        self.words[word] &= !bit;
    }

    fn contains(&self, key: i32) -> bool {
        let (word, bit) = Self::place(key);
        self.words[word] & bit != 0
    }
}

//! A key stands in the chain that its remainder names, and a chain holds each key once at most, so all questions about
//! a key are answered by one chain. With about as many chains as there can be calls, a chain stays short.
const CHAINS: usize = 8191;

struct MyHashMap {
    chains: Vec<Vec<(i32, i32)>>,
}

impl MyHashMap {
    fn new() -> Self {
        MyHashMap { chains: vec![Vec::new(); CHAINS] }
    }

    fn chain(&mut self, key: i32) -> &mut Vec<(i32, i32)> {
        &mut self.chains[key as usize % CHAINS]
    }

    fn put(&mut self, key: i32, value: i32) {
        self.remove(key);
        self.chain(key).push((key, value));
    }

    fn get(&mut self, key: i32) -> i32 {
        self.chain(key).iter().find(|pair| pair.0 == key).map_or(-1, |pair| pair.1)
    }

    fn remove(&mut self, key: i32) {
        self.chain(key).retain(|pair| pair.0 != key);
    }
}

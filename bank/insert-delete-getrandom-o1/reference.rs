//! The values stand in an array without gaps, from which a random place is drawn, and a map tells the place of each.
//! A value is removed by putting the last one into its place, as the order does not matter.
use std::collections::HashMap;

struct RandomizedSet {
    values: Vec<i32>,
    place: HashMap<i32, usize>,
    state: u64,
}

impl RandomizedSet {
    fn new() -> Self {
        RandomizedSet { values: Vec::new(), place: HashMap::new(), state: 0x2545_F491_4F6C_DD1D }
    }

    fn insert(&mut self, val: i32) -> bool {
        if self.place.contains_key(&val) {
            return false;
        }
        self.place.insert(val, self.values.len());
        self.values.push(val);
        true
    }

    fn remove(&mut self, val: i32) -> bool {
        let Some(place) = self.place.remove(&val) else {
            return false;
        };
        self.values.swap_remove(place);
        if let Some(&moved) = self.values.get(place) {
            self.place.insert(moved, place);
        }
        true
    }

    fn get_random(&mut self) -> i32 {
        // a xorshift generator; the upper half of a product spreads its bits over the places
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.values[(self.state as u128 * self.values.len() as u128 >> 64) as usize]
    }
}

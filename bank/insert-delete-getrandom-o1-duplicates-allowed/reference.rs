//! All items, equal ones each, stand in an array without gaps, so a random place is as fair as it should be. Each value
//! lists the places of its items, and each item knows where it is listed, so the last item can fill any gap.
use std::collections::HashMap;

struct RandomizedCollection {
    /// the value, and where in the list of the value's places this one is
    items: Vec<(i32, usize)>,
    places: HashMap<i32, Vec<usize>>,
    state: u64,
}

impl RandomizedCollection {
    fn new() -> Self {
        RandomizedCollection { items: Vec::new(), places: HashMap::new(), state: 0x2545_F491_4F6C_DD1D }
    }

    fn insert(&mut self, val: i32) -> bool {
        let places = self.places.entry(val).or_default();
        self.items.push((val, places.len()));
        places.push(self.items.len() - 1);
        places.len() == 1
    }

    fn remove(&mut self, val: i32) -> bool {
        let Some(place) = self.places.get_mut(&val).and_then(|places| places.pop()) else {
            return false;
        };
        self.items.swap_remove(place);
        if let Some(&(moved, listed)) = self.items.get(place) {
            self.places.get_mut(&moved).unwrap()[listed] = place;
        }
        true
    }

    fn get_random(&mut self) -> i32 {
        // a xorshift generator; the upper half of a product spreads its bits over the places
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.items[(self.state as u128 * self.items.len() as u128 >> 64) as usize].0
    }
}

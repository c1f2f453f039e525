//! The places of one list are kept by string, so each string of the other list finds its index sum at once.
//! A smaller sum discards what was found before, and an equal one joins it.
use std::collections::HashMap;

impl Solution {
    pub fn find_restaurant(list1: Vec<String>, list2: Vec<String>) -> Vec<String> {
        let places: HashMap<&String, usize> = list1.iter().enumerate().map(|(i, s)| (s, i)).collect();
        let (mut least, mut found) = (usize::MAX, Vec::new());
        for (j, s) in list2.iter().enumerate() {
            if let Some(&i) = places.get(s) {
                if i + j < least {
                    least = i + j;
                    found.clear();
                }
                if i + j == least {
                    found.push(s.clone());
                }
            }
        }
        found
    }
}

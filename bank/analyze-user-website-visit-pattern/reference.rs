//! A pattern counts once for a user, so each user gives the set of all triples of their visits in the order of time.
//! The patterns are kept in lexicographic order, and among those with the greatest score the first is the answer.
use std::collections::{BTreeMap, BTreeSet};

impl Solution {
    pub fn most_visited_pattern(username: Vec<String>, timestamp: Vec<i32>, website: Vec<String>) -> Vec<String> {
        let mut visits: BTreeMap<&str, Vec<(i32, &str)>> = BTreeMap::new();
        for ((user, &time), site) in username.iter().zip(&timestamp).zip(&website) {
            visits.entry(user).or_default().push((time, site));
        }
        let mut score: BTreeMap<[&str; 3], usize> = BTreeMap::new();
        for list in visits.values_mut() {
            list.sort_unstable();
            let mut patterns = BTreeSet::new();
            for (middle, &(_, second)) in list.iter().enumerate() {
                for &(_, first) in &list[..middle] {
                    patterns.extend(list[middle + 1..].iter().map(|&(_, third)| [first, second, third]));
                }
            }
            for pattern in patterns {
                *score.entry(pattern).or_default() += 1;
            }
        }
        // The last of equal maxima is taken, hence the reversed order.
        let best = score.iter().rev().max_by_key(|entry| entry.1);
        best.map_or(Vec::new(), |(pattern, _)| pattern.map(String::from).to_vec())
    }
}

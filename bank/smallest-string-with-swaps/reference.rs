//! The characters of places that are joined by pairs can be put in any order, and no character leaves its group.
//! So each group hands out its characters from the smallest to the largest, to its places from left to right.
use std::cmp::Reverse;
use std::collections::BinaryHeap;

impl Solution {
    pub fn smallest_string_with_swaps(s: String, pairs: Vec<Vec<i32>>) -> String {
        let letters = s.as_bytes();
        let mut joined = vec![Vec::new(); letters.len()];
        for pair in &pairs {
            joined[pair[0] as usize].push(pair[1] as usize);
            joined[pair[1] as usize].push(pair[0] as usize);
        }
        let mut group_of = vec![usize::MAX; letters.len()];
        let mut groups: Vec<BinaryHeap<Reverse<u8>>> = Vec::new();
        let mut text = String::with_capacity(letters.len());
        for place in 0..letters.len() {
            if group_of[place] == usize::MAX {
                let mut members = BinaryHeap::new();
                group_of[place] = groups.len();
                let mut open = vec![place];
                while let Some(at) = open.pop() {
                    members.push(Reverse(letters[at]));
                    for &near in &joined[at] {
                        if group_of[near] == usize::MAX {
                            group_of[near] = groups.len();
                            open.push(near);
                        }
                    }
                }
                groups.push(members);
            }
            text.extend(groups[group_of[place]].pop().map(|smallest| char::from(smallest.0)));
        }
        text
    }
}

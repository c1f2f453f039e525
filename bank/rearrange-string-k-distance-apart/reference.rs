//! Of the letters that may stand here, one that is left most often is taken: to keep it for later could only make its
//! remaining places tighter. A letter waits in a queue until k places later.
use std::collections::{BinaryHeap, VecDeque};

impl Solution {
    pub fn rearrange_string(s: String, k: i32) -> String {
        let mut count = [0; 26];
        for c in s.bytes() {
            count[(c - b'a') as usize] += 1;
        }
        let mut ready: BinaryHeap<(i32, u8)> =
            (0..26u8).map(|c| (count[c as usize], c)).filter(|letter| letter.0 > 0).collect();
        let mut waiting: VecDeque<(usize, (i32, u8))> = VecDeque::new();
        let mut answer = String::new();
        for place in 0..s.len() {
            if waiting.front().map_or(false, |letter| letter.0 <= place) {
                ready.push(waiting.pop_front().unwrap().1);
            }
            let Some((left, c)) = ready.pop() else {
                return String::new();
            };
            answer.push((b'a' + c) as char);
            if left > 1 {
                // for k = 0 it may stand in the next place, as for k = 1
                waiting.push_back((place + (k as usize).max(1), (left - 1, c)));
            }
        }
        answer
    }
}

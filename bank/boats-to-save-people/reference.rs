//! Each person who can go with the heaviest one could also take the place of the lightest one in another boat, so the
//! heaviest goes with the lightest, or alone if even these two are too heavy. The rest stays in order for the next boat.
use std::collections::VecDeque;

impl Solution {
    pub fn num_rescue_boats(mut people: Vec<i32>, limit: i32) -> i32 {
        people.sort_unstable();
        let mut waiting = VecDeque::from(people);
        let mut boats = 0;
        while let Some(heaviest) = waiting.pop_back() {
            if waiting.front().is_some_and(|lightest| lightest + heaviest <= limit) {
                waiting.pop_front();
            }
            boats += 1;
        }
        boats
    }
}

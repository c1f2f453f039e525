//! The longest mountain that ends at a place is made of the last run of ascents and the run of descents after it. A
//! level step ends both runs, and the first ascent after a descent begins a new mountain.
use std::cmp::Ordering;

impl Solution {
    pub fn longest_mountain(arr: Vec<i32>) -> i32 {
        let (mut ascents, mut descents) = (0, 0);
        let lengths = arr.windows(2).map(|step| {
            match step[0].cmp(&step[1]) {
                Ordering::Less if descents > 0 => (ascents, descents) = (1, 0),
                Ordering::Less => ascents += 1,
                Ordering::Greater if ascents > 0 => descents += 1,
                _ => (ascents, descents) = (0, 0),
            }
            if descents > 0 { ascents + descents + 1 } else { 0 }
        });
        lengths.max().unwrap_or(0)
    }
}

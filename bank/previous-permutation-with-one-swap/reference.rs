//! The swap has to make a place smaller, as far to the right as possible: the last one with a smaller value after it.
//! What follows it is sorted, so the greatest smaller value is found there, and of equal ones the first gives the most.
impl Solution {
    pub fn prev_perm_opt1(mut arr: Vec<i32>) -> Vec<i32> {
        if let Some(place) = arr.windows(2).rposition(|pair| pair[0] > pair[1]) {
            let (front, after) = arr.split_at_mut(place + 1);
            let large = &mut front[place];
            let smaller = after.partition_point(|value| value < large);
            let best = after[smaller - 1];
            let first = after.partition_point(|&value| value < best);
            std::mem::swap(large, &mut after[first]);
        }
        arr
    }
}

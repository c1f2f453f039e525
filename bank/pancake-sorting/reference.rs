//! Two flips bring the greatest number to its place: one to the front, and one from there to the end of the part that
//! is not sorted yet. Later flips are shorter and leave it there, so at most two flips for each number are made.
impl Solution {
    pub fn pancake_sort(mut arr: Vec<i32>) -> Vec<i32> {
        let mut flips = Vec::new();
        for size in (2..=arr.len()).rev() {
            let place = arr.iter().position(|&number| number as usize == size).unwrap_or(0);
            if place + 1 == size {
                continue;
            }
            for flip in [place + 1, size] {
                arr[..flip].reverse();
                flips.push(flip as i32);
            }
        }
        flips
    }
}

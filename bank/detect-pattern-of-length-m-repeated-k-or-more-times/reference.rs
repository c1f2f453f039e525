//! A pattern of length m is there k times in a row exactly if m * (k - 1) numbers in a row are equal to those m places
//! after them. So it is enough to look for a run of such places.
impl Solution {
    pub fn contains_pattern(arr: Vec<i32>, m: i32, k: i32) -> bool {
        let wanted = m * (k - 1);
        let mut run = 0;
        arr.iter().zip(arr.iter().skip(m as usize)).any(|(number, later)| {
            run = if number == later { run + 1 } else { 0 };
            run == wanted
        })
    }
}

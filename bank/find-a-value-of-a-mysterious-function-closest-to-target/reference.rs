//! The function is the AND of a stretch of the array. As a stretch grows to the left, its AND can only lose bits, so
//! those that end at one place have at most twenty different values, and the next place follows from them alone.
impl Solution {
    pub fn closest_to_target(arr: Vec<i32>, target: i32) -> i32 {
        let mut nearest = i32::MAX;
        let mut ending: Vec<i32> = Vec::new();
        for number in arr {
            ending.push(number);
            ending.iter_mut().for_each(|and| *and &= number);
            // Equal values stand together, since the longer stretch is never greater.
            ending.dedup();
            let distances = ending.iter().map(|and| (and - target).abs());
            nearest = distances.fold(nearest, i32::min);
        }
        nearest
    }
}

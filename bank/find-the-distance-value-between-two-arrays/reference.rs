//! Of the numbers of the sorted second array that are not too far below, the first one is the nearest from above. If it
//! is too far above, or if there is none, then no number is within the distance d.
impl Solution {
    pub fn find_the_distance_value(arr1: Vec<i32>, arr2: Vec<i32>, d: i32) -> i32 {
        let mut others = arr2;
        others.sort_unstable();
        let is_far = |number: &&i32| {
            let below = others.partition_point(|&other| other < **number - d);
            others[below..].first().is_none_or(|&other| other > **number + d)
        };
        arr1.iter().filter(is_far).count() as i32
    }
}

//! The last letters either stay together, kept or replaced, or one of them is deleted or inserted,
//! so two beginnings need three shorter pairs. These pairs lie in the row above or to the left, so
//! one row of costs is enough.
impl Solution {
    pub fn min_distance(word1: String, word2: String) -> i32 {
        let t = word2.as_bytes();
        // The cost from the current beginning of the first word to each beginning of the second.
        let mut cost: Vec<i32> = (0..=t.len() as i32).collect();
        for (i, c) in word1.bytes().enumerate() {
            let mut corner = cost[0];
            cost[0] = i as i32 + 1;
            for j in 0..t.len() {
                let together = corner + i32::from(c != t[j]);
                corner = cost[j + 1];
                cost[j + 1] = together.min(corner.min(cost[j]) + 1);
            }
        }
        cost[t.len()]
    }
}

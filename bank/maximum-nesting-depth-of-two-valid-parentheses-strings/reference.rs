//! Pairs of even depth go to one text and pairs of odd depth to the other, so that each text gets half of the levels.
//! No split is better, as the levels of the deepest place are all shared between two texts.
impl Solution {
    pub fn max_depth_after_split(seq: String) -> Vec<i32> {
        let mut depth = 0;
        seq.bytes()
            .map(|mark| {
                // Both parentheses of a pair see the depth around it.
                depth -= i32::from(mark == b')');
                let part = depth % 2;
                depth += i32::from(mark == b'(');
                part
            })
            .collect()
    }
}

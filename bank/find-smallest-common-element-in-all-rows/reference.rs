//! No row has a value twice, so a value is in all rows exactly if it occurs as often as there are rows.
//! The values are small, and the first such count belongs to the smallest one.
impl Solution {
    pub fn smallest_common_element(mat: Vec<Vec<i32>>) -> i32 {
        let mut occurs = vec![0; 10_001];
        mat.iter().flatten().for_each(|&value| occurs[value as usize] += 1);
        occurs.into_iter().position(|count| count == mat.len()).map_or(-1, |value| value as i32)
    }
}

//! The groups follow each other without gaps, so each begins at the sum of the lengths before it.
//! They come from left to right, hence the large ones are in the order that is asked for.
impl Solution {
    pub fn large_group_positions(s: String) -> Vec<Vec<i32>> {
        let groups = s.as_bytes().chunk_by(|one, other| one == other).map(|group| group.len() as i32);
        let intervals = groups.scan(0, |end, length| {
            *end += length;
            Some(vec![*end - length, *end - 1])
        });
        intervals.filter(|interval| interval[1] - interval[0] >= 2).collect()
    }
}

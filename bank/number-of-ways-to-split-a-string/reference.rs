//! Each part has a third of the ones, so a cut may move only along the zeros between two known ones.
//! Without any ones the two cuts are any two different places inside the string.
impl Solution {
    pub fn num_ways(s: String) -> i32 {
        let ones: Vec<u64> = s.bytes().zip(0..).filter(|&(bit, _)| bit == b'1').map(|(_, place)| place).collect();
        let third = ones.len() / 3;
        let ways = if ones.is_empty() {
            let inside = s.len() as u64 - 1;
            inside * (inside - 1) / 2
        } else if ones.len() % 3 > 0 {
            0
        } else {
            [third, 2 * third].map(|next| ones[next] - ones[next - 1]).iter().product()
        };
        (ways % 1_000_000_007) as i32
    }
}

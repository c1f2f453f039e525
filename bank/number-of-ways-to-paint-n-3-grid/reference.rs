//! A row has the same color at both ends or three different ones, six ways each, and only this matters for the next
//! row. Below a row of two colors fit three such rows and two of three colors; below one of three colors two and two.
impl Solution {
    pub fn num_of_ways(n: i32) -> i32 {
        let (mut two, mut three) = (6u64, 6u64);
        for _ in 1..n {
            (two, three) = ((3 * two + 2 * three) % 1_000_000_007, (2 * two + 2 * three) % 1_000_000_007);
        }
        ((two + three) % 1_000_000_007) as i32
    }
}

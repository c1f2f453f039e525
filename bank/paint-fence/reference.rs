//! Only whether the last two posts are alike matters for the next post.
//! If they are, it must differ; if not, it may also repeat the last one, and differing is possible in k - 1 ways.
impl Solution {
    pub fn num_ways(n: i32, k: i32) -> i32 {
        let k = k as i64;
        let (mut alike, mut differing) = (0, k);
        for _ in 1..n {
            (alike, differing) = (differing, (alike + differing) * (k - 1));
        }
        (alike + differing) as i32
    }
}

//! The wanted order is that of the pairs of power and integer. Only the k-th of them is needed, so the others do not
//! have to be sorted among themselves.
impl Solution {
    pub fn get_kth(lo: i32, hi: i32, k: i32) -> i32 {
        let power = |x: i32| {
            std::iter::successors(Some(x as i64), |&x| match x {
                1 => None,
                _ if x % 2 == 0 => Some(x / 2),
                _ => Some(3 * x + 1),
            })
            .count()
        };
        let mut pairs: Vec<(usize, i32)> = (lo..=hi).map(|x| (power(x), x)).collect();
        pairs.select_nth_unstable(k as usize - 1).1.1
    }
}

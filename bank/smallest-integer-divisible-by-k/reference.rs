//! With one more digit 1 the remainder of a number follows from the remainder before, and there are only k remainders.
//! So if none of the first k numbers is divisible, the remainders repeat and no later number is.
impl Solution {
    pub fn smallest_repunit_div_by_k(k: i32) -> i32 {
        let remainders = std::iter::successors(Some(1 % k), |remainder| Some((remainder * 10 + 1) % k));
        let mut lengths = (1..=k).zip(remainders);
        lengths.find(|&(_, remainder)| remainder == 0).map_or(-1, |(length, _)| length)
    }
}

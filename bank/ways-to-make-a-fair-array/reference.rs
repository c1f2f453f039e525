//! Let the items be added with signs in turn. A removal turns the signs of all items after it, so the array is fair
//! exactly if the sum before the removed item equals the sum after it.
impl Solution {
    pub fn ways_to_make_fair(nums: Vec<i32>) -> i32 {
        let signed: Vec<i64> =
            nums.into_iter().enumerate().map(|(i, x)| i64::from(if i % 2 == 0 { x } else { -x })).collect();
        let mut before = 0;
        let mut after: i64 = signed.iter().sum();
        let mut ways = 0;
        for item in signed {
            after -= item;
            ways += i32::from(before == after);
            before += item;
        }
        ways
    }
}

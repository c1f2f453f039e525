//! With one flip a run of ones joins the run behind the next zero, so at each place the open run and the one before its
//! last zero are known. A flip at a zero without a run before it still gives one more.
impl Solution {
    pub fn find_max_consecutive_ones(nums: Vec<i32>) -> i32 {
        // Up to here: all ones, and ones with a single zero among them that is flipped.
        let (mut plain, mut flipped) = (0, 0);
        let mut longest = 0;
        for x in nums {
            if x == 1 {
                plain += 1;
                flipped += 1;
            } else {
                flipped = plain + 1;
                plain = 0;
            }
            longest = longest.max(flipped);
        }
        longest
    }
}

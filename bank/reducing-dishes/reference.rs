//! The better of two dishes comes later, and one dish more at the beginning moves all others by one: it adds the sum of
//! all cooked dishes with it. So the dishes are put in front from the best one on as long as this sum is positive.
impl Solution {
    pub fn max_satisfaction(mut satisfaction: Vec<i32>) -> i32 {
        satisfaction.sort_unstable_by(|a, b| b.cmp(a));
        satisfaction
            .iter()
            .scan(0, |sum, dish| {
                *sum += dish;
                Some(*sum)
            })
            .take_while(|&gain| gain > 0)
            .sum()
    }
}

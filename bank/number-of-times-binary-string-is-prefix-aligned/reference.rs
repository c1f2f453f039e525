//! After i steps i different bits are ones, and they are the first i exactly if none of them lies farther.
//! So the greatest index so far decides.
impl Solution {
    pub fn num_times_all_blue(flips: Vec<i32>) -> i32 {
        let farthest = flips.into_iter().scan(0, |last, index| {
            *last = index.max(*last);
            Some(*last)
        });
        farthest.zip(1..).filter(|(last, step)| last == step).count() as i32
    }
}

//! Over n-1 gaps the largest is at least their mean, so in buckets no wider than that it never lies inside a bucket.
//! It is the distance from the largest element of one bucket to the least of the next one that is not empty.
impl Solution {
    pub fn maximum_gap(nums: Vec<i32>) -> i32 {
        let (Some(&low), Some(&high)) = (nums.iter().min(), nums.iter().max()) else { return 0 };
        if low == high {
            return 0;
        }
        let width = ((high - low) / (nums.len() as i32 - 1)).max(1);
        let mut buckets: Vec<Option<(i32, i32)>> = vec![None; ((high - low) / width) as usize + 1];
        for value in nums {
            let bucket = &mut buckets[((value - low) / width) as usize];
            let (least, most) = bucket.unwrap_or((value, value));
            *bucket = Some((least.min(value), most.max(value)));
        }
        let (mut last, mut widest) = (low, 0);
        for (least, most) in buckets.into_iter().flatten() {
            widest = widest.max(least - last);
            last = most;
        }
        widest
    }
}

//! With the prefix sums as points, an average is the slope between two of them. For each end only the lower convex hull
//! of the possible beginnings matters; beginnings passed over at the front could never beat the slope found there.
impl Solution {
    pub fn find_max_average(nums: Vec<i32>, k: i32) -> f64 {
        let k = k as usize;
        let mut prefix: Vec<i64> = vec![0];
        for &x in &nums {
            prefix.push(prefix[prefix.len() - 1] + x as i64);
        }
        // Whether the slope from a to b is at most that from c to d; a < b, c < d.
        let at_most = |a: usize, b: usize, c: usize, d: usize| {
            (prefix[b] - prefix[a]) * (d - c) as i64 <= (prefix[d] - prefix[c]) * (b - a) as i64
        };
        let mut hull: Vec<usize> = Vec::new();
        let mut front = 0;
        let mut best = (0, k);
        for end in k..=nums.len() {
            let begin = end - k;
            while hull.len() >= front + 2
                && at_most(hull[hull.len() - 1], begin, hull[hull.len() - 2], hull[hull.len() - 1])
            {
                hull.pop();
            }
            hull.push(begin);
            while front + 1 < hull.len() && at_most(hull[front], end, hull[front + 1], end) {
                front += 1;
            }
            if at_most(best.0, best.1, hull[front], end) {
                best = (hull[front], end);
            }
        }
        (prefix[best.1] - prefix[best.0]) as f64 / (best.1 - best.0) as f64
    }
}

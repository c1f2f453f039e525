//! The best row of one, two and three windows that ends so far extends the best one with a window less that ended
//! before. Only a larger sum replaces an earlier row, so the smallest of equal ones is kept.
impl Solution {
    pub fn max_sum_of_three_subarrays(nums: Vec<i32>, k: i32) -> Vec<i32> {
        let k = k as usize;
        let mut prefix = vec![0i64];
        for &x in &nums {
            prefix.push(prefix[prefix.len() - 1] + x as i64);
        }
        let window = |i: usize| prefix[i + k] - prefix[i];
        // The starts are of the first, second and third window at 0, k and 2k.
        let (mut one, mut two, mut three) = ((-1, 0), (-1, [0; 2]), (-1, [0; 3]));
        for i in 0..=nums.len() - 3 * k {
            if window(i) > one.0 {
                one = (window(i), i);
            }
            if one.0 + window(i + k) > two.0 {
                two = (one.0 + window(i + k), [one.1, i + k]);
            }
            if two.0 + window(i + 2 * k) > three.0 {
                three = (two.0 + window(i + 2 * k), [two.1[0], two.1[1], i + 2 * k]);
            }
        }
        three.1.iter().map(|&start| start as i32).collect()
    }
}

//! In sorted order, for a fixed smallest element, a sum that is too small needs a greater left end
//! and one too great a smaller right end. Equal values are passed over at each place, so each
//! triple comes once.
impl Solution {
    pub fn three_sum(nums: Vec<i32>) -> Vec<Vec<i32>> {
        let mut v = nums;
        v.sort_unstable();
        let mut out = Vec::new();
        for i in 0..v.len() {
            if v[i] > 0 {
                break;
            }
            if i > 0 && v[i] == v[i - 1] {
                continue;
            }
            let (mut j, mut k) = (i + 1, v.len() - 1);
            while j < k {
                let sum = v[i] as i64 + v[j] as i64 + v[k] as i64;
                if sum == 0 {
                    out.push(vec![v[i], v[j], v[k]]);
                }
                if sum <= 0 {
                    j += 1;
                    while j < k && v[j] == v[j - 1] {
                        j += 1;
                    }
                } else {
                    k -= 1;
                }
            }
        }
        out
    }
}

//! In sorted order two elements are fixed, and the other two are found by ends that move towards
//! each other: cubic time in all. Equal values are passed over at each of the places, so each
//! quadruple comes once; sums need 64 bits.
impl Solution {
    pub fn four_sum(nums: Vec<i32>, target: i32) -> Vec<Vec<i32>> {
        let mut v = nums;
        v.sort_unstable();
        let n = v.len();
        let mut out = Vec::new();
        for i in 0..n {
            if i > 0 && v[i] == v[i - 1] {
                continue;
            }
            for j in i + 1..n {
                if j > i + 1 && v[j] == v[j - 1] {
                    continue;
                }
                let wanted = target as i64 - v[i] as i64 - v[j] as i64;
                let (mut k, mut l) = (j + 1, n - 1);
                while k < l {
                    let sum = v[k] as i64 + v[l] as i64;
                    if sum == wanted {
                        out.push(vec![v[i], v[j], v[k], v[l]]);
                    }
                    if sum <= wanted {
                        k += 1;
                        while k < l && v[k] == v[k - 1] {
                            k += 1;
                        }
                    } else {
                        l -= 1;
                    }
                }
            }
        }
        out
    }
}

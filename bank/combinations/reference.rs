//! From the first numbers on, each step raises the last place that can still grow and lets the
//! places after it follow closely. That is the next choice in order, so each comes once, and all
//! are listed when no place can grow.
impl Solution {
    pub fn combine(n: i32, k: i32) -> Vec<Vec<i32>> {
        let k = k as usize;
        let mut chosen: Vec<i32> = (1..=k as i32).collect();
        let mut out = vec![chosen.clone()];
        // The greatest number at place i is n - (k - 1 - i).
        while let Some(i) = (0..k).rev().find(|&i| chosen[i] < n - (k - 1 - i) as i32) {
            chosen[i] += 1;
            for j in i + 1..k {
                chosen[j] = chosen[j - 1] + 1;
            }
            out.push(chosen.clone());
        }
        out
    }
}

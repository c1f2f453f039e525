//! In sorted order a choice is built left to right, and among equal elements that could stand at
//! the same place of it only the first is tried. So each choice of values comes once, and the
//! search ends where an element exceeds the rest.
impl Solution {
    pub fn combination_sum2(candidates: Vec<i32>, target: i32) -> Vec<Vec<i32>> {
        let mut sorted = candidates;
        sorted.sort_unstable();
        let mut out = Vec::new();
        extend(&sorted, target, &mut Vec::new(), &mut out);
        out
    }
}

fn extend(candidates: &[i32], rest: i32, chosen: &mut Vec<i32>, out: &mut Vec<Vec<i32>>) {
    if rest == 0 {
        out.push(chosen.clone());
        return;
    }
    for (i, &x) in candidates.iter().enumerate() {
        if x > rest {
            break;
        }
        if i > 0 && candidates[i - 1] == x {
            continue;
        }
        chosen.push(x);
        extend(&candidates[i + 1..], rest - x, chosen, out);
        chosen.pop();
    }
}

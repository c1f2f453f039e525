//! A combination is written with its candidates in rising order, so each has one way to be built:
//! repeat the last candidate or go on to a greater one. In sorted order nothing after a candidate
//! that exceeds the rest can fit, and the search stops there.
impl Solution {
    pub fn combination_sum(candidates: Vec<i32>, target: i32) -> Vec<Vec<i32>> {
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
        chosen.push(x);
        extend(&candidates[i..], rest - x, chosen, out);
        chosen.pop();
    }
}

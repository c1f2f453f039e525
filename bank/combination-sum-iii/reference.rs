//! Numbers are chosen in increasing order, so each set is met once.
//! A choice is given up when its next number passes the rest, as all later ones would pass it too.
impl Solution {
    pub fn combination_sum3(k: i32, n: i32) -> Vec<Vec<i32>> {
        let mut found = Vec::new();
        Self::choose(k, n, &mut Vec::new(), &mut found);
        found
    }

    fn choose(left: i32, rest: i32, chosen: &mut Vec<i32>, found: &mut Vec<Vec<i32>>) {
        if left == 0 {
            if rest == 0 {
                found.push(chosen.clone());
            }
            return;
        }
        let first = chosen.last().map_or(1, |&last| last + 1);
        for x in first..=rest.min(9) {
            chosen.push(x);
            Self::choose(left - 1, rest - x, chosen, found);
            chosen.pop();
        }
    }
}

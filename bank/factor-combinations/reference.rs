//! The factors are chosen in non-decreasing order, so each combination is met once.
//! A factor that is not the last leaves at least itself over, so it is at most the root of what is left.
impl Solution {
    pub fn get_factors(n: i32) -> Vec<Vec<i32>> {
        let mut found = Vec::new();
        Self::split(n, 2, &mut Vec::new(), &mut found);
        found
    }

    fn split(rest: i32, least: i32, chosen: &mut Vec<i32>, found: &mut Vec<Vec<i32>>) {
        for factor in (least..).take_while(|&factor| factor as i64 * factor as i64 <= rest as i64) {
            if rest % factor == 0 {
                chosen.push(factor);
                found.push(chosen.iter().copied().chain([rest / factor]).collect());
                Self::split(rest / factor, factor, chosen, found);
                chosen.pop();
            }
        }
    }
}

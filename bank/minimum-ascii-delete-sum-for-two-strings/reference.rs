//! What is not deleted is a common subsequence, kept in both strings, so the one with the greatest sum is wanted.
//! Two equal letters at the ends may always be kept together, as each stands for the same sum.
impl Solution {
    pub fn minimum_delete_sum(s1: String, s2: String) -> i32 {
        let sum = |text: &str| text.bytes().map(i32::from).sum::<i32>();
        let mut kept = vec![0; s2.len() + 1];
        for a in s1.bytes() {
            let mut row = vec![0];
            for (j, b) in s2.bytes().enumerate() {
                row.push(if a == b { kept[j] + i32::from(a) } else { row[j].max(kept[j + 1]) });
            }
            kept = row;
        }
        sum(&s1) + sum(&s2) - 2 * kept[s2.len()]
    }
}

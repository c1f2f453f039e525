//! Sorted by student and then by falling score, the first five entries of each student are the top five.
//! The students come out in increasing order by themselves.
use std::cmp::Reverse;

impl Solution {
    pub fn high_five(mut items: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        items.sort_unstable_by_key(|item| (item[0], Reverse(item[1])));
        items
            .chunk_by(|one, next| one[0] == next[0])
            .map(|student| vec![student[0][0], student.iter().take(5).map(|item| item[1]).sum::<i32>() / 5])
            .collect()
    }
}

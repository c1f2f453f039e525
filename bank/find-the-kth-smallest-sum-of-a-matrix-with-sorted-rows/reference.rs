//! One of the k smallest sums always comes from one of the k smallest sums of the rows above, since a smaller sum there
//! would give a smaller sum here. So after each row the k smallest are kept, and the others may be forgotten.
impl Solution {
    pub fn kth_smallest(mat: Vec<Vec<i32>>, k: i32) -> i32 {
        let k = k as usize;
        let smallest = mat.into_iter().fold(vec![0_i32], |sums, row| {
            let pairs = sums.iter().enumerate().flat_map(|(rank, sum)| {
                // Each of the sums before, with each of the numbers before, would be at most as large.
                row.iter().take(k / (rank + 1)).map(move |cell| sum + cell)
            });
            let mut next: Vec<i32> = pairs.collect();
            next.sort_unstable();
            next.truncate(k);
            next
        });
        smallest[k - 1]
    }
}

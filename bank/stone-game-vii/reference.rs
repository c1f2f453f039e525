//! The player in turn gets what remains in the row and then loses the lead that the other has in it.
//! The leads of all rows of a length follow from those one shorter, so one row of numbers is enough.
impl Solution {
    pub fn stone_game_vii(stones: Vec<i32>) -> i32 {
        let n = stones.len();
        // The lead in the row that starts at each place; rows of a single stone give nothing.
        let mut lead = vec![0; n];
        for length in 2..=n {
            let mut sum: i32 = stones[..length].iter().sum();
            for i in 0..=n - length {
                let (first, last) = (stones[i], stones[i + length - 1]);
                lead[i] = (sum - first - lead[i + 1]).max(sum - last - lead[i]);
                if i + length < n {
                    sum += stones[i + length] - first;
                }
            }
        }
        lead[0]
    }
}

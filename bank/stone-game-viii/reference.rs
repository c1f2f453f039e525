//! However the stones were merged, a move that ends before stone i is worth the sum of the first i stones. So the
//! choice is of places only, and the lead is the best sum less the lead that the other then has behind it.
impl Solution {
    pub fn stone_game_viii(stones: Vec<i32>) -> i32 {
        let mut sum: i32 = stones.iter().sum();
        // The last move takes everything.
        let mut lead = sum;
        for i in (2..stones.len()).rev() {
            sum -= stones[i];
            lead = lead.max(sum - lead);
        }
        lead
    }
}

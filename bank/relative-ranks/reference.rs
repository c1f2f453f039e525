//! Athletes sorted by falling score stand in the order of their places, since all scores differ.
//! Each place is then written back to where its athlete was given.
impl Solution {
    pub fn find_relative_ranks(score: Vec<i32>) -> Vec<String> {
        let mut order: Vec<usize> = (0..score.len()).collect();
        order.sort_unstable_by_key(|&i| std::cmp::Reverse(score[i]));
        let mut ranks = vec![String::new(); score.len()];
        for (place, &i) in order.iter().enumerate() {
            ranks[i] = match place {
                0 => "Gold Medal".to_string(),
                1 => "Silver Medal".to_string(),
                2 => "Bronze Medal".to_string(),
                _ => (place + 1).to_string(),
            };
        }
        ranks
    }
}

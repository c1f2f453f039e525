//! The cards that are not taken are n - k neighbours, and every such stretch can be left. So the score is greatest when
//! the stretch that is left has the least sum.
impl Solution {
    pub fn max_score(card_points: Vec<i32>, k: i32) -> i32 {
        let left_over = card_points.len() - k as usize;
        let mut stretch: i32 = card_points[..left_over].iter().sum();
        let mut least = stretch;
        for (gone, come) in card_points.iter().zip(&card_points[left_over..]) {
            stretch += come - gone;
            least = least.min(stretch);
        }
        card_points.iter().sum::<i32>() - least
    }
}

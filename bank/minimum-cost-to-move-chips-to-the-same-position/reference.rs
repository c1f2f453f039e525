//! Moves of two cost nothing, so all chips on even places can meet for nothing, and so can those on odd places.
//! Then one of the two heaps moves by a single step, at the cost of its chips, and that should be the smaller one.
impl Solution {
    pub fn min_cost_to_move_chips(position: Vec<i32>) -> i32 {
        let odd = position.iter().filter(|&&place| place % 2 == 1).count();
        odd.min(position.len() - odd) as i32
    }
}

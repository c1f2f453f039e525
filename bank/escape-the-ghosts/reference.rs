//! A ghost that is no farther from the target than you can wait for you there, and then there is no escape.
//! If all are farther, none can meet you on a straight way, as it could then go on beside you and be as near.
impl Solution {
    pub fn escape_ghosts(ghosts: Vec<Vec<i32>>, target: Vec<i32>) -> bool {
        let moves = |start: &[i32]| start.iter().zip(&target).map(|(from, to)| (from - to).abs()).sum::<i32>();
        let own = moves(&[0, 0]);
        ghosts.iter().all(|ghost| moves(ghost) > own)
    }
}

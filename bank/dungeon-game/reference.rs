//! From the end backwards: before a room the knight needs what the better next room asks for, less what this room
//! gives, but at least 1. What he has gained beyond the need is of no use later, so this one number says everything
//! about a room.
impl Solution {
    pub fn calculate_minimum_hp(dungeon: Vec<Vec<i32>>) -> i32 {
        let columns = dungeon[0].len();
        let mut need = vec![i32::MAX; columns + 1];
        // Behind the last room one point must be left.
        need[columns - 1] = 1;
        for row in dungeon.iter().rev() {
            for c in (0..columns).rev() {
                need[c] = (need[c].min(need[c + 1]) - row[c]).max(1);
            }
        }
        need[0]
    }
}

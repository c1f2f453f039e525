//! From a multiple of four, whatever is taken can be filled up to four by the other player, who so takes the
//! last stone. From any other number such a multiple can be left to the other player.
impl Solution {
    pub fn can_win_nim(n: i32) -> bool {
        n % 4 != 0
    }
}

//! From piles with exclusive or zero every move makes it non-zero, and from any other some move makes it zero: the pile
//! that has its highest bit can be made as small as needed. The last move leaves zero.
impl Solution {
    pub fn nim_game(piles: Vec<i32>) -> bool {
        piles.iter().fold(0, |all, pile| all ^ pile) != 0
    }
}

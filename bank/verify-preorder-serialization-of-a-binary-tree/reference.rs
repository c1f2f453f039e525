//! A tree has one open place at first; every item fills one, and a number opens two more. In a right text a place is
//! open before each item, and none at the end.
impl Solution {
    pub fn is_valid_serialization(preorder: String) -> bool {
        let mut open = 1;
        for item in preorder.split(',') {
            if open == 0 {
                return false;
            }
            open += if item == "#" { -1 } else { 1 };
        }
        open == 0
    }
}

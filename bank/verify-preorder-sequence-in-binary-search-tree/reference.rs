//! A stack holds the ancestors whose right side is not begun; a larger value goes to the right of all smaller
//! ones on it. From then on nothing may be smaller than the last of these, and a value that is not fits below
//! the top as a left child.
impl Solution {
    pub fn verify_preorder(preorder: Vec<i32>) -> bool {
        let mut open = Vec::new();
        let mut least = i32::MIN;
        for x in preorder {
            if x < least {
                return false;
            }
            while open.last().is_some_and(|&above| above < x) {
                least = open.pop().unwrap();
            }
            open.push(x);
        }
        true
    }
}

//! Every letter of s has its like in t, so in the exclusive or of all letters they vanish in pairs, whatever their
//! order, and the added one remains.
impl Solution {
    pub fn find_the_difference(s: String, t: String) -> char {
        s.bytes().chain(t.bytes()).fold(0, |rest, c| rest ^ c) as char
    }
}

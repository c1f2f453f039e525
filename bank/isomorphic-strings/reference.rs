//! A one-to-one replacement exists exactly when each character of one text always meets the same character of
//! the other. So both directions of the mapping are noted, as one direction alone would let two characters
//! become the same one.
impl Solution {
    pub fn is_isomorphic(s: String, t: String) -> bool {
        let mut forth = [None; 256];
        let mut back = [None; 256];
        for (a, b) in s.bytes().zip(t.bytes()) {
            if *forth[a as usize].get_or_insert(b) != b || *back[b as usize].get_or_insert(a) != a {
                return false;
            }
        }
        s.len() == t.len()
    }
}

//! All integers are distinct, so the integer at a place decides which piece must begin there. The whole piece has to
//! follow, and the next one begins after it.
use std::collections::HashMap;

impl Solution {
    pub fn can_form_array(arr: Vec<i32>, pieces: Vec<Vec<i32>>) -> bool {
        let by_first: HashMap<i32, &Vec<i32>> = pieces.iter().map(|piece| (piece[0], piece)).collect();
        let mut rest = arr.as_slice();
        while let Some(first) = rest.first() {
            match by_first.get(first).and_then(|piece| rest.strip_prefix(piece.as_slice())) {
                Some(shorter) => rest = shorter,
                None => return false,
            }
        }
        true
    }
}

//! L and R never pass each other, so their order stays. An L only moves to the left and an R only to the right, and if
//! this holds for all of them, they can be moved one after the other without being in each other's way.
impl Solution {
    pub fn can_transform(start: String, result: String) -> bool {
        let marks = |text: &str| -> Vec<(usize, char)> { text.char_indices().filter(|entry| entry.1 != 'X').collect() };
        let (from, to) = (marks(&start), marks(&result));
        from.len() == to.len()
            && from.iter().zip(&to).all(|(old, new)| {
                old.1 == new.1 && if old.1 == 'L' { new.0 <= old.0 } else { old.0 <= new.0 }
            })
    }
}

//! Each letter can be used once, and letters do not depend on each other, so it is enough that the magazine has as many
//! of each as the note. Both are counted in one reading.
impl Solution {
    pub fn can_construct(ransom_note: String, magazine: String) -> bool {
        let mut left = [0i32; 26];
        for c in magazine.bytes() {
            left[(c - b'a') as usize] += 1;
        }
        for c in ransom_note.bytes() {
            left[(c - b'a') as usize] -= 1;
        }
        left.iter().all(|&count| count >= 0)
    }
}

//! A long press only lengthens a run of equal letters, so both texts must have the same runs in the same order.
//! Each typed run has at least the length of the run in the name, as every key was pressed.
impl Solution {
    pub fn is_long_pressed_name(name: String, typed: String) -> bool {
        let mut pressed = typed.as_bytes().chunk_by(u8::eq);
        let wanted = name.as_bytes().chunk_by(u8::eq);
        let held = |run: &[u8]| pressed.next().is_some_and(|long| long[0] == run[0] && long.len() >= run.len());
        wanted.into_iter().all(held) && pressed.next().is_none()
    }
}

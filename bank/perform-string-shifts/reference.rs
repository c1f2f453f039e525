//! Shifts in opposite directions cancel each other, and a shift by the whole length changes nothing. So all of them
//! together are one shift to the left by less than the length.
impl Solution {
    pub fn string_shift(s: String, shift: Vec<Vec<i32>>) -> String {
        let total: i32 = shift.iter().map(|step| if step[0] == 0 { step[1] } else { -step[1] }).sum();
        let (moved, rest) = s.split_at(total.rem_euclid(s.len() as i32) as usize);
        format!("{rest}{moved}")
    }
}

//! The distance of a place is 0, or one more than that of the neighbour on the side of the closest occurrence.
//! One pass in each direction carries these steps on from all occurrences.
impl Solution {
    pub fn shortest_to_char(s: String, c: char) -> Vec<i32> {
        let far = s.len() as i32;
        let mut distances: Vec<i32> = s.chars().map(|letter| if letter == c { 0 } else { far }).collect();
        let carry = |last: i32, distance: &mut i32| {
            *distance = (*distance).min(last + 1);
            *distance
        };
        distances.iter_mut().fold(far, carry);
        distances.iter_mut().rfold(far, carry);
        distances
    }
}

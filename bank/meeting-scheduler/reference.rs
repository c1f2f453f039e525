//! Slots of one person do not intersect, so with both lists in order the slot that ends first meets nothing later.
//! It is given up if the common time with the other slot is too short, and the first one that is not is the earliest.
impl Solution {
    pub fn min_available_duration(mut slots1: Vec<Vec<i32>>, mut slots2: Vec<Vec<i32>>, duration: i32) -> Vec<i32> {
        slots1.sort_unstable();
        slots2.sort_unstable();
        let (mut ones, mut others) = (slots1.iter().peekable(), slots2.iter().peekable());
        while let (Some(one), Some(other)) = (ones.peek(), others.peek()) {
            let start = one[0].max(other[0]);
            if one[1].min(other[1]) - start >= duration {
                return vec![start, start + duration];
            }
            let first = if one[1] < other[1] { &mut ones } else { &mut others };
            first.next();
        }
        Vec::new()
    }
}

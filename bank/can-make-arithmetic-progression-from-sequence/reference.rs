//! The least and the greatest number are the ends of a progression, so its step is known: the distance of the ends in
//! equal parts. Each number must then stand at a place of its own, a whole number of steps from the least one.
impl Solution {
    pub fn can_make_arithmetic_progression(arr: Vec<i32>) -> bool {
        let (least, greatest) = (arr.iter().min().unwrap(), arr.iter().max().unwrap());
        let parts = arr.len() as i32 - 1;
        let step = (greatest - least) / parts;
        if step * parts != greatest - least {
            return false;
        }
        let mut free = vec![true; arr.len()];
        step == 0
            || arr.iter().all(|number| {
                let distance = number - least;
                distance % step == 0 && std::mem::take(&mut free[(distance / step) as usize])
            })
    }
}

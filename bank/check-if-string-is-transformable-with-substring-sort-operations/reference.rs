//! Sorting neighbours one pair at a time does all that any sorting does: a digit may pass a greater one to its left,
//! and never a smaller one. So each digit of t is the first unused one of its kind in s, with no smaller unused one
//! before it.
impl Solution {
    pub fn is_transformable(s: String, t: String) -> bool {
        // The places of each digit, the first one on top.
        let mut places = vec![Vec::new(); 10];
        for (place, digit) in s.bytes().enumerate().rev() {
            places[(digit - b'0') as usize].push(place);
        }
        t.bytes().all(|digit| {
            let (smaller, own) = places.split_at_mut((digit - b'0') as usize);
            own[0].pop().is_some_and(|place| smaller.iter().all(|stack| stack.last().is_none_or(|&top| top > place)))
        })
    }
}

//! Each index has the same two jumps at every visit, so it is enough to visit it once. All indices that can be reached
//! are found in this way, and the answer is whether one of them has the value 0.
impl Solution {
    pub fn can_reach(arr: Vec<i32>, start: i32) -> bool {
        let mut unseen = vec![true; arr.len()];
        let mut pending = vec![start];
        while let Some(index) = pending.pop() {
            // An index outside the array, even a negative one, is not found in it.
            let Some(fresh) = unseen.get_mut(index as usize) else { continue };
            if std::mem::take(fresh) {
                match arr[index as usize] {
                    0 => return true,
                    jump => pending.extend([index - jump, index + jump]),
                }
            }
        }
        false
    }
}

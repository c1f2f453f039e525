//! With one more move, the first drop decides one floor, and below it one egg less serves, above it as many as before.
//! So the numbers of floors that can be decided add up, and the moves are counted until they are enough.
impl Solution {
    pub fn super_egg_drop(k: i32, n: i32) -> i32 {
        // floors[e] is what e eggs decide with the moves so far, but never more than n.
        let mut floors = vec![0; k as usize + 1];
        let enough = |floors: &mut Vec<i32>| {
            for eggs in (1..floors.len()).rev() {
                floors[eggs] = n.min(floors[eggs] + floors[eggs - 1] + 1);
            }
            floors.last() == Some(&n)
        };
        (1..).find(|_| enough(&mut floors)).unwrap()
    }
}

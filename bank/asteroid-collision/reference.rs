//! Of the asteroids up to the present one, the survivors are a row in which no one flies towards another. A new one
//! that flies left meets the last survivors first, so these are removed from the end until one of them is not smaller.
impl Solution {
    pub fn asteroid_collision(asteroids: Vec<i32>) -> Vec<i32> {
        let mut row: Vec<i32> = Vec::new();
        for rock in asteroids {
            if rock > 0 {
                row.push(rock);
                continue;
            }
            while row.last().is_some_and(|&last| last > 0 && last < -rock) {
                row.pop();
            }
            match row.last() {
                Some(&last) if last == -rock => {
                    row.pop();
                }
                Some(&last) if last > 0 => {}
                _ => row.push(rock),
            }
        }
        row
    }
}

//! The number of people in the car changes only where a trip starts or ends, and those who leave at a place make room
//! for those who enter there. So the sums of the changes, in order of place, are all numbers that ever occur.
impl Solution {
    pub fn car_pooling(trips: Vec<Vec<i32>>, capacity: i32) -> bool {
        let mut changes = [0; 1001];
        for trip in &trips {
            changes[trip[1] as usize] += trip[0];
            changes[trip[2] as usize] -= trip[0];
        }
        let mut inside = 0;
        changes.iter().all(|change| {
            inside += change;
            inside <= capacity
        })
    }
}

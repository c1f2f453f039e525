//! A car that would need no more time than some car in front of it joins that one's fleet, at the target at the latest.
//! So from the front to the back, a new fleet begins at each car that alone would be slower than all before it.
impl Solution {
    pub fn car_fleet(target: i32, position: Vec<i32>, speed: Vec<i32>) -> i32 {
        let mut cars: Vec<(i64, i64)> =
            position.iter().zip(&speed).map(|(&place, &pace)| ((target - place) as i64, pace as i64)).collect();
        cars.sort_unstable();
        // The time of the last fleet is a fraction, and fractions are compared without dividing.
        let (mut way, mut pace) = (0, 1);
        let mut fleets = 0;
        for car in cars {
            if car.0 * pace > way * car.1 {
                (way, pace) = car;
                fleets += 1;
            }
        }
        fleets
    }
}

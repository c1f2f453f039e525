//! The sum of the distances is convex, and so is the least sum for a given x as a function of x. A convex function
//! falls to its minimum and rises after it, so two inner points tell which third cannot hold the minimum.
fn least(value: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, 100.0);
    for _ in 0..60 {
        let third = (high - low) / 3.0;
        if value(low + third) < value(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    value(low)
}

impl Solution {
    pub fn get_min_dist_sum(positions: Vec<Vec<i32>>) -> f64 {
        least(|x| {
            least(|y| positions.iter().map(|place| (f64::from(place[0]) - x).hypot(f64::from(place[1]) - y)).sum())
        })
    }
}

//! On a circle there are two ways, which together are the whole round.
//! One of them passes from the lower stop to the higher one.
impl Solution {
    pub fn distance_between_bus_stops(distance: Vec<i32>, start: i32, destination: i32) -> i32 {
        let (low, high) = (start.min(destination) as usize, start.max(destination) as usize);
        let between: i32 = distance[low..high].iter().sum();
        let around = distance.iter().sum::<i32>() - between;
        between.min(around)
    }
}

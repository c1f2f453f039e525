//! A house is warm if its nearest heater is within the radius, so the farthest of these distances is the answer.
//! The nearest heater is one of the two around the house among the sorted heaters.
impl Solution {
    pub fn find_radius(houses: Vec<i32>, mut heaters: Vec<i32>) -> i32 {
        heaters.sort();
        let distance = |&house: &i32| {
            let at = heaters.partition_point(|&x| x < house);
            let right = heaters.get(at).map_or(i32::MAX, |x| x - house);
            let left = if at > 0 { house - heaters[at - 1] } else { i32::MAX };
            left.min(right)
        };
        houses.iter().map(distance).max().unwrap_or(0)
    }
}

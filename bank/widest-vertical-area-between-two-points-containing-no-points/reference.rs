//! An area without points lies between two points that follow each other in the order of x.
//! The y coordinates do not matter, since the area has no end in that direction.
impl Solution {
    pub fn max_width_of_vertical_area(points: Vec<Vec<i32>>) -> i32 {
        let mut across: Vec<i32> = points.into_iter().map(|point| point[0]).collect();
        across.sort_unstable();
        across.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap_or(0)
    }
}

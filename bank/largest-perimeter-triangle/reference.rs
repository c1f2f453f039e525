//! For a given longest side, the two lengths next below it are the best partners: if even they are together too short,
//! no others are long enough. So only neighbors in sorted order count, and the first triangle from above is the
//! largest.
impl Solution {
    pub fn largest_perimeter(mut nums: Vec<i32>) -> i32 {
        nums.sort_unstable();
        let triangle = nums.windows(3).rfind(|sides| sides[0] + sides[1] > sides[2]);
        triangle.map_or(0, |sides| sides.iter().sum())
    }
}

//! To flip and to invert do not disturb each other, so both are done in one walk through each row from its end.
//! One minus a digit is the other digit.
impl Solution {
    pub fn flip_and_invert_image(image: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        image.into_iter().map(|row| row.into_iter().rev().map(|pixel| 1 - pixel).collect()).collect()
    }
}

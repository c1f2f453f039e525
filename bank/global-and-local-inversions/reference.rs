//! Every local inversion is a global one, so no number may stand two or more places before a smaller one.
//! A number that stands so far before its own index has two smaller ones after it, one of which is not next to it, and
//! the other direction is the mirror image; shorter ways are exchanges of neighbours.
impl Solution {
    pub fn is_ideal_permutation(nums: Vec<i32>) -> bool {
        (0..).zip(nums).all(|(place, number): (i32, i32)| place.abs_diff(number) < 2)
    }
}

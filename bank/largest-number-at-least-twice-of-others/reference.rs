//! If the largest number is at least twice the second largest, it is at least twice every other number as well.
//! So only these two are kept while the numbers are read, the largest one with its index.
impl Solution {
    pub fn dominant_index(nums: Vec<i32>) -> i32 {
        let (mut largest, mut second) = ((-1, -1), 0);
        for entry in nums.into_iter().zip(0..) {
            let smaller = largest.min(entry);
            largest = largest.max(entry);
            second = second.max(smaller.0);
        }
        if largest.0 >= 2 * second { largest.1 } else { -1 }
    }
}

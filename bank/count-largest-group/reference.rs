//! The sum of the digits of a number is that of the number without its last digit, and this digit. So each sum takes
//! one step, and up to 10,000 it is at most 36.
impl Solution {
    pub fn count_largest_group(n: i32) -> i32 {
        let mut sums = vec![0; n as usize + 1];
        let mut sizes = [0; 37];
        for number in 1..sums.len() {
            sums[number] = sums[number / 10] + number % 10;
            sizes[sums[number]] += 1;
        }
        let largest = sizes.iter().max().unwrap();
        sizes.iter().filter(|&size| size == largest).count() as i32
    }
}

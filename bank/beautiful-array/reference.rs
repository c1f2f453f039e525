//! The numbers are in the order of their bits read from the lowest one, so all between two numbers agree with both
//! below the lowest bit in which these differ. Hence twice such a number differs from their sum in this bit.
impl Solution {
    pub fn beautiful_array(n: i32) -> Vec<i32> {
        let mut numbers: Vec<i32> = (1..=n).collect();
        numbers.sort_unstable_by_key(|number| number.reverse_bits() as u32);
        numbers
    }
}

//! Two units at a place are worth minus one unit at the next place. So an even rest is carried on halved and with the
//! other sign, until both numbers and the carry are used up.
impl Solution {
    pub fn add_negabinary(arr1: Vec<i32>, arr2: Vec<i32>) -> Vec<i32> {
        let mut bits = Vec::new();
        let mut carry = 0;
        let (mut first, mut second) = (arr1.iter().rev(), arr2.iter().rev());
        // Two places more than the longer number have room for every carry.
        for _ in 0..arr1.len().max(arr2.len()) + 2 {
            let units = carry + first.next().unwrap_or(&0) + second.next().unwrap_or(&0);
            bits.push(units & 1);
            carry = -(units >> 1);
        }
        while bits.len() > 1 && bits.last() == Some(&0) {
            bits.pop();
        }
        bits.reverse();
        bits
    }
}

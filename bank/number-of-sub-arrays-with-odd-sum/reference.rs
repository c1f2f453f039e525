//! A sum is odd exactly if the sums of the two beginnings that it lies between differ in parity. So each beginning
//! makes as many such subarrays as there are shorter beginnings of the other parity, the empty one included.
impl Solution {
    pub fn num_of_subarrays(arr: Vec<i32>) -> i32 {
        let mut beginnings = [1_i64, 0];
        let mut parity = 0;
        let mut odd = 0;
        for num in arr {
            parity = (parity + num as usize) % 2;
            odd += beginnings[1 - parity];
            beginnings[parity] += 1;
        }
        (odd % 1_000_000_007) as i32
    }
}

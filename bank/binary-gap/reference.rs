//! Only the place of the last 1 matters for the next one. Taking away the lowest 1 each time leads from one to the next
//! without looking at the zeros.
impl Solution {
    pub fn binary_gap(n: i32) -> i32 {
        let ones = std::iter::successors(Some(n), |bits| Some(bits & (bits - 1))).take_while(|&bits| bits > 0);
        let places: Vec<u32> = ones.map(i32::trailing_zeros).collect();
        places.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap_or(0) as i32
    }
}

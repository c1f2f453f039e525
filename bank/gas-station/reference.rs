//! If the tank runs dry on the way from a to b, it does so from every station between them, which one reaches with no
//! less. So the next start is behind b; the last start left is right if the whole circuit has enough gas, and else
//! none is.
impl Solution {
    pub fn can_complete_circuit(gas: Vec<i32>, cost: Vec<i32>) -> i32 {
        let (mut start, mut tank, mut total) = (0, 0i64, 0i64);
        for (i, (gas, cost)) in gas.into_iter().zip(cost).enumerate() {
            tank += (gas - cost) as i64;
            total += (gas - cost) as i64;
            if tank < 0 {
                start = i as i32 + 1;
                tank = 0;
            }
        }
        if total < 0 { -1 } else { start }
    }
}

//! If the code is written twice, each sum that is asked for is a stretch without a break. A stretch is the difference
//! of two running sums: for place i it begins after it, or |k| numbers before its second copy.
impl Solution {
    pub fn decrypt(code: Vec<i32>, k: i32) -> Vec<i32> {
        let (size, length) = (code.len(), k.unsigned_abs() as usize);
        let mut running = vec![0_i32];
        for (number, place) in code.iter().cycle().zip(0..2 * size) {
            running.push(running[place] + number);
        }
        let starts = (0..size).map(|place| if k > 0 { place + 1 } else { place + size - length });
        starts.map(|start| running[start + length] - running[start]).collect()
    }
}

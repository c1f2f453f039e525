//! Without its outer digits such a number is one again (perhaps with a leading zero), so all grow from the
//! middle outwards. Each step adds every pair that turns into itself; only the outermost pair must not be
//! zeros.
impl Solution {
    pub fn find_strobogrammatic(n: i32) -> Vec<String> {
        let mut numbers: Vec<String> =
            if n % 2 == 0 { vec![""] } else { vec!["0", "1", "8"] }.into_iter().map(String::from).collect();
        for ring in 1..=n / 2 {
            let pairs = [('0', '0'), ('1', '1'), ('6', '9'), ('8', '8'), ('9', '6')];
            let pairs = &pairs[usize::from(ring == n / 2)..];
            numbers = pairs
                .iter()
                .flat_map(|(left, right)| numbers.iter().map(move |inner| format!("{left}{inner}{right}")))
                .collect();
        }
        numbers
    }
}

//! The net changes of all buildings are the digits of one number in base 64, and none of them reaches 32 in size, so
//! the number is 0 only if all are. The number of a set of requests follows from the set without its lowest request.
impl Solution {
    pub fn maximum_requests(_n: i32, requests: Vec<Vec<i32>>) -> i32 {
        let digit = |building: i32| 1_i128 << (6 * building);
        let changes: Vec<i128> = requests.iter().map(|request| digit(request[1]) - digit(request[0])).collect();
        let mut net = vec![0; 1 << changes.len()];
        for set in 1..net.len() {
            net[set] = net[set & (set - 1)] + changes[set.trailing_zeros() as usize];
        }
        (0..net.len()).filter(|&set| net[set] == 0).map(|set| set.count_ones() as i32).max().unwrap_or(0)
    }
}

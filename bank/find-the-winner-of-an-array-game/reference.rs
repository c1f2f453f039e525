//! The first one wins against each number before the next greater one, and that one starts with the win against it.
//! The greatest number always wins in the end, so one pass through the array is enough.
impl Solution {
    pub fn get_winner(arr: Vec<i32>, k: i32) -> i32 {
        let mut champion = arr[0];
        let mut wins = 0;
        for &challenger in &arr[1..] {
            if challenger > champion {
                champion = challenger;
                wins = 0;
            }
            wins += 1;
            if wins == k {
                break;
            }
        }
        champion
    }
}

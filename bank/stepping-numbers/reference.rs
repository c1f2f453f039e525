//! Each stepping number of several digits is a shorter one, not 0, with a digit appended that is one away from its
//! last. A queue that begins with 1 to 9 keeps the order, because smaller numbers get smaller followers, lower digit
//! first.
impl Solution {
    pub fn count_stepping_numbers(low: i32, high: i32) -> Vec<i32> {
        let (low, high) = (i64::from(low), i64::from(high));
        let mut found: Vec<i64> = (0..10).take_while(|&digit| digit <= high).collect();
        let mut place = 1;
        while place < found.len() {
            let number = found[place];
            let last = number % 10;
            let follow = [last - 1, last + 1].into_iter().filter(|digit| (0..10).contains(digit));
            found.extend(follow.map(|digit| 10 * number + digit).filter(|&longer| longer <= high));
            place += 1;
        }
        found.into_iter().filter(|&number| number >= low).map(|number| number as i32).collect()
    }
}

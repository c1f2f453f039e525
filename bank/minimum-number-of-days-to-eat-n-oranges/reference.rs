//! Single oranges are worth eating only until the next division, since after a division fewer of them do the same. So
//! only the numbers n / (2^a 3^b), rounded down, are ever divided, and these are few.
impl Solution {
    pub fn min_days(n: i32) -> i32 {
        let powers = |base: i32| std::iter::successors(Some(1), move |power: &i32| power.checked_mul(base));
        // For the power of 2 that was handled last, the days of the numbers by their power of 3.
        let mut halved = vec![i32::MAX; 21];
        let twos: Vec<i32> = powers(2).collect();
        let threes: Vec<i32> = powers(3).collect();
        for two in twos.into_iter().rev() {
            let mut thirds = i32::MAX;
            for (place, three) in threes.iter().enumerate().rev() {
                let left = n / two / three;
                thirds = if left <= 1 { left } else { 1 + (left % 2 + halved[place]).min(left % 3 + thirds) };
                halved[place] = thirds;
            }
        }
        halved[0]
    }
}

//! A pile takes its size divided by the speed, rounded up, and a greater speed never takes longer.
//! So the speeds that are too slow all come before those that are fast enough, and halving finds the border.
impl Solution {
    pub fn min_eating_speed(piles: Vec<i32>, h: i32) -> i32 {
        let hours = |speed: i32| piles.iter().map(|&pile| ((pile - 1) / speed + 1) as i64).sum::<i64>();
        let mut slow = 0;
        let mut fast = *piles.iter().max().unwrap();
        while fast - slow > 1 {
            let middle = slow + (fast - slow) / 2;
            if hours(middle) > h as i64 {
                slow = middle;
            } else {
                fast = middle;
            }
        }
        fast
    }
}

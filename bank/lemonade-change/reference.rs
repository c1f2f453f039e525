//! Only a 20 leaves a choice, and a 10 with a 5 is the better change than three 5s, because a 5 can do all that a 10
//! can do in later change, but not the other way round.
impl Solution {
    pub fn lemonade_change(bills: Vec<i32>) -> bool {
        let (mut fives, mut tens) = (0, 0);
        bills.into_iter().all(|bill| {
            match bill {
                5 => fives += 1,
                10 => {
                    fives -= 1;
                    tens += 1;
                }
                _ if tens > 0 => {
                    fives -= 1;
                    tens -= 1;
                }
                _ => fives -= 3,
            }
            fives >= 0
        })
    }
}

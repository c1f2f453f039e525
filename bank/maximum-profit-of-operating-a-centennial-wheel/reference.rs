//! While customers arrive, the profit after each rotation is compared. Afterwards every full gondola changes it by
//! the same amount, so either all of them are worth it or none, and then only the last gondola is left to decide.
impl Solution {
    pub fn min_operations_max_profit(customers: Vec<i32>, boarding_cost: i32, running_cost: i32) -> i32 {
        let (mut waiting, mut profit, mut rotations) = (0, 0, 0);
        let (mut best, mut best_rotations) = (0, -1);
        for arriving in customers {
            waiting += arriving;
            let boarding = waiting.min(4);
            waiting -= boarding;
            profit += boarding * boarding_cost - running_cost;
            rotations += 1;
            if profit > best {
                (best, best_rotations) = (profit, rotations);
            }
        }
        for (times, boarding) in [(waiting / 4, 4), (1, waiting % 4)] {
            profit += times * (boarding * boarding_cost - running_cost);
            rotations += times;
            if profit > best {
                (best, best_rotations) = (profit, rotations);
            }
        }
        best_rotations
    }
}

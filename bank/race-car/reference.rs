//! A shortest sequence turns around either just after the target, or just before it and once more after some way back.
//! Both leave a smaller distance that is driven from a standing start, and all smaller distances are solved before.
impl Solution {
    pub fn racecar(target: i32) -> i32 {
        let mut least = vec![0];
        for goal in 1..=target as usize {
            // So many accelerations are the first to reach the goal or to pass it.
            let runs = usize::BITS - goal.leading_zeros();
            let reach = (1 << runs) - 1;
            if reach == goal {
                least.push(runs);
                continue;
            }
            let past = runs + 1 + least[reach - goal];
            let short = goal - reach / 2;
            let turns = (0..runs - 1).map(|back| runs + 1 + back + least[short + (1 << back) - 1]);
            let best = turns.fold(past, u32::min);
            least.push(best);
        }
        least[target as usize] as i32
    }
}

//! The last day begins at some job and costs the largest difficulty from there on; the days before it are best in
//! themselves. All beginnings with the same largest difficulty are one entry of a stack, with their best days before.
impl Solution {
    pub fn min_difficulty(job_difficulty: Vec<i32>, d: i32) -> i32 {
        const NEVER: i32 = i32::MAX / 2;
        let mut earlier = vec![NEVER; job_difficulty.len() + 1];
        earlier[0] = 0;
        for _ in 0..d {
            // Each entry: a difficulty of the day, the best of the days before, and the best total down to the bottom.
            let mut stack: Vec<(i32, i32, i32)> = Vec::new();
            let mut today = vec![NEVER];
            for (job, &hardest) in job_difficulty.iter().enumerate() {
                let mut base = earlier[job];
                while let Some(&(lower, other, _)) = stack.last()
                    && lower <= hardest
                {
                    base = base.min(other);
                    stack.pop();
                }
                let below = stack.last().map_or(NEVER, |entry| entry.2);
                let total = below.min(base + hardest);
                stack.push((hardest, base, total));
                today.push(total.min(NEVER));
            }
            earlier = today;
        }
        earlier.last().copied().filter(|&total| total < NEVER).unwrap_or(-1)
    }
}

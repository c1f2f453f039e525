//! All choices of the balls in the first box are equally likely, and a colour gives some of its balls to it in as many
//! ways as a binomial tells. Only the number of balls and the difference of the colours matter for what follows.
impl Solution {
    pub fn get_probability(balls: Vec<i32>) -> f64 {
        let total = balls.iter().sum::<i32>() as usize;
        let colours = balls.len();
        // By the balls in the first box, and by the colours there less those in the second one (from the middle on).
        let mut ways = vec![vec![0.0; 2 * colours + 1]; total + 1];
        ways[0][colours] = 1.0;
        let mut all = vec![0.0; total + 1];
        all[0] = 1.0;
        for &count in &balls {
            let mut next = vec![vec![0.0; 2 * colours + 1]; total + 1];
            let mut next_all = vec![0.0; total + 1];
            let mut binomial = 1.0;
            for taken in 0..=count {
                let change = i32::from(taken > 0) - i32::from(taken < count);
                for have in 0..=total - taken as usize {
                    let now = have + taken as usize;
                    next_all[now] += binomial * all[have];
                    for (difference, way) in ways[have].iter().enumerate().filter(|(_, way)| **way > 0.0) {
                        next[now][(difference as i32 + change) as usize] += binomial * way;
                    }
                }
                binomial = binomial * f64::from(count - taken) / f64::from(taken + 1);
            }
            (ways, all) = (next, next_all);
        }
        ways[total / 2][colours] / all[total / 2]
    }
}

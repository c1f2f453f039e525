//! Schemes are counted by their members and their profit, where any profit from the wanted one on is the same.
//! Each crime doubles the schemes into those without it and those with it, so every subset is counted once.
impl Solution {
    pub fn profitable_schemes(n: i32, min_profit: i32, group: Vec<i32>, profit: Vec<i32>) -> i32 {
        let (n, wanted) = (n as usize, min_profit as usize);
        let mut schemes = vec![vec![0u32; wanted + 1]; n + 1];
        schemes[0][0] = 1;
        for (&members, &gain) in group.iter().zip(&profit) {
            // From many members to few, so no crime is committed twice.
            for busy in (members as usize..=n).rev() {
                let without = schemes[busy - members as usize].clone();
                for (earned, count) in without.into_iter().enumerate() {
                    let cell = &mut schemes[busy][wanted.min(earned + gain as usize)];
                    *cell = (*cell + count) % 1_000_000_007;
                }
            }
        }
        (schemes.iter().map(|row| u64::from(row[wanted])).sum::<u64>() % 1_000_000_007) as i32
    }
}

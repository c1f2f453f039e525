//! Each hat goes to one person at most, so the hats come one by one, and only the set of people who have a hat matters.
//! There are few people and many hats, which makes the sets of people the small side.
impl Solution {
    pub fn number_ways(hats: Vec<Vec<i32>>) -> i32 {
        const MODULUS: i64 = 1_000_000_007;
        let people = hats.len();
        let mut ways = vec![0_i64; 1 << people];
        ways[0] = 1;
        for hat in 1..=40 {
            let fans: Vec<usize> = (0..people).filter(|&person| hats[person].contains(&hat)).map(|i| 1 << i).collect();
            // Larger sets first, so that the smaller ones are still those without this hat.
            for set in (1..1_usize << people).rev() {
                let given: i64 = fans.iter().filter(|&fan| set & fan > 0).map(|fan| ways[set ^ fan]).sum();
                ways[set] = (ways[set] + given) % MODULUS;
            }
        }
        ways.last().map_or(0, |&all| all as i32)
    }
}

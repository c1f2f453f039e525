//! Which moves are allowed depends on the dots that were used and the last one alone, so patterns are counted for each
//! such state: 512 sets times 9 dots. The dot in the middle of two lies where the sum of their places is halved.
impl Solution {
    pub fn number_of_patterns(m: i32, n: i32) -> i32 {
        let mut ways = vec![[0i32; 9]; 512];
        for dot in 0..9 {
            ways[1 << dot][dot] = 1;
        }
        let mut total = 0;
        for used in 1usize..512 {
            let keys = used.count_ones() as i32;
            for last in (0..9).filter(|last| used >> last & 1 == 1) {
                if m <= keys && keys <= n {
                    total += ways[used][last];
                }
                for next in (0..9).filter(|next| used >> next & 1 == 0) {
                    // a dot lies between only if rows and columns both have a middle
                    let jumps = (last / 3 + next / 3) % 2 == 0 && (last % 3 + next % 3) % 2 == 0;
                    if !jumps || used >> ((last + next) / 2) & 1 == 1 {
                        ways[used | 1 << next][next] += ways[used][last];
                    }
                }
            }
        }
        total
    }
}

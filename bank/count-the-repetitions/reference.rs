//! Taking letters as early as possible is never worse, so one s1 leads from a place in s2 to another and ends some s2;
//! two tables hold this for all places. The tables of twice as many s1 follow from them, so n1 is taken bit by bit.
impl Solution {
    pub fn get_max_repetitions(s1: String, n1: i32, s2: String, n2: i32) -> i32 {
        let (s1, s2) = (s1.as_bytes(), s2.as_bytes());
        let size = s2.len();
        let mut step: Vec<(usize, i64)> = (0..size)
            .map(|from| {
                let (mut place, mut ended) = (from, 0);
                for &c in s1 {
                    if c == s2[place] {
                        place += 1;
                        if place == size {
                            place = 0;
                            ended += 1;
                        }
                    }
                }
                (place, ended)
            })
            .collect();
        let (mut place, mut ended) = (0, 0);
        let mut left = n1;
        while left > 0 {
            if left % 2 == 1 {
                ended += step[place].1;
                place = step[place].0;
            }
            step = step.iter().map(|&(to, count)| (step[to].0, count + step[to].1)).collect();
            left /= 2;
        }
        (ended / n2 as i64) as i32
    }
}

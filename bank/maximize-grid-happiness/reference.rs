//! Filled cell by cell, a person has to know only the cells above and to the left, which are among the last row's worth
//! of cells. So the best happiness is kept for each content of these cells and each number of people of both kinds
//! used.
impl Solution {
    pub fn get_max_grid_happiness(m: i32, n: i32, introverts_count: i32, extroverts_count: i32) -> i32 {
        let (width, shy, social) = (n as usize, introverts_count as usize, extroverts_count as usize);
        let states = 3usize.pow(n as u32);
        let highest = states / 3;
        // What a person adds for being there, and for each neighbour: 0 is an empty cell.
        let own = [0, 120, 40];
        let each = [0, -30, 20];
        let place = |state: usize, i: usize, e: usize| (state * (shy + 1) + i) * (social + 1) + e;
        let mut best = vec![i32::MIN; states * (shy + 1) * (social + 1)];
        best[0] = 0;
        for cell in 0..(m * n) as usize {
            let mut next = vec![i32::MIN; best.len()];
            for state in 0..states {
                // The highest digit is the cell above, the lowest one the cell to the left.
                let near = [state / highest, if cell % width == 0 { 0 } else { state % 3 }];
                for i in 0..=shy {
                    for e in 0..=social {
                        let happiness = best[place(state, i, e)];
                        if happiness == i32::MIN {
                            continue;
                        }
                        for (kind, (i, e)) in [(i, e), (i + 1, e), (i, e + 1)].into_iter().enumerate() {
                            if i > shy || e > social {
                                continue;
                            }
                            let met = near.iter().filter(|&&other| other > 0 && kind > 0);
                            let change: i32 = met.map(|&other| each[other] + each[kind]).sum();
                            let target = &mut next[place(state % highest * 3 + kind, i, e)];
                            *target = (*target).max(happiness + own[kind] + change);
                        }
                    }
                }
            }
            best = next;
        }
        best.into_iter().max().unwrap()
    }
}

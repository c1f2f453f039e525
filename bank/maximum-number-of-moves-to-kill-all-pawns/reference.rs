//! Captures do not change the ways of the knight, so its distances between pawns are found once on the empty board.
//! Then the pawns left and the last one taken are all that matters, and how many are left tells whose turn it is.
use std::collections::VecDeque;

impl Solution {
    pub fn max_moves(kx: i32, ky: i32, positions: Vec<Vec<i32>>) -> i32 {
        const MOVES: [(i32, i32); 8] = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)];
        let n = positions.len();
        let mut places: Vec<(i32, i32)> = positions.iter().map(|p| (p[0], p[1])).collect();
        places.push((kx, ky));
        // distance[p][q]: from place q to pawn p.
        let mut distance = vec![vec![0; n + 1]; n];
        for p in 0..n {
            let mut steps = vec![vec![-1; 50]; 50];
            steps[places[p].0 as usize][places[p].1 as usize] = 0;
            let mut queue = VecDeque::from([places[p]]);
            while let Some((x, y)) = queue.pop_front() {
                for (dx, dy) in MOVES {
                    let (u, v) = (x + dx, y + dy);
                    if (0..50).contains(&u) && (0..50).contains(&v) && steps[u as usize][v as usize] < 0 {
                        steps[u as usize][v as usize] = steps[x as usize][y as usize] + 1;
                        queue.push_back((u, v));
                    }
                }
            }
            distance[p] = places.iter().map(|&(x, y)| steps[x as usize][y as usize]).collect();
        }
        // For each set of pawns left, and the place of the knight, the moves still to come.
        let mut total = vec![vec![0; n + 1]; 1 << n];
        for left in 1..1usize << n {
            let alice = (n - left.count_ones() as usize) % 2 == 0;
            for at in 0..=n {
                let results = (0..n)
                    .filter(|p| left >> p & 1 == 1)
                    .map(|p| distance[p][at] + total[left ^ 1 << p][p]);
                total[left][at] = if alice { results.max() } else { results.min() }.unwrap_or(0);
            }
        }
        total[(1 << n) - 1][n]
    }
}

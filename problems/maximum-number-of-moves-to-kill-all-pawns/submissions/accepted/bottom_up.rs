// Distances by breadth-first search from every pawn and from the start; then the best total for every set of captured
// pawns, from the full set down. The size of the set says whose turn it is. O(n 50^2 + 2^n n^2).

use std::collections::VecDeque;

pub struct Solution;

impl Solution {
    pub fn max_moves(kx: i32, ky: i32, positions: Vec<Vec<i32>>) -> i32 {
        let n = positions.len();
        // Place n is the start.
        let mut places = positions;
        places.push(vec![kx, ky]);
        let between: Vec<Vec<i32>> = places
            .iter()
            .map(|from| {
                let moves = distances(from);
                places.iter().map(|to| moves[to[0] as usize][to[1] as usize]).collect()
            })
            .collect();
        // best[gone][at]: all moves still to come when these pawns are gone and the knight stands at the last of them.
        let mut best = vec![vec![0; n + 1]; 1 << n];
        for gone in (0..(1 << n) - 1_usize).rev() {
            let alice = gone.count_ones() % 2 == 0;
            for at in 0..=n {
                let capture = |pawn: usize| between[at][pawn] + best[gone | 1 << pawn][pawn];
                let captures = (0..n).filter(|pawn| gone >> pawn & 1 == 0).map(capture);
                best[gone][at] = if alice { captures.max() } else { captures.min() }.unwrap_or(0);
            }
        }
        best[0][n]
    }
}

/// The moves of a knight from one cell to every cell of a board of 50 by 50.
fn distances(from: &[i32]) -> Vec<Vec<i32>> {
    let mut moves = vec![vec![-1; 50]; 50];
    moves[from[0] as usize][from[1] as usize] = 0;
    let mut queue = VecDeque::from([(from[0], from[1])]);
    while let Some((x, y)) = queue.pop_front() {
        for (a, b) in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)] {
            let (to_x, to_y) = (x + a, y + b);
            if (0..50).contains(&to_x) && (0..50).contains(&to_y) && moves[to_x as usize][to_y as usize] < 0 {
                moves[to_x as usize][to_y as usize] = moves[x as usize][y as usize] + 1;
                queue.push_back((to_x, to_y));
            }
        }
    }
    moves
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers: Vec<i32> = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number")).collect();
    let positions = numbers[3..].chunks(2).map(<[i32]>::to_vec).collect();
    println!("{}", Solution::max_moves(numbers[0], numbers[1], positions));
}

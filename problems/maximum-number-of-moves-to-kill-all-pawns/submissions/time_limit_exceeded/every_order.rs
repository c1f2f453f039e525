// Every order of capturing, straight from the rules: n! lines of play.

use std::collections::VecDeque;

pub struct Solution;

impl Solution {
    pub fn max_moves(kx: i32, ky: i32, positions: Vec<Vec<i32>>) -> i32 {
        let tables: Vec<Vec<Vec<i32>>> = positions.iter().map(|pawn| distances(pawn)).collect();
        total(&tables, &mut positions.iter().enumerate().collect(), [kx, ky], true)
    }
}

/// All moves still to come.
fn total(tables: &[Vec<Vec<i32>>], left: &mut Vec<(usize, &Vec<i32>)>, knight: [i32; 2], alice: bool) -> i32 {
    let mut best = None;
    for i in 0..left.len() {
        let (pawn, at) = left.swap_remove(i);
        let way = tables[pawn][knight[0] as usize][knight[1] as usize];
        let moves = way + total(tables, left, [at[0], at[1]], !alice);
        left.push((pawn, at));
        let last = left.len() - 1;
        left.swap(i, last);
        best = Some(best.map_or(moves, |best: i32| if alice { best.max(moves) } else { best.min(moves) }));
    }
    best.unwrap_or(0)
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

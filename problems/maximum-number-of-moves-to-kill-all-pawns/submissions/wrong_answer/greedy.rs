// Wrong: Alice captures the pawn that is farthest now, Bob the nearest.

use std::collections::VecDeque;

pub struct Solution;

impl Solution {
    pub fn max_moves(kx: i32, ky: i32, positions: Vec<Vec<i32>>) -> i32 {
        let mut left = positions;
        let (mut knight, mut alice, mut total) = (vec![kx, ky], true, 0);
        while !left.is_empty() {
            let moves = distances(&knight);
            let way = |pawn: &Vec<i32>| moves[pawn[0] as usize][pawn[1] as usize];
            left.sort_by_key(way);
            knight = if alice { left.pop().unwrap() } else { left.remove(0) };
            total += way(&knight);
            alice = !alice;
        }
        total
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

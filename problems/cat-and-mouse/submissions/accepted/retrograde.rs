// Backwards from the ends of the game: a position is won if some move reaches a position won for its mover, and lost
// once every move has been seen to lose. What is never reached is a draw. Each edge of the game is looked at once:
// O(n^3).

use std::collections::VecDeque;

pub struct Solution;

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        let n = graph.len();
        let index = |turn: usize, mouse: usize, cat: usize| (turn * n + mouse) * n + cat;
        let mut before = vec![Vec::new(); 2 * n * n];
        let mut moves = vec![0; 2 * n * n];
        for mouse in 0..n {
            for cat in 1..n {
                for &next in &graph[mouse] {
                    before[index(1, next as usize, cat)].push(index(0, mouse, cat));
                    moves[index(0, mouse, cat)] += 1;
                }
                for &next in graph[cat].iter().filter(|&&next| next != 0) {
                    before[index(0, mouse, next as usize)].push(index(1, mouse, cat));
                    moves[index(1, mouse, cat)] += 1;
                }
            }
        }
        let mut winner = vec![0; 2 * n * n];
        let mut decided = VecDeque::new();
        for (turn, cat) in (0..2).flat_map(|turn| (1..n).map(move |cat| (turn, cat))) {
            winner[index(turn, 0, cat)] = 1;
            winner[index(turn, cat, cat)] = 2;
            decided.extend([index(turn, 0, cat), index(turn, cat, cat)]);
        }
        while let Some(position) = decided.pop_front() {
            for &earlier in &before[position] {
                let mover = if earlier < n * n { 1 } else { 2 };
                moves[earlier] -= 1;
                if winner[earlier] == 0 && (winner[position] == mover || moves[earlier] == 0) {
                    winner[earlier] = winner[position];
                    decided.push_back(earlier);
                }
            }
        }
        winner[index(0, 1, 2)]
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut next = || numbers.next().expect("as many numbers as the lengths say");
    let graph = (0..next()).map(|_| (0..next()).map(|_| next()).collect()).collect();
    println!("{}", Solution::cat_mouse_game(graph));
}

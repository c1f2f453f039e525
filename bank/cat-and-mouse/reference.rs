//! From the ended games backwards: a position is won for its mover if one move leads to a won one, and lost once all
//! moves lead to the other's. What is never decided can be kept going for ever, which is a draw.
use std::collections::VecDeque;

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        let n = graph.len();
        // Of each (mouse, cat, mover), where mover 0 is the mouse and 1 the cat: the winner, and the open moves.
        let index = |mouse: usize, cat: usize, mover: usize| (mouse * n + cat) * 2 + mover;
        let mut winner = vec![0; 2 * n * n];
        let mut open = vec![0; 2 * n * n];
        let mut queue = VecDeque::new();
        for mouse in 0..n {
            for cat in 1..n {
                open[index(mouse, cat, 0)] = graph[mouse].len();
                open[index(mouse, cat, 1)] = graph[cat].iter().filter(|&&to| to != 0).count();
                if mouse == 0 || mouse == cat {
                    for mover in 0..2 {
                        winner[index(mouse, cat, mover)] = if mouse == 0 { 1 } else { 2 };
                        queue.push_back((mouse, cat, mover));
                    }
                }
            }
        }
        while let Some((mouse, cat, mover)) = queue.pop_front() {
            let won = winner[index(mouse, cat, mover)];
            let last = 1 - mover;
            for &from in if last == 0 { &graph[mouse] } else { &graph[cat] } {
                let (m, c) = if last == 0 {
                    (from as usize, cat)
                } else {
                    (mouse, from as usize)
                };
                let before = index(m, c, last);
                if c == 0 || winner[before] != 0 {
                    continue;
                }
                open[before] -= 1;
                if won == last as i32 + 1 || open[before] == 0 {
                    winner[before] = won;
                    queue.push_back((m, c, last));
                }
            }
        }
        winner[index(1, 2, 0)]
    }
}

//! From the games that the mouse has won backwards: it wins in its turn if one jump leads to such a position, in the
//! cat's if all jumps do. Everything else is the cat's, as is what takes more than 1000 turns.
use std::collections::VecDeque;

impl Solution {
    pub fn can_mouse_win(grid: Vec<String>, cat_jump: i32, mouse_jump: i32) -> bool {
        let width = grid[0].len();
        let cells: Vec<u8> = grid.concat().into_bytes();
        let n = cells.len();
        let place = |letter: u8| cells.iter().position(|&cell| cell == letter).unwrap_or(0);
        let (cat_start, mouse_start, food) = (place(b'C'), place(b'M'), place(b'F'));
        // Jumps lead back as they came, so the goals of a cell are also the cells that lead to it.
        let goals = |from: usize, longest: i32| {
            let mut goals = vec![from];
            for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                for length in 1..=longest {
                    let (r, c) = (
                        (from / width) as i32 + down * length,
                        (from % width) as i32 + right * length,
                    );
                    let inside = r >= 0 && c >= 0 && c < width as i32 && r < (n / width) as i32;
                    if !inside || cells[r as usize * width + c as usize] == b'#' {
                        break;
                    }
                    goals.push(r as usize * width + c as usize);
                }
            }
            goals
        };
        let mouse_goals: Vec<Vec<usize>> = (0..n).map(|cell| goals(cell, mouse_jump)).collect();
        let cat_goals: Vec<Vec<usize>> = (0..n).map(|cell| goals(cell, cat_jump)).collect();
        let index = |mouse: usize, cat: usize, cat_moves: bool| (mouse * n + cat) * 2 + cat_moves as usize;
        // Whether the mouse wins, and the jumps of the cat that do not lead there.
        let mut won = vec![false; 2 * n * n];
        let mut escapes: Vec<usize> = (0..n * n).map(|i| cat_goals[i % n].len()).collect();
        let mut queue = VecDeque::new();
        for cat in (0..n).filter(|&cat| cat != food && cells[cat] != b'#') {
            won[index(food, cat, true)] = true;
            queue.push_back((food, cat, true, 0));
        }
        while let Some((mouse, cat, cat_moves, turns)) = queue.pop_front() {
            if turns == 1000 {
                break;
            }
            if cat_moves {
                for &from in &mouse_goals[mouse] {
                    let before = index(from, cat, false);
                    if from != cat && from != food && !won[before] {
                        won[before] = true;
                        queue.push_back((from, cat, false, turns + 1));
                    }
                }
            } else {
                for &from in &cat_goals[cat] {
                    if from == mouse || from == food {
                        continue;
                    }
                    escapes[mouse * n + from] -= 1;
                    if escapes[mouse * n + from] == 0 {
                        won[index(mouse, from, true)] = true;
                        queue.push_back((mouse, from, true, turns + 1));
                    }
                }
            }
        }
        won[index(mouse_start, cat_start, false)]
    }
}

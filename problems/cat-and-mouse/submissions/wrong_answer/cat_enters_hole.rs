// Wrong: the cat may pass through the hole.

pub struct Solution;

impl Solution {
    pub fn cat_mouse_game(graph: Vec<Vec<i32>>) -> i32 {
        let graph: Vec<Vec<usize>> = graph.iter().map(|row| row.iter().map(|&next| next as usize).collect()).collect();
        let n = graph.len();
        // winner[whose turn, mouse first][where the mouse is][where the cat is]
        let mut winner = [vec![vec![0; n]; n], vec![vec![0; n]; n]];
        for side in &mut winner {
            for (place, cats) in side.iter_mut().enumerate() {
                cats[place] = 2;
            }
            side[0].fill(1);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for (turn, mouse, cat) in positions(n) {
                if winner[turn][mouse][cat] != 0 {
                    continue;
                }
                let after: Vec<i32> = match turn {
                    0 => graph[mouse].iter().map(|&next| winner[1][next][cat]).collect(),
                    _ => graph[cat].iter().copied().map(|next| winner[0][mouse][next]).collect(),
                };
                let (mover, other) = (turn as i32 + 1, 2 - turn as i32);
                if after.contains(&mover) {
                    winner[turn][mouse][cat] = mover;
                    changed = true;
                } else if !after.is_empty() && after.iter().all(|&end| end == other) {
                    winner[turn][mouse][cat] = other;
                    changed = true;
                }
            }
        }
        winner[0][1][2]
    }
}

/// Every turn, place of the mouse and place of the cat.
fn positions(n: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    (0..2).flat_map(move |turn| (0..n).flat_map(move |mouse| (0..n).map(move |cat| (turn, mouse, cat))))
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut next = || numbers.next().expect("as many numbers as the lengths say");
    let graph = (0..next()).map(|_| (0..next()).map(|_| next()).collect()).collect();
    println!("{}", Solution::cat_mouse_game(graph));
}

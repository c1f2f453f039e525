// Backwards from the positions where the mouse is on the food: won are positions of the mouse with a move to a won
// one, and positions of the cat once all its moves are seen to be won. No win takes anywhere near 1000 turns.
// O((cells)^2 (rows + columns)).

pub struct Solution;

impl Solution {
    pub fn can_mouse_win(grid: Vec<String>, cat_jump: i32, mouse_jump: i32) -> bool {
        let cells = grid.concat();
        let find = |letter: char| cells.find(letter).unwrap_or(0);
        let (mouse, cat, food) = (find('M'), find('C'), find('F'));
        let (mouse_jumps, cat_jumps) = (jumps(&grid, mouse_jump), jumps(&grid, cat_jump));
        let n = cells.len();

        let index = |turn: usize, m: usize, c: usize| (turn * n + m) * n + c;
        let mut before = vec![Vec::new(); 2 * n * n];
        for m in (0..n).filter(|&m| m != food) {
            for c in (0..n).filter(|&c| c != food && c != m) {
                mouse_jumps[m].iter().for_each(|&to| before[index(1, to, c)].push(index(0, m, c)));
                cat_jumps[c].iter().for_each(|&to| before[index(0, m, to)].push(index(1, m, c)));
            }
        }
        let mut unseen: Vec<usize> = (0..2 * n * n).map(|position| cat_jumps[position % n].len()).collect();
        let mut wins = vec![false; 2 * n * n];
        let mut open = Vec::new();
        for (turn, c) in (0..2).flat_map(|turn| (0..n).map(move |c| (turn, c))).filter(|&(_, c)| c != food) {
            wins[index(turn, food, c)] = true;
            open.push(index(turn, food, c));
        }
        while let Some(position) = open.pop() {
            for &earlier in &before[position] {
                unseen[earlier] = unseen[earlier].saturating_sub(1);
                if !wins[earlier] && (earlier < n * n || unseen[earlier] == 0) {
                    wins[earlier] = true;
                    open.push(earlier);
                }
            }
        }
        wins[index(0, mouse, cat)]
    }
}

/// For every cell the cells that one turn can reach; cells are numbered row after row.
fn jumps(grid: &[String], reach: i32) -> Vec<Vec<usize>> {
    let (rows, columns) = (grid.len() as i32, grid[0].len() as i32);
    let mut all = Vec::new();
    for from in 0..(rows * columns) as usize {
        let mut places = Vec::new();
        places.push(from);
        for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            for step in 1..=reach {
                let (row, column) = (from as i32 / columns + step * down, from as i32 % columns + step * right);
                if !(0..rows).contains(&row) || !(0..columns).contains(&column) {
                    break;
                }
                if grid[row as usize].as_bytes()[column as usize] == b'#' {
                    break;
                }
                places.push((row * columns + column) as usize);
            }
        }
        all.push(places);
    }
    all
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut tokens = text.split_ascii_whitespace();
    let rows = tokens.next().and_then(|token| token.parse().ok()).expect("the number of rows");
    let grid = tokens.by_ref().take(rows).map(String::from).collect();
    let mut jump = || tokens.next().and_then(|token| token.parse().ok()).expect("a whole number");
    let (cat_jump, mouse_jump) = (jump(), jump());
    println!("{}", Solution::can_mouse_win(grid, cat_jump, mouse_jump));
}

// Wrong: gives the mouse only as many turns as rows and columns together.

pub struct Solution;

impl Solution {
    pub fn can_mouse_win(grid: Vec<String>, cat_jump: i32, mouse_jump: i32) -> bool {
        let cells = grid.concat();
        let find = |letter: char| cells.find(letter).unwrap_or(0);
        let (mouse, cat, food) = (find('M'), find('C'), find('F'));
        let (mouse_jumps, cat_jumps) = (jumps(&grid, mouse_jump), jumps(&grid, cat_jump));
        let n = cells.len();

        // For the mouse's and the cat's turn: whether the mouse wins from [its place][the cat's place].
        let mut wins = [vec![vec![false; n]; n], vec![vec![false; n]; n]];
        for side in &mut wins {
            side[food].fill(true);
            side[food][food] = false;
        }
        for _ in 0..grid.len() + grid[0].len() {
            let before = wins.clone();
            for m in (0..n).filter(|&m| m != food) {
                for c in (0..n).filter(|&c| c != food && c != m) {
                    wins[0][m][c] = mouse_jumps[m].iter().any(|&to| before[1][to][c]);
                    wins[1][m][c] = cat_jumps[c].iter().all(|&to| before[0][m][to]);
                }
            }
            if wins == before {
                break;
            }
        }
        wins[0][mouse][cat]
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

//! Explains an answer: what each first turn of the mouse leads to, and, where the mouse wins, one line of best play.

/// Rows at each end of a long table.
const ENDS: usize = 12;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut tokens = text.split_ascii_whitespace();
    let rows = tokens.next().and_then(|token| token.parse().ok()).expect("the number of rows");
    let grid: Vec<String> = tokens.by_ref().take(rows).map(String::from).collect();
    let mut jump = || tokens.next().and_then(|token| token.parse().ok()).expect("a whole number");
    let (cat_jump, mouse_jump) = (jump(), jump());
    print!("{}", explain(&grid, cat_jump, mouse_jump));
}

/// Whose turn it is (0 the mouse's), where the mouse is, where the cat is; cells are numbered row after row.
type Position = (usize, usize, usize);

/// The game on one grid.
struct Game {
    /// Where one turn of the mouse and of the cat can end, by where it begins.
    jumps: [Vec<Vec<usize>>; 2],
    /// The food's cell.
    food: usize,
    /// After how many turns the mouse can be on the food, by position; absent where the cat can prevent it.
    turns: [Vec<Vec<Option<usize>>>; 2],
}

fn explain(grid: &[String], cat_jump: i32, mouse_jump: i32) -> String {
    let cells = grid.concat();
    let find = |letter: char| cells.find(letter).unwrap_or(0);
    let start = (0, find('M'), find('C'));
    let game = Game::solve([jumps(grid, mouse_jump), jumps(grid, cat_jump)], find('F'));
    let columns = grid[0].len();
    let place = |cell: usize| format!("({}, {})", cell / columns, cell % columns);
    let say =
        |turns: Option<usize>| turns.map_or("the cat can prevent it".to_string(), |turns| format!("food in {turns}"));
    let mut page = "# Cat and Mouse II\n\n```text\n".to_string();
    grid.iter().for_each(|row| page += &format!("{row}\n"));
    page += &format!(
        "```\n\nThe mouse jumps up to {mouse_jump}, the cat up to {cat_jump}. Cells are (row, column) from 0.\n"
    );

    page += "\n## The first turn of the mouse\n\n";
    let rows: Vec<Vec<String>> = game
        .moves(start)
        .into_iter()
        .map(|next| {
            let answer = game.best(next).map_or("-".to_string(), |(_, _, cat)| place(cat));
            vec![place(next.1), say(game.end(next)), answer]
        })
        .collect();
    page += &table(&["mouse to", "then", "best answer of the cat"], &rows);

    if let Some(turns) = game.end(start) {
        page += "\n## One line of best play\n\n";
        let (mut now, mut rows) = (start, Vec::new());
        while let Some(next) = game.best(now) {
            let name = ["mouse", "cat"][now.0].to_string();
            now = next;
            rows.push(vec![(rows.len() + 1).to_string(), name, place(now.1), place(now.2), say(game.end(now))]);
        }
        page += &table(&["turn", "moves", "mouse at", "cat at", "then"], &rows);
        page += &format!("\nThe mouse has the food after {turns} turns: **true**\n");
    } else {
        page += "\nWhatever the mouse does, the cat can keep it from the food: **false**\n";
    }
    page
}

impl Game {
    /// Finds the positions won by the mouse, round after round, until a round finds none.
    fn solve(jumps: [Vec<Vec<usize>>; 2], food: usize) -> Game {
        let n = jumps[0].len();
        let mut game = Game { jumps, food, turns: [vec![vec![None; n]; n], vec![vec![None; n]; n]] };
        for side in &mut game.turns {
            side[food].fill(Some(0));
            side[food][food] = None;
        }
        for turns in 1.. {
            let won = |&position: &Position| {
                let next: Vec<Option<usize>> = game.moves(position).into_iter().map(|next| game.end(next)).collect();
                let mouse = position.0 == 0;
                game.end(position).is_none()
                    && if mouse {
                        next.iter().any(Option::is_some)
                    } else {
                        !next.is_empty() && next.iter().all(Option::is_some)
                    }
            };
            let found: Vec<Position> = (0..2 * n * n).map(|k| (k / n / n, k / n % n, k % n)).filter(won).collect();
            if found.is_empty() {
                break;
            }
            for (turn, mouse, cat) in found {
                game.turns[turn][mouse][cat] = Some(turns);
            }
        }
        game
    }

    /// The positions that one turn can reach; none when the game is over.
    fn moves(&self, (turn, mouse, cat): Position) -> Vec<Position> {
        if mouse == cat || mouse == self.food || cat == self.food {
            return Vec::new();
        }
        match turn {
            0 => self.jumps[0][mouse].iter().map(|&to| (1, to, cat)).collect(),
            _ => self.jumps[1][cat].iter().map(|&to| (0, mouse, to)).collect(),
        }
    }

    /// After how many turns the mouse can be on the food.
    fn end(&self, (turn, mouse, cat): Position) -> Option<usize> {
        self.turns[turn][mouse][cat]
    }

    /// The best turn: the mouse's shortest way to the food, the cat's way to prevent it or else to delay it.
    fn best(&self, position: Position) -> Option<Position> {
        let length = |next: &Position| self.end(*next).unwrap_or(usize::MAX);
        let moves = self.moves(position).into_iter();
        if position.0 == 0 { moves.min_by_key(length) } else { moves.max_by_key(length) }
    }
}

/// For every cell the cells that one turn can reach.
fn jumps(grid: &[String], reach: i32) -> Vec<Vec<usize>> {
    let (rows, columns) = (grid.len() as i32, grid[0].len() as i32);
    let mut all = Vec::new();
    for from in 0..rows * columns {
        let mut places = vec![from as usize];
        for (down, right) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
            for step in 1..=reach {
                let (row, column) = (from / columns + step * down, from % columns + step * right);
                let inside = (0..rows).contains(&row) && (0..columns).contains(&column);
                if !inside || grid[row as usize].as_bytes()[column as usize] == b'#' {
                    break;
                }
                places.push((row * columns + column) as usize);
            }
        }
        all.push(places);
    }
    all
}

/// A Markdown table with aligned columns; of many rows only the first and the last ones.
fn table(header: &[&str], rows: &[Vec<String>]) -> String {
    let mut lines = vec![header.iter().map(|cell| cell.to_string()).collect::<Vec<_>>()];
    let cut = rows.len() > 2 * ENDS + 1;
    lines.extend(rows[..if cut { ENDS } else { rows.len() }].iter().cloned());
    if cut {
        let mut note = vec![String::new(); header.len()];
        note[0] = format!("... {} more ...", rows.len() - 2 * ENDS);
        lines.push(note);
        lines.extend(rows[rows.len() - ENDS..].iter().cloned());
    }
    let width = |column: usize| lines.iter().map(|line| line[column].chars().count()).max().unwrap_or(0).max(3);
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    let mut text = String::new();
    for (i, line) in lines.iter().enumerate() {
        let cells: Vec<String> = line.iter().zip(&widths).map(|(cell, &width)| format!("{cell:width$}")).collect();
        text += &format!("| {} |\n", cells.join(" | "));
        if i == 0 {
            text += &format!("|{}|\n", widths.iter().map(|width| "-".repeat(width + 2)).collect::<Vec<_>>().join("|"));
        }
    }
    text
}

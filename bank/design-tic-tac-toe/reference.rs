//! A player wins with the move that is his n-th mark in a row, a column or a diagonal, and only the lines through the
//! new mark can have become full. With +1 and -1 for the players, a line is full when its sum is n or -n.
struct TicTacToe {
    n: i32,
    rows: Vec<i32>,
    cols: Vec<i32>,
    down: i32,
    up: i32,
}

impl TicTacToe {
    fn new(n: i32) -> Self {
        TicTacToe { n, rows: vec![0; n as usize], cols: vec![0; n as usize], down: 0, up: 0 }
    }

    fn make_a_move(&mut self, row: i32, col: i32, player: i32) -> i32 {
        let mark = if player == 1 { 1 } else { -1 };
        self.rows[row as usize] += mark;
        self.cols[col as usize] += mark;
        if row == col {
            self.down += mark;
        }
        if row + col == self.n - 1 {
            self.up += mark;
        }
        let lines = [self.rows[row as usize], self.cols[col as usize], self.down, self.up];
        if lines.contains(&(mark * self.n)) {
            player
        } else {
            0
        }
    }
}

fn main() {
    let lines: Vec<String> = std::io::stdin().lines().map(|line| line.unwrap()).collect();
    let mut game = TicTacToe::new(lines[0].trim().parse().unwrap());
    let mut answers = vec!["null".to_string()];
    for call in lines[2..].iter().filter(|line| !line.trim().is_empty()) {
        let args: Vec<i32> = call.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
        answers.push(game.make_a_move(args[0], args[1], args[2]).to_string());
    }
    println!("[{}]", answers.join(","));
}

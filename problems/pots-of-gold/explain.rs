//! Explains an answer: what each interval is worth to the player to move and which end is best there, then the turns
//! of best play with both players' coins, and, where there are few, all lines of play.

use std::fmt::Write;

/// The number of the leftmost pot.
const FIRST: usize = 1;

/// Rows and columns at each end of a table; what lies between is counted, not shown.
const ENDS: usize = 6;

/// The most pots for which every line of play is shown.
const ALL_LINES: usize = 6;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let pots: Vec<u64> = numbers.skip(1).collect();
    match std::env::args().nth(1).as_deref() {
        Some("game") if pots.len() <= PLAYED => print!("{}", as_data(&pots)),
        _ => print!("{}", explain(Game::new(pots))),
    }
}

/// The game as data: a state for each interval, the longer ones first, and one without pots. Numbers and plain names need no escaping.
fn as_data(pots: &[u64]) -> String {
    let n = pots.len();
    // Before the intervals of a length stand those of all greater ones: 1 of n, 2 of n - 1 and so on.
    let place = |start: usize, length: usize| match length {
        0 => n * (n + 1) / 2,
        _ => (n - length) * (n - length + 1) / 2 + start,
    };
    let mut states = Vec::new();
    for length in (1..=n).rev() {
        for start in 0..=n - length {
            let mut ends = vec![(start, start + 1), (start + length - 1, start)];
            ends.truncate(length.min(2));
            let moves = ends.iter().map(|&(pot, rest)| {
                let (name, gain, to) = (pot + FIRST, pots[pot], place(rest, length - 1));
                format!(r#"{{"name": "take pot {name}", "gain": {gain}, "to": {to}}}"#)
            });
            let moves = moves.collect::<Vec<_>>().join(", ");
            let left = list(&pots[start..start + length]);
            states.push(format!(r#"{{"name": "Pots left: {left}", "moves": [{moves}]}}"#));
        }
    }
    states.push(r#"{"name": "No pots left", "moves": []}"#.to_string());
    format!(r#"{{"players": ["The first player", "The second player"], "states": [{}]}}"#, states.join(",\n"))
}

/// A longer row is not played.
const PLAYED: usize = 100;

struct Game {
    pots: Vec<u64>,
    /// For each interval, by its length and then by where it starts, the coins of the player to move.
    coins: Vec<Vec<u64>>,
    /// The sums of the first pots, from none to all.
    sums: Vec<u64>,
}

impl Game {
    fn new(pots: Vec<u64>) -> Game {
        let mut game = Game { sums: vec![0], coins: vec![vec![0; pots.len() + 1]], pots };
        let mut sum = 0;
        for pot in &game.pots {
            sum += pot;
            game.sums.push(sum);
        }
        for length in 1..=game.pots.len() {
            let best = (0..=game.pots.len() - length).map(|start| {
                let (left, right) = game.options(start, start + length);
                left.max(right)
            });
            let best = best.collect();
            game.coins.push(best);
        }
        game
    }

    /// What the player to move gets from `start..end` by taking the left end, and by taking the right end.
    fn options(&self, start: usize, end: usize) -> (u64, u64) {
        let all = self.sums[end] - self.sums[start];
        let shorter = &self.coins[end - start - 1];
        (all - shorter[start + 1], all - shorter[start])
    }

    /// The best ends of `start..end`, left before right, as indices.
    fn best(&self, start: usize, end: usize) -> Vec<usize> {
        let (left, right) = self.options(start, end);
        let mut ends = Vec::new();
        if left >= right {
            ends.push(start);
        }
        if right >= left && end - start > 1 {
            ends.push(end - 1);
        }
        ends
    }
}

fn explain(game: Game) -> String {
    let n = game.pots.len();
    let mut page = format!("# Pots of Gold\n\nPots: {}\n", list(&game.pots));

    page.push_str("\n## Coins of the player to move, on pots i to j\n\n");
    page.push_str("Everything in the interval except what the other player then gets at best.\n\n");
    page.push_str(&triangle(n, |start, end| game.coins[end - start][start].to_string()));
    page.push_str("\n## The best pot to take, on pots i to j\n\n");
    page.push_str(&triangle(n, |start, end| join(game.best(start, end).iter().map(|end| end + FIRST), " or ")));

    page.push_str("\n## Best play\n\nOf two equally good ends the left one.\n\n");
    let mut rows = Vec::new();
    let mut totals = [0, 0];
    let (mut start, mut end) = (0, n);
    while start < end {
        let player = rows.len() % 2;
        let taken = if game.best(start, end)[0] == start { start } else { end - 1 };
        totals[player] += game.pots[taken];
        let mut row = vec![(rows.len() + 1).to_string(), PLAYERS[player].to_string()];
        row.push(format!("{}..{}", start + FIRST, end - 1 + FIRST));
        row.extend([(taken + FIRST).to_string(), game.pots[taken].to_string()]);
        row.extend(totals.map(|total| total.to_string()));
        rows.push(row);
        (start, end) = if taken == start { (start + 1, end) } else { (start, end - 1) };
    }
    page.push_str(&table(&["turn", "player", "left", "takes", "coins", PLAYERS[0], PLAYERS[1]], &cut(rows)));

    if n <= ALL_LINES {
        page.push_str("\n## Every line of play\n\n");
        let mut rows = Vec::new();
        lines(&game, &mut Line::new(n), &mut rows);
        page.push_str(&table(&["pots taken", PLAYERS[0], PLAYERS[1], "play"], &rows));
    }

    let [first, second] = totals;
    let _ = writeln!(page, "\nThe first player gets **{first}** coins and the second **{second}**.");
    page
}

/// What the players are called.
const PLAYERS: [&str; 2] = ["first", "second"];

/// A line of play so far.
struct Line {
    start: usize,
    end: usize,
    taken: Vec<usize>,
    totals: [u64; 2],
    /// Whether every choice was a best one.
    best: bool,
}

impl Line {
    fn new(n: usize) -> Line {
        Line { start: 0, end: n, taken: Vec::new(), totals: [0, 0], best: true }
    }
}

/// A row for every line that goes on from this one.
fn lines(game: &Game, line: &mut Line, rows: &mut Vec<Vec<String>>) {
    let Line { start, end, totals, best, .. } = *line;
    if start == end {
        let mut row = vec![join(line.taken.iter().map(|pot| pot + FIRST), " ")];
        row.extend(totals.map(|total| total.to_string()));
        row.push(if best { "best" } else { "" }.to_string());
        rows.push(row);
        return;
    }
    let mut ends = vec![start, end - 1];
    ends.dedup();
    for taken in ends {
        line.best = best && game.best(start, end).contains(&taken);
        line.totals[line.taken.len() % 2] += game.pots[taken];
        (line.start, line.end) = if taken == start { (start + 1, end) } else { (start, end - 1) };
        line.taken.push(taken);
        lines(game, line, rows);
        line.taken.pop();
        (line.start, line.end, line.totals, line.best) = (start, end, totals, best);
    }
}

/// The table of all intervals: where they begin down, where they end across.
fn triangle(n: usize, cell: impl Fn(usize, usize) -> String) -> String {
    let shown: Vec<Option<usize>> = if n > 2 * ENDS + 1 {
        let last = n - ENDS..n;
        (0..ENDS).map(Some).chain([None]).chain(last.map(Some)).collect()
    } else {
        (0..n).map(Some).collect()
    };
    let name = |index: &Option<usize>| index.map_or("...".to_string(), |index| (index + FIRST).to_string());
    let mut header = vec!["i \\ j".to_string()];
    header.extend(shown.iter().map(name));
    let rows = shown.iter().map(|start| {
        let cells = shown.iter().map(|last| match (start, last) {
            (Some(start), Some(last)) if start <= last => cell(*start, last + 1),
            _ => String::new(),
        });
        std::iter::once(name(start)).chain(cells).collect()
    });
    let header: Vec<&str> = header.iter().map(String::as_str).collect();
    let mut text = table(&header, &rows.collect::<Vec<_>>());
    if n > 2 * ENDS + 1 {
        let _ = writeln!(text, "\n({} rows and as many columns are left out.)", n - 2 * ENDS);
    }
    text
}

fn join(numbers: impl Iterator<Item = usize>, separator: &str) -> String {
    numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(separator)
}

/// The values as text, the first ones only where there are many.
fn list(values: &[u64]) -> String {
    let mut shown: Vec<String> = values.iter().take(4 * ENDS).map(u64::to_string).collect();
    if values.len() > 4 * ENDS {
        shown.push(format!("... ({} more)", values.len() - 4 * ENDS));
    }
    shown.join(" ")
}

/// The rows at both ends, and between them one row that says how many are left out.
fn cut(mut rows: Vec<Vec<String>>) -> Vec<Vec<String>> {
    let ends = 2 * ENDS;
    if rows.len() > 2 * ends + 1 {
        let mut note = vec![String::new(); rows[0].len()];
        note[0] = "...".to_string();
        note[1] = format!("({} rows left out)", rows.len() - 2 * ends);
        rows.splice(ends..rows.len() - ends, [note]);
    }
    rows
}

/// A Markdown table whose columns line up in plain text too.
fn table(header: &[&str], rows: &[Vec<String>]) -> String {
    let width = |c: usize| rows.iter().map(|row| row[c].len()).chain([header[c].len(), 3]).max().unwrap_or(3);
    let widths: Vec<usize> = (0..header.len()).map(width).collect();
    let mut text = String::new();
    let mut line = |cells: &mut dyn Iterator<Item = String>| {
        let _ = writeln!(text, "| {} |", cells.collect::<Vec<_>>().join(" | "));
    };
    line(&mut header.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")));
    line(&mut widths.iter().map(|width| "-".repeat(*width)));
    for row in rows {
        line(&mut row.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}")));
    }
    text
}

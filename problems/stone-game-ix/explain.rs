//! Explains an answer: the residue counts, the two orders that Alice's first stone can force, and the play of one of
//! them.

use std::fmt::Write;

/// Rows at each end of a table; what lies between is counted, not shown.
const ENDS: usize = 15;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    print!("{}", explain(&numbers.skip(1).collect::<Vec<u64>>()));
}

/// The play that a first stone of residue 1 or 2 forces.
struct Play {
    /// The residue of Alice's first stone.
    first: usize,
    /// How many stones of residue 1 and 2 can be removed safely, in the forced order.
    forced: usize,
    /// The residue of each safe removal: the forced order, then all stones of residue 0.
    safe: Vec<usize>,
    /// How many stones of each residue are left after it.
    left: [usize; 3],
}

impl Play {
    fn new(counts: [usize; 3], first: usize) -> Play {
        let mut left = counts;
        let mut safe = Vec::new();
        let mut residue = first;
        let mut sum = 0;
        while left[residue] > 0 {
            left[residue] -= 1;
            safe.push(residue);
            sum = (sum + residue) % 3;
            residue = sum;
        }
        let forced = safe.len();
        if forced > 0 {
            safe.extend(std::iter::repeat_n(0, left[0]));
            left[0] = 0;
        }
        Play { first, forced, safe, left }
    }

    /// Who is to move when the safe stones are gone.
    fn to_move(&self) -> &'static str {
        player(self.safe.len())
    }

    fn possible(&self) -> bool {
        self.forced > 0
    }

    fn alice_wins(&self) -> bool {
        self.possible() && self.to_move() == "Bob" && self.left != [0; 3]
    }

    fn end(&self) -> String {
        if !self.possible() {
            return format!("not possible, no stone of residue {}", self.first);
        }
        if self.left == [0; 3] {
            return "all stones are removed: Bob wins".to_string();
        }
        let winner = if self.alice_wins() { "Alice" } else { "Bob" };
        format!("{} must make the sum divisible by 3: {winner} wins", self.to_move())
    }
}

fn player(removed: usize) -> &'static str {
    ["Alice", "Bob"][removed % 2]
}

fn explain(stones: &[u64]) -> String {
    let mut piles: [Vec<u64>; 3] = Default::default();
    for &stone in stones {
        piles[(stone % 3) as usize].push(stone);
    }
    let counts = piles.each_ref().map(Vec::len);
    let mut page = String::from("# Stone Game IX\n\n## Residues modulo 3\n\n");
    let rows =
        piles.iter().enumerate().map(|(residue, pile)| vec![residue.to_string(), pile.len().to_string(), list(pile)]);
    page.push_str(&table(&["residue", "stones", "values"], &rows.collect::<Vec<_>>()));

    page.push_str("\n## The two forced orders\n\n");
    page.push_str("A stone of residue 0 loses as the first one; later it only passes the turn and is always safe.\n");
    page.push_str("The others must keep the sum off the multiples of 3: after a first 1 they come as 1 1 2 1 2 ...,\n");
    page.push_str("after a first 2 as 2 2 1 2 1 ..., until the next one in that order is missing.\n\n");
    let plays = [Play::new(counts, 1), Play::new(counts, 2)];
    let rows = plays.iter().map(|play| {
        let passes = play.safe.len() - play.forced;
        vec![
            play.first.to_string(),
            play.forced.to_string(),
            passes.to_string(),
            if play.possible() { play.to_move().to_string() } else { String::new() },
            play.end(),
        ]
    });
    let header = ["first", "safe in order", "passes", "then moves", "how it ends"];
    page.push_str(&table(&header, &rows.collect::<Vec<_>>()));

    let winning = plays.iter().find(|play| play.alice_wins());
    let shown = winning.or_else(|| plays.iter().find(|play| play.possible()));
    let Some(shown) = shown else {
        let _ = writeln!(
            page,
            "\nAlice has only stones of residue 0: her first one makes the sum divisible by 3. **false**"
        );
        return page;
    };
    match winning {
        Some(play) => {
            let _ = writeln!(page, "\nAlice picks the order that begins with {}.\n\n## The play\n", play.first);
        }
        None => {
            let _ = writeln!(
                page,
                "\nNo first stone wins; this is the play after a first {}.\n\n## The play\n",
                shown.first
            );
        }
    }
    page.push_str("Stones of residue 0 are removed last; removed earlier they change nothing.\n\n");
    page.push_str(&turns(shown, piles));
    let answer = winning.is_some();
    let _ = writeln!(page, "\n**{answer}**");
    page
}

/// The table of turns, the losing one included.
fn turns(play: &Play, mut piles: [Vec<u64>; 3]) -> String {
    piles.iter_mut().for_each(|pile| pile.reverse());
    let losing = (0..3).find(|&residue| play.left[residue] > 0);
    let mut sum = 0;
    let mut rows = Vec::new();
    for (turn, &residue) in play.safe.iter().chain(&losing).enumerate() {
        let stone = piles[residue].pop().unwrap_or(0);
        sum += stone;
        let mut row: Vec<String> = vec![(turn + 1).to_string(), player(turn).to_string()];
        row.extend([stone, residue as u64, sum, sum % 3].map(|number| number.to_string()));
        rows.push(row);
    }
    if let (Some(_), Some(last)) = (losing, rows.last_mut()) {
        last[5].push_str(" (loses)");
    }
    let header = ["turn", "player", "stone", "residue", "sum", "sum mod 3"];
    table(&header, &cut(rows, header.len()))
}

/// The values as text, the first ones only where there are many.
fn list(values: &[u64]) -> String {
    let mut shown: Vec<String> = values.iter().take(ENDS).map(u64::to_string).collect();
    if values.len() > ENDS {
        shown.push(format!("... ({} more)", values.len() - ENDS));
    }
    shown.join(" ")
}

/// The rows at both ends, and between them one row that says how many are left out.
fn cut(mut rows: Vec<Vec<String>>, width: usize) -> Vec<Vec<String>> {
    if rows.len() > 2 * ENDS + 1 {
        let mut note = vec![String::new(); width];
        note[0] = "...".to_string();
        note[1] = format!("({} rows left out)", rows.len() - 2 * ENDS);
        rows.splice(ENDS..rows.len() - ENDS, [note]);
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

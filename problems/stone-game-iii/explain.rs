//! Explains an answer: the options at every position, from the back, then the line of best play with running totals.

use std::fmt::Write;

/// Rows at each end of a table; what lies between is counted, not shown.
const ENDS: usize = 15;

/// Stones shown at the start of a list.
const LISTED: usize = 10;

/// A longer row is not played.
const PLAYED: usize = 1000;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let stones: Vec<i64> = numbers.skip(1).collect();
    match std::env::args().nth(1).as_deref() {
        Some("game") if stones.len() <= PLAYED => print!("{}", game(&stones)),
        _ => print!("{}", explain(&stones)),
    }
}

/// The game as data: a state for each number of stones taken. Numbers and plain names need no escaping in JSON.
fn game(stones: &[i64]) -> String {
    let state = |start: usize| {
        let most = 3.min(stones.len() - start);
        let moves = (1..=most).map(|k| {
            let taken = &stones[start..start + k];
            let (gain, to) = (taken.iter().sum::<i64>(), start + k);
            format!(r#"{{"name": "take {}", "gain": {gain}, "to": {to}}}"#, list(taken))
        });
        let moves = moves.collect::<Vec<_>>().join(", ");
        format!(r#"{{"name": "Stones left: {}", "moves": [{moves}]}}"#, list(&stones[start..]))
    };
    let states: Vec<String> = (0..=stones.len()).map(state).collect();
    format!(r#"{{"players": ["Alice", "Bob"], "states": [{}]}}"#, states.join(",\n"))
}

/// What a player who has only a suffix of the row before them can do.
struct Position {
    /// The lead after taking one, two and three stones, as many as there are.
    options: Vec<i64>,
    /// The largest of them.
    best: i64,
    /// The fewest stones that reach it.
    take: usize,
}

fn explain(stones: &[i64]) -> String {
    let positions = solve(stones);
    let mut page = format!("# Stone Game III\n\nStones: {}\n", list(stones));

    page.push_str("\n## The lead of the player to move, from the back\n\n");
    page.push_str(
        "Whoever takes `k` stones gains their sum and then trails by the other player's best lead on the rest.\n\n",
    );
    let header = ["position", "stones left", "take 1", "take 2", "take 3", "best"];
    let rows = positions.iter().enumerate().rev().map(|(i, position)| {
        let mut row = vec![i.to_string(), list(&stones[i..])];
        row.extend((0..3).map(|k| position.options.get(k).map_or(String::new(), i64::to_string)));
        let ways: Vec<String> = (0..position.options.len())
            .filter(|&k| position.options[k] == position.best)
            .map(|k| (k + 1).to_string())
            .collect();
        row.push(format!("{} (take {})", position.best, ways.join(" or ")));
        row
    });
    page.push_str(&table(&header, &cut(rows.collect(), header.len())));

    page.push_str("\n## Best play\n\nOf equally good moves the one with the fewest stones.\n\n");
    let mut rows = Vec::new();
    let mut totals = [0, 0];
    let mut start = 0;
    while let Some(position) = positions.get(start) {
        let player = rows.len() % 2;
        let taken = &stones[start..start + position.take];
        totals[player] += taken.iter().sum::<i64>();
        let name = ["Alice", "Bob"][player];
        let turn = (rows.len() + 1).to_string();
        rows.push(vec![turn, name.to_string(), list(taken), totals[0].to_string(), totals[1].to_string()]);
        start += position.take;
    }
    let header = ["turn", "player", "takes", "Alice", "Bob"];
    page.push_str(&table(&header, &cut(rows, header.len())));

    let [alice, bob] = totals;
    let end = match alice - bob {
        0 => format!("Both have {alice}: **Tie**"),
        lead if lead > 0 => format!("{alice} to {bob}, a lead of {lead}: **Alice**"),
        lead => format!("{alice} to {bob}, a lead of {}: **Bob**", -lead),
    };
    let _ = writeln!(page, "\n{end}");
    page
}

fn solve(stones: &[i64]) -> Vec<Position> {
    let mut positions: Vec<Position> = Vec::with_capacity(stones.len());
    // Filled from the back, so the position after `k` stones is the `k`-th last of those already there.
    for i in (0..stones.len()).rev() {
        let mut taken = 0;
        let mut options = Vec::with_capacity(3);
        for k in 1..=3.min(stones.len() - i) {
            taken += stones[i + k - 1];
            options.push(taken - positions.len().checked_sub(k).map_or(0, |known| positions[known].best));
        }
        let best = options.iter().copied().max().unwrap_or(0);
        let take = options.iter().position(|&option| option == best).map_or(1, |k| k + 1);
        positions.push(Position { options, best, take });
    }
    positions.reverse();
    positions
}

/// The stones as text, the first ones only where there are many.
fn list(stones: &[i64]) -> String {
    let mut shown: Vec<String> = stones.iter().take(LISTED).map(i64::to_string).collect();
    if stones.len() > LISTED {
        shown.push(format!("... ({} more)", stones.len() - LISTED));
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

//! Explains an answer: what each first turn of the mouse leads to, then one line of best play with the number of
//! turns to the end.

/// Rows at each end of a long table.
const ENDS: usize = 12;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let mut numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let mut next = || numbers.next().expect("as many numbers as the lengths say");
    let graph: Vec<Vec<usize>> = (0..next()).map(|_| (0..next()).map(|_| next()).collect()).collect();
    print!("{}", explain(&graph));
}

/// Who wins from a position (1 the mouse, 2 the cat), and after how many turns.
type End = Option<(usize, usize)>;

/// Whose turn it is (0 the mouse's), where the mouse is, where the cat is.
type Position = (usize, usize, usize);

fn explain(graph: &[Vec<usize>]) -> String {
    let ends = solve(graph);
    let end = |(turn, mouse, cat): Position| ends[turn][mouse][cat];
    let say = |end: End| match end {
        Some((1, turns)) => format!("the mouse wins in {turns}"),
        Some((_, turns)) => format!("the cat wins in {turns}"),
        None => "draw".to_string(),
    };
    let start = (0, 1, 2);
    let mut page = format!(
        "# Cat and Mouse\n\n{} nodes. The mouse starts at 1 and moves first, the cat at 2; the hole is 0.\n",
        graph.len()
    );

    page += "\n## The first turn of the mouse\n\n";
    let rows: Vec<Vec<String>> =
        moves(graph, start).iter().map(|&next| vec![next.1.to_string(), say(end(next))]).collect();
    page += &table(&["mouse to", "then"], &rows);

    page += "\n## One line of best play\n\n";
    page += "The winner takes the shortest way, the loser the longest, and in a draw both take the first turn\n";
    page += "that keeps the draw, until a position comes up again.\n\n";
    let (mut seen, mut now, mut rows) = (Vec::new(), start, Vec::new());
    while now.1 != 0 && now.1 != now.2 && !seen.contains(&now) {
        seen.push(now);
        let (mover, options) = (now.0 + 1, moves(graph, now));
        let shortest = |next: &&Position| end(**next).map_or(0, |(_, turns)| turns);
        let next = match end(now) {
            Some((winner, _)) if winner == mover => options
                .iter()
                .filter(|&&next| end(next).is_some_and(|(winner, _)| winner == mover))
                .min_by_key(shortest),
            Some(_) => options.iter().max_by_key(shortest),
            None => options.iter().find(|&&next| end(next).is_none()),
        };
        let Some(&next) = next else {
            break;
        };
        now = next;
        let name = ["mouse", "cat"][mover - 1].to_string();
        rows.push(vec![(rows.len() + 1).to_string(), name, now.1.to_string(), now.2.to_string(), say(end(now))]);
    }
    page += &table(&["turn", "moves", "mouse at", "cat at", "then"], &rows);
    page += &match end(start) {
        Some((1, turns)) => format!("\nThe mouse is in the hole after {turns} turns: **1**\n"),
        Some((_, turns)) => format!("\nThe cat has the mouse after {turns} turns: **2**\n"),
        None => "\nThis position has come up before: **0**\n".to_string(),
    };
    page
}

/// The positions that one turn can reach.
fn moves(graph: &[Vec<usize>], (turn, mouse, cat): Position) -> Vec<Position> {
    match turn {
        0 => graph[mouse].iter().map(|&next| (1, next, cat)).collect(),
        _ => graph[cat].iter().filter(|&&next| next != 0).map(|&next| (0, mouse, next)).collect(),
    }
}

/// The end of every position: round after round, what is decided one turn before the end, two turns, and so on.
fn solve(graph: &[Vec<usize>]) -> [Vec<Vec<End>>; 2] {
    let n = graph.len();
    let mut ends: [Vec<Vec<End>>; 2] = [vec![vec![None; n]; n], vec![vec![None; n]; n]];
    for side in &mut ends {
        for (place, cats) in side.iter_mut().enumerate() {
            cats[place] = Some((2, 0));
        }
        side[0].fill(Some((1, 0)));
    }
    for turns in 1.. {
        let mut found = Vec::new();
        for position in (0..2 * n * n).map(|k| (k / n / n, k / n % n, k % n)) {
            let (turn, mouse, cat) = position;
            if ends[turn][mouse][cat].is_none() {
                let winners: Vec<Option<usize>> =
                    moves(graph, position).iter().map(|&(t, m, c)| ends[t][m][c].map(|(winner, _)| winner)).collect();
                let (mover, other) = (turn + 1, 2 - turn);
                if winners.contains(&Some(mover)) {
                    found.push((position, mover));
                } else if !winners.is_empty() && winners.iter().all(|&winner| winner == Some(other)) {
                    found.push((position, other));
                }
            }
        }
        if found.is_empty() {
            break;
        }
        for ((turn, mouse, cat), winner) in found {
            ends[turn][mouse][cat] = Some((winner, turns));
        }
    }
    ends
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

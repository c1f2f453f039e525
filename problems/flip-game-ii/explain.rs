//! Explains an answer: the runs with their Grundy numbers, every winning first turn, then one line of play to the
//! end.

/// Rows at each end of a long table.
const ENDS: usize = 12;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    print!("{}", explain(text.trim_end()));
}

fn explain(state: &str) -> String {
    let grundy = grundy_numbers(state.len());
    let mut page = format!("# Flip Game II\n\nState: `{state}`\n");

    page += "\n## The runs\n\n";
    page += "A turn takes two neighbours out of one run and leaves two shorter runs. The Grundy number of a run\n";
    page += "is the smallest number that no turn in it leads to; the player to move wins if the exclusive or of\n";
    page += "all runs is not 0.\n\n";
    let runs = runs(state);
    let rows: Vec<Vec<String>> = runs
        .iter()
        .map(|&(start, length)| [start, length, grundy[length]].map(|number| number.to_string()).to_vec())
        .collect();
    page += &table(&["starts at", "length", "Grundy number"], &rows);
    let all = value(state, &grundy);
    page += &format!("\nExclusive or: {all}. The player to move {}.\n", if all == 0 { "loses" } else { "wins" });

    page += "\n## Winning first turns\n\n";
    let winning: Vec<String> = turns(state)
        .into_iter()
        .map(|i| flip(state, i))
        .filter(|left| value(left, &grundy) == 0)
        .map(|left| format!("`{left}`"))
        .collect();
    if winning.is_empty() {
        page += "None: every turn leaves an exclusive or other than 0, or there is no turn.\n";
    } else {
        page += &format!("{} of {} turns leave an exclusive or of 0:\n\n", winning.len(), turns(state).len());
        winning.iter().for_each(|text| page += &format!("- {text}\n"));
    }

    page += "\n## One line of play\n\n";
    page += "Who can win takes the first winning turn, who cannot takes the first turn there is.\n\n";
    let (mut now, mut rows) = (state.to_string(), Vec::new());
    while let Some(&first) = turns(&now).first() {
        let wins = |i: &usize| value(&flip(&now, *i), &grundy) == 0;
        let i = turns(&now).into_iter().find(wins).unwrap_or(first);
        now = flip(&now, i);
        let player = if rows.len() % 2 == 0 { "first" } else { "second" };
        rows.push(vec![
            (rows.len() + 1).to_string(),
            player.to_string(),
            format!("`{now}`"),
            value(&now, &grundy).to_string(),
        ]);
    }
    page += &table(&["turn", "player", "leaves", "exclusive or"], &rows);
    let stuck = if rows.len() % 2 == 0 { "first" } else { "second" };
    page += &format!("\nThe {stuck} player cannot move: **{}**\n", all != 0);
    page
}

/// Where each run of '+' starts, and its length.
fn runs(state: &str) -> Vec<(usize, usize)> {
    let mut start = 0;
    let mut found = Vec::new();
    for run in state.split('-') {
        if !run.is_empty() {
            found.push((start, run.len()));
        }
        start += run.len() + 1;
    }
    found
}

/// The places where a turn can be made.
fn turns(state: &str) -> Vec<usize> {
    (1..state.len()).map(|i| i - 1).filter(|&i| &state[i..i + 2] == "++").collect()
}

/// The state after a turn.
fn flip(state: &str, i: usize) -> String {
    format!("{}--{}", &state[..i], &state[i + 2..])
}

/// The exclusive or of the Grundy numbers of all runs.
fn value(state: &str, grundy: &[usize]) -> usize {
    runs(state).iter().fold(0, |all, &(_, length)| all ^ grundy[length])
}

/// The Grundy number of every run up to this length.
fn grundy_numbers(longest: usize) -> Vec<usize> {
    let mut grundy: Vec<usize> = vec![0; longest.max(1) + 1];
    for length in 2..=longest {
        let reached: Vec<usize> = (0..=length - 2).map(|left| grundy[left] ^ grundy[length - 2 - left]).collect();
        grundy[length] = (0..).find(|value| !reached.contains(value)).unwrap_or(0);
    }
    grundy
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

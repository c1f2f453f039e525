//! Explains an answer: one line of best play with both options of each turn, and why the stones that Bob removes make
//! the difference.

/// Rows at each end of a long table.
const ENDS: usize = 12;

/// Values at each end of a long list.
const SHOWN: usize = 6;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    print!("{}", explain(&numbers.skip(1).collect::<Vec<i64>>()));
}

fn explain(stones: &[i64]) -> String {
    let n = stones.len();
    let mut before = vec![0; n + 1];
    for i in 0..n {
        before[i + 1] = before[i] + stones[i];
    }
    // The best lead of the player to move on the stones from i up to, not including, j.
    let mut lead = vec![vec![0; n + 1]; n + 1];
    for i in (0..n).rev() {
        for j in i + 2..=n {
            let sum = before[j] - before[i];
            lead[i][j] = (sum - stones[i] - lead[i + 1][j]).max(sum - stones[j - 1] - lead[i][j - 1]);
        }
    }
    let mut page = format!("# Stone Game VII\n\nStones: {}\n", list(stones));

    page += "\n## One line of best play\n\n";
    page += "The two options show the player's lead from here on. Of equally good ends the first one is removed.\n\n";
    let (mut i, mut j, mut totals, mut by_bob, mut rows) = (0, n, [0, 0], Vec::new(), Vec::new());
    while i < j {
        let player = rows.len() % 2;
        let sum = before[j] - before[i];
        let first = sum - stones[i] - lead[i + 1][j];
        let last = sum - stones[j - 1] - lead[i][j - 1];
        let removed = if first >= last { stones[i] } else { stones[j - 1] };
        if first >= last {
            i += 1;
        } else {
            j -= 1;
        }
        totals[player] += sum - removed;
        if player == 1 {
            by_bob.push(removed);
        }
        let name = ["Alice", "Bob"][player];
        let numbers = [first, last, removed, sum - removed, totals[0], totals[1]].map(|number| number.to_string());
        rows.push([(rows.len() + 1).to_string(), name.to_string()].into_iter().chain(numbers).collect());
    }
    page += &table(&["turn", "player", "by first", "by last", "removes", "scores", "Alice", "Bob"], &rows);
    page += &format!("\n{} to {}, a difference of **{}**.\n", totals[0], totals[1], totals[0] - totals[1]);

    page += "\n## The other way to see it\n\n";
    page += "In each pair of turns Alice scores what Bob scores and the stone that Bob removes. So the difference\n";
    page += "is the sum of the\n";
    page += &format!("stones that Bob removes: {}, together {}.\n", list(&by_bob), by_bob.iter().sum::<i64>());
    page
}

/// Values as text, the first and the last ones of many.
fn list(values: &[i64]) -> String {
    let text = |part: &[i64]| part.iter().map(i64::to_string).collect::<Vec<_>>().join(" ");
    if values.len() <= 2 * SHOWN {
        return text(values);
    }
    let (first, last) = (&values[..SHOWN], &values[values.len() - SHOWN..]);
    format!("{} ... {} more ... {}", text(first), values.len() - 2 * SHOWN, text(last))
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

//! Explains an answer: prefix sums and best leads from the back, then one line of best play.

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
    let mut page = format!("# Stone Game VIII\n\nStones: {}\n", list(stones));
    let mut sums = stones.to_vec();
    for i in 1..n {
        sums[i] += sums[i - 1];
    }
    // The best lead of a player who may end a turn at stone `end` or behind it, and where that turn ends.
    let mut best = vec![(sums[n - 1], n - 1); n];
    let mut rows = Vec::new();
    for end in (1..n).rev() {
        let here = if end + 1 < n { sums[end] - best[end + 1].0 } else { sums[end] };
        if end + 1 < n {
            best[end] = best[end + 1];
        }
        if here >= best[end].0 {
            best[end] = (here, end);
        }
        let numbers = [end as i64 + 1, stones[end], sums[end], here, best[end].0];
        rows.push(numbers.iter().map(i64::to_string).collect());
    }

    page += "\n## Best leads from the back\n\n";
    page += "However often stones were merged, a turn that ends at a stone scores the sum of all stones up to it.\n";
    page += "Whoever ends there leads by that sum less the best lead of the other, who must end further on.\n\n";
    page += &table(&["ends at stone", "value", "sum", "lead by ending here", "best from here on"], &rows);

    page += "\n## One line of best play\n\n";
    page += "Of equally good turns the shortest one.\n\n";
    let (mut from, mut merged, mut totals, mut rows) = (1, 0, [0, 0], Vec::<Vec<String>>::new());
    while from < n {
        let player = rows.len() % 2;
        let end = best[from].1;
        let x = if merged == 0 { end + 1 } else { end + 2 - merged };
        totals[player] += sums[end];
        let numbers = [x as i64, sums[end], totals[0], totals[1]].map(|number| number.to_string());
        let name = ["Alice", "Bob"][player];
        rows.push([(rows.len() + 1).to_string(), name.to_string()].into_iter().chain(numbers).collect());
        merged = end + 1;
        from = end + 1;
    }
    page += &table(&["turn", "player", "x", "scores", "Alice", "Bob"], &rows);
    page += &format!("\n{} to {}, a difference of **{}**.\n", totals[0], totals[1], totals[0] - totals[1]);
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

//! Explains an answer: every first split with what it leads to, then one best way through all rounds.

/// Rows at each end of a long table.
const ENDS: usize = 12;

/// Values at each end of a long list.
const SHOWN: usize = 6;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    print!("{}", explain(&numbers.skip(1).collect::<Vec<i64>>()));
}

/// One way to split the stones from `i` up to, not including, `j`.
struct Split {
    /// Where the right part begins.
    at: usize,
    /// The sums of both parts.
    sums: [i64; 2],
    /// The part that stays, as a range.
    stays: (usize, usize),
    /// What it scores now and later.
    total: i64,
}

fn explain(stones: &[i64]) -> String {
    let n = stones.len();
    let mut before = vec![0; n + 1];
    for i in 0..n {
        before[i + 1] = before[i] + stones[i];
    }
    let mut best = vec![vec![0; n + 1]; n + 1];
    for length in 2..=n {
        for i in 0..=n - length {
            best[i][i + length] = splits(&before, &best, i, i + length).map(|split| split.total).max().unwrap_or(0);
        }
    }
    let mut page = format!("# Stone Game V\n\nStones: {}\n", list(stones));

    page += "\n## The first split\n\n";
    let rows: Vec<Vec<String>> = splits(&before, &best, 0, n)
        .map(|split| {
            let (i, j) = split.stays;
            let now = before[j] - before[i];
            let numbers = [split.at as i64, split.sums[0], split.sums[1]].map(|number| number.to_string());
            let stays = if i == 0 { "left" } else { "right" }.to_string();
            let rest = [now, split.total - now, split.total].map(|number| number.to_string());
            numbers.into_iter().chain([stays]).chain(rest).collect()
        })
        .collect();
    page += &table(&["stones left of it", "left sum", "right sum", "stays", "scores", "later", "together"], &rows);

    page += "\n## One best way\n\n";
    page += "Of equally good splits the first one.\n\n";
    let (mut i, mut j, mut score, mut rows) = (0, n, 0, Vec::new());
    while j - i > 1 {
        let Some(split) = splits(&before, &best, i, j).find(|split| split.total == best[i][j]) else {
            break;
        };
        let kept = split.stays;
        score += before[kept.1] - before[kept.0];
        rows.push(vec![
            (rows.len() + 1).to_string(),
            list(&stones[i..split.at]),
            list(&stones[split.at..j]),
            format!("{} : {}", split.sums[0], split.sums[1]),
            if kept.0 == i { "left" } else { "right" }.to_string(),
            score.to_string(),
        ]);
        (i, j) = kept;
    }
    page += &table(&["round", "left", "right", "sums", "stays", "score"], &rows);
    page += &format!("\nThe largest score is **{score}**.\n");
    page
}

/// All splits of the stones from `i` up to `j`, given the best scores of shorter rows.
fn splits(before: &[i64], best: &[Vec<i64>], i: usize, j: usize) -> impl Iterator<Item = Split> {
    (i + 1..j).map(move |at| {
        let sums = [before[at] - before[i], before[j] - before[at]];
        let left = sums[0] < sums[1] || (sums[0] == sums[1] && best[i][at] >= best[at][j]);
        let stays = if left { (i, at) } else { (at, j) };
        Split { at, sums, stays, total: sums[0].min(sums[1]) + best[stays.0][stays.1] }
    })
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

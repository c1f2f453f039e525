//! Explains an answer: what every number of piles is worth in the first turn, then one line of best play.

/// Rows at each end of a long table.
const ENDS: usize = 12;

/// Values at each end of a long list.
const SHOWN: usize = 6;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    print!("{}", explain(&numbers.skip(1).collect::<Vec<i64>>()));
}

fn explain(piles: &[i64]) -> String {
    let n = piles.len();
    let rest: Vec<i64> = (0..=n).map(|i| piles[i..].iter().sum()).collect();
    let score = scores(&rest);
    let mut page = format!("# Stone Game II\n\nPiles: {}\n", list(piles));

    page += "\n## One line of best play\n\n";
    page += "A player gets all stones that are left except what the other then gets. Of equally good turns the\n";
    page += "one with the fewest piles is taken.\n\n";
    let (mut start, mut m, mut totals, mut rows) = (0, 1, [0, 0], Vec::new());
    while start < n {
        let player = rows.len() % 2;
        let most = (2 * m).min(n - start);
        let worth: Vec<i64> = (1..=most).map(|x| rest[start] - score[start + x][m.max(x)]).collect();
        let x = (1..=most).find(|x| worth[x - 1] == score[start][m]).unwrap_or(1);
        totals[player] += rest[start] - rest[start + x];
        rows.push(vec![
            (rows.len() + 1).to_string(),
            ["Alice", "Bob"][player].to_string(),
            m.to_string(),
            list(&worth),
            list(&piles[start..start + x]),
            totals[0].to_string(),
            totals[1].to_string(),
        ]);
        start += x;
        m = m.max(x);
    }
    page += &table(&["turn", "player", "M", "all still to come, by X = 1, 2 ...", "takes", "Alice", "Bob"], &rows);
    page += &format!("\nAlice gets **{}** of {} stones.\n", totals[0], rest[0]);
    page
}

/// The most stones of the player to move, by the first pile that is left and M.
fn scores(rest: &[i64]) -> Vec<Vec<i64>> {
    let n = rest.len() - 1;
    let mut score = vec![vec![0; n + 1]; n + 1];
    for i in (0..n).rev() {
        for m in 1..=n {
            let others = (1..=(2 * m).min(n - i)).map(|x| score[i + x][m.max(x)]).min().unwrap_or(0);
            score[i][m] = rest[i] - others;
        }
    }
    score
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

//! Explains an answer: the two sums that decide it, the table of best leads while it is small, and one line of best
//! play.

/// Rows at each end of a long table.
const ENDS: usize = 12;

/// Values at each end of a long list.
const SHOWN: usize = 6;

/// Up to so many piles the table of all intervals is printed.
const TABLE: usize = 10;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    print!("{}", explain(&numbers.skip(1).collect::<Vec<i64>>()));
}

fn explain(piles: &[i64]) -> String {
    let n = piles.len();
    let lead = leads(piles);
    let mut page = format!("# Stone Game\n\nPiles: {}\n", list(piles));

    let even: i64 = piles.iter().step_by(2).sum();
    let odd: i64 = piles.iter().skip(1).step_by(2).sum();
    page += "\n## Why Alice wins\n\n";
    page += "At each of her turns one end lies at an even place and the other at an odd one, counted from 0, and\n";
    page += "Bob finds two ends of the same kind. So she can take all piles of either kind:\n\n";
    page += &table(
        &["places", "stones"],
        &[vec!["even".to_string(), even.to_string()], vec!["odd".to_string(), odd.to_string()]],
    );
    page += &format!(
        "\nThe {} places give her a lead of {} at least.\n",
        if even > odd { "even" } else { "odd" },
        (even - odd).abs()
    );

    if n <= TABLE {
        page +=
            "\n## The best lead of the player to move\n\nRow: the first pile that is left. Column: the last one.\n\n";
        let columns: Vec<String> = (0..n).map(|j| j.to_string()).collect();
        let header: Vec<&str> = ["from"].into_iter().chain(columns.iter().map(String::as_str)).collect();
        let cell = |i: usize, j: usize| if i <= j { lead[i][j + 1].to_string() } else { String::new() };
        let rows: Vec<Vec<String>> =
            (0..n).map(|i| [i.to_string()].into_iter().chain((0..n).map(|j| cell(i, j))).collect()).collect();
        page += &table(&header, &rows);
    }

    page += "\n## One line of best play\n\n";
    page += "The two options show the player's lead from here on. Of equally good ends the first one is taken.\n\n";
    let (mut i, mut j, mut coins, mut rows) = (0, n, [0, 0], Vec::new());
    while i < j {
        let player = rows.len() % 2;
        let first = piles[i] - lead[i + 1][j];
        let last = piles[j - 1] - lead[i][j - 1];
        let taken = if first >= last { piles[i] } else { piles[j - 1] };
        if first >= last {
            i += 1;
        } else {
            j -= 1;
        }
        coins[player] += taken;
        let name = ["Alice", "Bob"][player];
        let numbers = [first, last, taken, coins[0], coins[1]].map(|number| number.to_string());
        rows.push([(rows.len() + 1).to_string(), name.to_string()].into_iter().chain(numbers).collect());
    }
    page += &table(&["turn", "player", "by first", "by last", "takes", "Alice", "Bob"], &rows);
    page += &format!("\n{} to {}: **{}**\n", coins[0], coins[1], coins[0] > coins[1]);
    page
}

/// The best lead of the player to move on the piles from `i` up to, not including, `j`.
fn leads(piles: &[i64]) -> Vec<Vec<i64>> {
    let n = piles.len();
    let mut lead = vec![vec![0; n + 1]; n + 1];
    for i in (0..n).rev() {
        for j in i + 1..=n {
            lead[i][j] = (piles[i] - lead[i + 1][j]).max(piles[j - 1] - lead[i][j - 1]);
        }
    }
    lead
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

//! Explains an answer: the stones by the sum of both values, who takes which, and the points.

/// Rows at each end of a long table.
const ENDS: usize = 12;

/// Values at each end of a long list.
const SHOWN: usize = 6;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let numbers: Vec<i64> = numbers.collect();
    let (alice, bob) = numbers.split_at(numbers.len() / 2);
    print!("{}", explain(&alice[1..], &bob[1..]));
}

fn explain(alice: &[i64], bob: &[i64]) -> String {
    let mut page = "# Stone Game VI\n\n".to_string();
    page += &format!("Worth to Alice: {}\n\nWorth to Bob: {}\n", list(alice), list(bob));

    page += "\n## The order of taking\n\n";
    page += "A stone taken is one's own value gained and the other's denied: both take the largest sum. Of equal\n";
    page += "sums the first stone is taken; the result is the same for any.\n\n";
    let mut order: Vec<usize> = (0..alice.len()).collect();
    order.sort_by_key(|&i| -(alice[i] + bob[i]));
    let (mut points, mut rows) = ([0, 0], Vec::new());
    for &i in &order {
        let player = rows.len() % 2;
        points[player] += [alice[i], bob[i]][player];
        let name = ["Alice", "Bob"][player];
        let numbers = [i as i64, alice[i], bob[i], alice[i] + bob[i], points[0], points[1]];
        let numbers = numbers.map(|number| number.to_string());
        rows.push([(rows.len() + 1).to_string(), name.to_string()].into_iter().chain(numbers).collect());
    }
    page += &table(&["turn", "player", "stone", "to Alice", "to Bob", "sum", "Alice", "Bob"], &rows);
    page += &format!("\n{} to {}: **{}**\n", points[0], points[1], (points[0] - points[1]).signum());
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

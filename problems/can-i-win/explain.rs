//! Explains an answer: what each first pick leads to, then one line of play.

/// Rows at each end of a long table.
const ENDS: usize = 12;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let numbers: Vec<i64> = numbers.collect();
    print!("{}", explain(numbers[0], numbers[1]));
}

fn explain(most: i64, target: i64) -> String {
    let mut page = format!("# Can I Win\n\nNumbers 1 to {most}, desired total {target}.\n\n");
    if target <= 0 {
        page += "The total is reached before the first pick, which counts as a win of the first player: **true**\n";
        return page;
    }
    let sum = most * (most + 1) / 2;
    if sum < target {
        page += &format!("All numbers together are {sum}, so the total is out of reach and nobody wins: **false**\n");
        return page;
    }

    let wins = winning_sets(most, target);
    page += "## The first pick\n\n";
    let rows: Vec<Vec<String>> = (1..=most)
        .map(|number| {
            let end = if number >= target {
                "the total is reached"
            } else if wins[bit(number)] {
                "the other wins"
            } else {
                "the other loses"
            };
            vec![number.to_string(), end.to_string()]
        })
        .collect();
    page += &table(&["pick", "then"], &rows);

    page += "\n## One line of play\n\n";
    page += "Who can win picks the largest number that wins, who cannot the smallest number that is left.\n\n";
    let (mut used, mut total, mut rows) = (0, 0, Vec::new());
    while total < target {
        let free: Vec<i64> = (1..=most).filter(|&number| used & bit(number) == 0).collect();
        let good = |&&number: &&i64| total + number >= target || !wins[used | bit(number)];
        let Some(&pick) = free.iter().rev().find(good).or(free.first()) else {
            break;
        };
        used |= bit(pick);
        total += pick;
        let player = if rows.len() % 2 == 0 { "first" } else { "second" };
        rows.push(vec![(rows.len() + 1).to_string(), player.to_string(), pick.to_string(), total.to_string()]);
    }
    page += &table(&["turn", "player", "picks", "total"], &rows);
    page += &format!("\nThe first player can force a win: **{}**\n", wins[0]);
    page
}

/// A number's bit in a set of used numbers.
fn bit(number: i64) -> usize {
    1 << (number - 1)
}

/// For every set of used numbers whether the player to move wins.
fn winning_sets(most: i64, target: i64) -> Vec<bool> {
    let sets = 1_usize << most;
    let mut total = vec![0; sets];
    for used in 1..sets {
        let number = used.trailing_zeros();
        total[used] = total[used & (used - 1)] + i64::from(number) + 1;
    }
    let mut wins = vec![false; sets];
    for used in (0..sets - 1).rev() {
        wins[used] = (1..=most)
            .filter(|&number| used & bit(number) == 0)
            .any(|number| total[used] + number >= target || !wins[used | bit(number)]);
    }
    wins
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

//! Explains an answer: what each first capture leads to, then one line of best play.

/// Rows at each end of a long table.
const ENDS: usize = 12;

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let numbers: Vec<i64> = numbers.collect();
    let pawns: Vec<(i64, i64)> = numbers[3..].chunks(2).map(|pawn| (pawn[0], pawn[1])).collect();
    print!("{}", explain((numbers[0], numbers[1]), &pawns));
}

fn explain(start: (i64, i64), pawns: &[(i64, i64)]) -> String {
    let n = pawns.len();
    let places: Vec<(i64, i64)> = pawns.iter().copied().chain([start]).collect();
    let between: Vec<Vec<i64>> = places
        .iter()
        .map(|&from| {
            let moves = distances(from);
            places.iter().map(|&(x, y)| moves[x as usize][y as usize]).collect()
        })
        .collect();
    // All moves still to come, by the captured pawns and where the knight stands.
    let mut best = vec![vec![0; n + 1]; 1 << n];
    for gone in (0..(1_usize << n) - 1).rev() {
        for at in 0..=n {
            let totals = (0..n)
                .filter(|pawn| gone >> pawn & 1 == 0)
                .map(|pawn| between[at][pawn] + best[gone | 1 << pawn][pawn]);
            best[gone][at] = if gone.count_ones() % 2 == 0 { totals.max() } else { totals.min() }.unwrap_or(0);
        }
    }
    let cell = |place: usize| format!("({}, {})", places[place].0, places[place].1);
    let mut page =
        format!("# Maximum Number of Moves to Kill All Pawns\n\nThe knight starts at {}. Pawns: {n}.\n", cell(n));

    page += "\n## The first capture\n\n";
    let rows: Vec<Vec<String>> = (0..n)
        .map(|pawn| {
            let (now, later) = (between[n][pawn], best[1 << pawn][pawn]);
            [cell(pawn)].into_iter().chain([now, later, now + later].map(|number| number.to_string())).collect()
        })
        .collect();
    page += &table(&["pawn at", "moves", "moves later", "together"], &rows);

    page += "\n## One line of best play\n\n";
    page += "Of equally good pawns the first one is captured.\n\n";
    let (mut gone, mut at, mut total, mut rows) = (0, n, 0, Vec::new());
    while let Some(pawn) = (0..n)
        .filter(|pawn| gone >> pawn & 1 == 0)
        .find(|&pawn| between[at][pawn] + best[gone | 1 << pawn][pawn] == best[gone][at])
    {
        let player = ["Alice", "Bob"][rows.len() % 2];
        total += between[at][pawn];
        rows.push(vec![
            (rows.len() + 1).to_string(),
            player.to_string(),
            cell(pawn),
            between[at][pawn].to_string(),
            total.to_string(),
        ]);
        gone |= 1 << pawn;
        at = pawn;
    }
    page += &table(&["turn", "player", "captures", "moves", "total"], &rows);
    page += &format!("\nAll captures take **{total}** moves.\n");
    page
}

/// The moves of a knight from one cell to every cell of a board of 50 by 50.
fn distances(from: (i64, i64)) -> Vec<Vec<i64>> {
    let mut moves = vec![vec![-1; 50]; 50];
    moves[from.0 as usize][from.1 as usize] = 0;
    let mut layer = vec![from];
    while !layer.is_empty() {
        let mut next = Vec::new();
        for (x, y) in layer {
            for (a, b) in [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)] {
                let (to_x, to_y) = (x + a, y + b);
                if (0..50).contains(&to_x) && (0..50).contains(&to_y) && moves[to_x as usize][to_y as usize] < 0 {
                    moves[to_x as usize][to_y as usize] = moves[x as usize][y as usize] + 1;
                    next.push((to_x, to_y));
                }
            }
        }
        layer = next;
    }
    moves
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

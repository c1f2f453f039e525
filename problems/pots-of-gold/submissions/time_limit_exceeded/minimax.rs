// Right by definition: every line of play is played to its end, and each player picks the line that is best for them.
// The number of lines doubles with every pot.

pub struct Solution;

impl Solution {
    pub fn pots_of_gold(pots: Vec<i32>) -> Vec<Vec<i32>> {
        let (totals, mut order) = play(&pots, 1, [0, 0], 0);
        order.reverse();
        vec![totals.to_vec(), order]
    }
}

/// The totals and the pots, the last one first, when `pots` are left, the first of them at `position`.
fn play(pots: &[i32], position: i32, totals: [i32; 2], mover: usize) -> ([i32; 2], Vec<i32>) {
    let ([first, rest @ ..], [init @ .., last]) = (pots, pots) else {
        return (totals, Vec::new());
    };
    let take = |coins: i32, taken: i32, left: &[i32], next: i32| {
        let mut after = totals;
        after[mover] += coins;
        let (totals, mut order) = play(left, next, after, 1 - mover);
        order.push(taken);
        (totals, order)
    };
    let left = take(*first, position, rest, position + 1);
    let right = take(*last, position + init.len() as i32, init, position);
    if left.0[mover] >= right.0[mover] { left } else { right }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    let rows = Solution::pots_of_gold(numbers.skip(1).collect());
    println!("{}", rows.len());
    for row in rows {
        let row: Vec<String> = row.iter().map(i32::to_string).collect();
        println!("{}\n{}", row.len(), row.join(" "));
    }
}

// The best lead of the player to move: an end's coins minus the other player's best lead on what is left. One row of
// leads is enough; a triangle of choices is walked back. Both totals follow from the sum and the lead.

pub struct Solution;

impl Solution {
    pub fn pots_of_gold(pots: Vec<i32>) -> Vec<Vec<i32>> {
        let n = pots.len();
        let mut leads = pots.clone();
        let mut takes_right = vec![vec![true; n]];
        for length in 2..=n {
            let lasts = &pots[length - 1..];
            let mut choices = vec![false; lasts.len()];
            for start in 0..lasts.len() {
                let left = pots[start] - leads[start + 1];
                let right = lasts[start] - leads[start];
                choices[start] = right >= left;
                leads[start] = left.max(right);
            }
            takes_right.push(choices);
        }
        let mut order = Vec::with_capacity(n);
        let mut start = 0;
        for choices in takes_right.iter().take(n).rev() {
            let length = n - order.len();
            if choices[start] {
                order.push((start + length) as i32);
            } else {
                start += 1;
                order.push(start as i32);
            }
        }
        let lead = leads.first().copied().unwrap_or(0);
        let sum: i32 = pots.iter().sum();
        vec![vec![(sum + lead) / 2, (sum - lead) / 2], order]
    }
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

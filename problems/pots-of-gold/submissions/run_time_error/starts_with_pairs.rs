// Right from two pots on: the leads of all pairs are the start. A single pot has no pair, and reading its lead ends
// the run.

pub struct Solution;

impl Solution {
    pub fn pots_of_gold(pots: Vec<i32>) -> Vec<Vec<i32>> {
        let n = pots.len();
        let mut table = vec![pots.clone(), pots.windows(2).map(|pair| (pair[0] - pair[1]).abs()).collect()];
        for length in 3..=n {
            let shorter = &table[length - 2];
            let longer = (0..=n - length)
                .map(|start| (pots[start] - shorter[start + 1]).max(pots[start + length - 1] - shorter[start]))
                .collect();
            table.push(longer);
        }
        let lead = table[1.max(n - 1)][0];
        let mut order = Vec::with_capacity(n);
        let mut start = 0;
        for length in (1..=n).rev() {
            if length > 1 && table[length - 1][start] == pots[start] - table[length - 2][start + 1] {
                start += 1;
                order.push(start as i32);
            } else {
                order.push((start + length) as i32);
            }
        }
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

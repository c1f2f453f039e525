// Wrong: when the left pot is taken, the rest is valued as if the right one were gone. The other player's best on the
// wrong interval is taken off the wrong sum.

pub struct Solution;

impl Solution {
    pub fn pots_of_gold(pots: Vec<i32>) -> Vec<Vec<i32>> {
        let n = pots.len();
        let mut coins = vec![vec![0; n + 1]; n + 1];
        let mut takes_left = vec![vec![false; n + 1]; n + 1];
        for start in 0..n {
            let mut sum = 0;
            for end in start + 1..=n {
                let rest = sum - coins[start][end - 1];
                takes_left[start][end] = pots[start] >= pots[end - 1];
                coins[start][end] = pots[start].max(pots[end - 1]) + rest;
                sum += pots[end - 1];
            }
        }
        let (mut start, mut end) = (0, n);
        let mut order = Vec::with_capacity(n);
        while start < end {
            if takes_left[start][end] {
                start += 1;
                order.push(start as i32);
            } else {
                order.push(end as i32);
                end -= 1;
            }
        }
        vec![vec![coins[0][n], pots.iter().sum::<i32>() - coins[0][n]], order]
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

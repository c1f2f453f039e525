// The coins of the player to move, for every interval that is one: the other player answers with the end that leaves
// the least. Half a square of values is all that is stored; the walk back asks the values which end was best.

pub struct Solution;

impl Solution {
    pub fn pots_of_gold(pots: Vec<i32>) -> Vec<Vec<i32>> {
        let n = pots.len();
        let mut coins = vec![0; cell(0, n + 1)];
        for end in 1..=n {
            for start in (0..end).rev() {
                let (left, right) = options(&pots, &coins, start, end);
                coins[cell(start, end)] = left.max(right);
            }
        }
        let first = coins[cell(0, n)];
        let (mut start, mut end) = (0, n);
        let mut order = Vec::with_capacity(n);
        while start < end {
            let (left, right) = options(&pots, &coins, start, end);
            if left > right {
                start += 1;
                order.push(start as i32);
            } else {
                order.push(end as i32);
                end -= 1;
            }
        }
        vec![vec![first, pots.iter().sum::<i32>() - first], order]
    }
}

/// Where the interval of pots `start..end` is stored; the empty ones have a place too and stay 0.
fn cell(start: usize, end: usize) -> usize {
    end * (end + 1) / 2 + start
}

/// The coins of the player to move after taking the left end, and after taking the right end.
fn options(pots: &[i32], coins: &[i32], start: usize, end: usize) -> (i32, i32) {
    let (first, last) = (pots[start], pots[end - 1]);
    if start + 1 == end {
        return (first, last);
    }
    let inner = coins[cell(start + 1, end - 1)];
    (first + inner.min(coins[cell(start + 2, end)]), last + inner.min(coins[cell(start, end - 2)]))
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

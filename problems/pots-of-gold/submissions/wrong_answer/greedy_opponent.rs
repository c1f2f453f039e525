// Wrong: the first player looks ahead, but the second is assumed to take the larger end in each turn instead of the
// best one.

pub struct Solution;

impl Solution {
    pub fn pots_of_gold(pots: Vec<i32>) -> Vec<Vec<i32>> {
        let n = pots.len();
        // coins[start][end]: what the first player, to move, gets from the pots start..end.
        let mut coins = vec![vec![0; n + 1]; n + 2];
        for start in (0..n).rev() {
            for end in start + 1..=n {
                let (left, right) = options(&pots, &coins, start, end);
                coins[start][end] = left.max(right);
            }
        }
        let (mut start, mut end) = (0, n);
        let mut order = Vec::with_capacity(n);
        while start < end {
            let taken = if order.len() % 2 == 0 {
                let (left, right) = options(&pots, &coins, start, end);
                if left >= right { start } else { end - 1 }
            } else {
                greedy(&pots, start, end)
            };
            (start, end) = without(taken, start, end);
            order.push(taken as i32 + 1);
        }
        let sum: i32 = pots.iter().sum();
        vec![vec![coins[0][n], sum - coins[0][n]], order]
    }
}

fn options(pots: &[i32], coins: &[Vec<i32>], start: usize, end: usize) -> (i32, i32) {
    let after = |taken: usize| {
        let (start, end) = without(taken, start, end);
        if start == end {
            return pots[taken];
        }
        let (start, end) = without(greedy(pots, start, end), start, end);
        pots[taken] + coins[start][end]
    };
    (after(start), after(end - 1))
}

fn greedy(pots: &[i32], start: usize, end: usize) -> usize {
    if pots[start] >= pots[end - 1] { start } else { end - 1 }
}

fn without(taken: usize, start: usize, end: usize) -> (usize, usize) {
    if taken == start { (start + 1, end) } else { (start, end - 1) }
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

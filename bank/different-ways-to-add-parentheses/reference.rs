//! The operator that is applied last splits the expression, and each result of the left part meets each of the
//! right part. Groupings with different last operators are different, so nothing is counted twice; parts are
//! solved once, the short ones first.
impl Solution {
    pub fn diff_ways_to_compute(expression: String) -> Vec<i64> {
        let numbers: Vec<i64> = expression.split(['+', '-', '*']).map(|digits| digits.parse().unwrap()).collect();
        let operators: Vec<char> = expression.chars().filter(|c| !c.is_ascii_digit()).collect();
        let n = numbers.len();
        // results[i][j] belongs to the numbers i..=j.
        let mut results: Vec<Vec<Vec<i64>>> = vec![vec![Vec::new(); n]; n];
        for i in (0..n).rev() {
            results[i][i].push(numbers[i]);
            for j in i + 1..n {
                let mut all = Vec::new();
                for last in i..j {
                    for &a in &results[i][last] {
                        for &b in &results[last + 1][j] {
                            all.push(match operators[last] {
                                '+' => a + b,
                                '-' => a - b,
                                _ => a * b,
                            });
                        }
                    }
                }
                results[i][j] = all;
            }
        }
        results[0].swap_remove(n - 1)
    }
}

//! The first operation done joins two of the numbers, and the rest is the same question with one number fewer.
//! Numbers are kept as exact fractions, so a third or an eighth cannot be rounded to something wrong.
impl Solution {
    pub fn judge_point24(cards: Vec<i32>) -> bool {
        reaches(&cards.iter().map(|&card| (card as i64, 1)).collect::<Vec<_>>())
    }
}

fn reaches(numbers: &[(i64, i64)]) -> bool {
    if numbers.len() == 1 {
        return numbers[0].0 == 24 * numbers[0].1;
    }
    for i in 0..numbers.len() {
        for j in 0..numbers.len() {
            if i == j {
                continue;
            }
            let ((a, b), (c, d)) = (numbers[i], numbers[j]);
            let mut rest: Vec<_> = (0..numbers.len())
                .filter(|&k| k != i && k != j)
                .map(|k| numbers[k])
                .collect();
            for joined in [
                (a * d + c * b, b * d),
                (a * d - c * b, b * d),
                (a * c, b * d),
                (a * d, b * c),
            ] {
                // A divisor of zero is no operation.
                if joined.1 != 0 {
                    rest.push(joined);
                    if reaches(&rest) {
                        return true;
                    }
                    rest.pop();
                }
            }
        }
    }
    false
}

// Wrong: the first player is said to get the larger of the sums at odd and at even positions. With an even number of
// pots that much can be forced, but often more is possible; with an odd number it cannot even be forced.

pub struct Solution;

impl Solution {
    pub fn pots_of_gold(pots: Vec<i32>) -> Vec<Vec<i32>> {
        let odd: i32 = pots.iter().step_by(2).sum();
        let even = pots.iter().sum::<i32>() - odd;
        let wanted = usize::from(even > odd);
        let (mut start, mut end) = (0, pots.len());
        let mut order = Vec::with_capacity(pots.len());
        while start < end {
            let takes_left = if order.len() % 2 == 0 {
                start % 2 == wanted || (end - 1) % 2 != wanted
            } else {
                pots[start] >= pots[end - 1]
            };
            if takes_left {
                start += 1;
                order.push(start as i32);
            } else {
                order.push(end as i32);
                end -= 1;
            }
        }
        vec![vec![odd.max(even), odd.min(even)], order]
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

// Wrong: both players take the larger end in each turn, whatever that opens to the other.

pub struct Solution;

impl Solution {
    pub fn pots_of_gold(pots: Vec<i32>) -> Vec<Vec<i32>> {
        let (mut start, mut end) = (0, pots.len());
        let mut totals = vec![0, 0];
        let mut order = Vec::with_capacity(pots.len());
        while start < end {
            let mover = order.len() % 2;
            if pots[start] >= pots[end - 1] {
                totals[mover] += pots[start];
                start += 1;
                order.push(start as i32);
            } else {
                totals[mover] += pots[end - 1];
                order.push(end as i32);
                end -= 1;
            }
        }
        vec![totals, order]
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

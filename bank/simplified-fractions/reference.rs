//! Between two neighbouring fractions lies their mediant, the sums of both parts, and it is the one with the smallest
//! denominator there. From 0/1 and 1/1 on each simplified fraction appears once in this way, and no other one.
impl Solution {
    pub fn simplified_fractions(n: i32) -> Vec<String> {
        let mut fractions = Vec::new();
        // Pairs of neighbours that have not been looked between yet.
        let mut gaps = vec![((0, 1), (1, 1))];
        while let Some((low, high)) = gaps.pop() {
            let (above, below): (i32, i32) = (low.0 + high.0, low.1 + high.1);
            if below <= n {
                fractions.push(format!("{above}/{below}"));
                gaps.push((low, (above, below)));
                gaps.push(((above, below), high));
            }
        }
        fractions
    }
}

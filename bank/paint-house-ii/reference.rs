//! Of all ways for the houses so far only the cheapest matters to the next house, and for its own last colour
//! the second. The second ends in another colour, so that each colour is continued in constant time.
impl Solution {
    pub fn min_cost_ii(costs: Vec<Vec<i32>>) -> i32 {
        // The cheapest way with its last colour, and the cheapest way that ends in any other colour.
        let (mut best, mut colour, mut second) = (0, usize::MAX, 0);
        for cost in &costs {
            let before = (best, colour, second);
            (best, colour, second) = (i32::MAX, usize::MAX, i32::MAX);
            for (i, &price) in cost.iter().enumerate() {
                let sum = price + if i == before.1 { before.2 } else { before.0 };
                if sum < best {
                    (best, colour, second) = (sum, i, best);
                } else {
                    second = second.min(sum);
                }
            }
        }
        best
    }
}

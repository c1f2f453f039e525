//! Every amount up to the needs is a state, written in a mixed base, and costs at most its single prices. An offer
//! may be used again and again, so going up through the states each may take the offer after an already improved one.
impl Solution {
    pub fn shopping_offers(price: Vec<i32>, special: Vec<Vec<i32>>, needs: Vec<i32>) -> i32 {
        let n = price.len();
        // Amounts of a state: a byte for each item, whose top bit stays set if a difference is not negative.
        let guards: u64 = (0..n).map(|i| 0x80u64 << (8 * i)).sum();
        let mut amounts: Vec<u64> = vec![0];
        let mut cost: Vec<i32> = vec![0];
        let mut steps = Vec::new();
        for i in 0..n {
            let size = amounts.len();
            steps.push(size);
            for piece in 1..=needs[i] {
                for at in 0..size {
                    amounts.push(amounts[at] | (piece as u64) << (8 * i));
                    cost.push(cost[at] + piece * price[i]);
                }
            }
        }
        for offer in &special {
            if (0..n).any(|i| offer[i] > needs[i]) {
                continue;
            }
            let packed: u64 = (0..n).map(|i| (offer[i] as u64) << (8 * i)).sum();
            let offset: usize = (0..n).map(|i| offer[i] as usize * steps[i]).sum();
            for at in offset..cost.len() {
                if (amounts[at] | guards).wrapping_sub(packed) & guards == guards {
                    cost[at] = cost[at].min(cost[at - offset] + offer[n]);
                }
            }
        }
        cost[cost.len() - 1]
    }
}

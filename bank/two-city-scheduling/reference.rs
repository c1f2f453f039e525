//! If all fly to city a first, sending one of them to city b instead changes the cost by the difference of the two.
//! The changes do not depend on each other, so the half with the least differences goes to b.
impl Solution {
    pub fn two_city_sched_cost(costs: Vec<Vec<i32>>) -> i32 {
        let all_to_a: i32 = costs.iter().map(|cost| cost[0]).sum();
        let mut changes: Vec<i32> = costs.iter().map(|cost| cost[1] - cost[0]).collect();
        changes.sort_unstable();
        all_to_a + changes[..costs.len() / 2].iter().sum::<i32>()
    }
}

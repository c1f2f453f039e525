//! Every way leaves a step with what it cost to reach it and the price of the step, so the cheaper of the two steps
//! before a place decides. The top is the place after the last step, and the first two places are free.
impl Solution {
    pub fn min_cost_climbing_stairs(cost: Vec<i32>) -> i32 {
        let start = (0, 0);
        let (_, top) = cost.windows(2).fold(start, |(far, near), pair| (near, (far + pair[0]).min(near + pair[1])));
        top
    }
}

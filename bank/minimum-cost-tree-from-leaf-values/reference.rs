//! Each leaf but the greatest is at some time the smaller factor of a product, and the other factor is at least the
//! lower of the nearest leaves on both sides that are not smaller. A leaf that is joined to just that one costs no
//! more.
impl Solution {
    pub fn mct_from_leaf_values(arr: Vec<i32>) -> i32 {
        // The leaves that still wait for a greater one to their right stand in strictly descending order.
        let mut waiting = vec![i32::MAX];
        let mut cost = 0;
        for leaf in arr {
            while let Some(&[left, lower]) = waiting.last_chunk() {
                if lower > leaf {
                    break;
                }
                cost += lower * left.min(leaf);
                waiting.pop();
            }
            waiting.push(leaf);
        }
        cost + waiting[1..].windows(2).map(|pair| pair[0] * pair[1]).sum::<i32>()
    }
}

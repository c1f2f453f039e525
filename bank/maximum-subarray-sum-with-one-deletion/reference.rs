//! For each end the best sum without a deletion is known from the end before it, and so is the best sum with one: the
//! deleted element is this one, or it is an earlier one and this one is added.
impl Solution {
    pub fn maximum_sum(arr: Vec<i32>) -> i32 {
        // Far enough from the smallest integer that elements can still be added.
        const NONE: i32 = i32::MIN / 2;
        let start = (NONE, NONE, NONE);
        let (_, _, best) = arr.into_iter().fold(start, |(whole, deleted, best), element| {
            let with_deletion = whole.max(deleted + element);
            let without = element + whole.max(0);
            (without, with_deletion, best.max(without).max(with_deletion))
        });
        best
    }
}

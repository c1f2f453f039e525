//! Of two beginnings with equally many operations, the one with the smaller last number can be continued in all ways
//! in which the other can. So for each number of operations only the least last number is kept.
impl Solution {
    pub fn make_array_increasing(arr1: Vec<i32>, mut arr2: Vec<i32>) -> i32 {
        arr2.sort_unstable();
        // None where that number of operations is not possible.
        let mut least: Vec<Option<i32>> = vec![Some(-1)];
        for &own in &arr1 {
            let mut next = vec![None; least.len() + 1];
            for (operations, last) in least.iter().enumerate() {
                let Some(last) = *last else { continue };
                let mut offer = |operations: usize, value: i32| {
                    let slot: &mut Option<i32> = &mut next[operations];
                    *slot = Some(slot.map_or(value, |known| known.min(value)));
                };
                if own > last {
                    offer(operations, own);
                }
                if let Some(&larger) = arr2.get(arr2.partition_point(|&value| value <= last)) {
                    offer(operations + 1, larger);
                }
            }
            least = next;
        }
        least.iter().position(|last| last.is_some()).map_or(-1, |operations| operations as i32)
    }
}

//! With the indices in the order of their values, equal ones by index, an odd jump leads to the next larger index in
//! that order; for even jumps the values fall. Each jump goes forward, so from the right all is known that a start
//! needs.
fn targets(order: &[usize]) -> Vec<Option<usize>> {
    let mut target = vec![None; order.len()];
    let mut waiting: Vec<usize> = Vec::new();
    for &index in order {
        while let Some(earlier) = waiting.pop_if(|earlier| *earlier < index) {
            target[earlier] = Some(index);
        }
        waiting.push(index);
    }
    target
}

impl Solution {
    pub fn odd_even_jumps(arr: Vec<i32>) -> i32 {
        let mut order: Vec<usize> = (0..arr.len()).collect();
        order.sort_by_key(|&index| arr[index]);
        let odd_jump = targets(&order);
        order.sort_by_key(|&index| -arr[index]);
        let even_jump = targets(&order);
        // Whether the end is reached from an index with an odd jump first, and with an even one.
        let mut reaches = vec![(true, true); arr.len()];
        for index in (0..arr.len() - 1).rev() {
            let odd = odd_jump[index].is_some_and(|next| reaches[next].1);
            let even = even_jump[index].is_some_and(|next| reaches[next].0);
            reaches[index] = (odd, even);
        }
        reaches.iter().filter(|start| start.0).count() as i32
    }
}

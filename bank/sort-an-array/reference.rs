//! In a heap no value is greater than its parent, so the first one is the greatest and belongs at the end.
//! After each such exchange only the new first value may stand too high, and it sinks within log n steps.
fn sink(heap: &mut [i32], mut place: usize) {
    loop {
        let children = 2 * place + 1..heap.len().min(2 * place + 3);
        match children.max_by_key(|&child| heap[child]) {
            Some(child) if heap[child] > heap[place] => {
                heap.swap(place, child);
                place = child;
            }
            _ => return,
        }
    }
}

impl Solution {
    pub fn sort_array(mut nums: Vec<i32>) -> Vec<i32> {
        for place in (0..nums.len() / 2).rev() {
            sink(&mut nums, place);
        }
        for end in (1..nums.len()).rev() {
            nums.swap(0, end);
            sink(&mut nums[..end], 0);
        }
        nums
    }
}

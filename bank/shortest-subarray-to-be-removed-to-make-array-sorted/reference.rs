//! A sorted beginning and a sorted end stay, and the last element of the one is at most the first of the other. For each
//! beginning from short to long, the longest possible end gets shorter only, so both places move in one direction.
impl Solution {
    pub fn find_length_of_shortest_subarray(arr: Vec<i32>) -> i32 {
        let length = arr.len();
        let mut end = length - 1;
        while end > 0 && arr[end - 1] <= arr[end] {
            end -= 1;
        }
        // With no beginning at all, everything before the sorted end goes.
        let mut removed = end;
        for (last, &element) in arr.iter().enumerate() {
            if last > 0 && arr[last - 1] > element {
                break;
            }
            while end < length && (end <= last || arr[end] < element) {
                end += 1;
            }
            removed = removed.min(end - last - 1);
        }
        removed as i32
    }
}

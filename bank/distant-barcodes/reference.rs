//! Equal barcodes go to every second place one after the other, the most frequent ones first, and then to the places
//! between. A group that wraps around would touch itself only if it filled more than half of the places.
impl Solution {
    pub fn rearrange_barcodes(barcodes: Vec<i32>) -> Vec<i32> {
        let mut codes = barcodes;
        codes.sort_unstable();
        let mut groups: Vec<&[i32]> = codes.chunk_by(|a, b| a == b).collect();
        groups.sort_unstable_by_key(|group| std::cmp::Reverse(group.len()));
        let places = (0..codes.len()).step_by(2).chain((1..codes.len()).step_by(2));
        let mut row = vec![0; codes.len()];
        for (place, &code) in places.zip(groups.into_iter().flatten()) {
            row[place] = code;
        }
        row
    }
}

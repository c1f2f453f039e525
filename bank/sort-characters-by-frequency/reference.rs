//! Equal characters are to stand together, so only the few different ones are sorted, by how often they occur.
//! Which of two equally frequent ones comes first is free.
impl Solution {
    pub fn frequency_sort(s: String) -> String {
        let mut count = [0usize; 128];
        for c in s.bytes() {
            count[c as usize] += 1;
        }
        let mut order: Vec<usize> = (0..128).collect();
        order.sort_by_key(|&c| std::cmp::Reverse(count[c]));
        order.iter().map(|&c| (c as u8 as char).to_string().repeat(count[c])).collect()
    }
}

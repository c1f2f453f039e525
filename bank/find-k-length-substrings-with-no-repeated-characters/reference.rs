//! For each end, the longest substring without a repeated letter starts after the last place at which one of its
//! letters stood before. A substring of length k that ends there is good exactly if it is not longer than that one.
impl Solution {
    pub fn num_k_len_substr_no_repeats(s: String, k: i32) -> i32 {
        // For each letter the place after its last occurrence.
        let mut after = [0; 128];
        let longest = s.bytes().zip(1..).scan(0, |start, (letter, end)| {
            let previous = std::mem::replace(&mut after[letter as usize], end);
            *start = previous.max(*start);
            Some(end - *start)
        });
        longest.filter(|&length| length >= k).count() as i32
    }
}

//! For a fixed number of different letters the longest window with no more than these is found by two pointers that
//! only move forward, and it is good when all its letters have come k times. A best substring has some number of
//! letters, and no longer window with that number is passed over: all 26 numbers are tried.
impl Solution {
    pub fn longest_substring(s: String, k: i32) -> i32 {
        let text: Vec<usize> = s.bytes().map(|c| (c - b'a') as usize).collect();
        let mut best = 0;
        for letters in 1..=26 {
            let mut count = [0; 26];
            let (mut from, mut different, mut enough) = (0, 0, 0);
            for (i, &c) in text.iter().enumerate() {
                count[c] += 1;
                different += (count[c] == 1) as usize;
                enough += (count[c] == k) as usize;
                while different > letters {
                    let first = text[from];
                    enough -= (count[first] == k) as usize;
                    different -= (count[first] == 1) as usize;
                    count[first] -= 1;
                    from += 1;
                }
                if different == letters && enough == letters {
                    best = best.max(i + 1 - from);
                }
            }
        }
        best as i32
    }
}

//! A palindrome follows from its first half, and the nearest one has the same half or one that is one more or less;
//! where that changes the length, it is 99...9 or 10...01. So five candidates contain the answer.
impl Solution {
    pub fn nearest_palindromic(n: String) -> String {
        let length = n.len() as u32;
        let value: i128 = n.parse().unwrap();
        let half: i128 = n[..(n.len() + 1) / 2].parse().unwrap();
        // a half of all nines grows past its length, and its mirrored form past 64 bits
        let mut candidates = vec![10i128.pow(length - 1) - 1, 10i128.pow(length) + 1];
        for first in half - 1..=half + 1 {
            let text = first.to_string();
            let mirrored: String = text.chars().rev().skip(n.len() % 2).collect();
            candidates.push((text + &mirrored).parse().unwrap());
        }
        let near = candidates.into_iter().filter(|&x| x != value).min_by_key(|&x| ((x - value).abs(), x));
        near.unwrap().to_string()
    }
}

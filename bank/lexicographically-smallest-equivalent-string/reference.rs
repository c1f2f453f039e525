//! Equivalent letters form groups, and replacing each letter by the least of its group makes every place as small as it
//! can be. When two groups become one, the letters of both get the lesser of their two least ones.
impl Solution {
    pub fn smallest_equivalent_string(s1: String, s2: String, base_str: String) -> String {
        let mut least: Vec<u8> = (0..=b'z').collect();
        for (a, b) in s1.bytes().zip(s2.bytes()) {
            let (x, y) = (least[a as usize], least[b as usize]);
            for letter in least.iter_mut().filter(|letter| **letter == x.max(y)) {
                *letter = x.min(y);
            }
        }
        base_str.bytes().map(|letter| least[letter as usize] as char).collect()
    }
}

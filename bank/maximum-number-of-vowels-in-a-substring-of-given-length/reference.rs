//! The number of vowels in a substring is the difference of the numbers before its end and before its start. With these
//! numbers every substring of the length takes constant time.
impl Solution {
    pub fn max_vowels(s: String, k: i32) -> i32 {
        let mut before = vec![0];
        let mut vowels = 0;
        for letter in s.chars() {
            vowels += i32::from("aeiou".contains(letter));
            before.push(vowels);
        }
        before.iter().zip(&before[k as usize..]).map(|(start, end)| end - start).max().unwrap()
    }
}

//! A transformation of at most 48 signs is a number of as many bits with a one in front, which keeps leading dots apart.
//! Different transformations are different numbers, so these are collected.
use std::collections::HashSet;

impl Solution {
    pub fn unique_morse_representations(words: Vec<String>) -> i32 {
        const SIGNS: &str = concat!(
            ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- ",
            "-. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..",
        );
        let table: Vec<&str> = SIGNS.split(' ').collect();
        let transformed = |word: &String| {
            word.bytes()
                .flat_map(|letter| table[(letter - b'a') as usize].bytes())
                .fold(1_u64, |number, sign| 2 * number + u64::from(sign == b'-'))
        };
        words.iter().map(transformed).collect::<HashSet<u64>>().len() as i32
    }
}

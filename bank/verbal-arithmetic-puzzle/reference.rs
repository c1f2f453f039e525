//! Each letter has a weight, the powers of ten of its places, and the digits times the weights must give zero. Letters
//! of great weight are chosen first, so most choices end early, because the other letters cannot make up for the sum.
struct Search {
    // The weight of each letter, and whether it may be zero.
    letters: Vec<(i64, bool)>,
    // The sum of the weights, without their signs, from each letter on.
    rest: Vec<i64>,
}

impl Search {
    fn solvable(&self, chosen: usize, sum: i64, used: u32) -> bool {
        if sum.abs() > 9 * self.rest[chosen] {
            return false;
        }
        let Some(&(weight, zero_allowed)) = self.letters.get(chosen) else { return true };
        (i64::from(!zero_allowed)..10).any(|digit| {
            used >> digit & 1 == 0 && self.solvable(chosen + 1, sum + weight * digit, used | 1 << digit)
        })
    }
}

impl Solution {
    pub fn is_solvable(words: Vec<String>, result: String) -> bool {
        let mut table = [(0_i64, true); 26];
        let mut occurs = [false; 26];
        for (word, sign) in words.iter().map(|word| (word, 1)).chain([(&result, -1)]) {
            let mut power = sign;
            for (place, letter) in word.bytes().map(|byte| (byte - b'A') as usize).rev().enumerate() {
                occurs[letter] = true;
                table[letter].0 += power;
                power *= 10;
                if place > 0 && place + 1 == word.len() {
                    table[letter].1 = false;
                }
            }
        }
        let mut letters: Vec<_> = (0..26).filter(|&i| occurs[i]).map(|i| table[i]).collect();
        letters.sort_by_key(|letter| -letter.0.abs());
        let mut rest = vec![0; letters.len() + 1];
        for (i, letter) in letters.iter().enumerate().rev() {
            rest[i] = rest[i + 1] + letter.0.abs();
        }
        Search { letters, rest }.solvable(0, 0, 0)
    }
}

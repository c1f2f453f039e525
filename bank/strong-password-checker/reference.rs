//! A run of r equal characters needs r / 3 replacements, which insertions up to length 6 can stand for and which also
//! bring missing kinds. Deletions past length 20 are forced, and save most where r mod 3 is least: 1, then 2, then 3.
impl Solution {
    pub fn strong_password_checker(password: String) -> i32 {
        let p = password.as_bytes();
        let n = p.len() as i32;
        let kinds = [u8::is_ascii_lowercase, u8::is_ascii_uppercase, u8::is_ascii_digit];
        let missing = kinds.iter().filter(|is| !p.iter().any(|c| is(c))).count() as i32;
        if n < 6 {
            // A run of 3 to 5 is broken by the one insertion at least that the length asks for, or a replacement.
            return missing.max(6 - n);
        }
        let mut runs: Vec<i32> = p.chunk_by(|a, b| a == b).map(|run| run.len() as i32).filter(|&r| r >= 3).collect();
        let surplus = (n - 20).max(0);
        let mut left = surplus;
        for (rest, cost) in [(0, 1), (1, 2)] {
            for r in runs.iter_mut() {
                if *r % 3 == rest && left >= cost {
                    *r -= cost;
                    left -= cost;
                }
            }
        }
        let replacements: i32 = runs.iter().map(|r| r / 3).sum();
        surplus + missing.max(replacements - left / 3)
    }
}

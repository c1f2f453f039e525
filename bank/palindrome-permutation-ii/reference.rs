//! A palindrome is decided by its first half, which holds half of each letter; one letter that is left goes to
//! the middle. The halves are built letter by letter from what is left of each, so equal letters are never
//! exchanged and none comes twice.
impl Solution {
    pub fn generate_palindromes(s: String) -> Vec<String> {
        let mut counts = [0; 26];
        for letter in s.bytes() {
            counts[(letter - b'a') as usize] += 1;
        }
        let odd: Vec<usize> = (0..26).filter(|&i| counts[i] % 2 == 1).collect();
        let mut found = Vec::new();
        if odd.len() <= 1 {
            let middle: String = odd.iter().map(|&i| (b'a' + i as u8) as char).collect();
            Self::extend(&mut counts.map(|count| count / 2), &mut String::new(), s.len() / 2, &middle, &mut found);
        }
        found
    }

    fn extend(left: &mut [i32; 26], half: &mut String, length: usize, middle: &str, found: &mut Vec<String>) {
        if half.len() == length {
            found.push(half.chars().chain(middle.chars()).chain(half.chars().rev()).collect());
            return;
        }
        for i in 0..26 {
            if left[i] > 0 {
                left[i] -= 1;
                half.push((b'a' + i as u8) as char);
                Self::extend(left, half, length, middle, found);
                half.pop();
                left[i] += 1;
            }
        }
    }
}

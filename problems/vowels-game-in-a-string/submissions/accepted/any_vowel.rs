// Without a vowel Alice cannot move. With an odd number she removes everything. With an even number she removes all
// but the last vowel and what follows it: Bob cannot take that vowel, and whatever he does, she removes the rest.
// O(n).

pub struct Solution;

impl Solution {
    pub fn does_alice_win(s: String) -> bool {
        s.contains(['a', 'e', 'i', 'o', 'u'])
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    println!("{}", Solution::does_alice_win(text.trim_end().to_string()));
}

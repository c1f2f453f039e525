//! The digits that both numbers share, each as often as in the number that has fewer, can all be put into their
//! places. Those that stand there already are the bulls, and the others are the cows.
impl Solution {
    pub fn get_hint(secret: String, guess: String) -> String {
        let count = |text: &str, digit: char| text.chars().filter(|&c| c == digit).count();
        let shared: usize = ('0'..='9').map(|digit| count(&secret, digit).min(count(&guess, digit))).sum();
        let bulls = secret.bytes().zip(guess.bytes()).filter(|(a, b)| a == b).count();
        format!("{bulls}A{}B", shared - bulls)
    }
}

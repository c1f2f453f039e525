//! Two neighbours tell exactly one thing: at the first place where they differ, the earlier one's letter comes
//! first. An order that keeps all these pairs sorts the list; none exists if they form a circle, or if a word
//! precedes its own prefix.
impl Solution {
    pub fn alien_order(words: Vec<String>) -> String {
        let mut is_used = [false; 26];
        for letter in words.iter().flat_map(|word| word.bytes()) {
            is_used[(letter - b'a') as usize] = true;
        }
        let mut is_before = [[false; 26]; 26];
        for pair in words.windows(2) {
            match pair[0].bytes().zip(pair[1].bytes()).find(|(a, b)| a != b) {
                Some((a, b)) => is_before[(a - b'a') as usize][(b - b'a') as usize] = true,
                None if pair[0].len() > pair[1].len() => return String::new(),
                None => {}
            }
        }
        let mut order = String::new();
        // A letter may come next when no letter that is left must come before it.
        while let Some(next) = (0..26).find(|&b| is_used[b] && !(0..26).any(|a| is_used[a] && is_before[a][b])) {
            is_used[next] = false;
            order.push((b'a' + next as u8) as char);
        }
        if is_used.contains(&true) {
            String::new()
        } else {
            order
        }
    }
}

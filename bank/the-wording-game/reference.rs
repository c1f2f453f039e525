//! The replies to a word are the other's greater words of the same and of the next first letter. From the greatest word
//! down, a word wins if none of these wins for the other, so counts of winning words by first letter are enough.
impl Solution {
    pub fn can_alice_win(a: Vec<String>, b: Vec<String>) -> bool {
        // The winning words so far of both players, by first letter; the place after z stays empty.
        let mut winning = [[0; 27]; 2];
        let (mut i, mut j) = (a.len(), b.len());
        let mut wins = false;
        while i > 0 {
            let alice = j == 0 || a[i - 1] > b[j - 1];
            let word = if alice { &a[i - 1] } else { &b[j - 1] };
            let (own, other) = if alice { (0, 1) } else { (1, 0) };
            let first = (word.as_bytes()[0] - b'a') as usize;
            wins = winning[other][first] == 0 && winning[other][first + 1] == 0;
            if wins {
                winning[own][first] += 1;
            }
            if alice {
                i -= 1;
            } else {
                j -= 1;
            }
        }
        // Alice's smallest word came last.
        wins
    }
}

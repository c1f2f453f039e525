//! No word lies inside another, so the words of a superstring begin in some order and end in the same order, and it is
//! shortest if each two neighbours overlap as much as they can. For a set of words only the first one of them matters.
impl Solution {
    pub fn shortest_superstring(words: Vec<String>) -> String {
        let n = words.len();
        let overlap = |a: &str, b: &str| (0..a.len().min(b.len())).rev().find(|&k| a.ends_with(&b[..k])).unwrap();
        let saved: Vec<Vec<usize>> = words.iter().map(|a| words.iter().map(|b| overlap(a, b)).collect()).collect();
        // For the words left to place, after each word: the greatest saving and the next word.
        let mut best = vec![vec![(0, n); n]; 1 << n];
        for left in 1..1usize << n {
            for last in 0..n {
                let next = (0..n).filter(|word| left >> word & 1 == 1);
                let choices = next.map(|word| (saved[last][word] + best[left ^ 1 << word][word].0, word));
                best[left][last] = choices.max().unwrap();
            }
        }
        let all = (1usize << n) - 1;
        let mut last = (0..n).max_by_key(|&word| best[all ^ 1 << word][word].0).unwrap();
        let mut left = all ^ 1 << last;
        let mut text = words[last].clone();
        while left > 0 {
            let next = best[left][last].1;
            text += &words[next][saved[last][next]..];
            left ^= 1 << next;
            last = next;
        }
        text
    }
}

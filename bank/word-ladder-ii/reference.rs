//! Breadth-first search from the begin word gives each word the length of its shortest ladder, level by level; words
//! that fit one gap are neighbours. Going back from the end word to words exactly one level nearer gives all shortest
//! ladders.
impl Solution {
    pub fn find_ladders(begin_word: String, end_word: String, word_list: Vec<String>) -> Vec<Vec<String>> {
        let mut words = word_list;
        if !words.contains(&begin_word) {
            words.push(begin_word.clone());
        }
        let place = |word: &String| words.iter().position(|other| other == word);
        let (Some(start), Some(end)) = (place(&begin_word), place(&end_word)) else { return Vec::new() };
        let near = |a: usize, b: usize| words[a].bytes().zip(words[b].bytes()).filter(|(x, y)| x != y).count() == 1;
        let mut level = vec![usize::MAX; words.len()];
        level[start] = 0;
        let mut order = vec![start];
        let mut next = 0;
        while next < order.len() {
            let word = order[next];
            next += 1;
            for other in 0..words.len() {
                if level[other] == usize::MAX && near(word, other) {
                    level[other] = level[word] + 1;
                    order.push(other);
                }
            }
        }
        if level[end] == usize::MAX {
            return Vec::new();
        }
        // Unfinished ladders, from the end word back; all are as long.
        let mut ladders = vec![vec![end]];
        for step in (0..level[end]).rev() {
            let mut longer = Vec::new();
            for ladder in ladders {
                let last = ladder[ladder.len() - 1];
                for &word in order.iter().filter(|&&word| level[word] == step && near(word, last)) {
                    let mut more: Vec<usize> = ladder.clone();
                    more.push(word);
                    longer.push(more);
                }
            }
            ladders = longer;
        }
        ladders.into_iter().map(|ladder| ladder.into_iter().rev().map(|word| words[word].clone()).collect()).collect()
    }
}

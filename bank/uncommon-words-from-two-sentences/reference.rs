//! A word that one sentence has once and the other does not have occurs once in both together, and the other way round.
//! So the words of both are put in order, in which equal ones stand together, and those that stand alone are kept.
impl Solution {
    pub fn uncommon_from_sentences(s1: String, s2: String) -> Vec<String> {
        let mut words: Vec<&str> = s1.split(' ').chain(s2.split(' ')).collect();
        words.sort_unstable();
        let alone = words.chunk_by(|a, b| a == b).filter(|group| group.len() == 1);
        alone.map(|group| group[0].to_string()).collect()
    }
}

//! In alphabetical order the words with a prefix stand side by side, beginning where the prefix itself would stand.
//! So the first word that is not before the prefix begins with it, or no word does.
use std::collections::BTreeSet;

struct Trie {
    words: BTreeSet<String>,
}

impl Trie {
    fn new() -> Self {
        Trie { words: BTreeSet::new() }
    }

    fn insert(&mut self, word: String) {
        self.words.insert(word);
    }

    fn search(&self, word: String) -> bool {
        self.words.contains(&word)
    }

    fn starts_with(&self, prefix: String) -> bool {
        self.words.range(prefix.clone()..).next().is_some_and(|word| word.starts_with(&prefix))
    }
}

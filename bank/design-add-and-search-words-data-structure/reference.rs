//! Words share the paths of their prefixes, and a dot goes on along all branches of a node, a letter along one.
//! Only beginnings that fit the pattern so far are followed, and with at most two dots these are few.
struct WordDictionary {
    nodes: Vec<([usize; 26], bool)>,
}

impl WordDictionary {
    fn new() -> Self {
        WordDictionary { nodes: vec![([0; 26], false)] }
    }

    fn add_word(&mut self, word: String) {
        let mut node = 0;
        for letter in word.bytes() {
            let branch = (letter - b'a') as usize;
            if self.nodes[node].0[branch] == 0 {
                self.nodes[node].0[branch] = self.nodes.len();
                self.nodes.push(([0; 26], false));
            }
            node = self.nodes[node].0[branch];
        }
        self.nodes[node].1 = true;
    }

    fn search(&self, pattern: String) -> bool {
        self.fits(0, pattern.as_bytes())
    }

    fn fits(&self, node: usize, rest: &[u8]) -> bool {
        let (branches, is_word) = &self.nodes[node];
        match rest.first() {
            None => *is_word,
            Some(b'.') => branches.iter().any(|&next| next != 0 && self.fits(next, &rest[1..])),
            Some(letter) => {
                let next = branches[(letter - b'a') as usize];
                next != 0 && self.fits(next, &rest[1..])
            }
        }
    }
}

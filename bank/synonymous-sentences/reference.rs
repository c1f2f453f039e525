//! Words are equivalent if a chain of pairs leads from one to the other, so pairs with a common word join their groups.
//! Each word of the text can be replaced without regard to the others, by all words of its group.
use std::collections::BTreeSet;

impl Solution {
    pub fn generate_sentences(synonyms: Vec<Vec<String>>, text: String) -> Vec<String> {
        let mut groups: Vec<BTreeSet<&str>> = Vec::new();
        for pair in &synonyms {
            let mut joined: BTreeSet<&str> = pair.iter().map(String::as_str).collect();
            groups.retain(|group| {
                let apart = group.is_disjoint(&pair.iter().map(String::as_str).collect());
                if !apart {
                    joined.extend(group);
                }
                apart
            });
            groups.push(joined);
        }
        let mut sentences = vec![String::new()];
        for (place, word) in text.split(' ').enumerate() {
            let alone = BTreeSet::from([word]);
            let group = groups.iter().find(|group| group.contains(word)).unwrap_or(&alone);
            let gap = if place == 0 { "" } else { " " };
            let longer = sentences.iter().flat_map(|start| group.iter().map(move |next| format!("{start}{gap}{next}")));
            sentences = longer.collect();
        }
        sentences.sort_unstable();
        sentences
    }
}

//! Files are the same if their contents are equal, so paths are gathered by content.
//! Groups of at least two are the answer.
use std::collections::HashMap;

impl Solution {
    pub fn find_duplicate(paths: Vec<String>) -> Vec<Vec<String>> {
        let mut groups: HashMap<&str, Vec<String>> = HashMap::new();
        for path in &paths {
            let mut words = path.split(' ');
            let directory = words.next().unwrap();
            for word in words {
                let (name, content) = word.split_once('(').unwrap();
                groups.entry(content).or_default().push(format!("{}/{}", directory, name));
            }
        }
        groups.into_values().filter(|group| group.len() > 1).collect()
    }
}

//! A name with a suffix that is taken once stays taken, so for each name the search for the next suffix goes on where
//! it ended before. Names with a suffix are names like others, whether they were given or made.
use std::collections::HashMap;

impl Solution {
    pub fn get_folder_names(names: Vec<String>) -> Vec<String> {
        // Each taken name with the suffix that is tried next for it.
        let mut taken: HashMap<String, u32> = HashMap::new();
        let mut folders = Vec::with_capacity(names.len());
        for name in names {
            let mut folder = name.clone();
            if let Some(&from) = taken.get(&name) {
                let suffix = (from..).find(|k| !taken.contains_key(&format!("{name}({k})"))).unwrap();
                folder = format!("{name}({suffix})");
                taken.insert(name, suffix + 1);
            }
            taken.insert(folder.clone(), 1);
            folders.push(folder);
        }
        folders
    }
}

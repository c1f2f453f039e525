//! A folder lies within another one exactly if its own path, cut off before one of its slashes, is given as well. So it
//! is enough to look up all these shorter paths, and none of the folders has to be compared with another.
use std::collections::HashSet;

impl Solution {
    pub fn remove_subfolders(folder: Vec<String>) -> Vec<String> {
        let given: HashSet<&str> = folder.iter().map(String::as_str).collect();
        let is_top = |path: &&String| path.match_indices('/').all(|(slash, _)| !given.contains(&path[..slash]));
        folder.iter().filter(is_top).cloned().collect()
    }
}

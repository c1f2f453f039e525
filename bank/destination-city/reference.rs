//! Each city on the line but the last is the start of a path.
//! So the destination is the one end of a path that is not among the starts.
use std::collections::HashSet;

impl Solution {
    pub fn dest_city(paths: Vec<Vec<String>>) -> String {
        let starts: HashSet<&String> = paths.iter().map(|path| &path[0]).collect();
        let last = paths.iter().map(|path| &path[1]).find(|end| !starts.contains(end));
        last.cloned().unwrap_or_default()
    }
}

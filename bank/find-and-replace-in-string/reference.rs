//! Whether a source occurs is asked of the original string. The replacements do not overlap, so when they are made from
//! right to left, each one leaves the places of all that are still to come as they were.
use std::cmp::Reverse;

impl Solution {
    pub fn find_replace_string(
        s: String,
        indices: Vec<i32>,
        sources: Vec<String>,
        targets: Vec<String>,
    ) -> String {
        let places = indices.into_iter().map(|index| index as usize);
        let mut changes: Vec<_> = places.zip(sources.iter().zip(&targets)).collect();
        changes.retain(|&(start, (source, _))| s[start..].starts_with(source));
        changes.sort_unstable_by_key(|change| Reverse(change.0));
        let mut result = s;
        for (start, (source, target)) in changes {
            result.replace_range(start..start + source.len(), target);
        }
        result
    }
}

//! A letter of the query that is the next one of the pattern can be taken for it: if it was inserted, the later letter
//! that stands for it could be the inserted one instead. All other letters are inserted, so they must be lowercase.
impl Solution {
    pub fn camel_match(queries: Vec<String>, pattern: String) -> Vec<bool> {
        let matches = |query: String| {
            let mut wanted = pattern.chars().peekable();
            let fits = query.chars().all(|letter| wanted.next_if_eq(&letter).is_some() || letter.is_ascii_lowercase());
            fits && wanted.next().is_none()
        };
        queries.into_iter().map(matches).collect()
    }
}

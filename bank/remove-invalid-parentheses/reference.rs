//! A closing bracket without partner must go, and so must opening ones that are never closed: their numbers are
//! the fewest removals. Then exactly so many are removed in all ways in which no bracket is ever closed too
//! early; of a row of equals the first ones go.
use std::collections::BTreeSet;

impl Solution {
    pub fn remove_invalid_parentheses(s: String) -> Vec<String> {
        let (mut opening, mut closing) = (0, 0);
        for c in s.bytes() {
            match c {
                b'(' => opening += 1,
                b')' if opening > 0 => opening -= 1,
                b')' => closing += 1,
                _ => {}
            }
        }
        let mut found = BTreeSet::new();
        Self::choose(s.as_bytes(), opening, closing, 0, &mut String::new(), &mut found);
        found.into_iter().collect()
    }

    fn choose(rest: &[u8], opening: i32, closing: i32, depth: i32, kept: &mut String, found: &mut BTreeSet<String>) {
        let Some((&c, behind)) = rest.split_first() else {
            // With the fewest removals, nothing is open if as many as needed were removed.
            if opening == 0 && closing == 0 && depth == 0 {
                found.insert(kept.clone());
            }
            return;
        };
        let (removed, change) = match c {
            b'(' => ((opening - 1, closing), 1),
            b')' => ((opening, closing - 1), -1),
            _ => ((-1, -1), 0),
        };
        // Removing one after an equal one was kept gives the same text as removing the earlier one.
        if removed.0 >= 0 && removed.1 >= 0 && !kept.ends_with(c as char) {
            Self::choose(behind, removed.0, removed.1, depth, kept, found);
        }
        if depth + change >= 0 {
            kept.push(c as char);
            Self::choose(behind, opening, closing, depth + change, kept, found);
            kept.pop();
        }
    }
}

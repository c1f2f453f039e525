//! A beginning can be completed exactly if it never closes more than it opened and opens at most n.
//! So only such beginnings are extended, each in at most two ways, and no work is lost.
impl Solution {
    pub fn generate_parenthesis(n: i32) -> Vec<String> {
        let mut out = Vec::new();
        let mut open = vec![(String::new(), 0, 0)];
        while let Some((text, opened, closed)) = open.pop() {
            if closed == n {
                out.push(text);
                continue;
            }
            if closed < opened {
                open.push((format!("{text})"), opened, closed + 1));
            }
            if opened < n {
                open.push((format!("{text}("), opened + 1, closed));
            }
        }
        out
    }
}

//! The names between the slashes are walked in order, so the directories down to the current one
//! form a stack. A single period or an empty name changes nothing, and a double period goes up
//! unless the stack is empty.
impl Solution {
    pub fn simplify_path(path: String) -> String {
        let mut stack = Vec::new();
        for name in path.split('/') {
            match name {
                "" | "." => {}
                ".." => {
                    stack.pop();
                }
                _ => stack.push(name),
            }
        }
        format!("/{}", stack.join("/"))
    }
}

//! A bracket's tree hangs below the number before it, so the nodes whose brackets are open lie on a stack.
//! When a bracket closes, its node is finished and becomes the left child if there is none yet, else the right one.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn str2tree(s: String) -> Option<Rc<RefCell<TreeNode>>> {
        let s = s.as_bytes();
        let mut open: Vec<Rc<RefCell<TreeNode>>> = Vec::new();
        let mut i = 0;
        while i < s.len() {
            match s[i] {
                b'(' => i += 1,
                b')' => {
                    let child = open.pop();
                    let mut parent = open.last()?.borrow_mut();
                    if parent.left.is_none() {
                        parent.left = child;
                    } else {
                        parent.right = child;
                    }
                    i += 1;
                }
                _ => {
                    let start = i;
                    let mut val = 0i64;
                    while i < s.len() && s[i] != b'(' && s[i] != b')' {
                        if s[i] != b'-' {
                            val = val * 10 + (s[i] - b'0') as i64;
                        }
                        i += 1;
                    }
                    let val = if s[start] == b'-' { -val } else { val };
                    open.push(Rc::new(RefCell::new(TreeNode::new(val as i32))));
                }
            }
        }
        open.pop()
    }
}

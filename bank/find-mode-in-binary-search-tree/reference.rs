//! In order, the values of a search tree never fall, so equal values stand together and runs can be counted.
//! A run that reaches the longest length joins the modes, and one that passes it replaces them.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn find_mode(root: Option<Rc<RefCell<TreeNode>>>) -> Vec<i32> {
        let (mut modes, mut longest) = (Vec::new(), 0);
        let (mut last, mut run) = (None, 0);
        let (mut rest, mut node) = (Vec::new(), root);
        while node.is_some() || !rest.is_empty() {
            while let Some(x) = node {
                node = x.borrow().left.clone();
                rest.push(x);
            }
            let x = rest.pop().unwrap();
            let val = x.borrow().val;
            run = if last == Some(val) { run + 1 } else { 1 };
            last = Some(val);
            if run > longest {
                longest = run;
                modes.clear();
            }
            if run == longest {
                modes.push(val);
            }
            node = x.borrow().right.clone();
        }
        modes
    }
}

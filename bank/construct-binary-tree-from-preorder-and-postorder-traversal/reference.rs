//! A node is complete when postorder names it, so the next value in preorder hangs below the lowest node that is not.
//! That node has no other child or only its left one, since a third one cannot come.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn construct_from_pre_post(preorder: Vec<i32>, postorder: Vec<i32>) -> Option<Rc<RefCell<TreeNode>>> {
        let mut complete = postorder.iter().peekable();
        let mut values = preorder.into_iter().map(|val| Rc::new(RefCell::new(TreeNode::new(val))));
        let mut open = vec![values.next()?];
        for node in values {
            while complete.next_if(|&&val| val == open[open.len() - 1].borrow().val).is_some() {
                open.pop();
            }
            let mut parent = open[open.len() - 1].borrow_mut();
            let side = if parent.left.is_none() { &mut parent.left } else { &mut parent.right };
            *side = Some(node.clone());
            drop(parent);
            open.push(node);
        }
        open.into_iter().next()
    }
}

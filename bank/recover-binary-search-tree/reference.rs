//! In order, two swapped values of a rising sequence leave one fall (neighbours) or two: the larger one begins the
//! first fall, the smaller one ends the last. Exchanging these two values restores the tree without touching its
//! shape.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn recover_tree(root: &mut Option<Rc<RefCell<TreeNode>>>) {
        let mut large: Option<Rc<RefCell<TreeNode>>> = None;
        let mut small: Option<Rc<RefCell<TreeNode>>> = None;
        let mut before: Option<Rc<RefCell<TreeNode>>> = None;
        let mut waiting = Vec::new();
        let mut place = root.clone();
        loop {
            while let Some(node) = place {
                place = node.borrow().left.clone();
                waiting.push(node);
            }
            let Some(node) = waiting.pop() else { break };
            if let Some(last) = before {
                if last.borrow().val > node.borrow().val {
                    large = large.or(Some(last));
                    small = Some(node.clone());
                }
            }
            place = node.borrow().right.clone();
            before = Some(node);
        }
        if let (Some(a), Some(b)) = (large, small) {
            std::mem::swap(&mut a.borrow_mut().val, &mut b.borrow_mut().val);
        }
    }
}

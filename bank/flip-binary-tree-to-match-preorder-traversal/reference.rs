//! After a node the traversal goes to its first child, so the voyage decides each flip: there is one exactly if the
//! left child is not the next value. All values are different, so no other choice could lead to the same order.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn flip_match_voyage(root: Option<Rc<RefCell<TreeNode>>>, voyage: Vec<i32>) -> Vec<i32> {
        let mut waiting: Vec<_> = root.into_iter().collect();
        let mut flipped = Vec::new();
        let mut places = voyage.into_iter().peekable();
        while let Some(tree) = waiting.pop() {
            let node = tree.borrow();
            if places.next() != Some(node.val) {
                return vec![-1];
            }
            let mut children = [node.right.clone(), node.left.clone()];
            if node.left.as_ref().is_some_and(|left| places.peek() != Some(&left.borrow().val)) {
                children.swap(0, 1);
                flipped.push(node.val);
            }
            waiting.extend(children.into_iter().flatten());
        }
        flipped
    }
}

//! In preorder the parent of a node is the last node before it that is one level higher, so the way from the root to
//! the newest node holds it. A parent has its left child before its right one, so the first child found is the left
//! one.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn recover_from_preorder(traversal: String) -> Option<Rc<RefCell<TreeNode>>> {
        let mut way: Vec<Rc<RefCell<TreeNode>>> = Vec::new();
        let mut depth = 0;
        for piece in traversal.split('-') {
            // Two dashes side by side have an empty piece between them.
            let Ok(val) = piece.parse() else {
                depth += 1;
                continue;
            };
            let node = Rc::new(RefCell::new(TreeNode::new(val)));
            way.truncate(depth);
            if let Some(parent) = way.last() {
                let mut parent = parent.borrow_mut();
                let side = if parent.left.is_none() { &mut parent.left } else { &mut parent.right };
                *side = Some(node.clone());
            }
            way.push(node);
            depth = 1;
        }
        way.into_iter().next()
    }
}

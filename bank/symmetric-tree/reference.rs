//! A tree is its own mirror image exactly if its left subtree mirrors the right one.
//! Two places that mirror each other are compared together, and so are the outer and the inner children below them.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_symmetric(root: Option<Rc<RefCell<TreeNode>>>) -> bool {
        let Some(root) = root else { return true };
        let mut pairs = vec![(root.borrow().left.clone(), root.borrow().right.clone())];
        while let Some(pair) = pairs.pop() {
            match pair {
                (None, None) => {}
                (Some(a), Some(b)) => {
                    let (a, b) = (a.borrow(), b.borrow());
                    if a.val != b.val {
                        return false;
                    }
                    pairs.push((a.left.clone(), b.right.clone()));
                    pairs.push((a.right.clone(), b.left.clone()));
                }
                _ => return false,
            }
        }
        true
    }
}

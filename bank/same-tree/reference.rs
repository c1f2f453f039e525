//! Both trees are walked in step: at every place there is either no node in either, or one in both with the same
//! value. A place that differs is found before anything below it is looked at, so the walk never leaves common
//! ground.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn is_same_tree(p: Option<Rc<RefCell<TreeNode>>>, q: Option<Rc<RefCell<TreeNode>>>) -> bool {
        let mut pairs = vec![(p, q)];
        while let Some(pair) = pairs.pop() {
            match pair {
                (None, None) => {}
                (Some(a), Some(b)) => {
                    let (a, b) = (a.borrow(), b.borrow());
                    if a.val != b.val {
                        return false;
                    }
                    pairs.push((a.left.clone(), b.left.clone()));
                    pairs.push((a.right.clone(), b.right.clone()));
                }
                _ => return false,
            }
        }
        true
    }
}

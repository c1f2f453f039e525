//! One more than its value, a node of value x has the binary number of its parent with a further digit, 0 on the left
//! and 1 on the right. So the digits of target + 1 after the first are the way from the root, and no value is needed.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

struct FindElements {
    root: Tree,
}

impl FindElements {
    fn new(root: Tree) -> Self {
        FindElements { root }
    }

    fn find(&self, target: i32) -> bool {
        let number = target + 1;
        let steps = number.ilog2();
        let mut place = self.root.clone();
        for bit in (0..steps).rev() {
            place = place.and_then(|tree| {
                let node = tree.borrow();
                if number >> bit & 1 == 0 { node.left.clone() } else { node.right.clone() }
            });
        }
        place.is_some()
    }
}

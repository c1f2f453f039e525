//! A search tree gives its values in order when each node comes between its subtrees, so both trees give sorted lists.
//! The least value that is left is always the first of one of the lists.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn get_all_elements(root1: Tree, root2: Tree) -> Vec<i32> {
        let mut lists = [root1, root2].map(|root| Self::in_order(root).into_iter().peekable());
        let mut all = Vec::new();
        loop {
            let [first, second] = &mut lists;
            let next = match (first.peek(), second.peek()) {
                (Some(x), Some(y)) if x > y => second.next(),
                (Some(_), _) => first.next(),
                _ => second.next(),
            };
            match next {
                Some(value) => all.push(value),
                None => return all,
            }
        }
    }

    fn in_order(root: Tree) -> Vec<i32> {
        let mut values = Vec::new();
        let mut above: Vec<Rc<RefCell<TreeNode>>> = Vec::new();
        let mut place = root;
        while place.is_some() || !above.is_empty() {
            if let Some(node) = place {
                place = node.borrow().left.clone();
                above.push(node);
            } else if let Some(node) = above.pop() {
                values.push(node.borrow().val);
                place = node.borrow().right.clone();
            }
        }
        values
    }
}

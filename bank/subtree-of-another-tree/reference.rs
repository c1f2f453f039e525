//! Subtrees get numbers so that equal ones have the same: a subtree is told by its value and the numbers of both
//! children. So the second tree is within the first exactly if its number was given before.
use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

impl Solution {
    pub fn is_subtree(root: Tree, sub_root: Tree) -> bool {
        let mut numbers = HashMap::new();
        Self::number(&root, &mut numbers);
        let known = numbers.len();
        Self::number(&sub_root, &mut numbers) <= known
    }

    /// 0 for no tree; new kinds of trees get the next number from 1.
    fn number(node: &Tree, numbers: &mut HashMap<(i32, usize, usize), usize>) -> usize {
        let Some(node) = node else {
            return 0;
        };
        let node = node.borrow();
        let key = (node.val, Self::number(&node.left, numbers), Self::number(&node.right, numbers));
        let fresh = numbers.len() + 1;
        *numbers.entry(key).or_insert(fresh)
    }
}

//! A tree of n nodes is built in order: half of the nodes, the root, the rest, while the list is read once.
//! The halves differ by at most one, so the tree is balanced, and its values in order are the list.
use std::cell::RefCell;
use std::rc::Rc;

impl Solution {
    pub fn sorted_list_to_bst(head: Option<Box<ListNode>>) -> Option<Rc<RefCell<TreeNode>>> {
        fn build(rest: &mut Option<&ListNode>, count: usize) -> Option<Rc<RefCell<TreeNode>>> {
            if count == 0 {
                return None;
            }
            let left = build(rest, count / 2);
            let item = (*rest)?;
            *rest = item.next.as_deref();
            let mut node = TreeNode::new(item.val);
            node.left = left;
            node.right = build(rest, count - 1 - count / 2);
            Some(Rc::new(RefCell::new(node)))
        }
        let count = std::iter::successors(head.as_deref(), |node| node.next.as_deref()).count();
        build(&mut head.as_deref(), count)
    }
}

//! The tree is written level by level, with a sign for each missing child of a node that is there.
//! A reader in the same order always knows whose children come next, so the text has exactly one tree.
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

struct Codec;

impl Codec {
    fn new() -> Self {
        Codec
    }

    fn serialize(&self, root: Tree) -> String {
        let mut texts = Vec::new();
        let mut open = VecDeque::from([root]);
        while let Some(place) = open.pop_front() {
            let Some(node) = place else {
                texts.push("-".to_string());
                continue;
            };
            texts.push(node.borrow().val.to_string());
            open.extend([node.borrow().left.clone(), node.borrow().right.clone()]);
        }
        texts.join(",")
    }

    fn deserialize(&self, data: String) -> Tree {
        let node = |val: i32| Rc::new(RefCell::new(TreeNode::new(val)));
        let mut nodes = data.split(',').map(|text| text.parse().ok().map(node));
        let root = nodes.next()?;
        let mut open: VecDeque<Rc<RefCell<TreeNode>>> = root.iter().cloned().collect();
        while let Some(parent) = open.pop_front() {
            let (left, right) = (nodes.next()?, nodes.next()?);
            open.extend(left.iter().chain(right.iter()).cloned());
            parent.borrow_mut().left = left;
            parent.borrow_mut().right = right;
        }
        root
    }
}

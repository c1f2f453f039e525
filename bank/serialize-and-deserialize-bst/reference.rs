//! In a search tree the values, a node before its children, fix the shape: a smaller value goes to the left of the last
//! one, another to the right of the last ancestor that it passes. So nothing but these values is written.
use std::cell::RefCell;
use std::rc::Rc;

struct Codec {}

impl Codec {
    fn new() -> Self {
        Codec {}
    }

    fn serialize(&self, root: Option<Rc<RefCell<TreeNode>>>) -> String {
        let mut values = Vec::new();
        let mut todo = vec![root];
        while let Some(place) = todo.pop() {
            if let Some(node) = place {
                let node = node.borrow();
                values.push(node.val.to_string());
                todo.push(node.right.clone());
                todo.push(node.left.clone());
            }
        }
        values.join(" ")
    }

    fn deserialize(&self, data: String) -> Option<Rc<RefCell<TreeNode>>> {
        let mut root = None;
        // The nodes whose right subtree may still come, the lowest last.
        let mut open: Vec<Rc<RefCell<TreeNode>>> = Vec::new();
        for word in data.split_ascii_whitespace() {
            let value: i32 = word.parse().unwrap();
            let node = Rc::new(RefCell::new(TreeNode::new(value)));
            let mut passed = None;
            while open.last().is_some_and(|top| top.borrow().val < value) {
                passed = open.pop();
            }
            if let Some(parent) = passed {
                parent.borrow_mut().right = Some(node.clone());
            } else if let Some(parent) = open.last() {
                parent.borrow_mut().left = Some(node.clone());
            } else {
                root = Some(node.clone());
            }
            open.push(node);
        }
        root
    }
}

//! A leaf that no camera sees is best seen from its parent, which sees the most besides; what holds for leaves holds
//! for every node whose subtrees are done. So a camera stands exactly above nodes that would remain unseen.
use std::cell::RefCell;
use std::rc::Rc;

type Tree = Option<Rc<RefCell<TreeNode>>>;

#[derive(PartialEq)]
enum View {
    Unseen,
    Seen,
    Camera,
}

fn watch(node: &Tree, cameras: &mut i32) -> View {
    let Some(node) = node else { return View::Seen };
    let node = node.borrow();
    let below = [watch(&node.left, cameras), watch(&node.right, cameras)];
    if below.contains(&View::Unseen) {
        *cameras += 1;
        View::Camera
    } else if below.contains(&View::Camera) {
        View::Seen
    } else {
        View::Unseen
    }
}

impl Solution {
    pub fn min_camera_cover(root: Tree) -> i32 {
        let mut cameras = 0;
        let top = watch(&root, &mut cameras);
        cameras + i32::from(top == View::Unseen)
    }
}

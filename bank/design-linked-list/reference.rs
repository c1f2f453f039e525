//! A place in the list is a link that may be empty, so to add and to delete is always to change one link, at the head
//! and at the end as well. The link after the last node exists too, which is why an index equal to the length is valid.
struct Chain {
    val: i32,
    next: Option<Box<Chain>>,
}

struct MyLinkedList {
    first: Option<Box<Chain>>,
    length: i32,
}

impl MyLinkedList {
    fn new() -> Self {
        MyLinkedList { first: None, length: 0 }
    }

    // The link that leads to the node with this index.
    fn link(&mut self, index: i32) -> Option<&mut Option<Box<Chain>>> {
        (0..index).try_fold(&mut self.first, |link, _| link.as_mut().map(|node| &mut node.next))
    }

    fn get(&mut self, index: i32) -> i32 {
        self.link(index).and_then(|link| link.as_ref()).map_or(-1, |node| node.val)
    }

    fn add_at_head(&mut self, val: i32) {
        self.add_at_index(0, val);
    }

    fn add_at_tail(&mut self, val: i32) {
        self.add_at_index(self.length, val);
    }

    fn add_at_index(&mut self, index: i32, val: i32) {
        if let Some(link) = self.link(index) {
            let next = link.take();
            *link = Some(Box::new(Chain { val, next }));
            self.length += 1;
        }
    }

    fn delete_at_index(&mut self, index: i32) {
        let Some(link) = self.link(index) else { return };
        if let Some(node) = link.take() {
            *link = node.next;
            self.length -= 1;
        }
    }
}

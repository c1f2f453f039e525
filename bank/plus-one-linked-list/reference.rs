//! Only the nines at the end carry: they become zeros, and the last digit that is not a nine grows by one. A zero put
//! before the number plays that part if all are nines, and is dropped otherwise.
impl Solution {
    pub fn plus_one(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        let mut front = Box::new(ListNode { val: 0, next: head });
        let (mut length, mut grows) = (0, 0);
        let mut node = &front;
        while let Some(next) = &node.next {
            length += 1;
            if next.val != 9 {
                grows = length;
            }
            node = next;
        }
        let mut node = &mut front;
        for place in 0..=length {
            if place == grows {
                node.val += 1;
            } else if place > grows {
                node.val = 0;
            }
            if place < length {
                node = node.next.as_mut().unwrap();
            }
        }
        if front.val == 0 {
            front.next
        } else {
            Some(front)
        }
    }
}

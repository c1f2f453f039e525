//! Sorted pieces are merged like the digits of a binary counter: a new piece joins the one of its size until none is
//! there. So every node takes part in about log n merges, and a merge takes the smaller head each time.
impl Solution {
    pub fn sort_list(head: Option<Box<ListNode>>) -> Option<Box<ListNode>> {
        type List = Option<Box<ListNode>>;
        fn merged(mut a: List, mut b: List) -> List {
            let mut head = None;
            let mut end = &mut head;
            while a.is_some() && b.is_some() {
                let source = if a.as_ref()?.val <= b.as_ref()?.val { &mut a } else { &mut b };
                let mut node = source.take()?;
                *source = node.next.take();
                end = &mut end.insert(node).next;
            }
            *end = a.or(b);
            head
        }
        // At each place nothing, or a sorted piece of 2^place nodes.
        let mut pieces: Vec<List> = Vec::new();
        let mut rest = head;
        while let Some(mut node) = rest {
            rest = node.next.take();
            let mut piece = Some(node);
            let mut place = 0;
            while place < pieces.len() && pieces[place].is_some() {
                piece = merged(pieces[place].take(), piece);
                place += 1;
            }
            if place == pieces.len() {
                pieces.push(None);
            }
            pieces[place] = piece;
        }
        pieces.into_iter().fold(None, |sorted, piece| merged(piece, sorted))
    }
}

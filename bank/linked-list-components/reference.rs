//! The values of nums are pieces of a chain, and each link between two of them that follow each other makes one piece
//! less. So the number of pieces is the number of values without the number of these links.
impl Solution {
    pub fn num_components(head: Option<Box<ListNode>>, nums: Vec<i32>) -> i32 {
        // All values are below the length of the list, which is at most 10,000.
        let mut chosen = [false; 10_001];
        for &num in &nums {
            chosen[num as usize] = true;
        }
        let mut pieces = nums.len();
        let mut node = &head;
        while let Some(here) = node {
            if let Some(after) = &here.next
                && chosen[here.val as usize]
                && chosen[after.val as usize]
            {
                pieces -= 1;
            }
            node = &here.next;
        }
        pieces as i32
    }
}

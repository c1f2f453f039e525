//! The values are copied into an array once, where each place is drawn with the same chance in constant time.
//! Equal values in several nodes keep a place each, so they come as often as they should.
struct Solution {
    values: Vec<i32>,
    state: u64,
}

impl Solution {
    fn new(head: Option<Box<ListNode>>) -> Self {
        let mut values = Vec::new();
        let mut node = &head;
        while let Some(this) = node {
            values.push(this.val);
            node = &this.next;
        }
        Solution { values, state: 0x2545_F491_4F6C_DD1D }
    }

    fn get_random(&mut self) -> i32 {
        // a xorshift generator; the upper half of a product spreads its bits over the places
        self.state ^= self.state << 13;
        self.state ^= self.state >> 7;
        self.state ^= self.state << 17;
        self.values[(self.state as u128 * self.values.len() as u128 >> 64) as usize]
    }
}

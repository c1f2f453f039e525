//! The heap gives the two heaviest stones of each turn directly. The second one is changed at its place to what the
//! blow leaves, which is the same as taking both out and putting the rest back.
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;

impl Solution {
    pub fn last_stone_weight(stones: Vec<i32>) -> i32 {
        let mut pile = BinaryHeap::from(stones);
        while let Some(heaviest) = pile.pop() {
            let Some(mut second) = pile.peek_mut() else { return heaviest };
            *second = heaviest - *second;
            if *second == 0 {
                PeekMut::pop(second);
            }
        }
        0
    }
}

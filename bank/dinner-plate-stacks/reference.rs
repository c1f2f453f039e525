//! The last stack of the list is never left empty, so it is the one to pop from, and the stacks of the list that have
//! room are in a sorted set, so the first of them is the one to push to. If none has room, a new stack follows.
use std::collections::BTreeSet;

struct DinnerPlates {
    capacity: usize,
    stacks: Vec<Vec<i32>>,
    with_room: BTreeSet<usize>,
}

impl DinnerPlates {
    fn new(capacity: i32) -> Self {
        DinnerPlates { capacity: capacity as usize, stacks: Vec::new(), with_room: BTreeSet::new() }
    }

    fn push(&mut self, val: i32) {
        let place = self.with_room.first().copied().unwrap_or(self.stacks.len());
        if place == self.stacks.len() {
            self.stacks.push(Vec::new());
            self.with_room.insert(place);
        }
        self.stacks[place].push(val);
        if self.stacks[place].len() == self.capacity {
            self.with_room.remove(&place);
        }
    }

    fn pop(&mut self) -> i32 {
        // With no stack at all the index is outside of the list.
        self.pop_at_stack(self.stacks.len() as i32 - 1)
    }

    fn pop_at_stack(&mut self, index: i32) -> i32 {
        let place = index as usize;
        let Some(plate) = self.stacks.get_mut(place).and_then(Vec::pop) else { return -1 };
        self.with_room.insert(place);
        while self.stacks.pop_if(|stack| stack.is_empty()).is_some() {
            self.with_room.remove(&self.stacks.len());
        }
        plate
    }
}

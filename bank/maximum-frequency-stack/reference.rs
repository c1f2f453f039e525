//! The third copy of a value lies in the third layer, and so on, so the most frequent values are those of the top
//! layer. Each layer keeps the order of the pushes, hence its last value is the one closest to the top of the stack.
use std::collections::HashMap;

struct FreqStack {
    copies: HashMap<i32, usize>,
    layers: Vec<Vec<i32>>,
}

impl FreqStack {
    fn new() -> Self {
        FreqStack { copies: HashMap::new(), layers: vec![] }
    }

    fn push(&mut self, val: i32) {
        let layer = self.copies.entry(val).or_default();
        match self.layers.get_mut(*layer) {
            Some(values) => values.push(val),
            None => self.layers.push(vec![val]),
        }
        *layer += 1;
    }

    fn pop(&mut self) -> i32 {
        let Some(mut top) = self.layers.pop() else { unreachable!("the stack is not empty") };
        let val = top.pop().unwrap();
        if !top.is_empty() {
            self.layers.push(top);
        }
        self.copies.entry(val).and_modify(|count| *count -= 1);
        val
    }
}

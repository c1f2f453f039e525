//! An increment is only noted at the topmost of the elements it concerns. When this element is popped, the note is
//! handed on to the one below, so every element has got all its increments by the time it is on top.
struct CustomStack {
    limit: usize,
    // Each element with the increment for itself and for all elements below it.
    elements: Vec<(i32, i32)>,
}

impl CustomStack {
    fn new(max_size: i32) -> Self {
        Self { limit: max_size as usize, elements: Vec::new() }
    }

    fn push(&mut self, x: i32) {
        if self.elements.len() < self.limit {
            self.elements.push((x, 0));
        }
    }

    fn pop(&mut self) -> i32 {
        let Some((x, increment)) = self.elements.pop() else { return -1 };
        if let Some(below) = self.elements.last_mut() {
            below.1 += increment;
        }
        x + increment
    }

    fn increment(&mut self, k: i32, val: i32) {
        let concerned = self.elements.len().min(k as usize);
        if let Some(topmost) = self.elements[..concerned].last_mut() {
            topmost.1 += val;
        }
    }
}

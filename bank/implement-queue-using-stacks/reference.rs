//! What comes in is stacked up, and when the other stack is empty all of it is turned over, so that the oldest
//! lies on top. Every element is moved once only, so a call takes constant time on average.
struct MyQueue {
    coming: Vec<i32>,
    going: Vec<i32>,
}

impl MyQueue {
    fn new() -> Self {
        MyQueue { coming: Vec::new(), going: Vec::new() }
    }

    fn push(&mut self, x: i32) {
        self.coming.push(x);
    }

    fn pop(&mut self) -> i32 {
        self.peek();
        self.going.pop().unwrap()
    }

    fn peek(&mut self) -> i32 {
        if self.going.is_empty() {
            while let Some(x) = self.coming.pop() {
                self.going.push(x);
            }
        }
        *self.going.last().unwrap()
    }

    fn empty(&self) -> bool {
        self.coming.is_empty() && self.going.is_empty()
    }
}

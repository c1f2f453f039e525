//! As the values are distinct, a value on top that is the next to be popped can only be popped before any other push:
//! later it would not be on top at the right moment. So there is no choice, and the stack must be empty in the end.
impl Solution {
    pub fn validate_stack_sequences(pushed: Vec<i32>, popped: Vec<i32>) -> bool {
        let mut wanted = popped.into_iter().peekable();
        let mut stack = Vec::new();
        for value in pushed {
            stack.push(value);
            while let Some(top) = stack.pop_if(|top| wanted.peek() == Some(&*top)) {
                wanted.next_if_eq(&top);
            }
        }
        stack.is_empty()
    }
}

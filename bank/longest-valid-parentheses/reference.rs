//! A closing sign matches the last opening sign that has no partner yet, and whatever is never
//! matched cuts the text into valid stretches. So on top of the stack, after a match, is the place
//! right before the longest valid stretch that ends here.
impl Solution {
    pub fn longest_valid_parentheses(s: String) -> i32 {
        // Places without a partner; the lowest entry is the last place that no stretch can contain.
        let mut open = vec![-1i32];
        let mut best = 0;
        for (i, c) in s.bytes().enumerate() {
            let i = i as i32;
            if c == b'(' {
                open.push(i);
                continue;
            }
            open.pop();
            match open.last() {
                Some(&before) => best = best.max(i - before),
                None => open.push(i),
            }
        }
        best
    }
}

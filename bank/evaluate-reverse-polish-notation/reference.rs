//! An operator works on the two values that were completed last, and its result takes their place: a stack.
//! Division of integers rounds towards zero, as the statement wants; values are kept in 64 bits.
impl Solution {
    pub fn eval_rpn(tokens: Vec<String>) -> i64 {
        let mut values: Vec<i64> = Vec::new();
        for token in &tokens {
            if let Ok(value) = token.parse() {
                values.push(value);
                continue;
            }
            let (Some(b), Some(a)) = (values.pop(), values.pop()) else { return 0 };
            values.push(match token.as_str() {
                "+" => a + b,
                "-" => a - b,
                "*" => a.saturating_mul(b),
                _ => a / b,
            });
        }
        values[0]
    }
}

//! Every operation looks at or takes away the last scores only, so the record is a stack.
//! Its sum is taken at the end.
impl Solution {
    pub fn cal_points(operations: Vec<String>) -> i32 {
        let mut record: Vec<i32> = Vec::new();
        for operation in &operations {
            let n = record.len();
            match operation.as_str() {
                "C" => {
                    record.pop();
                }
                "D" => record.push(2 * record[n - 1]),
                "+" => record.push(record[n - 1] + record[n - 2]),
                score => record.push(score.parse().unwrap_or(0)),
            }
        }
        record.iter().sum()
    }
}

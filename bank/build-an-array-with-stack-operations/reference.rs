//! Every integer up to the last wanted one must be pushed, and one that is not wanted has to go at once, before another
//! one lies on it. After the last wanted one the stack is the target, and nothing more is done.
impl Solution {
    pub fn build_array(target: Vec<i32>, _n: i32) -> Vec<String> {
        let mut operations = Vec::new();
        let mut read = 0;
        for wanted in target {
            let unwanted = (wanted - read - 1) as usize;
            operations.extend(["Push", "Pop"].repeat(unwanted));
            operations.push("Push");
            read = wanted;
        }
        operations.into_iter().map(String::from).collect()
    }
}

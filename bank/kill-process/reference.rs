//! The children of every process are listed once, and the list of killed ones grows by the children of each of its
//! members. A process has one parent, so it enters the list at most once.
use std::collections::HashMap;

impl Solution {
    pub fn kill_process(pid: Vec<i32>, ppid: Vec<i32>, kill: i32) -> Vec<i32> {
        let mut children: HashMap<i32, Vec<i32>> = HashMap::new();
        for (&process, &parent) in pid.iter().zip(&ppid) {
            children.entry(parent).or_default().push(process);
        }
        let mut killed = vec![kill];
        let mut next = 0;
        while next < killed.len() {
            killed.extend(children.get(&killed[next]).into_iter().flatten());
            next += 1;
        }
        killed
    }
}

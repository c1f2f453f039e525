//! Of two tasks in a row it is never worse to do first the one whose minimum is further above what it takes, so they
//! are sorted by that. From the last task back, each needs its minimum, or what it takes and the later need.
impl Solution {
    pub fn minimum_effort(tasks: Vec<Vec<i32>>) -> i32 {
        let mut tasks = tasks;
        tasks.sort_unstable_by_key(|task| task[1] - task[0]);
        tasks.iter().fold(0, |later, task| (later + task[0]).max(task[1]))
    }
}

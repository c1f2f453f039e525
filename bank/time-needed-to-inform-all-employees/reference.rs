//! Employees learn the news as long after their manager as the manager needs, so times follow from the head downwards.
//! An employee stands in the list after the manager, so the time of the manager is known when it is needed.
impl Solution {
    pub fn num_of_minutes(n: i32, head_id: i32, manager: Vec<i32>, inform_time: Vec<i32>) -> i32 {
        let mut reports = vec![Vec::new(); n as usize];
        for (employee, &above) in manager.iter().enumerate() {
            if above >= 0 {
                reports[above as usize].push(employee);
            }
        }
        let mut informed = vec![(head_id as usize, 0)];
        let mut turn = 0;
        while let Some(&(employee, time)) = informed.get(turn) {
            let later = time + inform_time[employee];
            informed.extend(reports[employee].iter().map(|&report| (report, later)));
            turn += 1;
        }
        informed.iter().map(|entry| entry.1).max().unwrap()
    }
}

//! Between two neighbouring logs only the innermost open call runs, which is the top of a stack of calls.
//! An end counts as the beginning of the next time unit, so each stretch is a plain difference.
impl Solution {
    pub fn exclusive_time(n: i32, logs: Vec<String>) -> Vec<i32> {
        let mut spent = vec![0; n as usize];
        let mut open: Vec<usize> = Vec::new();
        let mut last = 0;
        for log in &logs {
            let parts: Vec<&str> = log.split(':').collect();
            let function: usize = parts[0].parse().unwrap();
            let starts = parts[1] == "start";
            let mut time: i32 = parts[2].parse().unwrap();
            if !starts {
                time += 1;
            }
            if let Some(&running) = open.last() {
                spent[running] += time - last;
            }
            if starts {
                open.push(function);
            } else {
                open.pop();
            }
            last = time;
        }
        spent
    }
}

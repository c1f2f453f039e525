//! A student is busy at the time of the query if the start is not after it and the end not before it.
//! Both ends belong to the interval.
impl Solution {
    pub fn busy_student(start_time: Vec<i32>, end_time: Vec<i32>, query_time: i32) -> i32 {
        start_time.iter().zip(end_time).filter(|&(&start, end)| (start..=end).contains(&query_time)).count() as i32
    }
}

//! Only the number of absences and the longest run of late days matter.
//! A run of at least three late days exists exactly if the record contains "LLL".
impl Solution {
    pub fn check_record(s: String) -> bool {
        s.matches('A').count() < 2 && !s.contains("LLL")
    }
}

//! All is decided when someone sits down on the first seat or on the last one, for until then both are free, and each
//! who has to choose takes one as likely as the other. So with more than one passenger the chances are equal.
impl Solution {
    pub fn nth_person_gets_nth_seat(n: i32) -> f64 {
        if n > 1 { 0.5 } else { 1.0 }
    }
}

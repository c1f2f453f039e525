//! When the first number is the number of letters D, the numbers so far are always a range without gaps. A number just
//! above it is greater than all before, and one just below it is less, and there is room for one below with each D.
impl Solution {
    pub fn di_string_match(s: String) -> Vec<i32> {
        let first = s.matches('D').count() as i32;
        let (mut above, mut below) = (first, first);
        let mut perm = vec![first];
        for letter in s.bytes() {
            perm.push(if letter == b'I' {
                above += 1;
                above
            } else {
                below -= 1;
                below
            });
        }
        perm
    }
}

//! At each place a sign is inserted only if the text cannot go on without it: a closing one between a lone closing one
//! and an opening one, and an opening one before closing ones that have none. What is missing at the end is added
//! there.
impl Solution {
    pub fn min_insertions(s: String) -> i32 {
        let mut inserted = 0;
        // The closing signs that are wanted: an odd number says that the last sign was the first one of a pair.
        let mut wanted = 0;
        for sign in s.bytes() {
            if sign == b'(' {
                inserted += wanted % 2;
                wanted += 2 - wanted % 2;
            } else if wanted == 0 {
                inserted += 1;
                wanted = 1;
            } else {
                wanted -= 1;
            }
        }
        inserted + wanted
    }
}

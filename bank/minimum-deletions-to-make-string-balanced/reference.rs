//! A beginning followed by 'b' needs no more deletions, and one followed by 'a' needs that letter or every 'b' before
//! it deleted. So the least number for each beginning follows from the one before and the count of 'b'.
impl Solution {
    pub fn minimum_deletions(s: String) -> i32 {
        let (_, deletions) = s.bytes().fold((0, 0), |(bs, deletions), letter| match letter {
            b'b' => (bs + 1, deletions),
            _ => (bs, bs.min(deletions + 1)),
        });
        deletions
    }
}

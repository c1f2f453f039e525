//! With k = 1 only the rotations can be made, and with more any two neighbours can be exchanged in some rotation, so
//! every order can be made. Of two rotations that first differ after some equal letters the larger one loses, and so do
//! all that begin within these letters of it, since each has a smaller match in the other one.
impl Solution {
    pub fn orderly_queue(s: String, k: i32) -> String {
        let mut letters = s.into_bytes();
        if k > 1 {
            letters.sort_unstable();
        } else {
            let n = letters.len();
            let (mut one, mut two, mut equal) = (0, 1, 0);
            while one < n && two < n && equal < n {
                match letters[(one + equal) % n].cmp(&letters[(two + equal) % n]) {
                    std::cmp::Ordering::Equal => {
                        equal += 1;
                        continue;
                    }
                    std::cmp::Ordering::Greater => one += equal + 1,
                    std::cmp::Ordering::Less => two += equal + 1,
                }
                two += usize::from(one == two);
                equal = 0;
            }
            letters.rotate_left(one.min(two));
        }
        String::from_utf8(letters).unwrap()
    }
}

//! The string tells its own groups: the next group's length stands at a place that is written already, and its
//! character is the other one than that of the group before. So it grows at one end while it is read further back.
impl Solution {
    pub fn magical_string(n: i32) -> i32 {
        let n = n as usize;
        let mut s: Vec<u8> = vec![1, 2, 2];
        let mut read = 2;
        while s.len() < n {
            let next = 3 - s[s.len() - 1];
            for _ in 0..s[read] {
                s.push(next);
            }
            read += 1;
        }
        s[..n].iter().filter(|&&c| c == 1).count() as i32
    }
}

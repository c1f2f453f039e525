//! The numbers in this order are a tree walked through from the top, where x has the children 10x to 10x + 9.
//! The size of a subtree is counted level by level, so it is stepped over whole, or entered if the k-th is in it.
impl Solution {
    pub fn find_kth_number(n: i32, k: i32) -> i32 {
        let n = n as i64;
        let mut left = k as i64 - 1;
        let mut x = 1i64;
        while left > 0 {
            let (mut first, mut end, mut size) = (x, x + 1, 0);
            while first <= n {
                size += end.min(n + 1) - first;
                first *= 10;
                end *= 10;
            }
            if size <= left {
                left -= size;
                x += 1;
            } else {
                left -= 1;
                x *= 10;
            }
        }
        x as i32
    }
}

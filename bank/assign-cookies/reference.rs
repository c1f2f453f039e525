//! The least greedy child is content with the smallest cookie that any child is content with, so giving it that one is
//! never worse. Both are sorted, and each cookie either serves the next child or nobody.
impl Solution {
    pub fn find_content_children(mut g: Vec<i32>, mut s: Vec<i32>) -> i32 {
        g.sort();
        s.sort();
        let mut content = 0;
        for size in s {
            if content < g.len() && g[content] <= size {
                content += 1;
            }
        }
        content as i32
    }
}

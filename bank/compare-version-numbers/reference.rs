//! Versions are compared like sequences of integers, once the shorter one is continued with zeros.
//! Parsing forgets leading zeros; the first revision that differs decides.
impl Solution {
    pub fn compare_version(version1: String, version2: String) -> i32 {
        fn revisions(version: &str) -> Vec<i64> {
            version.split('.').map(|part| part.parse().unwrap_or(0)).collect()
        }
        let (mut a, mut b) = (revisions(&version1), revisions(&version2));
        let count = a.len().max(b.len());
        a.resize(count, 0);
        b.resize(count, 0);
        a.cmp(&b) as i32
    }
}

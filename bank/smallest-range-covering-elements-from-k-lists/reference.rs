//! A best range begins and ends at elements. Over all elements in order, the shortest window that ends at each element
//! and has every list is found with two pointers; the first of the shortest has the smallest beginning.
impl Solution {
    pub fn smallest_range(nums: Vec<Vec<i32>>) -> Vec<i32> {
        let mut all: Vec<(i32, usize)> = Vec::new();
        for (list, values) in nums.iter().enumerate() {
            all.extend(values.iter().map(|&x| (x, list)));
        }
        all.sort_unstable();
        let mut count = vec![0; nums.len()];
        let mut covered = 0;
        let mut first = 0;
        let mut best = (i32::MAX, 0, 0);
        for &(end, list) in &all {
            count[list] += 1;
            if count[list] == 1 {
                covered += 1;
            }
            while covered == nums.len() {
                let (start, leaving) = all[first];
                best = best.min((end - start, start, end));
                count[leaving] -= 1;
                if count[leaving] == 0 {
                    covered -= 1;
                }
                first += 1;
            }
        }
        vec![best.1, best.2]
    }
}

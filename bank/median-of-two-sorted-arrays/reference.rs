//! Half of all elements lie left of the median, so a cut of the shorter array fixes the cut of the
//! other one. If the element left of the first cut is too great the cut must move left, otherwise
//! it may move right: bisection finds it.
impl Solution {
    pub fn find_median_sorted_arrays(nums1: Vec<i32>, nums2: Vec<i32>) -> f64 {
        let (a, b) = if nums1.len() <= nums2.len() { (nums1, nums2) } else { (nums2, nums1) };
        let total = a.len() + b.len();
        let half = (total + 1) / 2;
        // The largest cut whose left neighbour in `a` does not exceed the right neighbour in `b`.
        let (mut low, mut high) = (0, a.len());
        while low < high {
            let cut = (low + high + 1) / 2;
            if half - cut < b.len() && a[cut - 1] > b[half - cut] {
                high = cut - 1;
            } else {
                low = cut;
            }
        }
        let (i, j) = (low, half - low);
        let left = |v: &Vec<i32>, k: usize| if k > 0 { v[k - 1] } else { i32::MIN };
        let right = |v: &Vec<i32>, k: usize| if k < v.len() { v[k] } else { i32::MAX };
        let below = left(&a, i).max(left(&b, j)) as f64;
        if total % 2 == 1 {
            return below;
        }
        let above = right(&a, i).min(right(&b, j)) as f64;
        (below + above) / 2.0
    }
}

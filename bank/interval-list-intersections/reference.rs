//! Of two intervals the one that ends first meets nothing else in the other list, because that list goes on later.
//! So it can be dropped after its common part with the other one, and every pair that meets is seen.
impl Solution {
    pub fn interval_intersection(first_list: Vec<Vec<i32>>, second_list: Vec<Vec<i32>>) -> Vec<Vec<i32>> {
        let mut common = Vec::new();
        let mut one = first_list.iter().peekable();
        let mut two = second_list.iter().peekable();
        while let (Some(a), Some(b)) = (one.peek(), two.peek()) {
            let (from, to) = (a[0].max(b[0]), a[1].min(b[1]));
            if from <= to {
                common.push(vec![from, to]);
            }
            if a[1] == to {
                one.next();
            } else {
                two.next();
            }
        }
        common
    }
}

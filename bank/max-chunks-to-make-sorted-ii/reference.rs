//! A cut is possible exactly where no number before it is greater than a number after it, and cuts do not disturb
//! each other. So every such place is used: the greatest so far is compared with the least of the rest.
impl Solution {
    pub fn max_chunks_to_sorted(arr: Vec<i32>) -> i32 {
        let mut least_from = arr.clone();
        for place in (1..arr.len()).rev() {
            least_from[place - 1] = least_from[place - 1].min(least_from[place]);
        }
        let greatest = arr.iter().scan(0, |high, &value| {
            *high = value.max(*high);
            Some(*high)
        });
        1 + greatest.zip(&least_from[1..]).filter(|&(high, &low)| high <= low).count() as i32
    }
}

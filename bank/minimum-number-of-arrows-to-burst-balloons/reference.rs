//! The balloon that ends first needs an arrow, and none bursts more than one at its end, since what is left reaches
//! at least so far. So arrows are shot at such ends, and all balloons that begin by then are gone.
impl Solution {
    pub fn find_min_arrow_shots(mut points: Vec<Vec<i32>>) -> i32 {
        points.sort_by_key(|p| p[1]);
        let mut arrows = 0;
        let mut last = i64::MIN;
        for p in &points {
            if p[0] as i64 > last {
                arrows += 1;
                last = p[1] as i64;
            }
        }
        arrows
    }
}

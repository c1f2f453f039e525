//! Between two neighbouring values of x no rectangle begins or ends, so such a strip is covered in the same way all
//! along. The covered height is the union of the rectangles across it, found in the order of their bottoms.
impl Solution {
    pub fn rectangle_area(mut rectangles: Vec<Vec<i32>>) -> i32 {
        let mut borders: Vec<i32> = rectangles.iter().flat_map(|shape| [shape[0], shape[2]]).collect();
        borders.sort_unstable();
        rectangles.sort_unstable_by_key(|shape| shape[1]);
        let area: i64 = borders
            .windows(2)
            .map(|strip| {
                let (mut covered, mut top) = (0, 0);
                for shape in rectangles.iter().filter(|shape| shape[0] <= strip[0] && strip[1] <= shape[2]) {
                    covered += (shape[3] - top.max(shape[1])).max(0);
                    top = top.max(shape[3]);
                }
                covered as i64 * (strip[1] - strip[0]) as i64
            })
            .sum();
        (area % 1_000_000_007) as i32
    }
}

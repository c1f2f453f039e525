//! One box fewer in the last load saves at most one trip in it, and the boxes before never need fewer trips if they are
//! more. So the last load is best as long as possible, shortened only while the boxes before it need no more trips.
impl Solution {
    pub fn box_delivering(boxes: Vec<Vec<i32>>, _ports_count: i32, max_boxes: i32, max_weight: i32) -> i32 {
        // The fewest trips for each number of boxes from the front.
        let mut trips = vec![0];
        // The last load: its first box, its weight, and how often the port changes in it.
        let (mut first, mut weight, mut changes) = (0, 0_i64, 0);
        for last in 0..boxes.len() {
            weight += boxes[last][1] as i64;
            if last > first && boxes[last][0] != boxes[last - 1][0] {
                changes += 1;
            }
            while last - first >= max_boxes as usize
                || weight > max_weight as i64
                || first < last && trips[first] == trips[first + 1]
            {
                weight -= boxes[first][1] as i64;
                changes -= i32::from(boxes[first][0] != boxes[first + 1][0]);
                first += 1;
            }
            trips.push(trips[first] + changes + 2);
        }
        trips[boxes.len()]
    }
}

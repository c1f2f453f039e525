//! From left to right the boxes best stand from the highest to the lowest, for each then only passes rooms where a
//! higher one stands. A box that is too high for the first free room cannot get past it either, so it is left outside.
impl Solution {
    pub fn max_boxes_in_warehouse(boxes: Vec<i32>, warehouse: Vec<i32>) -> i32 {
        let mut boxes = boxes;
        boxes.sort_unstable_by(|a, b| b.cmp(a));
        let mut free = warehouse.iter().peekable();
        boxes.iter().filter(|&height| free.next_if(|&room| height <= room).is_some()).count() as i32
    }
}

//! A room can be reached by boxes up to the lowest room on the way from the left or from the right, whichever is
//! higher. These heights fall towards the lowest room, so boxes can go in from there outwards, and only sorted sizes
//! matter.
// The lowest room up to each one, on the way in from one side.
fn lowest<'a>(rooms: impl Iterator<Item = &'a i32>) -> Vec<i32> {
    let so_far = rooms.scan(i32::MAX, |low, room| {
        *low = (*low).min(*room);
        Some(*low)
    });
    so_far.collect()
}

impl Solution {
    pub fn max_boxes_in_warehouse(boxes: Vec<i32>, warehouse: Vec<i32>) -> i32 {
        let from_left = lowest(warehouse.iter());
        let from_right = lowest(warehouse.iter().rev());
        let mut rooms: Vec<i32> = from_left.iter().zip(from_right.iter().rev()).map(|(a, b)| *a.max(b)).collect();
        rooms.sort_unstable();
        let mut sizes = boxes;
        sizes.sort_unstable();
        // Each room, from the lowest on, takes the smallest box that is left, if it can.
        let mut placed = 0;
        for room in rooms {
            if sizes.get(placed).is_some_and(|&size| size <= room) {
                placed += 1;
            }
        }
        placed as i32
    }
}

//! A key stays useful, so the order of the visits does not matter and every new key may be used at once. Each room is
//! entered a single time; all are open exactly if the number of rooms entered is the number of rooms.
impl Solution {
    pub fn can_visit_all_rooms(rooms: Vec<Vec<i32>>) -> bool {
        let mut locked = vec![true; rooms.len()];
        let mut keys = vec![0];
        let mut entered = 0;
        while let Some(room) = keys.pop() {
            if std::mem::replace(&mut locked[room as usize], false) {
                entered += 1;
                keys.extend_from_slice(&rooms[room as usize]);
            }
        }
        entered == rooms.len()
    }
}

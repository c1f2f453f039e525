//! Each round moves the robot by the same way, turned by what it has turned so far. If it ends a round turned, the ways
//! cancel out after four rounds at most; otherwise it only stays near if a round leads back to its start.
impl Solution {
    pub fn is_robot_bounded(instructions: String) -> bool {
        let (mut x, mut y) = (0, 0);
        let mut facing = (0, 1);
        for instruction in instructions.bytes() {
            match instruction {
                b'G' => (x, y) = (x + facing.0, y + facing.1),
                b'L' => facing = (-facing.1, facing.0),
                _ => facing = (facing.1, -facing.0),
            }
        }
        (x, y) == (0, 0) || facing != (0, 1)
    }
}

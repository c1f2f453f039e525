//! 115 is one coin of 75 and four of 10 and nothing else, as tens alone end in 0 and two of 75 are too much.
//! So the number of turns is fixed, and the one who makes the last of them wins.
impl Solution {
    pub fn losing_player(x: i32, y: i32) -> String {
        let turns = x.min(y / 4);
        if turns % 2 == 1 { "Alice" } else { "Bob" }.to_string()
    }
}

//! A move shortens a run of one's own color and touches no other run, so nobody changes the moves of the other.
//! Alice, who begins, wins exactly if she has more moves than Bob.
impl Solution {
    pub fn winner_of_game(colors: String) -> bool {
        let mut lead = 0;
        for three in colors.as_bytes().windows(3) {
            match three {
                b"AAA" => lead += 1,
                b"BBB" => lead -= 1,
                _ => {}
            }
        }
        lead > 0
    }
}

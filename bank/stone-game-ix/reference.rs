//! Only remainders matter. Once begun with a 1 (or a 2) the others are forced, 1 1 2 1 2 ..., and multiples of three
//! merely pass the turn. With an even number of those Alice starts with the rarer kind; with an odd number she needs
//! one kind to be ahead by three, so that Bob runs into the end of the other.
impl Solution {
    pub fn stone_game_ix(stones: Vec<i32>) -> bool {
        let mut count = [0i32; 3];
        for stone in &stones {
            count[(stone % 3) as usize] += 1;
        }
        if count[0] % 2 == 0 {
            count[1] > 0 && count[2] > 0
        } else {
            (count[1] - count[2]).abs() > 2
        }
    }
}

// Plays it out: each player erases any number that leaves the exclusive or different from 0, if there is one. Which
// one does not matter, since only the count decides who runs out. O(n^2).

pub struct Solution;

impl Solution {
    pub fn xor_game(nums: Vec<i32>) -> bool {
        let mut board = nums;
        let mut all = board.iter().fold(0, |all, x| all ^ x);
        let mut alice_moves = true;
        while all != 0 {
            let Some(i) = board.iter().position(|&x| x != all) else {
                return !alice_moves;
            };
            all ^= board.swap_remove(i);
            alice_moves = !alice_moves;
        }
        alice_moves
    }
}

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers = text.split_ascii_whitespace().map(|token| token.parse().expect("a whole number"));
    println!("{}", Solution::xor_game(numbers.skip(1).collect()));
}

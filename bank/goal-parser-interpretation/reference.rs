//! The letters stand for themselves, and of the signs only a pair of brackets with nothing between them stands for a
//! letter, o. So it is enough to know for a closing bracket which sign comes before it.
impl Solution {
    pub fn interpret(command: String) -> String {
        let mut before = ' ';
        let letter = |sign: char| {
            let last = std::mem::replace(&mut before, sign);
            match sign {
                '(' => None,
                ')' => (last == '(').then_some('o'),
                _ => Some(sign),
            }
        };
        command.chars().filter_map(letter).collect()
    }
}

//! The weights are those of the plain sum turned round: (deepest + 1) times the sum of all integers, minus the sum of
//! the integers by depth. A depth is the number of open brackets in the text, so one reading gives all three.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let (mut depth, mut deepest, mut plain, mut by_depth) = (0i64, 0i64, 0i64, 0i64);
    let mut number = String::new();
    for c in text.trim().chars() {
        if c == '-' || c.is_ascii_digit() {
            number.push(c);
            continue;
        }
        if let Ok(value) = number.parse::<i64>() {
            plain += value;
            by_depth += value * depth;
            deepest = deepest.max(depth);
        }
        number.clear();
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
    }
    println!("{}", (deepest + 1) * plain - by_depth);
}

//! In the text of the list, as many brackets are open around an integer as lists contain it.
//! So one reading suffices, with no list built: a number counts when its last digit has been read.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let (mut depth, mut sum) = (0i64, 0i64);
    let mut number = String::new();
    for c in text.trim().chars() {
        if c == '-' || c.is_ascii_digit() {
            number.push(c);
            continue;
        }
        if let Ok(value) = number.parse::<i64>() {
            sum += value * depth;
        }
        number.clear();
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            _ => {}
        }
    }
    println!("{sum}");
}

//! A copy has the same values at the same places, and all that can be seen of it from outside is this shape.
//! So a right answer repeats the text of the tree.
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let words: Vec<&str> = text.split_ascii_whitespace().skip(1).collect();
    println!("{}\n{}", words.len(), words.join(" "));
}

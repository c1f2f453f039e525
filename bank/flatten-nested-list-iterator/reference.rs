//! Brackets only tell how deep an integer lies, and flattening forgets that: the integers of the text, in the order in
//! which they are written, are the answer. Empty lists give nothing.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let parts = text.trim().split(|c| c == '[' || c == ']' || c == ',');
    let integers: Vec<&str> = parts.filter(|part| !part.is_empty()).collect();
    println!("{}\n{}", integers.len(), integers.join(" "));
}

//! The last node of the list leads to the node at `pos`, or nowhere if that is -1.
//! There is a cycle exactly if it leads to a node; an empty list has no last node, and `pos` is -1 there.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let pos: i32 = text.split_whitespace().last().unwrap().parse().unwrap();
    println!("{}", pos >= 0);
}

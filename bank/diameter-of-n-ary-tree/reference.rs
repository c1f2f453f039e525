//! A longest path has a highest node, where it joins the two longest ways down through different children.
//! The text lists the nodes by levels, so in reversed order each way down is complete before it goes on to the parent.
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    // The number of words, the root, and a mark come first; then each mark ends the children of one node.
    let mut parents = Vec::new();
    let mut parent = 0_usize;
    for word in text.split_ascii_whitespace().skip(3) {
        if word == "null" {
            parent += 1;
        } else {
            parents.push(parent);
        }
    }
    let mut down = vec![0_i32; parents.len() + 1];
    let mut diameter = 0_i32;
    for (place, &parent) in parents.iter().enumerate().rev() {
        let way = down[place + 1] + 1;
        diameter = diameter.max(down[parent] + way);
        down[parent] = way.max(down[parent]);
    }
    println!("{diameter}");
}

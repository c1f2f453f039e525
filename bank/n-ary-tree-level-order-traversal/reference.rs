//! The text of a tree lists its nodes by levels already, with a mark between the children of different nodes.
//! So the next group of children belongs to the first node that has none yet, and lies one level below it.
use std::io::{self, Read};

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    // The number of words, the root, and a mark come first.
    let mut words = text.split_ascii_whitespace().skip(1);
    let mut levels: Vec<Vec<&str>> = Vec::new();
    let mut level_of = Vec::new();
    if let Some(root) = words.next() {
        levels.push(vec![root]);
        level_of.push(0);
    }
    words.next();
    let mut parent = 0;
    for word in words {
        if word == "null" {
            parent += 1;
            continue;
        }
        let level = level_of[parent] + 1;
        if level == levels.len() {
            levels.push(Vec::new());
        }
        levels[level].push(word);
        level_of.push(level);
    }
    println!("{}", levels.len());
    for level in levels {
        println!("{}\n{}", level.len(), level.join(" "));
    }
}

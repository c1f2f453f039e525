//! Written level by level, every node of one level has two places in the next, some of them empty.
//! `next` leads from each node to the next one of its level that is there, so a level is its places without the gaps.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut places = text.split_whitespace().skip(1);
    let mut levels = Vec::new();
    let mut room = 1;
    loop {
        let level: Vec<&str> = places.by_ref().take(room).filter(|&word| word != "null").collect();
        if level.is_empty() {
            break;
        }
        room = 2 * level.len();
        levels.push(level);
    }
    println!("{}", levels.len());
    for level in levels {
        println!("{}\n{}", level.len(), level.join(" "));
    }
}

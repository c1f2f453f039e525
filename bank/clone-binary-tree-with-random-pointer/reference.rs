//! A copy has the same nodes at the same places, and its random pointers lead to the same places.
//! Seen from outside it is the value of each node with the index of its random node, so a right answer pairs both.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_whitespace();
    let places: usize = words.next().unwrap().parse().unwrap();
    let tree: Vec<&str> = words.by_ref().take(places).collect();
    // The length of the other list comes before its items.
    let mut random = words.skip(1);
    println!("{places}");
    for value in tree {
        if value == "null" {
            println!("0\n");
        } else {
            println!("2\n{value} {}", random.next().unwrap());
        }
    }
}

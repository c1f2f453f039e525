//! The nodes come level by level, so a child's depth is known to be one more than that of the parent whose group it
//! is in. A `null` ends the root's and then each node's group, and so moves on to the next parent.
use std::io::Read;

fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    // behind the count: the root, a null, and the groups of children
    let mut items = input.split_whitespace().skip(1);
    let mut depths: Vec<u32> = items.next().into_iter().map(|_| 1).collect();
    let mut parent = 0;
    for item in items.skip(1) {
        if item == "null" {
            parent += 1;
        } else {
            depths.push(depths[parent] + 1);
        }
    }
    println!("{}", depths.iter().max().unwrap_or(&0));
}

//! Both lists end with the nodes of the common tail, and all nodes before it are their own.
//! So they meet at the tail's first node, whatever the values are, and nowhere if the tail is empty.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut words = text.split_whitespace();
    let mut length = 0;
    for _list in 0..3 {
        length = words.next().unwrap().parse().unwrap();
        words.by_ref().take(length).for_each(drop);
    }
    println!("{}", if length > 0 { 0 } else { -1 });
}

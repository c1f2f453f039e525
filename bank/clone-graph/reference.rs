//! A copy has the same nodes, and each node the same neighbours in the same order.
//! Seen from outside its lists are those of the original, so a right answer repeats the input.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_whitespace().map(|word| word.parse::<usize>().unwrap());
    let nodes = numbers.next().unwrap();
    println!("{nodes}");
    for _ in 0..nodes {
        let count = numbers.next().unwrap();
        let near: Vec<String> = numbers.by_ref().take(count).map(|node| node.to_string()).collect();
        println!("{count}\n{}", near.join(" "));
    }
}

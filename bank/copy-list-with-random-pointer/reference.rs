//! A copy has the same values, and its pointers lead to the same places. Seen from outside it is each node's value
//! with the place that its random pointer leads to, so a right answer pairs both.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let words: Vec<&str> = text.split_whitespace().collect();
    let count: usize = words[0].parse().unwrap();
    let values = &words[1..=count];
    let places = &words[count + 2..];
    println!("{count}");
    for (value, place) in values.iter().zip(places) {
        println!("2\n{value} {place}");
    }
}

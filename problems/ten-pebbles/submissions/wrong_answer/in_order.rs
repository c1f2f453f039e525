//! Wrong: counts on the order of the pebbles, two digits on each.

use std::io::{Read, stdin};

fn main() {
    let mut input = String::new();
    stdin().read_to_string(&mut input).expect("an input");
    let numbers: Vec<u64> = input.split_whitespace().map(|word| word.parse().expect("a number")).collect();
    if numbers[0] == 1 {
        let part = |place: u32| numbers[1] / 100u64.pow(place) % 100 + 1;
        let pebbles: Vec<u64> = (0..5).map(part).collect();
        let words: Vec<String> = pebbles.iter().map(ToString::to_string).collect();
        println!("{}\n{}", pebbles.len(), words.join(" "));
    } else {
        let part = |(place, pebble): (usize, &u64)| (pebble - 1) * 100u64.pow(place as u32);
        let secret: u64 = numbers[2..].iter().enumerate().map(part).sum();
        println!("{secret}");
    }
}

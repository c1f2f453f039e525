//! Pebble 10 p + d + 1 is the digit d at the place p.

use std::io::{Read, stdin};

fn main() {
    let mut input = String::new();
    stdin().read_to_string(&mut input).expect("an input");
    let numbers: Vec<u64> = input.split_whitespace().map(|word| word.parse().expect("a number")).collect();
    if numbers[0] == 1 {
        let digit = |place: u32| numbers[1] / 10u64.pow(place) % 10;
        let pebbles: Vec<u64> = (0..10).map(|place| u64::from(place) * 10 + digit(place) + 1).collect();
        let words: Vec<String> = pebbles.iter().map(ToString::to_string).collect();
        println!("{}\n{}", pebbles.len(), words.join(" "));
    } else {
        let digit = |pebble: &u64| (pebble - 1) % 10 * 10u64.pow(((pebble - 1) / 10) as u32);
        let secret: u64 = numbers[2..].iter().map(digit).sum();
        println!("{secret}");
    }
}

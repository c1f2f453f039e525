//! A perfect tree written level by level is a list without gaps, in which level d has 2^d values.
//! Following `next` along a level gives exactly these values, so the levels are the pieces of doubling length.
use std::io::Read;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let values: Vec<&str> = text.split_whitespace().skip(1).collect();
    let mut levels = Vec::new();
    let mut start = 0;
    while start < values.len() {
        let end = 2 * start + 1;
        levels.push(&values[start..end]);
        start = end;
    }
    println!("{}", levels.len());
    for level in levels {
        println!("{}\n{}", level.len(), level.join(" "));
    }
}

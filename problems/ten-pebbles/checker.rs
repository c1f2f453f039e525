//! Looks at the pebbles of the first pass and hands them to the second in increasing order; looks at the number that comes back then.

use std::io::{Read, stdin};
use std::path::PathBuf;
use std::process::exit;
use std::{env, fs};

fn say(code: i32, why: &str) -> ! {
    let folder = env::args().nth(3).unwrap_or_default();
    let _ = fs::write(PathBuf::from(folder).join("judgemessage.txt"), format!("{why}\n"));
    exit(code)
}

fn main() {
    let arguments: Vec<String> = env::args().collect();
    let [_, input, _, feedback, ..] = &arguments[..] else { panic!("three arguments are wanted") };
    let feedback = PathBuf::from(feedback);
    let mut output = String::new();
    if stdin().read_to_string(&mut output).is_err() {
        say(43, "the output is no text");
    }
    let words: Vec<&str> = output.split_whitespace().collect();
    // The first pass leaves its number here; not every judge shows the second one its own input.
    let sent = feedback.join("sent");
    if let Ok(secret) = fs::read_to_string(&sent) {
        match &words[..] {
            [word] if *word == secret => say(42, "the number came back"),
            [word] => say(43, &format!("{word} came back instead of {secret}")),
            _ => say(43, "the second pass writes one number"),
        }
    }
    let text = fs::read_to_string(input).expect("an input");
    let secret = text.split_whitespace().nth(1).expect("a number");
    let mut pebbles: Vec<u32> = Vec::new();
    for word in words.iter().skip(1) {
        match word.parse() {
            Ok(number) if (1..=100).contains(&number) => pebbles.push(number),
            _ => say(43, &format!("{word} is no number from 1 to 100")),
        }
    }
    if words.first().and_then(|word| word.parse().ok()) != Some(pebbles.len()) {
        say(43, "the first line is not the number of pebbles");
    }
    if pebbles.len() > 10 {
        say(43, &format!("{} pebbles are more than ten", pebbles.len()));
    }
    pebbles.sort_unstable();
    if pebbles.windows(2).any(|pair| pair[0] == pair[1]) {
        say(43, "two pebbles are alike");
    }
    let numbers: Vec<String> = pebbles.iter().map(ToString::to_string).collect();
    fs::write(&sent, secret).expect("a file for the number");
    let next = format!("2\n{}\n{}\n", pebbles.len(), numbers.join(" "));
    fs::write(feedback.join("nextpass.in"), next).expect("a file for the next pass");
    exit(42)
}

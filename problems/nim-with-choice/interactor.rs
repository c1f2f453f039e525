//! Plays Nim as well as possible against the submission, which has said who begins.

use std::io::{BufRead, Read, Write, stdin, stdout};
use std::os::fd::FromRawFd;
use std::process::exit;
use std::{env, fs};

/// Ends with what the judge says, and why.
fn say(code: i32, why: &str) -> ! {
    if let Some(folder) = env::args().nth(3) {
        let _ = fs::write(format!("{folder}/judgemessage.txt"), format!("{why}\n"));
    }
    exit(code)
}

fn refuse(why: &str) -> ! {
    say(43, why)
}

/// The next line of the submission.
fn line(what: &str) -> String {
    let mut text = String::new();
    // A line that never ends, or is no text, is none.
    match stdin().lock().read_line(&mut text) {
        Ok(count) if count > 0 => text.trim().to_owned(),
        Ok(_) => refuse(&format!("the output ends where {what} is wanted")),
        Err(_) => refuse(&format!("the output is no text where {what} is wanted")),
    }
}

fn tell(text: &str) {
    let mut out = stdout().lock();
    // Whoever reads no more will be asked no more.
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

/// The turn that leaves a lost position, or one stone of the largest pile.
fn turn(piles: &[u32]) -> (usize, u32) {
    let sum = piles.iter().fold(0, |sum, pile| sum ^ pile);
    let winning = piles.iter().position(|pile| pile ^ sum < *pile);
    let largest = (0..piles.len()).max_by_key(|&at| piles[at]).unwrap_or(0);
    winning.map_or((largest, 1), |at| (at, piles[at] - (piles[at] ^ sum)))
}

/// The turn of the submission.
fn read_turn(piles: &[u32]) -> (usize, u32) {
    let text = line("a turn");
    let mut words = text.split_whitespace();
    let (Some(pile), Some(count), None) = (words.next(), words.next(), words.next()) else {
        refuse("a turn is two numbers, the pile and how many stones are taken");
    };
    let (Ok(pile), Ok(count)) = (pile.parse::<usize>(), count.parse::<u32>()) else {
        refuse("a turn is two numbers, the pile and how many stones are taken");
    };
    if !(1..=piles.len()).contains(&pile) {
        refuse(&format!("there is no pile {pile}"));
    }
    if !(1..=piles[pile - 1]).contains(&count) {
        refuse(&format!("{count} stones cannot be taken from a pile of {}", piles[pile - 1]));
    }
    (pile - 1, count)
}

fn main() {
    let input = env::args().nth(1).and_then(|path| fs::read_to_string(path).ok());
    let input = input.expect("the input is the first argument");
    let mut piles: Vec<u32> = input.split_whitespace().skip(1).map(|word| word.parse().expect("a number")).collect();
    tell(input.trim_end());
    let mut is_mine = match line("`first` or `second`").as_str() {
        "first" => false,
        "second" => true,
        _ => refuse("the first line is neither `first` nor `second`"),
    };
    while piles.iter().any(|&pile| pile > 0) {
        let (at, count) = if is_mine { turn(&piles) } else { read_turn(&piles) };
        piles[at] -= count;
        if is_mine {
            tell(&format!("{} {count}", at + 1));
        }
        is_mine = !is_mine;
    }
    // SAFETY: nothing is written behind the last turn. Whoever reads on sees that nothing comes.
    drop(unsafe { fs::File::from_raw_fd(1) });
    let mut rest = String::new();
    if stdin().lock().read_to_string(&mut rest).is_err() || !rest.trim().is_empty() {
        refuse("there is more behind the last turn");
    }
    // Whoever would be next has lost.
    if is_mine { say(42, "the submission took the last stone") } else { refuse("the judge took the last stone") }
}

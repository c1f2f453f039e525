//! Texts in the shape of given ones: digits stay digits, separators and repeated words stay.

use crate::hand::random::seed;
use chacha20::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

const TEXTS_MAX: usize = 300;
const TRIES: usize = 4000;

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Token {
    Number(Vec<u8>),
    Word(Vec<u8>),
    Sign(u8),
}

impl Token {
    fn bytes(&self) -> &[u8] {
        match self {
            Token::Number(bytes) | Token::Word(bytes) => bytes,
            Token::Sign(byte) => std::slice::from_ref(byte),
        }
    }

    /// What stays of it whatever is changed.
    fn shape(&self) -> u8 {
        match self {
            Token::Number(_) => b'0',
            Token::Word(_) => b'a',
            Token::Sign(byte) => *byte,
        }
    }
}

fn tokens(text: &[u8]) -> Vec<Token> {
    let kind = |byte: &u8| (byte.is_ascii_digit(), byte.is_ascii_alphabetic());
    let same = |a: &u8, b: &u8| kind(a) == kind(b) && kind(a) != (false, false);
    let of = |run: &[u8]| match kind(&run[0]) {
        (true, _) => Token::Number(run.to_vec()),
        (_, true) => Token::Word(run.to_vec()),
        _ => Token::Sign(run[0]),
    };
    text.chunk_by(same).map(of).collect()
}

/// The texts themselves and others in their shape, sorted, each once; the same for the same name and texts.
pub(super) fn alike(name: &str, seen: Vec<Vec<u8>>) -> Vec<Vec<u8>> {
    let is_plain = |text: &Vec<u8>| text.iter().all(|byte| (b' '..=b'~').contains(byte));
    let seen: Vec<Vec<u8>> = seen.into_iter().filter(is_plain).collect();
    let shapes: Vec<Vec<Token>> = seen.iter().map(|text| tokens(text)).collect();
    let mut texts: BTreeSet<Vec<u8>> = seen.iter().cloned().collect();
    if shapes.is_empty() {
        return Vec::new();
    }
    let changes = Changes::of(&shapes);
    let mut stream = ChaCha8Rng::from_seed(seed(name, "alike", 0, 0));
    for _ in 0..TRIES {
        if texts.len() >= TEXTS_MAX.max(seen.len()) {
            break;
        }
        let from = &shapes[below(&mut stream, shapes.len())];
        texts.insert(changes.text(&mut stream, from));
    }
    texts.into_iter().collect()
}

/// What tokens may become.
struct Changes {
    /// By the shape of a whole text and the place in it: the numbers that stand there.
    numbers: BTreeMap<(Vec<u8>, usize), BTreeSet<Vec<u8>>>,
    /// How often each word is there.
    words: BTreeMap<Vec<u8>, usize>,
    /// The letters of words that are whole texts.
    letters: Vec<u8>,
}

impl Changes {
    fn of(shapes: &[Vec<Token>]) -> Changes {
        let mut changes = Changes { numbers: BTreeMap::new(), words: BTreeMap::new(), letters: Vec::new() };
        let mut letters = BTreeSet::new();
        for tokens in shapes {
            for (place, token) in tokens.iter().enumerate() {
                match token {
                    Token::Number(number) => {
                        changes.numbers.entry((shape(tokens), place)).or_default().insert(number.clone());
                    }
                    Token::Word(word) => *changes.words.entry(word.clone()).or_default() += 1,
                    Token::Sign(_) => {}
                }
            }
            if let [Token::Word(word)] = &tokens[..] {
                letters.extend(word.iter().copied());
            }
        }
        changes.letters = letters.into_iter().collect();
        changes
    }

    fn text(&self, stream: &mut ChaCha8Rng, from: &[Token]) -> Vec<u8> {
        let shape = shape(from);
        let mut text = Vec::new();
        for (place, token) in from.iter().enumerate() {
            match token {
                Token::Number(number) if below(stream, 4) > 0 => {
                    let seen = &self.numbers[&(shape.clone(), place)];
                    text.extend(number_among(stream, number, seen));
                }
                // A word that is there again and again means something; one that is a whole text is letters.
                Token::Word(word) if from.len() == 1 && self.words[word] == 1 => {
                    text.extend(word.iter().map(|byte| match below(stream, 2) {
                        0 => self.letters[below(stream, self.letters.len())],
                        _ => *byte,
                    }));
                }
                Token::Word(word) if self.words[word] == 1 && below(stream, 3) == 0 => {
                    let once: Vec<&Vec<u8>> =
                        self.words.iter().filter(|(_, count)| **count == 1).map(|(word, _)| word).collect();
                    text.extend(once[below(stream, once.len())]);
                }
                token => text.extend(token.bytes()),
            }
        }
        text
    }
}

/// A number between those that stand at a place, as long as one of them; where there is one alone, any that is as long.
fn number_among(stream: &mut ChaCha8Rng, own: &[u8], seen: &BTreeSet<Vec<u8>>) -> Vec<u8> {
    let value = |text: &Vec<u8>| std::str::from_utf8(text).ok().and_then(|text| text.parse::<u64>().ok());
    let same: Vec<u64> = seen.iter().filter(|text| text.len() == own.len()).filter_map(value).collect();
    let padded = own.len() > 1 && seen.iter().any(|text| text.len() > 1 && text[0] == b'0');
    match (same.iter().min(), same.iter().max()) {
        (Some(&lo), Some(&hi)) if lo < hi => {
            let drawn = lo + below(stream, (hi - lo).saturating_add(1) as usize) as u64;
            format!("{drawn:0width$}", width = own.len()).into_bytes()
        }
        _ => {
            let first = if own.len() > 1 && !padded { 1 } else { 0 };
            let digit = |at: usize, stream: &mut ChaCha8Rng| match at {
                0 => b'0' + first + below(stream, usize::from(10 - first)) as u8,
                _ => b'0' + below(stream, 10) as u8,
            };
            (0..own.len()).map(|at| digit(at, stream)).collect()
        }
    }
}

fn shape(tokens: &[Token]) -> Vec<u8> {
    tokens.iter().map(Token::shape).collect()
}

fn below(stream: &mut ChaCha8Rng, count: usize) -> usize {
    // The upper half of a product, as whole numbers on every machine.
    ((u128::from(stream.next_u64()) * count.max(1) as u128) >> 64) as usize
}

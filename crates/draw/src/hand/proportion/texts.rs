//! Texts that have to do with each other: strung together of the same words, or changed a little from one another.

use super::super::random::Random;
use super::letters::{Letter, Letters};
use ojkit_rules::partial::domain::Domain;
use std::collections::BTreeMap;

/// The texts of a drawing, in letters of the drawing.
#[derive(Clone, Debug, Default)]
pub(super) struct Texts {
    letters: Letters,
    /// Short words that texts are made of.
    words: Vec<Vec<Letter>>,
    all: Vec<Vec<Letter>>,
    /// By field: the letters of its texts, one after the other.
    fields: BTreeMap<usize, Vec<Letter>>,
}

/// Words of a drawing: the fewest, and the most.
const WORDS: (u64, u64) = (2, 4);
/// The longest of them.
const WORD: u64 = 4;
/// The longest part of a text that is taken for one of its own.
const PART: u64 = 6;
/// One letter in so many is a sign, in a text that has some; 0 for none.
const SIGNS: [u64; 6] = [0, 0, 6, 3, 2, 2];
/// Texts longer than this are strung together no further: the rest is any letters.
const LENGTH_MAX: usize = 1 << 12;

impl Texts {
    pub fn new(letters: &Letters, random: &mut Random) -> Texts {
        let mut texts = Texts { letters: letters.clone(), ..Texts::default() };
        let count = WORDS.0 + random.below(WORDS.1 - WORDS.0 + 1);
        let most = 1 + random.below(WORD);
        texts.words = (0..count).map(|_| texts.word(1 + random.below(most), random)).collect();
        texts
    }

    /// The letter at a place of a field.
    pub fn at(&self, field: usize, place: usize) -> Option<Letter> {
        self.fields.get(&field)?.get(place).copied()
    }

    /// How many letters all texts of a field have.
    pub fn letters_of(&self, field: usize) -> usize {
        self.fields.get(&field).map_or(0, Vec::len)
    }

    /// Makes the next text of a field and gives its length.
    pub fn length(&mut self, field: usize, size: u64, random: &mut Random, domain: &Domain) -> i64 {
        let most = domain.hi().clamp(0, LENGTH_MAX as i64).min(2 * size as i64) as usize;
        let is_fixed = domain.count() == 1;
        let mut text = self.text(size, is_fixed, random);
        text.truncate(most.max(1));
        let rate = SIGNS[random.below(SIGNS.len() as u64) as usize];
        if rate > 0 {
            for letter in &mut text {
                letter.sign = (random.below(rate) == 0).then(|| random.below(256) as usize);
            }
        }
        let length = domain.nearest(text.len() as i64);
        while (text.len() as i64) < length.min(LENGTH_MAX as i64) {
            text.push(self.letters.any(random));
        }
        text.truncate(length.max(0) as usize);
        self.fields.entry(field).or_default().extend_from_slice(&text);
        text.iter_mut().for_each(|letter| letter.sign = None);
        self.all.push(text);
        length
    }

    fn word(&self, length: u64, random: &mut Random) -> Vec<Letter> {
        (0..length).map(|_| self.letters.any(random)).collect()
    }

    fn text(&self, size: u64, is_fixed: bool, random: &mut Random) -> Vec<Letter> {
        let before = self.all.len() as u64;
        match random.below(8) {
            // The first text is long, so that the others are words and parts of it.
            _ if before == 0 && !is_fixed => self.strung(size, random),
            0..=2 if !is_fixed => self.words[random.below(self.words.len() as u64) as usize].clone(),
            3 if !is_fixed => self.strung(size.min(8), random),
            4 | 6 if !is_fixed && before > 0 => {
                // What crosses the borders of words leads the greedy astray.
                let text = &self.all[random.below(before) as usize];
                let from = random.below(text.len().max(1) as u64) as usize;
                let length = 1 + random.below(PART) as usize;
                text[from.min(text.len())..].iter().take(length).copied().collect()
            }
            0..=5 if before > 0 => {
                let text = self.all[random.below(before) as usize].clone();
                self.edited(text, is_fixed, random)
            }
            _ => {
                let length = 1 + random.below(size.clamp(1, 8));
                self.word(length, random)
            }
        }
    }

    /// Words of the drawing one after the other.
    fn strung(&self, size: u64, random: &mut Random) -> Vec<Letter> {
        let length = 1 + size / 3 + random.below(size - size / 3);
        let mut text = Vec::new();
        while (text.len() as u64) < length {
            text.extend_from_slice(&self.words[random.below(self.words.len() as u64) as usize]);
        }
        text
    }

    /// A text with a change or two, or a part of it.
    fn edited(&self, mut text: Vec<Letter>, is_fixed: bool, random: &mut Random) -> Vec<Letter> {
        for _ in 0..random.below(3) {
            let length = text.len() as u64;
            if length == 0 {
                break;
            }
            let at = random.below(length) as usize;
            match random.below(if is_fixed { 4 } else { 8 }) {
                0 | 1 => text[at] = self.letters.any(random),
                2 => {
                    let other = random.below(length) as usize;
                    text.swap(at, other);
                }
                3 => text.reverse(),
                4 => {
                    text.remove(at);
                }
                5 => text.insert(at, self.letters.any(random)),
                6 => text.truncate(at + 1),
                _ => {
                    text.drain(..at);
                }
            }
        }
        text
    }
}

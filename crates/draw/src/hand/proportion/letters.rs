//! Few letters: which characters of a range the letters of a drawing are.

use super::super::random::Random;
use ojkit_rules::partial::domain::Domain;

/// A letter before anything is known of the characters that are allowed where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Letter {
    /// Its number among the letters of the drawing.
    pub number: usize,
    /// Where something else than letters and digits is allowed, which of those it is.
    pub sign: Option<usize>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Letters {
    pub count: u64,
    /// What each letter is where there is a choice.
    picks: [u64; MOST as usize],
}

/// The most letters of a drawing.
const MOST: u64 = 4;
/// Characters of a range that are looked at.
const LOOKED: u64 = 256;

impl Letters {
    pub fn new(random: &mut Random) -> Letters {
        let count = 1 + random.below(MOST).min(1 + random.below(MOST - 1));
        let mut picks = [0; MOST as usize];
        picks.iter_mut().for_each(|pick| *pick = random.below(1 << 32));
        Letters { count, picks }
    }

    /// Any letter.
    pub fn any(&self, random: &mut Random) -> Letter {
        Letter { number: random.below(self.count) as usize, sign: None }
    }

    /// The character that a letter is; where there is none, any of the drawing's.
    pub fn letter(&self, letter: Option<Letter>, random: &mut Random, domain: &Domain) -> i64 {
        let letter = letter.unwrap_or_else(|| {
            let sign = (random.below(6) == 0).then(|| random.below(LOOKED) as usize);
            Letter { sign, ..self.any(random) }
        });
        let kinds = Kinds::of(domain);
        if kinds.signs.is_empty() && kinds.plain.is_empty() {
            let index = random.below(domain.count());
            return domain.nth(index);
        }
        if let Some(sign) = letter.sign.filter(|_| !kinds.signs.is_empty()) {
            return kinds.signs[sign % kinds.signs.len()];
        }
        let number = letter.number % MOST as usize;
        let pick = self.picks[number] as usize;
        if kinds.plain.is_empty() {
            return kinds.signs[(pick + number) % kinds.signs.len()];
        }
        let (kind, pick) = (&kinds.plain[pick % kinds.plain.len()], pick / kinds.plain.len());
        // Letters begin with the first ones, so that all texts of an input have the same; digits are any.
        let is_digit = kind[0] < i64::from(b'A');
        let at = if is_digit && kind.len() > MOST as usize { pick } else { number };
        kind[at % kind.len()]
    }
}

/// The characters of a range, by kind.
#[derive(Default)]
struct Kinds {
    /// Small letters, capital letters, digits: those kinds that there are.
    plain: Vec<Vec<i64>>,
    /// All others.
    signs: Vec<i64>,
}

impl Kinds {
    fn of(domain: &Domain) -> Kinds {
        let mut kinds = Kinds::default();
        let mut plain = [const { Vec::new() }; 3];
        for index in 0..domain.count().min(LOOKED) {
            let c = domain.nth(index);
            match u8::try_from(c) {
                Ok(b'a'..=b'z') => plain[0].push(c),
                Ok(b'A'..=b'Z') => plain[1].push(c),
                Ok(b'0'..=b'9') => plain[2].push(c),
                _ => kinds.signs.push(c),
            }
        }
        kinds.plain = plain.into_iter().filter(|kind| !kind.is_empty()).collect();
        kinds
    }
}

//! Texts whose usual polynomial hashes are equal, and numbers that usual hash tables keep in one bucket.
//!
//! The two halves of a Thue-Morse text have one hash modulo 2^64, whatever the base: J. Pachocki and J. Radoszewski, "Where to Use and How not
//! to Use Polynomial String Hashing", Olympiads in Informatics 7 (2013), which also says how few texts a birthday attack on one modulus needs;
//! the words here are from such an attack. A table of the GNU C++ library has 107,897 or 126,271 buckets at some sizes, and multiples of these
//! are all in one of them (neal, "Blowing up unordered_map, and how to stop getting hacked on it", Codeforces, 2018).

use super::{At, Idea, OPEN};
use ojkit_model::input::Cell;
use ojkit_rules::hand::Role;

pub(super) const IDEA: Idea = Idea {
    name: "hashes",
    reason: "texts and numbers whose usual hashes are equal",
    is_large: true,
    applies: |facts| match facts.is_text {
        true => facts.items >= 2 * i128::from(HALF) || facts.all > facts.items,
        false => facts.is_number && facts.items >= 1_000 && facts.far() >= 1_000 * i128::from(BUCKETS[1]),
    },
    length,
    value,
    narrow,
    ..OPEN
};

/// Bucket counts, one of tables whose size is a power of two, and the modulus of hashes in Python.
const BUCKETS: [i64; 4] = [107_897, 126_271, 1 << 20, (1 << 61) - 1];
/// Words of one hash with the base 31 and with the base 131 modulo 10^9 + 7, the first letter the highest; `Aa` and `BB` with the base 31
/// for every modulus.
const WORDS: [[&[u8]; 2]; 3] = [[b"yqsvksfu", b"nzgpvaxy"], [b"axxxsmds", b"umcjouoe"], [b"Aa", b"BB"]];
/// A half of a Thue-Morse text is so long that its hashes are equal for every base.
const HALF: i64 = 1 << 10;

fn words(at: &At) -> [&'static [u8]; 2] {
    WORDS[at.picks[0] % WORDS.len()]
}

fn length(at: &mut At) -> Option<i64> {
    if at.cell != Cell::Char || at.one_in(8) {
        return None;
    }
    let unit = if at.is_inner { words(at)[0].len() as i64 } else { 2 * HALF };
    Some(unit * (1 + at.random.below(2) as i64)).filter(|&length| at.domain.contains(length))
}

fn value(at: &mut At) -> Option<i64> {
    let index = at.spot.index;
    if at.spot.role != Role::Cell || at.cell != Cell::Char {
        return None;
    }
    if !at.is_inner && !at.picks[1].is_multiple_of(4) {
        // A text and, after it, its complement.
        let is_second = at.seen.before.len() == at.spot.count;
        let letter = (u64::from(index.count_ones()) + u64::from(is_second)) % 2;
        return Some(at.domain.by_rank(letter.min(at.domain.count() - 1)));
    }
    // The plan is which word comes here.
    let length = words(at)[0].len();
    if index.is_multiple_of(length) || at.plan.is_empty() {
        *at.plan = vec![at.random.below(2) as i64];
    }
    let letter = words(at)[at.plan[0] as usize][index % length].into();
    Some(letter).filter(|&letter| at.domain.contains(letter))
}

fn narrow(at: &mut At) -> Option<(i64, i64)> {
    let usual = BUCKETS.iter().filter(|&bucket| at.domain.hi() / bucket >= 2).count();
    (usual > 0).then(|| (BUCKETS[at.picks[0] % usual], 0))
}

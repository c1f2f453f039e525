//! Golden bytes: a seed means the same input for years. Whoever changes one of these raises `ojkit_draw::VERSION`.
//!
//! The raw stream is checked against an implementation of ChaCha of its own; the rest follows from it by the rules that each test
//! states, and is fixed here so that no change goes unseen.

use crate::claims::problem;
use ojkit_draw::Drawing;
use ojkit_draw::hand::notation::hand_of;
use ojkit_draw::hand::random::{Random, seed};
use ojkit_model::input::Input;
use ojkit_rules::stdin::Format;
use sha2::{Digest, Sha256};

/// The key stream of ChaCha with 8 rounds, a counter and nonce of 0 (Bernstein: "ChaCha, a variant of Salsa20", 2008), as
/// little-endian 64-bit numbers.
fn chacha8(key: [u8; 32], count: usize) -> Vec<u64> {
    let word = |bytes: &[u8]| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
    let mut words = Vec::new();
    for block in 0.. {
        let mut start = [0u32; 16];
        start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
        key.chunks(4).enumerate().for_each(|(i, bytes)| start[4 + i] = word(bytes));
        start[12] = block;
        let mut x = start;
        let mut quarter = |a: usize, b: usize, c: usize, d: usize| {
            for (p, q, r, by) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
                x[p] = x[p].wrapping_add(x[q]);
                x[r] = (x[r] ^ x[p]).rotate_left(by);
            }
        };
        for _ in 0..4 {
            for column in 0..4 {
                quarter(column, column + 4, column + 8, column + 12);
            }
            for diagonal in 0..4 {
                quarter(diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4);
            }
        }
        let out: Vec<u32> = x.iter().zip(start).map(|(a, b)| a.wrapping_add(b)).collect();
        words.extend(out.chunks(2).map(|pair| u64::from(pair[0]) | u64::from(pair[1]) << 32));
        if words.len() >= count {
            break;
        }
    }
    words.truncate(count);
    words
}

#[test]
fn the_raw_stream_is_that_of_chacha_with_8_rounds() {
    let key = seed("a problem", "a group", 3, 0);
    let mut random = Random::new(key);
    // A bound of 0 stands for the raw number.
    let raw: Vec<u64> = (0..100).map(|_| random.below(0)).collect();
    assert_eq!(raw, chacha8(key, 100));
}

#[test]
fn bounded_integers_are_the_upper_half_of_the_product_with_the_bound() {
    let key = seed("", "", 1, 0);
    let mut random = Random::new(key);
    let drawn: Vec<u64> = (0..1000).map(|_| random.below(1000)).collect();
    // 2^64 mod 1000 of 2^64 numbers are rejected: none of these.
    let want: Vec<u64> = chacha8(key, 1000).into_iter().map(|x| ((u128::from(x) * 1000) >> 64) as u64).collect();
    assert_eq!(drawn, want);
}

#[test]
fn seeds_are_hashes_of_problem_group_case_and_user() {
    let mut hash = Sha256::new();
    for part in ["stone-game", "edge"] {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    hash.update(7u64.to_le_bytes());
    hash.update(9u64.to_le_bytes());
    assert_eq!(seed("stone-game", "edge", 7, 9)[..], hash.finalize()[..]);
}

/// The text of an input that a notation draws.
fn drawn(parameters: &str, constraints: &str, notation: &str, number: u64) -> String {
    let problem = problem(parameters, constraints);
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
    let mut hand = hand_of(notation, number, &drawing).unwrap();
    let mut input = Input::default();
    drawing.draw(hand.as_mut(), &mut input).unwrap();
    let mut bytes = Vec::new();
    Format::new(&problem).unwrap().write(&input, &mut bytes);
    String::from_utf8(bytes).unwrap()
}

const ARRAY: &str = "1 <= a.length <= 8; -100 <= a[i] <= 100";

#[test]
fn drawings_of_fixed_seeds_are_these_bytes() {
    let lines = [
        drawn("a: integer[]", ARRAY, "random", 1),
        drawn("a: integer[]", ARRAY, "random", 2),
        drawn("a: integer[]", ARRAY, "random lengths=500 values=300", 1),
        drawn("a: integer[]", &format!("{ARRAY}; a is sorted in non-decreasing order"), "random lengths=largest", 1),
        drawn(
            "a: integer[]",
            &format!("{ARRAY}; a is sorted in strictly decreasing order"),
            "random lengths=largest",
            1,
        ),
        drawn("a: integer[]", &format!("{ARRAY}; All the values of a are unique"), "random lengths=largest", 1),
        drawn("p: integer[]", "p.length == 8; p is a permutation of 1..8", "random", 1),
        drawn("s: string", "1 <= s.length <= 12; s consists of lowercase English letters", "random lengths=largest", 1),
        drawn(
            "w: string[]",
            "w.length == 3; 1 <= w[i].length <= 4; w[i] consists of lowercase English letters",
            "random",
            1,
        ),
        drawn("x: double", "0 <= x <= 1; x has at most 3 decimal places", "random", 1),
        drawn("g: integer[][]", "g.length == 2; g[i].length == 3; 0 <= g[i][j] <= 9", "random", 1),
        drawn("a: integer[]; k: integer", &format!("{ARRAY}; 1 <= k <= a.length"), "random", 1),
        drawn("a: integer[]", ARRAY, "edge length=largest a=few:2", 1),
        drawn("a: integer[]", ARRAY, "edge length=largest a=blocks", 1),
        drawn("a: integer[]", ARRAY, "edge length=largest a=around-zero", 1),
        drawn("a: integer[]", ARRAY, "edge", 1),
        drawn("a: integer[]", ARRAY, "splice at=3 value=77 seeds=1,2 | edge length=largest | edge length=largest", 0),
    ];
    insta::assert_snapshot!(lines.concat());
}

#[test]
fn shapes_are_what_their_names_say() {
    let with = |shape: &str| drawn("a: integer[]", ARRAY, &format!("edge length=7 a={shape}"), 5);
    assert_eq!(with("smallest"), "7\n-100 -100 -100 -100 -100 -100 -100\n");
    assert_eq!(with("smallest+1"), "7\n-99 -99 -99 -99 -99 -99 -99\n");
    assert_eq!(with("largest-1"), "7\n99 99 99 99 99 99 99\n");
    assert_eq!(with("alternate"), "7\n-100 100 -100 100 -100 100 -100\n");
    assert_eq!(with("cycle"), "7\n-100 -99 -98 -97 -96 -95 -94\n");
    assert_eq!(with("spike-first"), "7\n100 0 0 0 0 0 0\n");
    assert_eq!(with("spike-middle"), "7\n0 0 0 100 0 0 0\n");
    assert_eq!(with("dip-last"), "7\n0 0 0 0 0 0 -100\n");
    assert_eq!(with("simplest"), "7\n0 0 0 0 0 0 0\n");
    assert_eq!(with("42"), "7\n42 42 42 42 42 42 42\n");
    let cells =
        |text: String| -> Vec<i64> { text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect() };
    for seed in 0..20 {
        let with = |shape: &str| cells(drawn("a: integer[]", ARRAY, &format!("edge length=8 a={shape}"), seed));
        let different = |cells: &[i64]| cells.iter().collect::<std::collections::HashSet<_>>().len();
        assert_eq!(different(&with("same")), 1);
        assert!(different(&with("few:2")) <= 2);
        assert!(with("sorted").is_sorted());
        assert!(with("reversed").is_sorted_by(|a, b| a >= b));
        assert!(with("around-zero").iter().all(|x| (-1..=1).contains(x)));
        assert!(with("between").iter().all(|x| (-99..=99).contains(x)));
    }
    assert_eq!(drawn("a: integer[]", ARRAY, "edge length=smallest a=0", 1), "1\n0\n");
    assert_eq!(drawn("a: integer[]", ARRAY, "edge length=smallest+1 a=0", 1), "2\n0 0\n");
    // An order that the spec asks for is kept by every shape.
    let strict = format!("{ARRAY}; a is sorted in strictly increasing order");
    assert_eq!(drawn("a: integer[]", &strict, "edge length=3 a=smallest", 1), "3\n-100 -99 -98\n");
    assert_eq!(drawn("a: integer[]", &strict, "edge length=3 a=largest", 1), "3\n98 99 100\n");
    let distinct = format!("{ARRAY}; All the values of a are unique");
    assert_eq!(drawn("a: integer[]", &distinct, "edge length=4 a=alternate", 1), "4\n-100 100 -99 99\n");
    assert_eq!(drawn("a: integer[]", &distinct, "edge length=3 a=largest", 1), "3\n100 99 98\n");
}

//! What each idea must show: a wrong program that lives without it and dies by it.

use ojkit_draw::Drawing;
use ojkit_draw::hand::idea::Idea;
use ojkit_draw::hand::notation::{Notation, hand_of};
use ojkit_model::input::Input;
use ojkit_rules::spec;
use std::collections::{BTreeMap, BTreeSet, HashSet};

/// What an input is drawn by where there are no ideas.
const LENGTHS: [&str; 5] = ["150", "300", "450", "600", "whole"];
const VALUES: [&str; 5] = ["whole", "100", "250", "400", "700"];
const SHAPES: &str = "smallest largest simplest same alternate few:2 few:3 cycle blocks sorted reversed spike-last dip-first around-zero";

/// A problem, and whether a wrong program answers an input as the right one does not.
struct Claim<'p>(&'p str, &'p str, &'p str, &'p dyn Fn(&Input) -> bool);

impl Claim<'_> {
    fn drawing(&self) -> Drawing {
        let Claim(_, parameters, lines, _) = self;
        let text = format!(
            "format: 1\ntitle: T\nparameters:\n  {parameters}\nreturns: long\nfunction: f\nconstraints: |\n  {lines}\n"
        );
        let problem = spec::read("idea", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
            .unwrap_or_else(|faults| panic!("{}", faults[0]));
        Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]))
    }

    /// Whether one of the inputs that these notations draw tells the wrong program.
    fn is_met(&self, drawing: &Drawing, notations: impl Iterator<Item = String>) -> bool {
        let mut input = Input::default();
        notations.enumerate().any(|(seed, notation)| {
            let mut hand = hand_of(&notation, seed as u64, drawing).unwrap();
            drawing.draw(hand.as_mut(), &mut input).is_ok() && (self.3)(&input)
        })
    }

    /// Thousands of inputs, or hundreds of large ones, at random, by shapes and in proportion find nothing.
    fn lives(&self) {
        let shapes: Vec<&str> = SHAPES.split(' ').collect();
        let notation = |n: usize| match n % 3 {
            0 => format!("random lengths={} values={}", LENGTHS[n / 15 % 5], VALUES[n / 3 % 5]),
            1 => format!("edge scalar={} value={}", shapes[n / 42 % 3], shapes[n / 3 % shapes.len()]),
            _ => format!("proportion size={}", 4 + n % 30),
        };
        let count = if Idea::named(self.0).unwrap().is_large { 300 } else { 3_000 };
        assert!(!self.is_met(&self.drawing(), (0..count).map(notation)), "it dies without {}", self.0);
    }

    /// One of some hundred inputs by the idea, whose notation is read back as it is printed, finds it.
    fn dies(&self) {
        let drawing = self.drawing();
        let [idea] = Idea::of(drawing.rules()).into_iter().filter(|idea| idea.name == self.0).collect::<Vec<_>>()[..]
        else {
            panic!("{} does not apply", self.0)
        };
        let lengths = |n: usize| if idea.is_large { "largest" } else { LENGTHS[2 + n % 3] };
        let notation = |n: usize| format!("idea {} lengths={}", idea.name, lengths(n));
        let read = |n: usize| notation(n).parse::<Notation>().unwrap().to_string();
        assert!((0..3).all(|n| read(n) == notation(n)));
        assert!(self.is_met(&drawing, (0..300).map(notation)), "it lives with {}: {}", self.0, self.1);
    }

    fn holds(&self) {
        self.lives();
        self.dies();
    }
}

fn cells(input: &Input, field: usize) -> &[i64] {
    &input.fields[field].cells
}

#[test]
fn a_number_that_stands_for_far_is_met_as_the_smallest_that_comes_twice() {
    Claim("nothing", "a: integer[]", "1 <= a.length <= 50\n  1 <= a[i] < 2^31", &|input| {
        let (a, mut seen) = (cells(input, 0), BTreeSet::new());
        a.iter().filter(|&x| !seen.insert(x)).min() == Some(&0x3f3f3f3f)
    })
    .holds();
}

#[test]
fn a_distance_that_nothing_has_is_met_at_the_upper_end_of_what_it_is_compared_with() {
    let lines = "2 <= n <= 100\n  1 <= edges.length <= 4950\n  0 <= a < b < n\n  1 <= w, threshold <= 10^4";
    // A node without a road is taken for near where the threshold is what stands for far.
    Claim("nothing", "n: integer\n  edges: (a b w)[]\n  threshold: integer", lines, &|input| {
        let reached: BTreeSet<i64> = [cells(input, 1), cells(input, 2)].concat().into_iter().collect();
        cells(input, 4)[0] == 10_000 && reached.len() < cells(input, 0)[0] as usize
    })
    .dies();
}

#[test]
fn two_numbers_whose_product_wraps_to_the_third_are_met() {
    Claim("overflow", "a: integer\n  b: integer\n  c: integer", "1 <= a, b, c <= 10^9", &|input| {
        let [a, b, c] = [0, 1, 2].map(|field| cells(input, field)[0]);
        (a * b == c) != (i64::from((a * b) as i32) == c)
    })
    .holds();
}

#[test]
fn a_sum_of_exactly_2_to_the_31_is_met() {
    Claim("overflow", "a: integer[]", "1 <= a.length <= 1000\n  0 <= a[i] <= 10^9", &|input| {
        cells(input, 0).iter().sum::<i64>() == 1 << 31
    })
    .holds();
}

#[test]
fn words_of_equal_length_sum_and_xor_that_are_no_anagrams_are_met() {
    let lines = "4 <= s.length, t.length <= 1000\n  s consists of 'a' to 'z'\n  t consists of 'a' to 'z'";
    Claim("cancelling", "s: string\n  t: string", lines, &|input| {
        let [mut s, mut t] = [0, 1].map(|field| cells(input, field).to_vec());
        let sums = |text: &[i64]| (text.len(), text.iter().sum::<i64>(), text.iter().fold(0, |xor, x| xor ^ x));
        let is_equal = sums(&s) == sums(&t);
        s.sort_unstable();
        t.sort_unstable();
        is_equal != (s == t)
    })
    .holds();
}

#[test]
fn numbers_whose_order_as_texts_hangs_on_what_follows_are_met() {
    Claim("keys", "a: integer[]", "1 <= a.length <= 20\n  1 <= a[i] <= 10^9", &|input| {
        // The largest number that all of them make together, by texts that are repeated up to so many digits.
        let largest = |digits: usize| {
            let mut texts: Vec<String> = cells(input, 0).iter().map(i64::to_string).collect();
            texts.sort();
            texts.sort_by_key(|text| std::cmp::Reverse(text.chars().cycle().take(digits).collect::<String>()));
            texts.concat()
        };
        largest(20) != largest(7)
    })
    .holds();
}

#[test]
fn rows_that_agree_in_two_columns_and_not_in_the_third_are_met() {
    Claim("keys", "rows: (a b c)[]", "1 <= rows.length <= 1000\n  1 <= a, b, c <= 10^9", &|input| {
        let [a, b, c] = [0, 1, 2].map(|field| cells(input, field));
        let (mut keys, mut rows) = (BTreeSet::new(), BTreeSet::new());
        (0..a.len()).any(|at| rows.insert((a[at], b[at], c[at])) && !keys.insert((a[at], b[at])))
    })
    .dies();
}

#[test]
fn a_share_that_a_float_rounds_below_its_percentage_is_met() {
    let lines = "1 <= s.length <= 100\n  s consists of 'a' to 'z'\n  letter consists of 'a' to 'z'";
    Claim("ratios", "s: string\n  letter: character", lines, &|input| {
        let (text, letter) = (cells(input, 0), cells(input, 1)[0]);
        let count = text.iter().filter(|&&own| own == letter).count();
        count * 100 / text.len() != (count as f64 / text.len() as f64 * 100.0) as usize
    })
    .dies();
}

#[test]
fn fractions_that_differ_and_are_one_number_in_64_bits_are_met() {
    Claim("ratios", "rows: (a b)[]", "1 <= rows.length <= 100\n  1 <= a, b <= 10^9", &|input| {
        let (a, b) = (cells(input, 0), cells(input, 1));
        let pairs = (1..a.len()).map(|at| [a[0], b[0], a[at], b[at]]);
        pairs.into_iter().any(|[a, b, c, d]| a * d != b * c && a as f64 / b as f64 == c as f64 / d as f64)
    })
    .holds();
}

#[test]
fn a_count_of_one_class_that_is_squared_in_32_bits_wraps() {
    let lines = "1 <= a.length <= 5 * 10^4\n  0 <= a[i] <= 10^9\n  all the values of a are distinct";
    Claim("classes", "a: integer[]", lines, &|input| {
        let mut counts = [0i64; 5];
        cells(input, 0).iter().for_each(|x| counts[(x % 5) as usize] += 1);
        counts.iter().any(|count| count * count > i32::MAX.into())
    })
    .holds();
}

/// Whether different ones of these have one hash.
fn collide(parts: &HashSet<&[i64]>, base: u64, modulus: u128) -> bool {
    let step = |hash: u64, x: &i64| ((u128::from(hash) * u128::from(base) + *x as u128) % modulus) as u64;
    parts.iter().map(|part| part.iter().fold(0, step)).collect::<HashSet<u64>>().len() < parts.len()
}

#[test]
fn long_texts_of_one_hash_modulo_2_to_the_64_are_met() {
    Claim("hashes", "s: string", "1 <= s.length <= 10^4\n  s consists of 'a' to 'z'", &|input| {
        collide(&cells(input, 0).chunks_exact(1 << 10).collect(), 911_382_323, 1 << 64)
    })
    .holds();
}

#[test]
fn words_of_one_hash_modulo_a_prime_are_met() {
    let lines = "1 <= words.length <= 10\n  1 <= words[i].length <= 20\n  words[i] consists of 'a' to 'z'";
    for base in [31, 131] {
        Claim("hashes", "words: string[]", lines, &|input| {
            let words = &input.fields[0];
            let parts = (0..words.len()).map(|word| &words.cells[words.range(1, word)]).collect();
            collide(&parts, base, 1_000_000_007)
        })
        .holds();
    }
}

#[test]
fn every_pivot_in_the_middle_is_an_end() {
    Claim("quicksort", "a: integer[]", "1 <= a.length <= 2000\n  0 <= a[i] <= 10^9", &|input| {
        // Exchanges from both ends of each part, as most people write it.
        let (mut values, mut count) = (cells(input, 0).to_vec(), 0);
        let mut parts = vec![(0, values.len() as i64 - 1)];
        while let Some((first, last)) = parts.pop() {
            let (mut lo, mut hi, pivot) = (first, last, values[((first + last) / 2) as usize]);
            while lo <= hi {
                count += 1;
                match (values[lo as usize] < pivot, values[hi as usize] > pivot) {
                    (true, _) => lo += 1,
                    (_, true) => hi -= 1,
                    _ => {
                        values.swap(lo as usize, hi as usize);
                        (lo, hi) = (lo + 1, hi - 1);
                    }
                }
            }
            parts.extend([(first, hi), (lo, last)].into_iter().filter(|(first, last)| first < last));
        }
        count > 500_000
    })
    .holds();
}

#[test]
fn a_text_that_can_be_cut_in_very_many_ways_and_not_to_its_end_is_met() {
    let lines = "1 <= s.length <= 100\n  s consists of 'a' to 'z'\n  1 <= words.length <= 1000\n  1 <= words[i].length <= 20\n  \
                 words[i] consists of 'a' to 'z'\n  all the values of words are distinct";
    Claim("prefixes", "s: string\n  words: string[]", lines, &|input| {
        let (s, words) = (cells(input, 0), &input.fields[1]);
        let mut ways = vec![0f64; s.len() + 1];
        ways[0] = 1.0;
        for end in 1..=s.len() {
            let ends =
                (0..words.len()).map(|word| &words.cells[words.range(1, word)]).filter(|word| s[..end].ends_with(word));
            ways[end] = ends.map(|word| ways[end - word.len()]).sum();
        }
        ways[s.len()] == 0.0 && ways.iter().sum::<f64>() > 1e9
    })
    .holds();
}

/// How many steps each free cell of a grid of zeros and ones is from the first one, with its place: those that are reached, in order.
fn reached(input: &Input) -> (usize, usize, Vec<(usize, usize, usize)>) {
    let grid = &input.fields[0];
    let (rows, columns) = (grid.len(), grid.range(1, 0).len());
    let is_free = |row: usize, column: usize| grid.cells[row * columns + column] == 0;
    let mut seen = HashSet::from([(0usize, 0usize)]);
    let mut next: Vec<(usize, usize, usize)> = is_free(0, 0).then_some((0, 0, 0)).into_iter().collect();
    for at in 0.. {
        let Some(&(row, column, steps)) = next.get(at) else { break };
        let around =
            [(row + 1, column), (row.wrapping_sub(1), column), (row, column + 1), (row, column.wrapping_sub(1))];
        for (row, column) in around.into_iter().filter(|&(row, column)| row < rows && column < columns) {
            if is_free(row, column) && seen.insert((row, column)) {
                next.push((row, column, steps + 1));
            }
        }
    }
    (rows, columns, next)
}

#[test]
fn ways_through_grids_that_turn_back_wind_inwards_or_end_at_a_wall_are_met() {
    let lines = "1 <= grid.length, grid[i].length <= 50\n  grid[i].length == grid[0].length\n  0 <= grid[i][j] <= 1";
    let grid = "grid: integer[][]";
    Claim("mazes", grid, lines, &|input| {
        let (rows, columns, next) = reached(input);
        next.last().is_some_and(|(.., steps)| *steps > 6 * (rows + columns))
    })
    .holds();
    // Whoever goes from border to border only does not come to the middle.
    Claim("spirals", grid, lines, &|input| {
        let (rows, columns, next) = reached(input);
        next.last().is_some_and(|&(row, column, steps)| {
            rows > 9
                && row.abs_diff(rows / 2) < 3
                && (4..columns.saturating_sub(4)).contains(&column)
                && steps > 3 * (rows + columns)
        })
    })
    .holds();
    // All rooms are reached, each through the one door of a wall.
    Claim("rooms", grid, lines, &|input| {
        let (rows, columns, next) = reached(input);
        let cells = &input.fields[0].cells;
        let is_room =
            |row: usize, column: usize| (0..9).all(|at| cells[(row + at / 3) * columns + column + at % 3] == 0);
        let corners = (0..rows.saturating_sub(2))
            .step_by(4)
            .flat_map(|row| (0..columns.saturating_sub(2)).step_by(4).map(move |column| (row, column)));
        let walls = cells.iter().filter(|x| **x == 1).count();
        corners.filter(|&(row, column)| is_room(row, column)).count() > 30
            && next.len() + walls == rows * columns
            && walls * 4 > rows * columns
    })
    .holds();
    // Half of a large grid is reached, and nothing of the other half.
    Claim("halves", grid, lines, &|input| {
        let (rows, columns, next) = reached(input);
        let below =
            input.fields[0].cells[((rows / 2 + 1) * columns).min(rows * columns)..].iter().filter(|x| **x == 0).count();
        rows > 9 && below > 99 && next.len() > 99 && next.iter().all(|&(row, ..)| row < rows / 2)
    })
    .holds();
}

#[test]
fn a_last_word_that_the_others_make_but_for_its_end_is_met() {
    let lines = "1 <= words.length <= 1000\n  1 <= words[i].length <= 30\n  words[i] consists of 'a' to 'z'";
    Claim("prefixes", "words: string[]", lines, &|input| {
        let words = &input.fields[0];
        let last = &words.cells[words.range(1, words.len() - 1)];
        let alike = last.iter().filter(|x| **x == last[0]).count();
        words.len() > 20 && last.len() > 20 && alike == last.len() - 1 && last[0] != last[alike]
    })
    .holds();
}

#[test]
fn a_message_that_comes_again_behind_128_others_at_one_time_is_met() {
    let lines = "1 <= q.length <= 10^4\n  0 <= t <= 10^9\n  t is sorted in non-decreasing order\n  1 <= m.length <= 30\n  \
                 m consists of 'a' to 'z'";
    Claim("rounds", "q: (0 t: integer m: string | 1 t: integer)[]", lines, &|input| {
        let [kinds, times, texts] = [0, 1, 2].map(|field| &input.fields[field]);
        let rows: Vec<usize> = (0..kinds.len()).filter(|&row| kinds.cells[row] == 0).collect();
        let text = |row: usize| &texts.cells[texts.range(1, row)];
        // The last row with the same text, as far as it is remembered, is ten seconds old or more.
        let is_old = |place: usize, memory: usize| {
            let last = rows[..place].iter().rev().take(memory).find(|&&row| text(row) == text(rows[place]));
            last.is_none_or(|&row| times.cells[row] + 10 <= times.cells[rows[place]])
        };
        // Longer ones meet it at random.
        kinds.len() < 300 && (0..rows.len()).any(|place| is_old(place, 128) != is_old(place, usize::MAX))
    })
    .dies();
}

/// The places of the pairs, and of the triples, of the first array that have the sum.
fn with_sum(input: &Input, places: &[usize]) -> usize {
    let (a, sum) = (cells(input, 0), cells(input, 1)[0]);
    let pairs = places.iter().enumerate().flat_map(|(i, &p)| places[i + 1..].iter().map(move |&q| a[p] + a[q]));
    pairs.filter(|x| *x == sum).count()
}

const PAIRS: (&str, &str) =
    ("a: integer[]\n  sum: integer", "4 <= a.length <= 300\n  1 <= a[i] <= 10^9\n  1 <= sum <= 10^9");

#[test]
fn a_pair_that_alone_has_the_sum_is_met_where_a_search_of_a_part_does_not_see_it() {
    // Each looks at all places but two of them.
    for (idea, left_out) in [("only-first", 0), ("only-middle", 149), ("only-last", 298)] {
        Claim(idea, PAIRS.0, PAIRS.1, &|input| {
            let all: Vec<usize> = (0..cells(input, 0).len()).collect();
            let seen: Vec<usize> = all.iter().copied().filter(|at| ![left_out, left_out + 1].contains(at)).collect();
            all.len() == 300 && with_sum(input, &seen) == 0 && with_sum(input, &all) == 1
        })
        .holds();
    }
}

#[test]
fn the_pair_of_a_sorted_array_is_at_its_end() {
    for (op, wanted) in [("<=", vec!["only-last"]), (">=", vec![])] {
        let lines = format!("{}\n  a[i] {op} a[i + 1]", PAIRS.1);
        let drawing = Claim("", PAIRS.0, &lines, &|_| true).drawing();
        let ideas = Idea::of(drawing.rules()).into_iter().map(|idea| idea.name);
        let ideas: Vec<&str> = ideas.filter(|name| name.starts_with("only-") && *name != "only-three").collect();
        assert_eq!(ideas, wanted);
    }
}

#[test]
fn a_triple_that_alone_has_the_sum_is_met_at_the_end() {
    Claim("only-three", PAIRS.0, PAIRS.1, &|input| {
        let (a, sum) = (cells(input, 0), cells(input, 1)[0]);
        let mut sorted = a.to_vec();
        sorted.sort_unstable();
        let [.., x, y, z] = sorted[..] else { return false };
        a.ends_with(&[y, x, z]) && x + y + z == sum && x < y && sorted[a.len() - 4] < x
    })
    .holds();
}

#[test]
fn pairs_whose_count_passes_32_bits_and_pairs_that_half_of_the_values_have_are_met() {
    let lines = "1 <= a.length <= 10^5\n  1 <= a[i] <= 10^9\n  1 <= sum <= 10^9";
    Claim("pairs-all", PAIRS.0, lines, &|input| {
        let (sum, mut seen, mut count) = (cells(input, 1)[0], BTreeMap::new(), 0i64);
        for x in cells(input, 0) {
            count += seen.get(&(sum - x)).copied().unwrap_or(0i64);
            *seen.entry(*x).or_default() += 1;
        }
        count > i32::MAX.into()
    })
    .holds();
    Claim("pairs-half", PAIRS.0, PAIRS.1, &|input| {
        let all: Vec<usize> = (0..cells(input, 0).len()).collect();
        all.len() == 300 && (70..150).contains(&with_sum(input, &all))
    })
    .dies();
}

#[test]
fn loads_that_pass_a_capacity_by_one_are_met() {
    let lines = "2 <= a.length <= 200\n  1 <= a[i] <= 10^9\n  2 * 10^7 <= sum <= 999999937";
    Claim("sums", "a: integer[]\n  sum: integer", lines, &|input| {
        let days = |fits: &dyn Fn(i64, i64) -> bool| {
            let (mut count, mut load) = (1, 0);
            for x in cells(input, 0) {
                load = if fits(load + x, cells(input, 1)[0]) { load + x } else { *x };
                count += i64::from(load == *x);
            }
            count
        };
        days(&|load, most| load <= most) != days(&|load, most| load <= most + 1)
    })
    .holds();
}

#[test]
fn a_text_that_comes_in_the_other_one_at_its_last_place_alone_is_met() {
    let lines =
        "1 <= s.length <= 10^4\n  s consists of 'a' to 'z'\n  1 <= t.length <= 10^3\n  t consists of 'a' to 'z'";
    let first = |input: &Input| {
        let (s, t) = (cells(input, 0), cells(input, 1));
        s.windows(t.len()).position(|part| part == t).map(|place| (place, s.len() - t.len()))
    };
    // A search that stops one place early; one that begins anew behind what does not match.
    Claim("match-last", "s: string\n  t: string", lines, &|input| {
        cells(input, 1).len() > 2 && first(input).is_some_and(|(place, last)| place == last && last > 100)
    })
    .dies();
    Claim("match-middle", "s: string\n  t: string", lines, &|input| {
        let (mut matched, t) = (0, cells(input, 1));
        for x in cells(input, 0) {
            matched = if *x == t[matched] { matched + 1 } else { usize::from(*x == t[0]) };
            if matched == t.len() {
                return false;
            }
        }
        first(input).is_some_and(|(place, last)| place > last / 4 && place < last)
    })
    .holds();
}

#[test]
fn the_only_near_pair_among_numbers_and_points_is_met_in_the_middle_and_at_the_end() {
    for (name, parameters, lines) in [
        ("pair-middle", "a: integer[]", "2 <= a.length <= 1000\n  1 <= a[i] <= 10^9"),
        ("pair-last", "a: integer[]", "2 <= a.length <= 1000\n  1 <= a[i] <= 10^9"),
        ("pair-middle", "a: (x y)[]", "2 <= a.length <= 1000\n  1 <= x, y <= 10^9"),
        ("pair-last", "a: integer[][]", "2 <= a.length <= 1000\n  a[i].length == 2\n  1 <= a[i][j] <= 10^9"),
    ] {
        Claim(name, parameters, lines, &|input| {
            let columns: Vec<Vec<i64>> = match input.fields.len() {
                1 if input.fields[0].cells.len() > input.fields[0].len() => {
                    (0..2).map(|column| cells(input, 0).iter().skip(column).step_by(2).copied().collect()).collect()
                }
                all => (0..all).map(|field| cells(input, field).to_vec()).collect(),
            };
            let far = |a: usize, b: usize| columns.iter().map(|column| (column[a] - column[b]).abs()).max().unwrap();
            let count = columns[0].len();
            let second = if name == "pair-last" { count - 1 } else { count / 2 };
            let is_far = |a: usize, b: usize| (a, b) == (second - 1, second) || far(a, b) > 100;
            count > 100 && far(second - 1, second) < 2 && (0..count).all(|b| (0..b).all(|a| is_far(a, b)))
        })
        .holds();
    }
}

#[test]
fn a_heavy_edge_beside_a_long_light_way_and_the_longest_way_of_all_are_met() {
    let lines = "2 <= n <= 1000\n  1 <= edges.length <= 2000\n  1 <= u, v <= n\n  u != v\n  1 <= w <= 10^9";
    // The shortest way from node 1 to node n, and the length of the first edge into n from there.
    let way = |input: &Input| {
        let [u, v, w] = [1, 2, 3].map(|field| cells(input, field));
        let nodes = cells(input, 0)[0] as usize + 1;
        let mut far = vec![i64::MAX; nodes];
        far[1] = 0;
        let step = |far: &mut Vec<i64>| {
            let mut is_nearer = false;
            for at in 0..u.len() {
                let (a, b) = (u[at] as usize, v[at] as usize);
                if far[a] < i64::MAX && far[a] + w[at] < far[b] {
                    far[b] = far[a] + w[at];
                    is_nearer = true;
                }
            }
            is_nearer
        };
        while step(&mut far) {}
        let direct = (0..u.len()).find(|&at| (u[at], v[at]) == (1, nodes as i64 - 1)).map(|at| w[at]);
        (far[nodes - 1], direct, nodes)
    };
    Claim("detour", "n: integer\n  edges: (u v w)[]", lines, &|input| {
        let (far, direct, nodes) = way(input);
        nodes > 100 && direct.is_some_and(|direct| direct > far + 1000)
    })
    .dies();
    Claim("farthest", "n: integer\n  edges: (u v w)[]", lines, &|input| {
        let (far, _, nodes) = way(input);
        nodes == 1001 && far == 999 * 1_000_000_000
    })
    .holds();
}

#[test]
fn pairs_are_met_whose_first_choices_are_all_taken_back_and_such_as_have_few_partners() {
    let lines = "1 <= n <= 200\n  1 <= m <= 200\n  1 <= pairs.length <= 1000\n  0 <= a < n\n  0 <= b < m";
    // The most pairs of which no two have a number in common, and the longest of the ways in which partners change.
    let matching = |input: &Input| {
        let (a, b) = (cells(input, 2), cells(input, 3));
        let (mut partner, mut longest) = (vec![None; 200], 0);
        fn place(at: i64, rows: (&[i64], &[i64]), seen: &mut [bool], partner: &mut [Option<i64>]) -> Option<usize> {
            for row in (0..rows.0.len()).filter(|&row| rows.0[row] == at) {
                let other = rows.1[row] as usize;
                if !std::mem::replace(&mut seen[other], true) {
                    let steps = partner[other].map_or(Some(0), |owner| place(owner, rows, seen, partner));
                    if let Some(steps) = steps {
                        partner[other] = Some(at);
                        return Some(steps + 1);
                    }
                }
            }
            None
        }
        for at in 0..200 {
            longest = longest.max(place(at, (a, b), &mut [false; 200], &mut partner).unwrap_or_default());
        }
        (partner.iter().flatten().count(), longest)
    };
    let parameters = "n: integer\n  m: integer\n  pairs: (a b)[]";
    Claim("chain", parameters, lines, &|input| matching(input).1 > 150).holds();
    let rows = lines.replace("0 <= a < n\n  0 <= b < m", "pairs[i] = [a_i, b_i]\n  0 <= a_i < n\n  0 <= b_i < m");
    Claim("chain", "n: integer\n  m: integer\n  pairs: integer[][]", &rows, &|input| {
        let (first, second): (Vec<_>, Vec<_>) = cells(input, 2).chunks(2).map(|row| (row[0], row[1])).unzip();
        first.len() > 300 && first.ends_with(&[199; 2]) && second.starts_with(&[1, 0, 2, 1])
    })
    .holds();
    Claim("hubs", parameters, lines, &|input| {
        let count = |column: usize| cells(input, column).iter().collect::<BTreeSet<_>>().len();
        count(2).min(count(3)) > 20 && matching(input).0 * 4 < count(2).min(count(3))
    })
    .dies();
}

#[test]
fn many_values_that_are_too_many_by_one_are_met() {
    let lines = "1 <= a.length <= 200\n  1 <= a[i] <= 10^5\n  1 <= most <= 10^5";
    Claim("total", "most: integer\n  a: integer[]", lines, &|input| {
        cells(input, 1).len() > 50 && cells(input, 1).iter().sum::<i64>() == cells(input, 0)[0] + 1
    })
    .holds();
}

#[test]
fn two_equal_values_are_met_that_alone_have_the_sum() {
    Claim("only-first", PAIRS.0, PAIRS.1, &|input| {
        let all: Vec<usize> = (0..cells(input, 0).len()).collect();
        all.len() == 300 && with_sum(input, &all) == 1 && cells(input, 0)[0] * 2 == cells(input, 1)[0]
    })
    .holds();
}

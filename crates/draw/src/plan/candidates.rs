//! Which ends and shapes are worth a case, the most telling first.

use super::figures::{figures, of_any};
use super::survey::Knob;
use crate::hand::edge::{GRAPH, LENGTH, SCALAR, Shape, Shapes, Site, VALUE};
use crate::hand::figure::Form;
use crate::hand::notation::Notation;
use crate::hand::pairs::Layout;
use crate::hand::random::Spread;
use ojkit_model::input::Cell;
use ojkit_rules::hand::Role;

/// A drawing with a name and a reason, that may become a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    /// The last part of the case's name: small letters, digits and hyphens.
    pub name: String,
    pub reason: String,
    pub hand: Notation,
}

/// More knobs than these are not turned in pairs.
const KNOBS_MAX: usize = 16;

/// The length over which shapes are shown.
const SHAPE_LENGTH: i64 = 10;

/// So many figures of graphs are shown with few nodes.
const FIGURES: usize = 6;

impl Candidate {
    pub(super) fn edge(name: impl Into<String>, reason: impl Into<String>, of: Vec<(&str, Shape)>) -> Candidate {
        let of = of.into_iter().map(|(key, shape)| (key.to_string(), shape)).collect();
        Candidate { name: plain(&name.into()), reason: reason.into(), hand: Notation::Edge(Shapes { of }) }
    }
}

/// A text as a part of a file name.
fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            'a'..='z' | '0'..='9' => out.push(c),
            'A'..='Z' => out.push(c.to_ascii_lowercase()),
            _ if !out.ends_with('-') && !out.is_empty() => out.push('-'),
            _ => {}
        }
    }
    out.trim_end_matches('-').to_string()
}

fn is_array(knob: &&Knob) -> bool {
    knob.role == Role::Cell && knob.joins.is_none_or(|joins| joins.has_values)
}

/// Shapes of one array's elements, or of all arrays together, with their names and what they are called.
fn shapes(knobs: &[&Knob]) -> Vec<(Shape, &'static str, &'static str)> {
    let letters = knobs.iter().all(|k| k.cell == Cell::Char);
    // Below the simplest value there is something only where 0 is not the lower end.
    let below = knobs.iter().any(|k| k.cell != Cell::Char && k.lo < 0 && k.hi >= 0);
    let mut out = vec![
        (Shape::Same, "all-equal", "all equal"),
        (Shape::Alternate, "alternating-ends", "alternating ends"),
        (Shape::Few(2), "two-values", "two different values"),
        (Shape::Sorted, "sorted", "sorted"),
        (Shape::Reversed, "reversed", "sorted backwards"),
        (Shape::Simplest, "simplest", if letters { "one letter" } else { "all at the simplest value" }),
        (Shape::AroundZero, "around-zero", "only the three simplest values"),
        (Shape::Spike(Site::First), "spike-first", "one largest value, at the start, among simplest ones"),
        (Shape::Spike(Site::Last), "spike-last", "one largest value, at the end, among simplest ones"),
        (Shape::Spike(Site::Middle), "spike-middle", "one largest value, in the middle, among simplest ones"),
        (Shape::Few(3), "three-values", "three different values"),
        (Shape::Cycle, "in-turn", if letters { "all letters in turn" } else { "all values in turn" }),
        (Shape::Blocks, "blocks", "eight runs of equal values"),
    ];
    if knobs.iter().any(|k| k.is_interval == Some(true)) {
        let rows = [
            (Shape::Rows(Layout::Disjoint), "disjoint", "intervals apart from each other"),
            (Shape::Rows(Layout::Nested), "nested", "intervals one within the other"),
            (Shape::Rows(Layout::Touching), "touching", "intervals that touch"),
        ];
        out.splice(1..1, rows);
    }
    if knobs.iter().any(|k| k.is_interval == Some(false)) {
        let corners = Shape::Rows(Layout::Corners);
        let rows = [
            (Shape::Rows(Layout::Convex), "convex", "points on a parabola"),
            (corners, "opposite-corners", "points near two opposite corners"),
        ];
        out.splice(1..1, rows);
    }
    if below {
        out.push((Shape::Dip(Site::First), "dip-first", "one smallest value, at the start, among simplest ones"));
        out.push((Shape::Dip(Site::Last), "dip-last", "one smallest value, at the end, among simplest ones"));
    }
    out.push((Shape::Between, "between", "anything but the two ends"));
    out
}

/// Ends alone and in pairs, and shapes over about ten elements.
pub(super) fn edges(knobs: &[Knob]) -> Vec<Candidate> {
    let mut out = pairs(knobs);
    let first_repeats: Vec<(&str, Shape)> =
        knobs.iter().filter(|k| k.is_repeats).map(|k| (k.key.as_str(), Shape::Near(3))).collect();
    let drawn = figures(knobs);
    out.extend(drawn.iter().take(FIGURES).map(|figure| {
        let mut of = first_repeats.clone();
        of.extend([(LENGTH, Shape::Near(SHAPE_LENGTH)), (SCALAR, Shape::Near(SHAPE_LENGTH)), (GRAPH, figure.shape)]);
        Candidate::edge(figure.name.clone(), format!("about {SHAPE_LENGTH} nodes, {}", figure.words), of)
    }));
    for knob in knobs.iter().filter(|knob| knob.is_free()) {
        for (shape, upper) in [(Shape::Smallest, false), (Shape::Largest, true)] {
            let name = format!("{} {}", knob.key, if upper { "largest" } else { "smallest" });
            let reason = format!("{}, the rest at random", knob.end(upper));
            out.push(Candidate::edge(name, reason, vec![(&knob.key, shape)]));
        }
    }
    let arrays: Vec<&Knob> = knobs.iter().filter(is_array).collect();
    let length = (LENGTH, Shape::Near(SHAPE_LENGTH));
    let lengths = knobs.iter().filter(|k| k.role == Role::Length && !k.is_repeats && !k.is_inner);
    let about = match lengths.map(|k| k.hi).max() {
        Some(most) if most < SHAPE_LENGTH => format!("up to {most} elements"),
        _ => format!("about {SHAPE_LENGTH} elements"),
    };
    if !arrays.is_empty() {
        for (shape, name, words) in shapes(&arrays) {
            let of = [first_repeats.clone(), vec![length, (VALUE, shape)], of_any(knobs)].concat();
            out.push(Candidate::edge(name, format!("{about}, {words}"), of));
        }
    }
    for knob in knobs.iter().filter(|k| k.role != Role::Cell && k.hi - 1 > k.lo) {
        let steps = [(Shape::Second, "one above its lower end"), (Shape::Penultimate, "one below its upper end")];
        for (shape, words) in steps {
            let name = format!("{} {}", knob.key, if shape == Shape::Second { "second" } else { "last but one" });
            let reason = format!("{} {words}, the rest at random", knob.key);
            out.push(Candidate::edge(name, reason, vec![(&knob.key, shape)]));
        }
    }
    for knob in knobs.iter().filter(|k| k.role == Role::Scalar && k.cell == Cell::Int && k.hi - 3 > k.lo) {
        let middle = format!("{} in the middle of its range, the rest at random", knob.key);
        out.push(Candidate::edge(format!("{} middle", knob.key), middle, vec![(&knob.key, Shape::Middle)]));
    }
    if arrays.len() > 1 {
        for knob in &arrays {
            for (shape, name, words) in shapes(&[knob]).into_iter().take(4) {
                let of = [first_repeats.clone(), vec![length, (&knob.key, shape)]].concat();
                let reason = format!("{about}, {} {words}", knob.key);
                out.push(Candidate::edge(format!("{} {name}", knob.key), reason, of));
            }
        }
    }
    out
}

/// Every pair of ends of every two ranges in few inputs: numbered in binary, any two knobs differ in some digit.
fn pairs(knobs: &[Knob]) -> Vec<Candidate> {
    let knobs: Vec<&Knob> = knobs.iter().filter(|knob| knob.is_free()).take(KNOBS_MAX).collect();
    let digits = usize::BITS - knobs.len().saturating_sub(1).leading_zeros();
    let mut patterns: Vec<(String, u64)> =
        vec![("all-lower-ends".to_string(), 0), ("all-upper-ends".to_string(), u64::MAX)];
    for digit in 0..digits {
        let pattern = (0..knobs.len()).filter(|k| k >> digit & 1 == 1).fold(0u64, |bits, k| bits | 1 << k);
        patterns.push((format!("ends-{}", 2 * digit + 1), pattern));
        patterns.push((format!("ends-{}", 2 * digit + 2), !pattern));
    }
    let candidate = |(name, pattern): (String, u64)| {
        let upper = |k: usize| pattern >> k & 1 == 1;
        let of = knobs.iter().enumerate();
        let shapes = of.clone().map(|(k, knob)| {
            let top = if knob.is_inner { Shape::Fair } else { Shape::Largest };
            (knob.key.as_str(), if upper(k) { top } else { Shape::Smallest })
        });
        let words: Vec<String> = of.map(|(k, knob)| knob.end(upper(k))).collect();
        Candidate::edge(name, words.join(", "), shapes.collect())
    };
    if knobs.is_empty() { Vec::new() } else { patterns.into_iter().map(candidate).collect() }
}

/// The largest inputs in every shape that takes time.
pub(super) fn large(knobs: &[Knob]) -> Vec<Candidate> {
    let sized = knobs.iter().any(|k| k.role == Role::Length && !k.is_repeats);
    let repeats = knobs.iter().find(|k| k.is_repeats);
    if !sized && repeats.is_none() {
        return Vec::new();
    }
    let large = Large { knobs, one: repeats.map(|k| (k.key.as_str(), Shape::Smallest)) };
    let arrays: Vec<&Knob> = knobs.iter().filter(is_array).collect();
    let mut out = vec![large.case("random", "random values", vec![], Shape::Random, Shape::Random)];
    for figure in figures(knobs) {
        out.push(large.case(&figure.name, &figure.words, vec![(GRAPH, figure.shape)], Shape::Largest, Shape::Random));
    }
    if !arrays.is_empty() {
        for (shape, name, words) in large_shapes(&arrays) {
            out.push(large.case(name, words, of_any(knobs), Shape::Largest, shape));
        }
    }
    if let [first, second, ..] = &arrays[..] {
        let of = vec![(first.key.as_str(), Shape::Sorted), (second.key.as_str(), Shape::Reversed)];
        let words = format!("{} sorted, {} sorted backwards", first.key, second.key);
        out.push(large.case("against-each-other", &words, of, Shape::Random, Shape::Random));
    }
    if knobs.iter().any(|k| k.role == Role::Scalar) {
        let of = of_any(knobs);
        out.push(large.case("small-scalars", "the other numbers smallest", of.clone(), Shape::Smallest, Shape::Random));
        out.push(large.case("middle-scalars", "the other numbers in the middle", of, Shape::Middle, Shape::Random));
    }
    // Where values begin with 1, all of them at their lower end are that.
    let reaches_past_one = |knob: &&Knob| knob.cell == Cell::Int && knob.lo < 1 && knob.hi > 1;
    if knobs.iter().any(|k| k.role == Role::Scalar) && arrays.iter().any(reaches_past_one) {
        let words = "all values 1 beside the largest numbers, which no sum of them reaches";
        out.insert(1, large.case("ones", words, of_any(knobs), Shape::Largest, Shape::Near(1)));
    }
    let sides: Vec<&Knob> = knobs.iter().filter(|knob| knob.side.is_some()).collect();
    if let [one, other] = sides[..] {
        // A third of them stays as long as can be, with one column.
        out.iter_mut().enumerate().filter(|(at, _)| at % 3 < 2).for_each(|(_, case)| alike(case, knobs, [one, other]));
        out.splice(1..1, narrow(&large, [one, other]));
    }
    out.splice(1..1, repeats.into_iter().flat_map(|knob| many(knobs, &knob.key)));
    out
}

/// Whether it says how many items there are beside a grid.
fn is_list(knob: &&Knob) -> bool {
    knob.role == Role::Length && !knob.is_repeats && !knob.is_inner && knob.side.is_none()
}

/// Makes two sizes alike of which the first would leave 1 to the other.
///
/// Several lists at their upper ends may want more places than such a grid has: the others are shorter than the first.
fn alike(case: &mut Candidate, knobs: &[Knob], sides: [&Knob; 2]) {
    let Notation::Edge(Shapes { of }) = &mut case.hand else { return };
    let lists = knobs.iter().filter(is_list).skip(1).map(|knob| (knob.key.clone(), Shape::Middle));
    of.splice(0..0, sides.iter().filter_map(|knob| Some((knob.key.clone(), Shape::Near(knob.side?)))).chain(lists));
    case.reason = format!("{} and {} alike, {}", sides[0].key, sides[1].key, case.reason);
}

/// One row and one column, each with as much as can be of one kind of item in it, and little of all others.
fn narrow(large: &Large, [one, other]: [&Knob; 2]) -> Vec<Candidate> {
    let mut lists: Vec<&Knob> = large.knobs.iter().filter(is_list).collect();
    let mut case = |name: &str, short: &Knob| {
        let least = lists.iter().skip(1).map(|knob| (knob.key.as_str(), Shape::Smallest));
        let of = [(short.key.as_str(), Shape::Smallest)].into_iter().chain(least).collect();
        let ends =
            |(at, knob): (usize, &&Knob)| format!(", {} {}", knob.key, if at == 0 { "largest" } else { "smallest" });
        let words = format!("{} at its lower end{}", short.key, lists.iter().enumerate().map(ends).collect::<String>());
        let case = large.case(name, &words, of, Shape::Largest, Shape::Random);
        lists.reverse();
        case
    };
    let row = case("one-row", one);
    // Without lists, one column is what largest lengths come to.
    if large.knobs.iter().any(|knob| is_list(&knob)) { vec![row, case("one-column", other)] } else { vec![row] }
}

fn large_shapes(arrays: &[&Knob]) -> Vec<(Shape, &'static str, &'static str)> {
    let others = shapes(arrays).into_iter().filter(|(shape, ..)| !matches!(shape, Shape::Between | Shape::Few(3)));
    let ends = [
        (Shape::Largest, "all-largest", "all values at the upper end"),
        (Shape::Smallest, "all-smallest", "all values at the lower end"),
    ];
    let mut listed: Vec<_> = others.collect();
    listed.splice(2.min(listed.len())..2.min(listed.len()), ends);
    // A spike at one end is worth a large case, in three places it is not.
    listed.retain(|(shape, ..)| !matches!(shape, Shape::Spike(Site::First | Site::Middle) | Shape::Dip(_)));
    listed
}

struct Large<'k> {
    knobs: &'k [Knob],
    /// The number of test cases, where there are several: one.
    one: Option<(&'k str, Shape)>,
}

impl Large<'_> {
    fn case(&self, name: &str, words: &str, before: Vec<(&str, Shape)>, scalar: Shape, value: Shape) -> Candidate {
        let inner = self.knobs.iter().filter(|k| k.is_inner).map(|k| (k.key.as_str(), Shape::Fair));
        let rest = [(LENGTH, Shape::Largest), (SCALAR, scalar), (VALUE, value)];
        let of = self.one.into_iter().chain(before).chain(inner).chain(rest).collect();
        let size = if self.one.is_some() { "one test case of the largest size" } else { "largest length" };
        Candidate::edge(name, format!("{size}, {words}"), of)
    }
}

/// Inputs of many test cases.
fn many(knobs: &[Knob], key: &str) -> Vec<Candidate> {
    let case = |name: &str, words: &str, count: Shape, length: Shape, scalar: Shape| {
        let of = [vec![(key, count), (LENGTH, length), (SCALAR, scalar), (VALUE, Shape::Random)], of_any(knobs)];
        Candidate::edge(name, words, of.concat())
    };
    let (largest, fair, small) = (Shape::Largest, Shape::Fair, Shape::Near(3));
    let first = "as many test cases as possible, the first as large as the others allow";
    vec![
        case("many", "as many test cases as possible, all of one size", largest, fair, fair),
        case("many-small", "as many test cases as possible, all of them small", largest, small, small),
        case("uneven", first, largest, largest, largest),
        case("some", "a middle number of test cases, all of one size", Shape::Middle, fair, fair),
    ]
}

/// The cases of a group that asks for shapes: the largest, then others of sizes spread over the whole range.
pub(super) fn shaped(knobs: &[Knob], shapes: &[(String, Shape)], count: usize) -> Vec<Candidate> {
    let words: Vec<String> = shapes.iter().map(|(key, shape)| format!("{key} {shape}")).collect();
    let one: Vec<(&str, Shape)> =
        knobs.iter().filter(|k| k.is_repeats).map(|k| (k.key.as_str(), Shape::Smallest)).collect();
    let asked: Vec<(&str, Shape)> = shapes.iter().map(|(key, shape)| (key.as_str(), *shape)).collect();
    let case = |index: usize| {
        let (length, size) = if index == 0 { (Shape::Largest, "largest") } else { (Shape::Random, "any") };
        let of = [asked.clone(), one.clone(), vec![(LENGTH, length), (SCALAR, length), (VALUE, Shape::Random)]];
        Candidate::edge("", format!("{}, of {size} size", words.join(", ")), of.concat())
    };
    (0..count).map(case).collect()
}

/// The cases of a group that has a score, the most telling first: the largest sizes in shapes and many test cases, in turn with random ones.
pub(super) fn scored(knobs: &[Knob], count: usize) -> Vec<Candidate> {
    let mut telling = large(knobs);
    // Figures before random values: of a few cases the first one is a path.
    telling.sort_by_key(|candidate| candidate.name != Form::Path.word());
    let random: Vec<Candidate> = (0..count).map(|index| random(knobs, index, count)).collect();
    let turns = telling.len().max(random.len());
    let mut out: Vec<Candidate> =
        (0..turns).flat_map(|at| [telling.get(at), random.get(at)]).flatten().cloned().collect();
    out.splice(1.min(out.len())..1.min(out.len()), all_sizes(knobs));
    out
}

/// As many nodes and edges as can be, the edges and all others at random.
fn all_sizes(knobs: &[Knob]) -> Option<Candidate> {
    let nodes = knobs.iter().find(|k| k.is_nodes && k.role == Role::Scalar)?;
    let one = knobs.iter().filter(|k| k.is_repeats).map(|k| (k.key.as_str(), Shape::Smallest));
    let of = one.chain([(nodes.key.as_str(), Shape::Largest), (LENGTH, Shape::Largest)]).collect();
    let reason = format!("{} and all lengths largest, random edges", nodes.key);
    Some(Candidate::edge("all-sizes", reason, of))
}

/// Values in proportion to each other, number `index`: sizes from a few elements to some dozens in turn.
pub(super) fn proportion(index: usize) -> Candidate {
    const SIZES: [u64; 6] = [12, 8, 20, 6, 30, 15];
    let size = SIZES[index % SIZES.len()];
    let reason = format!("few values, in proportion to each other, about {size} elements");
    Candidate { name: String::new(), reason, hand: Notation::Proportion { size } }
}

/// Random inputs of sizes spread over the whole range, number `index` of `count`.
pub(super) fn random(knobs: &[Knob], index: usize, count: usize) -> Candidate {
    let share = (1000 * (index + 1) / count.max(1)).min(1000) as u32;
    let sized = knobs.iter().any(|k| k.role == Role::Length);
    // Every other one keeps to values near the simplest, where equal and small ones are met.
    let fine = knobs.iter().filter(|k| k.role != Role::Length).any(|k| k.count >= 64);
    let near = Spread::Scale(if fine { 250 } else { 600 });
    let (lengths, values) = match (sized, index % 2) {
        (true, 0) => (Spread::Scale(share), Spread::Whole),
        (true, _) => (Spread::Scale(share), near),
        (false, 0) => (Spread::Whole, Spread::Scale(share)),
        (false, _) => (Spread::Whole, Spread::Whole),
    };
    let share = if sized || index.is_multiple_of(2) { share } else { 1000 };
    let what = if sized { "lengths" } else { "values" };
    let small = if values == near { ", values near the simplest" } else { "" };
    let reason = match share {
        1000 => format!("random, {what} of the whole range{small}"),
        share => format!("random, {what} up to {} % of the digits of the range{small}", share / 10),
    };
    Candidate { name: String::new(), reason, hand: Notation::Random { lengths, values } }
}

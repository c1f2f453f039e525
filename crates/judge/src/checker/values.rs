//! What functions give, compared as values: texts to the letter, lists by length and order, numbers exactly, doubles within a tolerance.
//!
//! Both sides are read by the answer's type, [`ojkit_text::answer`] says how. An answer that is none of its type, such as a number past 64
//! bits, is compared as tokens: nobody knows better.

use super::excerpt::{excerpt, unseen_difference};
use super::floats::near_doubles;
use super::{Check, multiset, tokens};
use ojkit_model::input::Value;
use ojkit_model::signature::Type;
use ojkit_text::answer::read;
use ojkit_text::notation::{print_parameter, quoted};

/// Checks that the output is the answer's value, doubles within `absolute` or within `relative` times the answer's magnitude.
pub fn check(ty: &Type, output: &[u8], answer: &[u8], absolute: f64, relative: f64) -> Check {
    if output == answer {
        return Check::accepted();
    }
    let Ok(expected) = read(ty, answer) else { return tokens::check(output, answer) };
    let got = match got(ty, output) {
        Ok(got) => got,
        Err(refused) => return refused,
    };
    let sides = Sides { ty, expected: &expected, got: &got, tolerance: (absolute, relative) };
    sides.part(0, 0, 0, &mut Vec::new()).map_or_else(Check::accepted, Check::refused)
}

/// Checks that the list has the answer's items, each as often: in any order with `outer`, and in any order inside each with `inner`.
pub fn check_unordered(ty: &Type, output: &[u8], answer: &[u8], outer: bool, inner: bool) -> Result<Check, String> {
    let expected = read(ty, answer).ok().filter(|value| !value.ends.is_empty() && *ty != Type::String);
    let expected = expected.ok_or_else(|| format!("the answer is not a list, but {ty}: {}", excerpt(answer)))?;
    if output == answer {
        return Ok(Check::accepted());
    }
    let got = match got(ty, output) {
        Ok(got) => got,
        Err(refused) => return Ok(refused),
    };
    let noun = if expected.ends.len() > 1 && !is_letters(ty, 1, &expected) { "row" } else { "item" };
    let keys = |value: &Value, inner: bool| -> Vec<Vec<i64>> {
        value.range(0, 0).map(|index| key(ty, value, 1, index, inner)).collect()
    };
    let (wanted, given) = (keys(&expected, inner), keys(&got, inner));
    let show = |value: &Value, index: usize| shown(ty, value, 1, index);
    if !outer {
        let parted = wanted.iter().zip(&given).position(|(a, b)| !same_key(ty, a, b));
        if let Some(at) = parted {
            let (expected, got) = (show(&expected, at), show(&got, at));
            return Ok(Check::refused(format!("{noun} {}: expected {expected}, got {got}", at + 1)));
        }
        return Ok(match wanted.len() == given.len() {
            true => Check::accepted(),
            false => Check::refused(lengths(noun, wanted.len(), given.len())),
        });
    }
    let compared = compare_multisets(ty, (&expected, &wanted), (&got, &given), noun);
    if compared.is_refused() && !inner && noun == "row" {
        let (wanted, given) = (keys(&expected, true), keys(&got, true));
        if compare_multisets(ty, (&expected, &wanted), (&got, &given), noun).is_accepted() {
            let hint = "; it would be if the order inside rows were free (`inner: true`)";
            return Ok(Check { message: compared.message + hint, ..compared });
        }
    }
    Ok(compared)
}

fn got(ty: &Type, output: &[u8]) -> Result<Value, Check> {
    read(ty, output).map_err(|why| match output.trim_ascii() {
        [] => Check::refused(format!("the output is empty: expected {ty}")),
        _ => Check::refused(format!("the output cannot be read as {ty}: {why}")),
    })
}

fn lengths(noun: &str, expected: usize, got: usize) -> String {
    let ending = if expected == 1 { "" } else { "s" };
    format!("expected {expected} {noun}{ending}, got {got}")
}

/// Whether what a level holds are the letters of texts.
fn is_letters(ty: &Type, level: usize, value: &Value) -> bool {
    *ty.innermost() == Type::String && level + 1 == value.ends.len()
}

struct Sides<'a> {
    ty: &'a Type,
    expected: &'a Value,
    got: &'a Value,
    tolerance: (f64, f64),
}

impl Sides<'_> {
    /// Where two items part, and in what; `path` leads to them, from 1.
    fn part(&self, level: usize, expected: usize, got: usize, path: &mut Vec<usize>) -> Option<String> {
        if level == self.expected.ends.len() {
            return (!self.same_cells(expected, got)).then(|| self.differ(level, expected, got, path));
        }
        let (a, b) = (self.expected.range(level, expected), self.got.range(level, got));
        if is_letters(self.ty, level, self.expected) {
            let same = self.expected.cells[a] == self.got.cells[b];
            return (!same).then(|| self.differ(level, expected, got, path));
        }
        let lengths = (a.len(), b.len());
        for (index, (a, b)) in a.zip(b).enumerate() {
            path.push(index + 1);
            let parted = self.part(level + 1, a, b, path);
            path.pop();
            if parted.is_some() {
                return parted;
            }
        }
        let noun = if self.is_of_rows(level) { "row" } else { "item" };
        (lengths.0 != lengths.1).then(|| format!("{}{}", place(path, true), self::lengths(noun, lengths.0, lengths.1)))
    }

    /// Whether the items below a level are lists themselves.
    fn is_of_rows(&self, level: usize) -> bool {
        level + 1 < self.expected.ends.len() && !is_letters(self.ty, level + 1, self.expected)
    }

    fn same_cells(&self, expected: usize, got: usize) -> bool {
        let (a, b) = (self.expected.cells[expected], self.got.cells[got]);
        a == b || (*self.ty.innermost() == Type::Double && near_cells(b, a, self.tolerance))
    }

    fn differ(&self, level: usize, expected: usize, got: usize, path: &[usize]) -> String {
        let is_text = level < self.expected.ends.len();
        let place = place(path, false);
        if is_text {
            let (a, b) = (self.expected.range(level, expected), self.got.range(level, got));
            let (expected, got) = texts(&self.expected.cells[a], &self.got.cells[b]);
            return format!("{place}expected {expected}, got {got}");
        }
        let ty = self.ty.innermost();
        let (a, b) = (shown(ty, self.expected, level, expected), shown(ty, self.got, level, got));
        let mut message = format!("{place}expected {a}, got {b}");
        if *ty == Type::Double {
            let [a, b] = [self.expected.cells[expected], self.got.cells[got]].map(|cell| f64::from_bits(cell as u64));
            if (a - b).is_finite() {
                message.push_str(&format!(" (difference {:.3e})", (a - b).abs()));
            }
        }
        message
    }
}

/// `row 2, item 3: `; the last one is a row too where it is one.
fn place(path: &[usize], is_row: bool) -> String {
    let nouns = path.iter().enumerate().map(|(level, index)| {
        let noun = if level + 1 < path.len() || is_row { "row" } else { "item" };
        format!("{noun} {index}")
    });
    let place = nouns.collect::<Vec<_>>().join(", ");
    if place.is_empty() { place } else { place + ": " }
}

/// Whether two cells of doubles are within an absolute or a relative tolerance of each other.
pub fn near_cells(got: i64, expected: i64, (absolute, relative): (f64, f64)) -> bool {
    near_doubles(f64::from_bits(got as u64), f64::from_bits(expected as u64), absolute, relative)
}

/// An item of a value in the site's notation, cut to a readable length.
fn shown(ty: &Type, value: &Value, level: usize, index: usize) -> String {
    let mut inside = ty;
    for _ in 0..level {
        inside = if let Type::Array(inner) = inside { inner } else { inside };
    }
    if level == value.ends.len() {
        // A node of a tree or a list is one of its values.
        return excerpt(print_parameter(inside, &[Value::scalar(value.cells[index])]).as_bytes());
    }
    excerpt(print_parameter(inside, &[cut_out(value, level, index)]).as_bytes())
}

/// One item as a value of its own.
fn cut_out(value: &Value, level: usize, index: usize) -> Value {
    let mut range = value.range(level, index);
    let mut ends = vec![vec![range.len() as u32]];
    for below in level + 1..value.ends.len() {
        let first = range.start;
        let start = if first == 0 { 0 } else { value.ends[below][first - 1] };
        let own = &value.ends[below][range.clone()];
        let end = own.last().copied().unwrap_or(start);
        ends.push(own.iter().map(|end| end - start).collect());
        range = start as usize..end as usize;
    }
    Value { ends, cells: value.cells[range].to_vec() }
}

/// Two texts in quotes; long ones from shortly before the place where they part.
fn texts(expected: &[i64], got: &[i64]) -> (String, String) {
    const BEFORE: usize = 10;
    let same = expected.iter().zip(got).take_while(|(a, b)| a == b).count();
    let from = if same > 2 * BEFORE { same - BEFORE } else { 0 };
    let show = |text: &[i64]| {
        let mut shown = String::new();
        quoted(&text[from..], &mut shown);
        if from > 0 { format!("...{}", excerpt(&shown.as_bytes()[1..])) } else { excerpt(shown.as_bytes()) }
    };
    let note = if from > 0 { format!(" (from character {} on)", from + 1) } else { String::new() };
    let whole = |text: &[i64]| text.iter().filter_map(|&cell| char::from_u32(cell as u32)).collect::<String>();
    let unseen = unseen_difference(&whole(expected), &whole(got)).map_or(String::new(), |says| format!("; {says}"));
    (show(expected), show(got) + &note + &unseen)
}

/// An item as what it is compared by; where the order inside is free, what it holds comes sorted.
fn key(ty: &Type, value: &Value, level: usize, index: usize, is_free: bool) -> Vec<i64> {
    if level == value.ends.len() {
        return vec![value.cells[index]];
    }
    let range = value.range(level, index);
    if level + 1 == value.ends.len() {
        let mut cells = value.cells[range].to_vec();
        if is_free && *ty.innermost() == Type::Double {
            cells.sort_by(|&a, &b| f64::from_bits(a as u64).total_cmp(&f64::from_bits(b as u64)));
        } else if is_free && *ty.innermost() != Type::String {
            cells.sort_unstable();
        }
        return cells;
    }
    let mut items: Vec<Vec<i64>> = range.map(|index| key(ty, value, level + 1, index, false)).collect();
    if is_free {
        items.sort_unstable();
    }
    items.into_iter().flat_map(|item| std::iter::once(item.len() as i64).chain(item)).collect()
}

/// Doubles among items are compared as the site compares them.
const TOLERANCE: (f64, f64) = (1e-5, 1e-11);

fn same_key(ty: &Type, a: &[i64], b: &[i64]) -> bool {
    let near = |(&a, &b): (&i64, &i64)| a == b || near_cells(b, a, TOLERANCE);
    a == b || (*ty.innermost() == Type::Double && a.len() == b.len() && a.iter().zip(b).all(near))
}

type Keyed<'a> = (&'a Value, &'a [Vec<i64>]);

fn compare_multisets(ty: &Type, (expected, wanted): Keyed, (got, given): Keyed, noun: &str) -> Check {
    if *ty.innermost() == Type::Double && are_near(ty, wanted, given) {
        return Check::accepted();
    }
    // An item is known by its place, and shown from the value that it is of.
    let show = |item: &Vec<i64>| match given.iter().position(|other| std::ptr::eq(other, item)) {
        Some(index) => shown(ty, got, 1, index),
        None => {
            let index = wanted.iter().position(|other| std::ptr::eq(other, item)).unwrap_or(0);
            shown(ty, expected, 1, index)
        }
    };
    multiset::compare(given, wanted, noun, |index| index + 1, show)
}

/// Whether doubles, or lists of them, can be matched one to one, near ones with each other.
fn are_near(ty: &Type, wanted: &[Vec<i64>], given: &[Vec<i64>]) -> bool {
    const COMPARED_MAX: usize = 1 << 22;
    if wanted.len() != given.len() {
        return false;
    }
    let sorted = |keys: &[Vec<i64>]| {
        let mut keys = keys.to_vec();
        let double = |cell: &i64| f64::from_bits(*cell as u64);
        keys.sort_by(|a, b| {
            let by_cells = a.iter().zip(b).map(|(a, b)| double(a).total_cmp(&double(b)));
            by_cells.fold(std::cmp::Ordering::Equal, std::cmp::Ordering::then).then(a.len().cmp(&b.len()))
        });
        keys
    };
    let (wanted, mut left) = (sorted(wanted), sorted(given));
    if wanted.iter().zip(&left).all(|(a, b)| same_key(ty, a, b)) {
        return true;
    }
    // Lists whose first numbers are near, but not equal, may be sorted otherwise.
    let mut compared = 0;
    wanted.iter().all(|item| {
        compared += left.len();
        let at = left.iter().position(|other| compared <= COMPARED_MAX && same_key(ty, item, other));
        at.map(|at| left.remove(at)).is_some()
    })
}

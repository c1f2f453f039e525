//! Where arrays that turn once do so: anywhere, at both ends and in the middle.

use crate::figures::bound;
use ojkit_draw::hand::notation::hand_of;
use ojkit_draw::plan::{self, Budget};
use ojkit_model::input::Input;

/// The longest array of all inputs that are planned for a problem, those of at least so many cells.
fn planned(parameters: &str, lines: &str, least: usize) -> Vec<Vec<i64>> {
    let bound = bound(parameters, lines, "").unwrap();
    let plan = plan::plan(&bound, &[], &Budget { answers: false, ..Budget::default() }).unwrap();
    let read = |bytes: &[u8]| {
        let mut input = Input::default();
        bound.validator.format().read(bytes, &mut input).unwrap();
        longest(input)
    };
    let cells = plan.proposals.iter().map(|case| read(&case.bytes));
    cells.filter(|cells| cells.len() >= least).collect()
}

/// Each fifth of the cells has between a sixteenth and half of the places of 200 inputs, and both ends have some.
fn is_even(parameters: &str, lines: &str, place: impl Fn(&[i64]) -> usize) {
    let bound = bound(parameters, lines, "").unwrap();
    let mut places = Vec::new();
    for seed in 0..200 {
        let notation = ["random lengths=whole", "random lengths=largest", "edge length=largest"][seed as usize % 3];
        let mut input = Input::default();
        let mut hand = hand_of(notation, seed, &bound.drawing).unwrap();
        bound.drawing.draw_within(hand.as_mut(), &mut input, 100).unwrap_or_else(|_| panic!("{lines}: {notation}"));
        let cells = longest(input);
        places.push((place(&cells), cells.len()));
    }
    for fifth in 0..5 {
        let within = places.iter().filter(|&&(place, cells)| place.min(cells - 1) * 5 / cells == fifth).count();
        assert!(
            within * 16 >= places.len() && within * 2 <= places.len(),
            "fifth {fifth} has {within}: {lines}: {places:?}"
        );
    }
    let at = |wanted: &dyn Fn(usize, usize) -> bool| places.iter().any(|&(place, cells)| wanted(place, cells));
    assert!(at(&|place, _| place < 3) && at(&|place, cells| place + 3 > cells), "{lines}: {places:?}");
}

fn longest(input: Input) -> Vec<i64> {
    input.fields.into_iter().map(|value| value.cells).max_by_key(Vec::len).unwrap_or_default()
}

fn top(cells: &[i64]) -> usize {
    (0..cells.len()).max_by_key(|&cell| cells[cell]).unwrap_or_default()
}

/// The first cell that is smaller than the one before it; behind all cells where none is.
fn fall(cells: &[i64]) -> usize {
    (1..cells.len()).find(|&cell| cells[cell] < cells[cell - 1]).unwrap_or(cells.len())
}

const VALUES: &str = "3 <= a.length <= 1000; 0 <= a[i] <= 10^9";

#[test]
fn the_top_of_a_mountain_is_anywhere() {
    is_even("a: 'integer[]'", &format!("{VALUES}; a is a mountain array"), top);
    let distinct = format!("{VALUES}; a is a mountain array; all the values of a are distinct");
    is_even("a: 'integer[]'", &distinct, top);
    let few = "3 <= a.length <= 1000; 0 <= a[i] <= 700; a is a mountain array";
    assert!(planned("a: 'integer[]'", few, 900).iter().all(|a| (a.len() - 701..701).contains(&top(a))));
}

#[test]
fn a_binary_search_in_the_first_half_misses_the_top_of_some_mountain() {
    let wrong = |a: &[i64]| a[..a.len().min(515)].windows(2).take_while(|pair| pair[0] < pair[1]).count();
    let all = planned("a: 'integer[]'", &format!("{VALUES}; a is a mountain array"), 3);
    let refused = all.iter().filter(|a| wrong(a) != top(a)).count();
    assert!(refused >= 3, "{refused} of {}", all.len());
}

#[test]
fn a_rotated_array_falls_anywhere() {
    is_even("a: 'integer[]'", &format!("{VALUES}; a is a rotated sorted array"), fall);
    is_even(
        "a: 'integer[]'",
        &format!("{VALUES}; a is a rotated sorted array; all the values of a are distinct"),
        fall,
    );
}

#[test]
fn a_sorted_array_of_zeros_and_ones_steps_anywhere() {
    let step = |a: &[i64]| a.iter().filter(|&&x| x == 0).count();
    let lines = "1 <= a.length <= 1000; 0 <= a[i] <= 1; a is sorted in non-decreasing order";
    is_even("a: 'integer[]'", lines, step);
}

#[test]
fn an_array_that_is_sorted_up_to_k_or_parted_at_k_has_any_k() {
    for (line, is_kept) in [
        ("if i < k, then a[i] <= a[i + 1]", (|a, b| a <= b) as fn(i64, i64) -> bool),
        ("if i < k, then a[i] >= a[i + 1]; if i >= k, then a[i] <= a[i + 1]", |a, b| a >= b),
        ("if i <= k, then a[i] < 5 * 10^8; if i > k, then a[i] >= 5 * 10^8", |a, b| a < 500_000_000 && b < 500_000_000),
    ] {
        let place = |a: &[i64]| a.windows(2).take_while(|pair| is_kept(pair[0], pair[1])).count();
        is_even("k: integer, a: 'integer[]'", &format!("{VALUES}; 0 <= k < a.length; {line}"), place);
    }
}

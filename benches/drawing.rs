//! Drawing and writing long inputs, reading and checking them, and many small cases.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use ojkit_draw::Drawing;
use ojkit_draw::hand::random::{Random, seed};
use ojkit_model::input::Input;
use ojkit_model::problem::Problem;
use ojkit_rules::spec;
use ojkit_rules::stdin::Format;

fn main() {
    divan::main();
}

fn problem(length: &str) -> Problem {
    let text = format!(
        "format: 1\ntitle: Array\nparameters:\n  a: integer[]\nconstraints: |\n  a.length {length}\n  1 <= a[i] <= 10^9\n"
    );
    spec::read("array", "spec.yaml", text.as_bytes(), ojkit_english::said).expect("a sound spec")
}

fn setting(length: &str) -> (Drawing, Format) {
    let problem = problem(length);
    (Drawing::new(&problem, &[], "spec.yaml").expect("sound lines"), Format::new(&problem).expect("a layout"))
}

fn text(drawing: &Drawing, format: &Format) -> Vec<u8> {
    let (mut input, mut out) = (Input::default(), Vec::new());
    drawing.draw(&mut Random::new(seed("", "", 0, 0)), &mut input).expect("nothing is rejected");
    format.write(&input, &mut out);
    out
}

/// An array of 10^5 numbers up to 10^9: drawn and written.
#[divan::bench]
fn draw_and_write_100_000(bencher: Bencher) {
    let (drawing, format) = setting("== 10^5");
    let bytes = text(&drawing, &format).len();
    let mut random = Random::new(seed("", "", 1, 0));
    let (mut input, mut out) = (Input::default(), Vec::new());
    bencher.counter(BytesCount::new(bytes)).bench_local(|| {
        drawing.draw(&mut random, &mut input).expect("nothing is rejected");
        out.clear();
        format.write(black_box(&input), &mut out);
        out.len()
    });
}

/// The same, drawn only; the figure counts the bytes that it would be as text.
#[divan::bench]
fn draw_100_000(bencher: Bencher) {
    let (drawing, format) = setting("== 10^5");
    let bytes = text(&drawing, &format).len();
    let mut random = Random::new(seed("", "", 1, 0));
    let mut input = Input::default();
    bencher.counter(BytesCount::new(bytes)).bench_local(|| drawing.draw(black_box(&mut random), &mut input).is_ok());
}

/// The same, read and checked.
#[divan::bench]
fn read_and_check_100_000(bencher: Bencher) {
    let (drawing, format) = setting("== 10^5");
    let text = text(&drawing, &format);
    let mut input = Input::default();
    bencher
        .counter(BytesCount::new(text.len()))
        .bench_local(|| format.read(black_box(&text), &mut input).is_ok() && drawing.rules().check(&input).is_ok());
}

/// Small cases of up to 8 numbers: drawn, written, read and checked, a thousand in a row.
#[divan::bench]
fn small_cases_1000(bencher: Bencher) {
    let (drawing, format) = setting("<= 8");
    let mut random = Random::new(seed("", "", 1, 0));
    let (mut input, mut again, mut out) = (Input::default(), Input::default(), Vec::new());
    bencher.counter(ItemsCount::new(1000usize)).bench_local(|| {
        let mut sound = 0;
        for _ in 0..1000 {
            drawing.draw(&mut random, &mut input).expect("nothing is rejected");
            out.clear();
            format.write(&input, &mut out);
            let legal = format.read(&out, &mut again).is_ok() && drawing.rules().check(&again).is_ok();
            sound += usize::from(legal);
        }
        sound
    });
}

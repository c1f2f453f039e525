//! Writing and reading long inputs: arrays of 10^5 whole numbers of up to 10 digits, and many small cases.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use ojkit_model::input::{Input, Value};
use ojkit_model::problem::Problem;
use ojkit_model::signature::{Parameter, Type};
use ojkit_rules::stdin::Format;

fn main() {
    divan::main();
}

/// Numbers spread evenly over -10^9..=10^9, from a multiplicative generator with a fixed start.
fn numbers(count: usize) -> Vec<i64> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as i64 % 2_000_000_001 - 1_000_000_000
    };
    (0..count).map(|_| next()).collect()
}

fn array() -> Format {
    let parameters = vec![Parameter { name: "a".to_string(), ty: Type::Array(Box::new(Type::Integer)) }];
    let mut problem = Problem::default();
    problem.signature.parameters = parameters;
    Format::new(&problem).expect("an array has a layout")
}

fn input(count: usize) -> Input {
    Input { fields: vec![Value::list(numbers(count))], repeats: Vec::new() }
}

fn text(count: usize) -> Vec<u8> {
    let mut out = Vec::new();
    array().write(&input(count), &mut out);
    out
}

#[divan::bench(args = [10, 100_000])]
fn write(bencher: Bencher, count: usize) {
    let (format, input) = (array(), input(count));
    let mut out = Vec::new();
    bencher.counter(BytesCount::new(text(count).len())).bench_local(|| {
        out.clear();
        format.write(black_box(&input), &mut out);
        out.len()
    });
}

#[divan::bench(args = [10, 100_000])]
fn read(bencher: Bencher, count: usize) {
    let (format, text) = (array(), text(count));
    let mut input = Input::default();
    bencher.counter(BytesCount::new(text.len())).bench_local(|| format.read(black_box(&text), &mut input).is_ok());
}

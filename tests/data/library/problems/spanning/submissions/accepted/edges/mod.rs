//! The edges of the input.

use reading::Input;

pub fn read(input: &mut Input, count: usize) -> Vec<(i64, usize, usize)> {
    let mut edges = Vec::new();
    for _ in 0..count {
        reading::take!(input, a, b);
        edges.push((input.number(), a, b));
    }
    edges
}

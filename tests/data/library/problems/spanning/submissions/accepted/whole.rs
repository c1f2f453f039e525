use algebra::prelude::*;
use graphs::trees::spanning;
use reading::{Input, take};
use telling::tell;

mod edges;

fn plane() -> i64 {
    let point = |x, y| plane::Point { x, y };
    plane::area(point(0, 0), point(1, 0), point(0, 1))
}

fn main() {
    let mut input = Input::new();
    take!(input, n, m);
    let edges = edges::read(&mut input, m);
    tell!("{} edges", edges.len());
    let mut table = tables::Table::<u8, 4>::new();
    table[5] = 1;
    assert_eq!((plane(), table.to_string().as_str()), (1, "0100"));
    let sum: i64 = Fold::<Sum>::folded(edges.iter().map(|edge| edge.0).take(0));
    println!("{}", sum + spanning::<Sum>(n, edges));
}

//! Values that rows of different kinds share.

use ojkit_draw::Drawing;
use ojkit_draw::hand::random::{Random, Spread, seed};
use ojkit_model::input::Input;
use ojkit_rules::spec;
use std::collections::BTreeSet;

/// Of all rows of the second kind, in many drawings, the share whose value an earlier row of the first kind has, and how many values
/// there are for each row.
fn share(columns: &str, constraints: &str) -> (f64, f64) {
    let text = format!(
        "format: 1\ntitle: A\nparameters:\n  q: {columns:?}\nreturns: integer\nfunction: f\nconstraints: |\n  20 <= q.length <= 60\n  {constraints}\nexamples: []\n"
    );
    let problem = spec::read("a", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
        .unwrap_or_else(|faults| panic!("{}", faults[0]));
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
    let mut input = Input::default();
    let (mut asked, mut known, mut different, mut rows) = (0, 0, 0, 0);
    for case in 0..200 {
        let hand = Random::new(seed("a", "shared", case, 0)).with_lengths(Spread::Whole);
        drawing.draw(&mut hand.sharing(drawing.rules()), &mut input).unwrap();
        let value = |row: usize, field: usize| {
            let value = &input.fields[field];
            let range = if value.ends.len() > 1 { value.range(1, row) } else { row..row + 1 };
            value.cells[range].to_vec()
        };
        let mut put = BTreeSet::new();
        let mut all = BTreeSet::new();
        for (row, &tag) in input.fields[0].cells.iter().enumerate() {
            let mine = value(row, if tag == 0 { 1 } else { 2 });
            all.insert(mine.clone());
            if tag == 0 {
                put.insert(mine);
            } else {
                asked += 1;
                known += usize::from(put.contains(&mine));
            }
        }
        different += all.len();
        rows += input.fields[0].cells.len();
    }
    (f64::from(known as u32) / f64::from(asked as u32), f64::from(different as u32) / f64::from(rows as u32))
}

#[test]
fn what_one_kind_of_row_asks_for_another_has_often_put_and_not_all_values_are_alike() {
    for (columns, constraints) in [
        ("(put x | get x)[]", "0 <= x <= 10^9"),
        ("(add w: string | find w: string)[]", "1 <= w.length <= 20\n  w consists of 'a' to 'z'"),
    ] {
        let (known, different) = share(columns, constraints);
        assert!(known > 0.4, "{columns}: {known}");
        assert!(different > 0.1, "{columns}: {different}");
    }
}

#[test]
fn columns_of_other_names_share_nothing() {
    let (known, different) = share("(put x | get y)[]", "0 <= x, y <= 10^9");
    assert!(known < 0.01 && different > 0.99, "{known} {different}");
}

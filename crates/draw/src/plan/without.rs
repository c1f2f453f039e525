//! An input with one item less: where the answer hangs on that item, the input is near an edge of the problem.

use ojkit_model::input::{Input, Value};
use ojkit_rules::Rules;

/// The input without one item of one parameter's outermost level, `pick` says which; nothing where there is none to take out.
///
/// Whether it is legal is another question.
pub(super) fn without(rules: &Rules, input: &Input, pick: u64) -> Option<Input> {
    let is_array = |&field: &usize| {
        rules.fields[field].depth > 0 && !rules.trees.contains_key(&field) && !rules.repeated_fields[field]
    };
    let arrays: Vec<usize> =
        (0..rules.fields.len()).filter(is_array).filter(|&f| !input.fields[f].is_empty()).collect();
    // Longer ones have more items to miss.
    let items: usize = arrays.iter().map(|&field| input.fields[field].len()).sum();
    let mut at = usize::try_from(pick % (items as u64).max(1)).ok()?;
    let field = *arrays.iter().find(|&&field| {
        let length = input.fields[field].len();
        let is_here = at < length;
        at -= if is_here { 0 } else { length };
        is_here
    })?;
    let parameter = rules.fields[field].parameter;
    let mut out = input.clone();
    for column in arrays.into_iter().filter(|&column| rules.fields[column].parameter == parameter) {
        if at < out.fields[column].len() {
            take(&mut out.fields[column], 0, 0, at);
        }
    }
    Some(out)
}

/// Takes item `at` at depth `level + 1` out of its parent.
fn take(value: &mut Value, level: usize, parent: usize, at: usize) {
    if level + 1 == value.ends.len() {
        value.cells.remove(at);
    } else {
        for child in value.range(level + 1, at).rev() {
            take(value, level + 1, at, child);
        }
        value.ends[level + 1].remove(at);
    }
    value.ends[level][parent..].iter_mut().for_each(|end| *end -= 1);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bound::Bound;

    #[test]
    fn each_item_is_taken_out_with_all_that_is_in_it_and_its_row_in_every_column() {
        let text = "format: 1\ntitle: A\nfunction: f\nparameters: { w: 'string[]', e: '(u: integer, v: integer)[]', n: integer }\nreturns: integer\nconstraints: 0 <= n, u_i, v_i, w.length <= 9\nexamples:\n- input: { w: [ab, '', cde], e: [[1, 2], [3, 4]], n: 1 }\n  output: 1\n";
        let bound = Bound::read("a", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
            .unwrap_or_else(|faults| panic!("{}", faults[0]));
        let input = &bound.problem.examples[0].input;
        let shown = |pick: u64| {
            let input = without(bound.drawing.rules(), input, pick).expect("an item");
            String::from_utf8(bound.validator.format().text(&input)).expect("a text").replace('\n', "|")
        };
        let words = ["2||cde|", "2|ab|cde|", "2|ab||"].map(|words| format!("{words}2|1 2|3 4|1|"));
        let found: Vec<String> = (0..7).map(shown).collect();
        assert_eq!(found[..3], words);
        assert_eq!(found[3..5], ["3|ab||cde|1|3 4|1|", "3|ab||cde|1|1 2|1|"]);
    }
}

//! Examples with something changed, where rules are not known.

use ojkit_draw::Bound;
use ojkit_draw::plan::{Budget, Extent, Proposal, changed};
use ojkit_model::input::{Input, Value};

fn changed_texts(parameters: &str, example: &str, extent: Extent) -> Vec<Vec<Value>> {
    let text = format!(
        "format: 1\ntitle: T\nparameters: {{ {parameters} }}\nreturns: integer\nunchecked:\n  - it is fine\nexamples:\n- input: {{ {example} }}\n  output: 1\n"
    );
    let bound = Bound::read("change", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
        .unwrap_or_else(|found| panic!("{}", found[0]));
    let proposals = changed(&bound, &bound.samples(), &Budget::default(), extent);
    assert!(proposals.len() > 10, "{}", proposals.len());
    let mut input = Input::default();
    let read = |proposal: &Proposal| {
        bound.validator.format().read(&proposal.bytes, &mut input).expect("it was written");
        input.fields.clone()
    };
    proposals.iter().map(read).collect()
}

fn letters(value: &Value) -> String {
    value.cells.iter().map(|&c| c as u8 as char).collect()
}

#[test]
fn separators_of_a_text_stay_and_what_stands_between_them_is_never_gone() {
    for fields in changed_texts("s: string", "s: '12+(ab*3)'", Extent::Some) {
        let text = letters(&fields[0]);
        let signs: String = text.chars().filter(|c| !c.is_ascii_alphanumeric()).collect();
        assert!(signs == "+(*)" && !text.contains("(*") && !text.starts_with('+') && !text.contains("*)"), "{text}");
    }
}

#[test]
fn few_changes_of_a_text_are_digits_that_do_not_become_0() {
    for fields in changed_texts("s: string", "s: '12/(40-ab)'", Extent::Few) {
        let text = letters(&fields[0]);
        let digits: Vec<bool> = text.chars().filter(char::is_ascii_digit).map(|c| c == '0').collect();
        assert_eq!(
            (digits, text.replace(|c: char| c.is_ascii_digit(), "")),
            (vec![false, false, false, true], "/(-ab)".into())
        );
    }
}

#[test]
fn what_is_equal_stays_equal_where_names_are_changed() {
    let example = "pairs: [[2, 1], [3, 4], [3, 2]], w: [java, sql, java]";
    for fields in changed_texts("pairs: 'integer[][]', w: 'string[]'", example, Extent::Names) {
        let cells = &fields[0].cells;
        let different: std::collections::BTreeSet<i64> = cells.iter().copied().collect();
        assert_eq!((cells[0], cells[2], different), (cells[5], cells[4], [1, 2, 3, 4].into()));
        assert_eq!(fields[1].cells[fields[1].range(1, 0)], fields[1].cells[fields[1].range(1, 2)]);
    }
}

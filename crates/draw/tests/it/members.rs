//! Which groups a case belongs to.

use ojkit_draw::Bound;
use ojkit_model::case::Case;

fn cases(of: &[(&str, &str)]) -> Vec<Case> {
    let case = |&(name, input): &(&str, &str)| Case {
        name: name.to_owned(),
        group: "secret".to_owned(),
        input: input.into(),
        ..Case::default()
    };
    of.iter().map(case).collect()
}

fn bound(spec: &str) -> Bound {
    Bound::read("a", "spec.yaml", spec.as_bytes(), ojkit_rules::grammar::canonical).unwrap()
}

#[test]
fn a_case_belongs_to_every_group_whose_constraints_it_keeps() {
    let spec = "format: 1\ntitle: A\nparameters: { n: integer }\nconstraints: 1 <= n <= 99\ngroups:
  - { name: few, score: 1, constraints: n <= 9 }\n  - { name: drawn, constraints: n <= 2 }
  - { name: odd, score: 2, constraints: n % 2 == 1 }\n  - { name: all, score: 3 }\n";
    let cases = cases(&[("a", "1\n"), ("b", "2\n"), ("c", "98\n"), ("d", "99\n"), ("illegal", "100\n")]);
    let members = bound(spec).members(&cases).unwrap();
    assert_eq!(members, [vec![0, 2, 3], vec![0, 3], vec![3], vec![2, 3], vec![]]);
}

#[test]
fn a_group_that_no_case_belongs_to_is_told_with_its_place() {
    let spec = "format: 1\ntitle: A\nparameters: { n: integer }\nconstraints: 1 <= n <= 99\ngroups:
  - { name: all, score: 3 }\n  - { name: many, score: 1, constraints: n >= 50 }\n";
    let faults = bound(spec).members(&cases(&[("a", "1\n")])).unwrap_err();
    assert_eq!((faults.len(), faults[0].line, faults[0].column), (1, 7, 5), "{faults:?}");
    assert!(faults[0].message.contains("the group `many` has no case"), "{faults:?}");
}

#[test]
fn without_parameters_a_group_is_a_folder_of_cases() {
    let spec = "format: 1\ntitle: A\ngroups:\n  - { name: large, score: 1 }\n  - { name: small-a, score: 2 }\n";
    let names =
        ["sample/1", "secret/1", "secret/Large/1", "secret/small/a/x/1", "secret/small/b/1", "secret/largest/1"];
    let cases = cases(&names.map(|name| (name, "")));
    assert_eq!(bound(spec).members(&cases).unwrap(), [vec![], vec![], vec![0], vec![1], vec![], vec![]]);
}

//! What a validator says of a text.

use ojkit_rules::stdin::Format;
use ojkit_rules::*;
use std::sync::Arc;

const SPEC: &str = "format: 1
title: Pick
parameters:
  n: integer
  nums: integer[]
constraints: |
  1 <= n <= 5
  1 <= nums.length <= 4
  0 <= nums[i] <= n
";

#[test]
fn a_control_character_never_reaches_the_terminal() {
    let (problem, format) =
        ojkit_rules::spec::read_with_format("pick", "spec.yaml", SPEC.as_bytes(), ojkit_rules::grammar::canonical)
            .unwrap();
    let format = Arc::new(format.map_or_else(|| Format::new(&problem), Ok).unwrap());
    let rules = Arc::new(Rules::new(&problem, &[], "spec.yaml").unwrap());
    let validator = Validator::new(&problem, &[], format, rules, "spec.yaml");
    let fault = validator.text("a.in", b"5\n1\n\x1b[31m\n").unwrap_err();
    assert!(!fault.to_string().contains('\x1b'));
}

//! Problems of a few lines, and every input that is drawn for them.

use ojkit_draw::Drawing;
use ojkit_draw::hand::odometer::Odometer;
use ojkit_model::input::Input;
use ojkit_model::problem::Problem;
use ojkit_rules::{Rejected, spec};
use std::collections::HashSet;

/// A problem with these parameters (`name: type` lines) and constraint lines.
pub fn problem(parameters: &str, constraints: &str) -> Problem {
    problem_with(parameters, constraints, "")
}

/// The same with further keys of a spec.
pub fn problem_with(parameters: &str, constraints: &str, more: &str) -> Problem {
    let mut yaml = String::from("format: 1\ntitle: A claim\nparameters:\n");
    for line in parameters.split(';').map(str::trim).filter(|l| !l.is_empty()) {
        let (name, ty) = line.split_once(':').expect("a name and a type");
        yaml.push_str(&format!("  {name}: \"{}\"\n", ty.trim()));
    }
    yaml.push_str("constraints: |\n");
    for line in constraints.split(';').map(str::trim).filter(|l| !l.is_empty()) {
        yaml.push_str(&format!("  {line}\n"));
    }
    yaml.push_str(more);
    spec::read("claim", "spec.yaml", yaml.as_bytes(), ojkit_english::said).unwrap_or_else(|faults| {
        panic!(
            "{parameters} / {constraints}: {}",
            faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
        )
    })
}

/// Every input that the odometer draws, each asserted to be new, and how many sequences led nowhere.
pub fn enumerated(drawing: &Drawing) -> (HashSet<Input>, usize) {
    let mut odometer = Odometer::new();
    let mut out = HashSet::new();
    let mut rejected = 0;
    let mut input = Input::default();
    for _ in 0..2_000_000 {
        match drawing.draw(&mut odometer, &mut input) {
            Ok(()) => assert!(out.insert(input.clone()), "drawn twice: {input:?}"),
            Err(Rejected) => rejected += 1,
        }
        if !odometer.advance() {
            return (out, rejected);
        }
    }
    panic!("more than two million sequences");
}

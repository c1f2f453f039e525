//! Classes in specs: calls, answers, and faults.

use ojkit_model::problem::Checker;
use ojkit_model::signature::Type;
use ojkit_rules::grammar::canonical;
use ojkit_rules::spec::read;

const STACK: &str = "format: 1\ntitle: A Stack\nclass: Stack\nparameters:\n  capacity: integer\nmethods:\n  push:\n    parameters:\n      val: integer\n  pop:\n    returns: integer\nconstraints: |\n  1 <= capacity <= 10\n  0 <= val <= 9\nexamples:\n  - input: { capacity: 2, calls: [[push, 5], [pop]] }\n    output: \"[null,null,5]\"\n";

#[test]
fn a_class_is_its_constructors_parameters_and_its_calls() {
    let problem = read("a", "spec.yaml", STACK.as_bytes(), canonical).unwrap();
    let types: Vec<String> = problem.signature.parameters.iter().map(|p| format!("{}: {}", p.name, p.ty)).collect();
    assert_eq!(types, ["capacity: integer", "calls: (push val | pop)[]"]);
    let class = problem.signature.class.unwrap();
    assert_eq!((class.name.as_str(), class.methods[0].returns.clone()), ("Stack", Type::Void));
    assert_eq!(problem.examples[0].input.fields[1].cells, [0, 1]);
    assert_eq!(problem.examples[0].output, "[null,null,5]\n");
    assert_eq!(problem.checker, Checker::VALUES);
}

#[test]
fn answers_are_a_list_or_its_text_and_typed_by_the_calls() {
    let output = |written: &str| {
        let text = STACK.replace("\"[null,null,5]\"", written).replace("returns: integer", "returns: double");
        read("a", "spec.yaml", text.as_bytes(), canonical)
            .map(|problem| problem.examples[0].output.clone())
            .map_err(|mut faults| faults.remove(0).message)
    };
    assert_eq!(output("[null, null, 5]"), Ok("[null,null,5.00000]\n".to_owned()));
    assert_eq!(output("\"[null, null, 0.5]\""), Ok("[null,null,0.50000]\n".to_owned()));
    let message = |written: &str| output(written).unwrap_err();
    assert!(message("[null, 1, 5]").contains("null, since `push` gives nothing"), "{}", message("[null, 1, 5]"));
    assert!(message("[null, null]").contains("2 calls and the constructor have 3 answers, not 2"));
    assert!(message("[null, null, 5, 6]").contains("here is one more"), "{}", message("[null, null, 5, 6]"));
    assert!(message("[null, null, x]").contains("[2]"), "{}", message("[null, null, x]"));
    assert!(message("\"[null,null,true]\"").contains("expected a number"));
}

#[test]
fn the_checker_of_a_class_compares_answers_call_by_call_with_its_tolerance() {
    let checker = |line: &str| {
        let text = STACK.replace("examples:", &format!("{line}\nexamples:"));
        read("a", "spec.yaml", text.as_bytes(), canonical)
            .map(|p| p.checker)
            .map_err(|mut faults| faults.remove(0).message)
    };
    let floats = "checker: { floats: { absolute: 1e-5, relative: 0 } }";
    assert_eq!(checker(floats), Ok(Checker::Values { absolute: 1e-5, relative: 0.0 }));
    assert_eq!(checker("checker: exact"), Ok(Checker::Exact));
    assert!(checker("checker: unordered_list").unwrap_err().contains("in the order of its calls"));
}

#[test]
fn what_a_class_cannot_have_is_refused() {
    let message = |from: &str, to: &str| {
        let text = STACK.replace(from, to);
        read("a", "spec.yaml", text.as_bytes(), canonical).unwrap_err().remove(0).message
    };
    assert_eq!(message("class: Stack", "class: 1 Stack"), "`1 Stack` cannot be the name of a class");
    assert_eq!(message("val: integer", "val: integer[]"), "`val: integer[]` cannot be passed to a method");
    assert_eq!(message("  capacity:", "  calls:"), "the constructor's parameter cannot be called `calls`");
    assert_eq!(message("      val:", "      capacity:"), "`capacity` is a parameter and a column of `calls`");
    assert_eq!(message("class: Stack", "function: f"), "a class has no `function`");
}

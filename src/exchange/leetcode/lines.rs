//! Every constraint line to its place: enforced, unchecked, or a promise about the answer.

use crate::codec::constraint::parse_line;
use crate::model::constraint::Constraint;
use crate::model::input::{Field, Input};
use crate::model::problem::Problem;
use crate::model::signature::Signature;
use crate::validate::Rules;

/// A line that nothing enforces, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unchecked {
    /// The line.
    pub text: String,
    /// One sentence.
    pub reason: String,
    /// Whether the constraint language reads it.
    pub is_read: bool,
}

/// The lines of a statement, each once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sorted {
    /// Lines that the kit enforces.
    pub enforced: Vec<Constraint>,
    /// Lines that nothing enforces.
    pub unchecked: Vec<Unchecked>,
    /// Promises about the answer.
    pub promises: Vec<String>,
}

/// Sorts lines for a signature; lines that examples break go to the unchecked ones.
pub fn sort(lines: &[String], signature: &Signature, examples: &[Input]) -> Sorted {
    let mut sorted = Sorted::default();
    let mut problem =
        Problem { signature: signature.clone(), fields: Field::of(&signature.parameters), ..Problem::default() };
    for (index, line) in lines.iter().enumerate() {
        match parse_line(line) {
            Ok(_) if is_promise(line) => sorted.promises.push(line.clone()),
            Ok(constraint) => problem.constraints.push(Constraint { line: index + 1, ..constraint }),
            Err(_) if is_promise(line) => sorted.promises.push(line.clone()),
            Err(error) => {
                sorted.unchecked.push(Unchecked { text: line.clone(), reason: error.message, is_read: false })
            }
        }
    }
    // A line that does not bind may be named only after another was taken away, so this goes on until none is left.
    let rules = loop {
        let faults = match Rules::new(&problem, &[], "spec.yaml") {
            Ok(rules) => break Some(rules),
            Err(faults) => faults,
        };
        let before = problem.constraints.len();
        let place = faults.iter().find(|fault| fault.line > 0).map(|fault| fault.line);
        let place = place.or_else(|| problem.constraints.last().map(|last| last.line));
        for fault in &faults {
            let at = if fault.line > 0 { Some(fault.line) } else { place };
            if let Some(index) = problem.constraints.iter().position(|constraint| Some(constraint.line) == at) {
                let constraint = problem.constraints.remove(index);
                sorted.unchecked.push(Unchecked {
                    text: constraint.text,
                    reason: fault.message.clone(),
                    is_read: true,
                });
            }
        }
        if problem.constraints.len() == before {
            break None;
        }
    };
    let Some(mut rules) = rules else {
        let lost = std::mem::take(&mut problem.constraints);
        let reason = "nothing binds these lines";
        sorted.unchecked.extend(lost.into_iter().map(|line| Unchecked {
            text: line.text,
            reason: reason.to_owned(),
            is_read: true,
        }));
        return sorted;
    };
    let mut broken = true;
    while broken {
        broken = false;
        for (number, example) in examples.iter().enumerate() {
            let Err(violation) = rules.check(example) else { continue };
            let Some(index) = violation.line.filter(|&index| index < problem.constraints.len()) else { continue };
            let constraint = problem.constraints.remove(index);
            let reason = format!("example {} breaks it: {}", number + 1, violation.message);
            sorted.unchecked.push(Unchecked { text: constraint.text, reason, is_read: true });
            match Rules::new(&problem, &[], "spec.yaml") {
                Ok(fresh) => rules = fresh,
                Err(_) => {
                    // What was bound through the broken line cannot stand without it.
                    let lines: Vec<String> =
                        problem.constraints.iter().map(|constraint| constraint.text.clone()).collect();
                    let rest = sort(&lines, signature, examples);
                    sorted.enforced = rest.enforced;
                    sorted.unchecked.extend(rest.unchecked);
                    return sorted;
                }
            }
            broken = true;
            break;
        }
    }
    sorted.enforced = problem.constraints;
    sorted
}

/// Whether a line promises something about the answer, and says nothing of the input by itself.
pub fn is_promise(line: &str) -> bool {
    let text = line.to_ascii_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let chinese_answer = has(&["答案", "结果"]) && has(&["保证", "唯一", "32 位", "存在", "范围"]);
    let answer = has(&["answer", "solution", "output", "the result", "returned", "return value"]);
    let promised = has(&[
        "guarantee",
        "fit",
        "unique",
        "exist",
        "exactly one",
        "at least one",
        "always",
        "will be",
        "not exceed",
        "is within",
        "generated",
        "in the range",
        "<=",
    ]);
    let possible =
        has(&["always possible", "it is possible", "is guaranteed to be possible"]) && !has(&["if it is possible"]);
    chinese_answer || (answer && promised) || possible
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::input::Value;
    use crate::model::signature::{Parameter, Type};

    fn signature() -> Signature {
        let nums = Parameter { name: "nums".into(), ty: Type::Array(Box::new(Type::Integer)) };
        Signature { function: Some("f".into()), parameters: vec![nums], returns: Some(Type::Integer), class: None }
    }

    fn sorted(lines: &[&str], example: Vec<i64>) -> Sorted {
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        sort(&lines, &signature(), &[Input { fields: vec![Value::list(example)], repeats: Vec::new() }])
    }

    #[test]
    fn every_line_has_one_place() {
        let lines = [
            "1 <= nums.length <= 9",
            "0 <= nums[i] <= m",
            "Whatever this says",
            "The answer is guaranteed to fit in a 32-bit integer.",
        ];
        let found = sorted(&lines, vec![1]);
        assert_eq!(found.enforced.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["1 <= nums.length <= 9"]);
        assert_eq!(
            found.unchecked.iter().map(|line| (line.text.as_str(), line.is_read)).collect::<Vec<_>>(),
            [(lines[2], false), (lines[1], true)]
        );
        assert_eq!(found.promises, [lines[3]]);
    }

    #[test]
    fn a_line_that_an_example_breaks_is_named_with_the_example() {
        let found = sorted(&["1 <= nums.length <= 9", "0 <= nums[i] <= 3"], vec![1, 4]);
        assert_eq!(found.enforced.len(), 1);
        assert!(found.unchecked[0].reason.starts_with("example 1 breaks it: nums[1]"), "{:?}", found.unchecked);
    }

    #[test]
    fn a_promise_speaks_of_the_answer_alone() {
        for line in [
            "The answer is guaranteed to fit in a 32-bit integer.",
            "It is guaranteed that a solution exists.",
            "The answer is unique.",
            "题目数据保证答案唯一",
        ] {
            assert!(is_promise(line), "{line}");
        }
        for line in [
            "It is guaranteed that k is valid.",
            "s is guaranteed to be a valid expression.",
            "All nums[i] are unique.",
        ] {
            assert!(!is_promise(line), "{line}");
        }
    }
}

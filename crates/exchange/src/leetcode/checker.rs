//! How answers are compared, as far as the page says it.

use ojkit_model::problem::Checker;
use ojkit_model::signature::{Signature, Type};

/// What a page says of its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdictless {
    /// The checker to begin with.
    pub checker: Checker,
    /// Why a checker of the problem's own is needed; absent where the standard one suffices.
    pub wanted: Option<String>,
}

/// Reads the prose of a statement for what a function or the methods of a class give.
pub fn choose(prose: &str, signature: &Signature) -> Verdictless {
    match &signature.class {
        None => choose_for(prose, signature.answer()),
        Some(class) => {
            let doubles = class.methods.iter().map(|method| &method.returns).find(|ty| *ty.innermost() == Type::Double);
            let lists = class.methods.iter().map(|method| &method.returns).find(|ty| ty.depth() > 0);
            let text = prose.to_ascii_lowercase();
            let random =
                ["equally likely", "same probability", "uniform", "at random"].iter().find(|w| text.contains(**w));
            let mut chosen = choose_for(prose, doubles.or(lists));
            if matches!(chosen.checker, Checker::UnorderedList { .. }) {
                chosen = Verdictless {
                    checker: Checker::Tokens,
                    wanted: Some(format!("lists may come in any order: {OWN}")),
                };
            }
            if random.is_some() {
                chosen.wanted = Some(format!("the answers are random, so that no call has one right answer: {OWN}"));
            }
            chosen
        }
    }
}

/// What to do where no standard checker suffices.
const OWN: &str = "write `checker.rs` and set `checker: { program: checker.rs }`";

fn choose_for(prose: &str, answer: Option<&Type>) -> Verdictless {
    let text = prose.to_ascii_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let plain = |checker| Verdictless { checker, wanted: None };
    let depth = answer.map_or(0, Type::depth);
    if has(&[
        "in any order",
        "order does not matter",
        "order doesn't matter",
        "order of the output",
        "任意顺序",
        "不考虑顺序",
        "按任意次序",
        "任何顺序",
    ]) && depth > 0
    {
        let inner = has(&["order of the output and the order of", "any order within", "输出的顺序和三元组的顺序"]);
        return plain(Checker::UnorderedList { inner: inner && depth > 1 });
    }
    let several = has(&[
        "any valid",
        "return any",
        "any of them",
        "any one of them",
        "multiple answers",
        "multiple solutions",
        "multiple valid",
        "any answer",
        "any solution",
        "任意一个",
        "任何一个",
        "任一",
        "多个答案",
        "多种答案",
        "多种解",
    ]);
    if several {
        return Verdictless {
            checker: Checker::Tokens,
            wanted: Some(format!("the page takes any valid answer: {OWN}")),
        };
    }
    if answer.is_some_and(|ty| *ty.innermost() == Type::Double) {
        let tolerance = tolerance(&text).unwrap_or(1e-5);
        return plain(Checker::Floats { absolute: tolerance, relative: tolerance });
    }
    plain(Checker::Tokens)
}

/// `10^-5` in the prose.
fn tolerance(text: &str) -> Option<f64> {
    let at = text.find("10^-").map(|at| at + 4).or_else(|| text.find("10^(-").map(|at| at + 5))?;
    let digits: String = text[at..].chars().take_while(char::is_ascii_digit).collect();
    let digits: i32 = digits.parse().ok().filter(|digits| (1..=12).contains(digits))?;
    format!("1e-{digits}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_model::signature::{Class, Method};

    #[test]
    fn the_page_says_how_answers_are_compared() {
        let list = Type::Array(Box::new(Type::Integer));
        assert_eq!(
            choose_for("Return the list in any order.", Some(&list)).checker,
            Checker::UnorderedList { inner: false }
        );
        assert_eq!(choose_for("Take k items in any order.", Some(&Type::Integer)).checker, Checker::Tokens);
        let floats = choose_for("Answers within 10^-6 of the actual answer are accepted.", Some(&Type::Double)).checker;
        assert_eq!(floats, Checker::Floats { absolute: 1e-6, relative: 1e-6 });
        assert!(choose_for("If there are multiple answers, return any of them.", Some(&list)).wanted.is_some());
        assert_eq!(choose_for("Return the sum.", Some(&list)).checker, Checker::Tokens);
    }

    #[test]
    fn a_class_is_compared_as_its_methods_answers_need() {
        let class = |returns: Type| {
            let method = Method { name: "f".to_owned(), parameters: Vec::new(), returns };
            Signature { class: Some(Class { name: "A".to_owned(), methods: vec![method] }), ..Signature::default() }
        };
        let floats = choose("Answers within 10^-5 of the actual answer will be accepted.", &class(Type::Double));
        assert_eq!(floats.checker, Checker::Floats { absolute: 1e-5, relative: 1e-5 });
        assert_eq!(choose("Plain.", &class(Type::Integer)), Verdictless { checker: Checker::Tokens, wanted: None });
        let free = choose("Return them in any order.", &class(Type::Array(Box::new(Type::Integer))));
        assert!(free.checker == Checker::Tokens && free.wanted.unwrap().contains("in any order"));
        let random = choose("Each element must have the same probability.", &class(Type::Integer));
        assert!(random.wanted.unwrap().contains("random"));
    }
}

//! How answers are compared, as far as the page says it.

use super::order;
use super::words::{says, sentences};
use ojkit_model::input::Value;
use ojkit_model::problem::Checker;
use ojkit_model::signature::{Signature, Type};

/// What a page says of its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdictless {
    pub checker: Checker,
    /// Why a checker of the problem's own is needed; absent where the standard one suffices.
    pub wanted: Option<String>,
}

/// What a page says beside its constraints.
#[derive(Clone, Copy, Debug, Default)]
pub struct Words<'a> {
    /// The question's own text.
    pub question: &'a str,
    /// What is said of the examples.
    pub explanations: &'a str,
    pub answers: &'a [Value],
}

impl Verdictless {
    fn plain(checker: Checker) -> Verdictless {
        Verdictless { checker, wanted: None }
    }

    /// `kind` is what a checker of the problem's own would be.
    fn unwritten(why: &str, kind: &str) -> Verdictless {
        let wanted = format!("{why}: write `check.py` and set `checker: {{ {kind}: check.py }}`; {UNTIL_THEN}");
        Verdictless { checker: Checker::Unwritten, wanted: Some(wanted) }
    }
}

/// What holds where no standard checker suffices.
const UNTIL_THEN: &str = "until then, an answer that differs from the model's is neither right nor wrong";

const ANY: &str = "the page takes any valid answer";

/// Reads a page for how what a function or the methods of a class give is compared.
pub fn choose(words: &Words, signature: &Signature) -> Verdictless {
    let Some(class) = &signature.class else { return choose_for(words, signature.answer()) };
    let of_class = |wanted: fn(&Type) -> bool| class.methods.iter().map(|method| &method.returns).find(|ty| wanted(ty));
    if says("random answers", words.question) {
        return Verdictless::unwritten("the answers are random, so that no call has one right answer", "program");
    }
    let answer = of_class(|ty| *ty.innermost() == Type::Double).or(of_class(|ty| ty.depth() > 0));
    match choose_for(words, answer.or(class.methods.first().map(|method| &method.returns))) {
        Verdictless { checker: Checker::UnorderedList { .. }, .. } => {
            Verdictless::unwritten("lists may come in any order", "program")
        }
        Verdictless { checker: Checker::Unwritten, .. } => Verdictless::unwritten(ANY, "program"),
        chosen => chosen,
    }
}

fn choose_for(words: &Words, answer: Option<&Type>) -> Verdictless {
    let Some(answer) = answer else { return Verdictless::plain(Checker::VALUES) };
    let question = sentences(words.question);
    let several = || Verdictless::unwritten(ANY, "function");
    if *answer != Type::Boolean && question.iter().any(|sentence| takes_any(sentence)) {
        return several();
    }
    if let Some(order::Free { outer, inner }) = order::free(&question, answer, words.answers) {
        return Verdictless::plain(Checker::UnorderedList { outer, inner });
    }
    let is_number = matches!(answer, Type::Integer | Type::Long | Type::Double | Type::Boolean | Type::Character);
    if !is_number && sentences(words.explanations).iter().any(|sentence| says("another answer", sentence)) {
        return several();
    }
    if *answer.innermost() == Type::Double {
        let Checker::Values { absolute, relative } = Checker::VALUES else {
            return Verdictless::plain(Checker::VALUES);
        };
        let absolute = tolerance(words.question).unwrap_or(absolute);
        return Verdictless::plain(Checker::Values { absolute, relative });
    }
    Verdictless::plain(Checker::VALUES)
}

/// Whether a sentence says that more than one answer is right.
pub(crate) fn takes_any(sentence: &str) -> bool {
    says("any answer", sentence) || says("another answer", sentence)
}

/// `10^-5` in the prose.
pub(crate) fn tolerance(text: &str) -> Option<f64> {
    // Of the last one a copy has lost the superscript.
    let signs = ["10^-", "10^(-", "10^{-", "within 10-"];
    let at = signs.iter().find_map(|sign| Some(text.find(sign)? + sign.len()))?;
    let digits: String = text[at..].chars().take_while(char::is_ascii_digit).collect();
    let digits: i32 = digits.parse().ok().filter(|digits| (1..=12).contains(digits))?;
    format!("1e-{digits}").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_model::signature::{Class, Method};

    fn list(depth: usize) -> Type {
        (0..depth).fold(Type::Integer, |ty, _| Type::Array(Box::new(ty)))
    }

    fn chosen(question: &str, answer: &Type) -> Checker {
        choose_for(&Words { question, ..Words::default() }, Some(answer)).checker
    }

    #[test]
    fn the_page_says_how_answers_are_compared() {
        let free = Checker::UnorderedList { outer: true, inner: false };
        assert_eq!(chosen("Return the list in any order.", &list(1)), free);
        assert_eq!(chosen("Take k items in any order.", &Type::Integer), Checker::VALUES);
        let floats = chosen("Answers within 10^-6 of the actual answer are accepted.", &Type::Double);
        assert_eq!(floats, Checker::Values { absolute: 1e-6, relative: 1e-11 });
        assert_eq!(chosen("Return the sum.", &list(1)), Checker::VALUES);
    }

    #[test]
    fn any_valid_answer_is_noticed_in_many_wordings_and_wants_a_checker() {
        for words in [
            "If there are multiple answers, return any of them.",
            "If there are more than one valid solution, any of them will be accepted.",
            "You may return any such list, in any order.",
            "Find any matrix that has these sums, and return it.",
            "If there are several ways, any of them will be considered correct. Return the list in any order.",
            "Return a 2D array representing any matrix that fulfills the requirements.",
            "The answer may be sorted in any order that satisfies this condition.",
            "Any valid answer that sorts it within 10 steps will be judged as correct.",
            "Any solution will be accepted.",
        ] {
            assert_eq!(chosen(words, &list(2)), Checker::Unwritten, "{words}");
        }
        assert_eq!(
            chosen("If there are several peaks, return the index to any of the peaks.", &Type::Integer),
            Checker::Unwritten
        );
        let explanations = "Other answers, such as [3, 3], would also be accepted.";
        assert_eq!(choose_for(&Words { explanations, ..Words::default() }, Some(&list(1))).checker, Checker::Unwritten);
    }

    #[test]
    fn one_right_answer_is_not_taken_for_any() {
        for (words, answer) in [
            ("If there are multiple answers, return the smallest one.", list(1)),
            ("If the text cannot be read in any valid way, return 0.", Type::Integer),
            ("Return the largest sum of any valid pair.", Type::Integer),
            ("Return true if any value appears twice.", Type::Boolean),
            ("Find any two neighbours and merge them.", list(1)),
            ("The celebrity does not know any of them.", Type::Integer),
            ("You may turn any stone any number of times.", list(1)),
            ("If you cannot find any of it, return an empty list.", list(1)),
        ] {
            assert_eq!(chosen(words, &answer), Checker::VALUES, "{words}");
        }
    }

    #[test]
    fn a_class_is_compared_as_its_methods_answers_need() {
        let chosen = |question: &str, returns: Type| {
            let method = Method { name: "f".to_owned(), parameters: Vec::new(), returns };
            let class = Class { name: "A".to_owned(), methods: vec![method] };
            choose(&Words { question, ..Words::default() }, &Signature { class: Some(class), ..Signature::default() })
        };
        let floats = chosen("Answers within 10^-5 of the actual answer will be accepted.", Type::Double);
        assert_eq!(floats.checker, Checker::VALUES);
        assert_eq!(chosen("Plain.", Type::Integer), Verdictless { checker: Checker::VALUES, wanted: None });
        let free = chosen("Return them in any order.", list(1));
        assert!(free.checker == Checker::Unwritten && free.wanted.unwrap().contains("in any order"));
        for question in
            ["Each element must have the same probability.", "A random one: its probability is linear in its count."]
        {
            let random = chosen(question, Type::Integer);
            assert!(random.checker == Checker::Unwritten && random.wanted.unwrap().contains("random"));
        }
    }
}

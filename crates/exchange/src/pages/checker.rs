//! How outputs of a task are compared, as far as its page says it.

use crate::leetcode::checker::{takes_any, tolerance};
use crate::leetcode::words::sentences;

/// A checker that a page asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chosen {
    /// The value of `checker:`.
    pub key: String,
    /// What is left for a person to do.
    pub remark: Option<String>,
}

/// The checker of a task with this output section and this text; nothing where tokens are compared.
pub(super) fn choose(output: &str, text: &str) -> Option<Chosen> {
    // The text around a sign of a formula is one sentence.
    let plain = |text: &str| sentences(&text.replace('$', ""));
    let (said, all) = (plain(output), plain(text));
    let prints = |sentence: &str| ["print", "output", "list"].iter().any(|word| sentence.contains(word));
    let is_free = said.iter().any(|sentence| sentence.contains("any order") && prints(sentence));
    if is_free || all.iter().chain(&said).any(|sentence| takes_any(sentence)) {
        let remark = "several outputs are right: write a checker and name it, as `checker: { program: check.py }`; until \
                      then, an output that differs from the answer is neither right nor wrong";
        return Some(Chosen { key: "unwritten".to_owned(), remark: Some(remark.to_owned()) });
    }
    let error = all.iter().chain(&said).find(|sentence| sentence.contains("error") && tolerance(sentence).is_some());
    let mut parts = Vec::new();
    if let Some((sentence, by)) = error.and_then(|sentence| Some((sentence, tolerance(sentence)?))) {
        let relative = if sentence.contains("relative") { format!(", relative: {by:e}") } else { String::new() };
        parts.push(format!("floats: {{ absolute: {by:e}{relative} }}"));
    }
    if said.iter().any(|sentence| sentence.contains("any case")) {
        parts.push("any_case: true".to_owned());
    }
    (!parts.is_empty()).then(|| Chosen { key: format!("{{ {} }}", parts.join(", ")), remark: None })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(output: &str) -> Option<String> {
        choose(output, "").map(|chosen| chosen.key)
    }

    #[test]
    fn a_page_says_how_outputs_are_compared() {
        for any in [
            "Print one number. If there are multiple answers, print any.",
            "If there are several solutions, you may print any of them.",
            "You can print the edges in any order.",
            "Any valid plan will be accepted. Any correct answer is accepted.",
            "複数存在する場合、どれを出力してもよい。",
        ] {
            assert_eq!(key(any).as_deref(), Some("unwritten"), "{any}");
        }
        let error = "Your answer is correct if its absolute or relative error does not exceed $10^{-6}$.";
        assert_eq!(key(error).unwrap(), "{ floats: { absolute: 1e-6, relative: 1e-6 } }");
        let error = "It is correct when the absolute error is not greater than $10^{-9}$.";
        assert_eq!(key(error).unwrap(), "{ floats: { absolute: 1e-9 } }");
        let case = "Print YES or NO. You can print each letter in any case (upper or lower).";
        assert_eq!(key(case).unwrap(), "{ any_case: true }");
        for plain in ["Print one integer.", "Print the numbers in increasing order.", "Print any"] {
            assert_eq!(key(plain).is_some(), plain == "Print any", "{plain}");
        }
    }
}

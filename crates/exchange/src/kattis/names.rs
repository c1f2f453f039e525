//! What cases are called below `data/`.

use crate::package::{Origin, plain_name};
use ojkit_model::case::Case;

/// Whether a case is shown in the statement.
pub(super) fn is_sample(case: &Case) -> bool {
    case.group == "sample"
}

/// The cases with their names below `data/`: judges run them in the order of their names, so each begins with its number.
pub(super) fn named<'a>(origin: &Origin<'a>) -> Vec<(String, &'a Case)> {
    let cases = origin.cases;
    if origin.bound.problem.is_only_samples() {
        // Files of a package, which have their names and their order.
        return cases.iter().map(|case| (case.name.clone(), case)).collect();
    }
    let (samples, secret): (Vec<&Case>, Vec<&Case>) = cases.iter().partition(|case| is_sample(case));
    let names = [numbered("sample", &samples), numbered("secret", &secret)].concat();
    names.into_iter().zip(samples.into_iter().chain(secret)).collect()
}

/// Names below a folder, in the order of the cases.
pub(super) fn numbered(folder: &str, cases: &[&Case]) -> Vec<String> {
    let width = cases.len().to_string().len();
    let name = |(number, case): (usize, &&Case)| {
        let rest = case.name.split_once('/').map_or(case.name.as_str(), |(_, rest)| rest);
        // `edge/03-all-equal`: the number of its own gives way.
        let words = plain_name(rest);
        let words: Vec<&str> = words.split('-').filter(|word| !word.bytes().all(|b| b.is_ascii_digit())).collect();
        let words: String = words.join("-").chars().take(100).collect();
        let dash = if words.is_empty() { "" } else { "-" };
        format!("{folder}/{:0width$}{dash}{words}", number + 1)
    };
    cases.iter().enumerate().map(name).collect()
}

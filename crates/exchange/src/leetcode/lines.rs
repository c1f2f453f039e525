//! Every constraint line to its place: enforced, unchecked, or a promise about the answer.

use super::columns::is_said_by_type;
use super::examples::same_name;
use super::nouns;
use super::wording::is_chinese;
use super::words::{has_word, replace_word, says, words};
use ojkit_english::Nouns;
use ojkit_model::constraint::Constraint;
use ojkit_model::diagnostic::{Cause, Diagnostic};
use ojkit_model::input::{Field, Input};
use ojkit_model::problem::Problem;
use ojkit_model::signature::{Parameter, Signature, Type};
use ojkit_rules::Rules;

/// Why nothing enforces a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    Unread,
    Unbound(Cause),
    /// An example breaks it.
    Broken,
}

/// A line that nothing enforces, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unchecked {
    pub text: String,
    pub reason: String,
    pub why: Why,
    /// Whether the constraint language reads it.
    pub is_read: bool,
}

impl Unchecked {
    fn new(text: &str, reason: String, why: Why) -> Unchecked {
        Unchecked { text: text.to_owned(), reason, is_read: why != Why::Unread, why }
    }
}

/// The lines of a statement, each once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sorted {
    pub enforced: Vec<Constraint>,
    /// Lines that a parameter's type says already.
    pub by_type: Vec<String>,
    /// Lines that the page does not state, but that give a name of its lines a meaning: `n == nums.length`.
    pub assumed: Vec<String>,
    pub unchecked: Vec<Unchecked>,
    /// Promises about the answer.
    pub promises: Vec<String>,
    /// From where the indices of the lines count: 0 or 1.
    pub indices_from: i64,
}

/// What lines are read for.
#[derive(Clone, Copy)]
pub struct Given<'g> {
    pub signature: &'g Signature,
    pub examples: &'g [Input],
    /// 0 or 1.
    pub indices_from: i64,
}

/// Sorts lines for a signature: those that are not understood, do not bind or are broken by an example go to the unchecked ones.
pub fn sort(lines: &[String], given: Given) -> Sorted {
    let Given { signature, examples, indices_from } = given;
    let mut sorted = Sorted { indices_from, ..Sorted::default() };
    let known = Nouns::of(&signature.parameters);
    let fields = Field::of(&signature.parameters);
    let mut problem = Problem { signature: signature.clone(), fields, indices_from, ..Problem::default() };
    for (index, line) in lines.iter().enumerate() {
        if says("permission", line.trim_end_matches('.')) || nouns::is_type(line, &signature.parameters) {
            sorted.by_type.push(line.clone());
            continue;
        }
        let calls = signature.class.as_ref().and_then(|class| {
            let constructor = &signature.parameters[..signature.parameters.len().saturating_sub(1)];
            nouns::calls_bound(line, class).or_else(|| nouns::calls_guarded(line, class, constructor))
        });
        let line = calls.as_ref().unwrap_or(line);
        match ojkit_english::read(line, &known) {
            _ if says("promise", &without_names(line, &signature.parameters)) => sorted.promises.push(line.clone()),
            Ok(_) if is_chinese(line) => {
                sorted.unchecked.push(Unchecked::new(line, "a part of it is in Chinese".to_owned(), Why::Unread));
            }
            Ok(constraint) if is_said_by_type(&constraint, &signature.parameters) => sorted.by_type.push(line.clone()),
            Ok(constraint) => problem.constraints.push(Constraint { line: index + 1, ..constraint }),
            Err(error) => sorted.unchecked.push(Unchecked::new(line, error.message, Why::Unread)),
        }
    }
    // Each pass takes away all lines that do not bind, or else one that an example breaks.
    loop {
        let (refused, rest) = match Rules::new(&problem, &[], "spec.yaml") {
            Ok(rules) => match broken(&rules, examples, problem.constraints.len()) {
                Some((at, reason)) => {
                    let line = problem.constraints.remove(at);
                    sorted.unchecked.push(Unchecked::new(&line.text, reason, Why::Broken));
                    continue;
                }
                None => break,
            },
            Err(faults) => unbound(std::mem::take(&mut problem.constraints), &faults),
        };
        problem.constraints = rest;
        sorted.unchecked.extend(refused);
    }
    sorted.enforced = problem.constraints;
    // Hours and minutes that are no names are those of a line that shows them.
    if sorted.enforced.iter().any(|line| line.text.to_ascii_uppercase().contains("HH:MM")) {
        let parts = sorted.unchecked.extract_if(.., |line| says("part of a time", &line.text));
        sorted.by_type.extend(parts.map(|line| line.text));
    }
    sorted
}

/// The place of a line that an example breaks, and how it does.
fn broken(rules: &Rules, examples: &[Input], count: usize) -> Option<(usize, String)> {
    examples.iter().enumerate().find_map(|(number, example)| {
        let violation = rules.check(example).err()?;
        let at = violation.line.filter(|&at| at < count)?;
        Some((at, format!("example {} breaks it: {}", number + 1, violation.message)))
    })
}

/// The lines that faults name, and the others; the last one where they name none.
fn unbound(lines: Vec<Constraint>, faults: &[Diagnostic]) -> (Vec<Unchecked>, Vec<Constraint>) {
    let named = |line: &Constraint| faults.iter().find(|fault| fault.line == line.line);
    let names_none = !lines.iter().any(|line| named(line).is_some());
    let last = lines.len().saturating_sub(1);
    let (mut refused, mut rest) = (Vec::new(), Vec::new());
    for (at, line) in lines.into_iter().enumerate() {
        match named(&line).or(faults.first().filter(|_| names_none && at == last)) {
            Some(fault) => {
                let why = Why::Unbound(fault.cause.clone());
                refused.push(Unchecked::new(&line.text, fault.message.clone(), why));
            }
            None => rest.push(line),
        }
    }
    (refused, rest)
}

/// Lines that only the names suggest, and the lines of the page beside them.
type Guess = (Vec<String>, Vec<String>);

/// Sorts lines like [`sort`], and gives the names that only the prose explains their usual meaning where more lines are enforced so.
pub fn sort_with_usual_names(lines: &[String], given: Given) -> Sorted {
    let mut lines = lines.to_vec();
    let mut sorted = sort(&lines, given);
    let guesses: [fn(&[String], &Sorted, &Signature) -> Option<Guess>; 3] = [rows, with_known_names, lengths];
    for guess in guesses {
        let Some((assumed, spelled)) = guess(&lines, &sorted, given.signature) else { continue };
        let more: Vec<String> = assumed.iter().cloned().chain(spelled).collect();
        let mut again = sort(&more, given);
        if again.unchecked.len() < sorted.unchecked.len()
            && !again.unchecked.iter().any(|line| assumed.contains(&line.text))
        {
            again.assumed = [sorted.assumed, assumed].concat();
            again.enforced.retain(|line| !again.assumed.contains(&line.text));
            (sorted, lines) = (again, more);
        }
    }
    sorted
}

/// The columns of the only rows of which a line lists all names.
fn rows(lines: &[String], sorted: &Sorted, signature: &Signature) -> Option<Guess> {
    let rows = nouns::rows_by_names(lines, &signature.parameters).filter(|_| !sorted.unchecked.is_empty())?;
    (!lines.contains(&rows)).then(|| (vec![rows], lines.to_vec()))
}

/// `n`, or `m` and `n`, as the lengths of the only array that they can speak of.
fn lengths(lines: &[String], sorted: &Sorted, signature: &Signature) -> Option<Guess> {
    let is_open = |name: &str| {
        let unbound = |line: &Unchecked| matches!(&line.why, Why::Unbound(Cause::UnboundName(other)) if other == name);
        sorted.unchecked.iter().any(unbound)
    };
    let mut lists = signature.parameters.iter().filter(|p| p.ty.depth() > 0 || p.ty == Type::String);
    let (Some(list), None, None) = (lists.next(), lists.next(), &signature.class) else { return None };
    let name = &list.name;
    let assumed = match (is_open("m"), is_open("n"), list.ty.depth()) {
        (true, _, 2) => vec![format!("m == {name}.length"), format!("n == {name}[i].length")],
        (false, true, _) => vec![format!("n == {name}.length")],
        _ => return None,
    };
    Some((assumed, lines.to_vec()))
}

/// A parameter's name for an unknown one that is the same in the singular or plural, or its beginning: `path[i]` where only `paths` is known.
fn with_known_names(lines: &[String], sorted: &Sorted, signature: &Signature) -> Option<Guess> {
    let mut spelled = lines.to_vec();
    for line in &sorted.unchecked {
        let Why::Unbound(Cause::UnboundName(name) | Cause::UnknownName(name)) = &line.why else { continue };
        let same = |known: &&str| {
            known.starts_with(name.as_str()) || name.strip_suffix('s') == Some(known) || same_name(name, known)
        };
        let mut known: Vec<&str> = signature.parameters.iter().flat_map(names_of).filter(same).collect();
        known.extend(only_unmentioned(lines, name, &signature.parameters));
        known.sort_unstable();
        known.dedup();
        if let ([known], true) = (&known[..], name.len() > 2) {
            spelled.iter_mut().for_each(|line| *line = replace_word(line, name, known));
        }
    }
    (spelled != lines).then(|| (Vec::new(), spelled))
}

/// The only array that no line names, where an unknown name is that of an array too: `arr[i]` where all lines but those are about others.
fn only_unmentioned<'p>(lines: &[String], name: &str, parameters: &'p [Parameter]) -> Option<&'p str> {
    let has = |text: String| lines.iter().any(|line| line.contains(&text));
    let places = ["[i][j]", "[i]"].into_iter().find(|places| has(format!("{name}{places}")))?;
    let is_open = |p: &&Parameter| p.ty.depth() > 0 && !lines.iter().any(|line| has_word(line, &p.name));
    let mut open = parameters.iter().filter(is_open);
    let only = open.next().filter(|_| open.next().is_none())?;
    (has(format!("{name}.length")) && only.ty.depth() == places.len() / 3).then_some(&only.name)
}

/// A parameter's name and those of its columns.
fn names_of(parameter: &Parameter) -> impl Iterator<Item = &str> {
    let rows = match &parameter.ty {
        Type::Rows(rows) => &rows.alternatives[..],
        _ => &[],
    };
    let columns = rows.iter().flat_map(|row| &row.columns).map(|column| column.name.as_str());
    std::iter::once(parameter.name.as_str()).chain(columns)
}

/// A line without the names of parameters: `answers` may be one.
fn without_names(line: &str, parameters: &[Parameter]) -> String {
    let is_name = |word: &str| parameters.iter().any(|parameter| parameter.name == word);
    words(line).filter(|word| is_name(word)).fold(line.to_owned(), |line, name| replace_word(&line, name, "x"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_promise(line: &str) -> bool {
        says("promise", line)
    }

    use crate::leetcode::tests::{owned, parameters};
    use ojkit_model::input::Value;

    fn sorted(written: &str, lines: &[&str], example: &[Value]) -> Sorted {
        let signature = Signature { parameters: parameters(written), ..Signature::default() };
        let examples = [Input { fields: example.to_vec(), repeats: Vec::new() }];
        sort_with_usual_names(&owned(lines), Given { signature: &signature, examples: &examples, indices_from: 0 })
    }

    fn enforced(sorted: &Sorted) -> Vec<&str> {
        sorted.enforced.iter().map(|line| line.text.as_str()).collect()
    }

    #[test]
    fn every_line_has_one_place() {
        let lines = [
            "1 <= nums.length <= 9",
            "0 <= nums[i] <= m",
            "Whatever this says",
            "The answer is guaranteed to fit in a 32-bit integer.",
        ];
        let found = sorted("nums: integer[]", &lines, &[Value::list(vec![1])]);
        assert_eq!(enforced(&found), ["1 <= nums.length <= 9"]);
        assert_eq!(
            found.unchecked.iter().map(|line| (line.text.as_str(), line.is_read)).collect::<Vec<_>>(),
            [(lines[2], false), (lines[1], true)]
        );
        assert_eq!(found.promises, [lines[3]]);
    }

    #[test]
    fn a_line_that_an_example_breaks_is_named_with_the_example() {
        let found =
            sorted("nums: integer[]", &["1 <= nums.length <= 9", "0 <= nums[i] <= 3"], &[Value::list(vec![1, 4])]);
        assert_eq!(found.enforced.len(), 1);
        assert!(found.unchecked[0].reason.starts_with("example 1 breaks it: nums[1]"), "{:?}", found.unchecked);
    }

    #[test]
    fn a_name_of_the_prose_has_its_usual_meaning_where_one_array_is_there() {
        let (lines, list) = (["1 <= n <= 5", "0 <= nums[i] < n"], Value::list(vec![1, 0]));
        let found = sorted("nums: integer[]", &lines, std::slice::from_ref(&list));
        assert_eq!((&found.assumed[..], enforced(&found).len()), (&["n == nums.length".to_owned()][..], 2));
        let two = sorted("nums: integer[], s: string", &lines, &[list, Value::list(vec![97])]);
        assert_eq!(two.unchecked.len(), 2);
    }

    #[test]
    fn an_unknown_array_is_the_only_one_that_no_line_names_or_one_that_is_spelled_alike() {
        let lines = ["1 <= arr.length <= 9", "0 <= arr[i] <= 5", "1 <= k <= 3"];
        let values = [Value::list(vec![1]), Value::scalar(2)];
        let found = sorted("matrix: integer[], k: integer", &lines, &values);
        assert_eq!(enforced(&found), ["1 <= matrix.length <= 9", "0 <= matrix[i] <= 5", "1 <= k <= 3"]);
        let two = sorted("a: integer[], b: integer[]", &lines[..2], &[values[0].clone(), values[0].clone()]);
        assert!(two.enforced.is_empty());
        let found = sorted("arrivalTime: integer", &["1 <= arrivaltime < 24"], &[Value::scalar(2)]);
        assert_eq!(enforced(&found), ["1 <= arrivalTime < 24"]);
    }

    #[test]
    fn hours_and_minutes_are_told_by_an_enforced_line_that_shows_them_and_a_parameter_keeps_its_own() {
        let (shown, text) = ("time is in the format \"HH:MM\"", Value::list("07:30".bytes().map(i64::from).collect()));
        let found = sorted("time: string", &[shown, "0 <= HH <= 23"], std::slice::from_ref(&text));
        assert_eq!((enforced(&found), &found.by_type[..]), (vec![shown], &["0 <= HH <= 23".to_owned()][..]));
        let found = sorted("time: string", &["A clock shows HH:MM.", "0 <= HH <= 23"], std::slice::from_ref(&text));
        assert_eq!((found.unchecked.len(), found.by_type.len()), (2, 0));
        let found = sorted("time: string, hh: integer", &[shown, "0 <= hh <= 23"], &[text, Value::scalar(7)]);
        assert_eq!(enforced(&found), [shown, "0 <= hh <= 23"]);
    }

    #[test]
    fn a_parameter_may_be_called_as_an_answer() {
        let answers = parameters("answers: integer[]");
        for line in ["1 <= answers.length <= 1000", "0 <= answers[i] < 1000"] {
            assert!(is_promise(line) && !is_promise(&without_names(line, &answers)), "{line}");
        }
        assert!(is_promise(&without_names("The answer to answers is unique.", &answers)));
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

//! Every constraint line to its place: enforced, unchecked, or a promise about the answer.

use super::columns::is_said_by_type;
use super::nouns;
use ojkit_lines::Nouns;
use ojkit_model::constraint::{Comparison, Constraint, Expr, Rule};
use ojkit_model::diagnostic::{Cause, Diagnostic};
use ojkit_model::input::{Field, Input};
use ojkit_model::problem::Problem;
use ojkit_model::signature::{Parameter, Signature, Type};
use ojkit_rules::Rules;
use ojkit_rules::grammar::GRAMMAR;

/// Why nothing enforces a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is not understood.
    Unread,
    /// It does not bind.
    Unbound(Cause),
    /// An example breaks it.
    Broken,
    /// Its names stand nowhere else.
    Idle,
}

/// A line that nothing enforces, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unchecked {
    /// The line.
    pub text: String,
    /// One sentence.
    pub reason: String,
    /// What the sentence is about.
    pub why: Why,
    /// Whether the constraint language reads it.
    pub is_read: bool,
}

/// The lines of a statement, each once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sorted {
    /// Lines that the kit enforces.
    pub enforced: Vec<Constraint>,
    /// Lines that a parameter's type says already.
    pub by_type: Vec<String>,
    /// Lines that the page does not state, but that give a name of its lines a meaning: `n == nums.length`.
    pub assumed: Vec<String>,
    /// Lines of the page that speak of the first row and are read of every row.
    pub read_of_rows: Vec<String>,
    /// Lines that nothing enforces.
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

/// Sorts lines for a signature; lines that examples break go to the unchecked ones.
pub fn sort(lines: &[String], given: Given) -> Sorted {
    let Given { signature, examples, indices_from } = given;
    let mut sorted = Sorted { indices_from, ..Sorted::default() };
    let known = Nouns::of(&signature.parameters);
    let fields = Field::of(&signature.parameters);
    let mut problem = Problem { signature: signature.clone(), fields, indices_from, ..Problem::default() };
    for (index, line) in lines.iter().enumerate() {
        if nouns::is_permission(line) || nouns::is_type(line, &signature.parameters) {
            sorted.by_type.push(line.clone());
            continue;
        }
        let calls = signature.class.as_ref().and_then(|class| {
            let constructor = &signature.parameters[..signature.parameters.len().saturating_sub(1)];
            nouns::calls_bound(line, class).or_else(|| nouns::calls_guarded(line, class, constructor))
        });
        let line = calls.as_ref().unwrap_or(line);
        match GRAMMAR.read(line, &known) {
            Ok(_) if is_promise(&without_names(line, &signature.parameters)) => sorted.promises.push(line.clone()),
            Ok(constraint) if is_said_by_type(&constraint, &signature.parameters) => sorted.by_type.push(line.clone()),
            Ok(constraint) => problem.constraints.push(Constraint { line: index + 1, ..constraint }),
            Err(_) if is_promise(&without_names(line, &signature.parameters)) => sorted.promises.push(line.clone()),
            Err(error) => sorted.unchecked.push(Unchecked {
                text: line.clone(),
                reason: error.message,
                why: Why::Unread,
                is_read: false,
            }),
        }
    }
    set_aside_idle(&mut problem, &mut sorted.unchecked);
    let Some(mut rules) = bind(&mut problem, &mut sorted.unchecked) else { return sorted };
    let mut broken = true;
    while broken {
        broken = false;
        for (number, example) in examples.iter().enumerate() {
            let Err(violation) = rules.check(example) else { continue };
            let Some(index) = violation.line.filter(|&index| index < problem.constraints.len()) else { continue };
            if let Some(fresh) = but_for_the_first(&mut problem, index, example) {
                (rules, broken) = (fresh, true);
                break;
            }
            let constraint = problem.constraints.remove(index);
            let reason = format!("example {} breaks it: {}", number + 1, violation.message);
            sorted.unchecked.push(Unchecked { text: constraint.text, reason, why: Why::Broken, is_read: true });
            match Rules::new(&problem, &[], "spec.yaml") {
                Ok(fresh) => rules = fresh,
                Err(_) => {
                    // What was bound through the broken line cannot stand without it.
                    let lines: Vec<String> =
                        problem.constraints.iter().map(|constraint| constraint.text.clone()).collect();
                    let rest = sort(&lines, given);
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

/// A line about `x[i]` that an example breaks, said of all items but the first where a line of its own says what that is: `parent[0] == -1`.
fn but_for_the_first(problem: &mut Problem, index: usize, example: &Input) -> Option<Rules> {
    let line = &problem.constraints[index];
    let name = line.text.split_once("[i]")?.0.rsplit(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).next()?;
    let first = format!("{name}[0] == ");
    let is_told = problem.constraints.iter().any(|other| other.text.starts_with(&first));
    let text = format!("{} for all i >= 1", line.text.trim_end_matches('.'));
    let amended = GRAMMAR.read(&text, &Nouns::of(&problem.signature.parameters)).ok().filter(|_| is_told)?;
    let amended = Constraint { line: line.line, ..amended };
    let before = std::mem::replace(&mut problem.constraints[index], amended);
    let rules = Rules::new(problem, &[], "spec.yaml").ok();
    let keeps = |rules: &Rules| rules.check(example).err().and_then(|violation| violation.line) != Some(index);
    let kept = rules.filter(keeps);
    if kept.is_none() {
        problem.constraints[index] = before;
    }
    kept
}

/// Sorts lines like [`sort`], and gives the names that only the prose explains (`n`, or `m` and `n`) their usual meaning, where there is one
/// array that they can speak of.
pub fn sort_with_usual_names(lines: &[String], given: Given) -> Sorted {
    let (lines, read_of_rows) = nouns::rectangular(lines, &given.signature.parameters);
    Sorted { read_of_rows, ..sort_with_names(lines, given) }
}

fn sort_with_names(mut lines: Vec<String>, given: Given) -> Sorted {
    let signature = given.signature;
    let mut sorted = sort(&lines, given);
    if !sorted.unchecked.is_empty()
        && let Some(rows) = nouns::rows_by_names(&lines, &signature.parameters)
        && !lines.contains(&rows)
    {
        let more: Vec<String> = std::iter::once(rows.clone()).chain(lines.iter().cloned()).collect();
        let mut again = sort(&more, given);
        if again.unchecked.len() < sorted.unchecked.len() && again.enforced.iter().any(|line| line.text == rows) {
            again.enforced.retain(|line| line.text != rows);
            again.assumed = vec![rows];
            (sorted, lines) = (again, more);
        }
    }
    if let Some((spelled, again)) = spelled(&lines, &sorted.unchecked, given) {
        (sorted, lines) = (again, spelled);
    }
    let lines = &lines[..];
    let is_open = |name: &str| sorted.unchecked.iter().any(|line| unbound_name(line).as_deref() == Some(name));
    let is_list = |ty: &Type| ty.depth() > 0 || *ty == Type::String;
    let mut lists = signature.parameters.iter().filter(|p| is_list(&p.ty));
    let (Some(list), None, None) = (lists.next(), lists.next(), &signature.class) else { return sorted };
    let name = &list.name;
    let assumed: Vec<String> = match (is_open("m"), is_open("n"), list.ty.depth()) {
        (true, _, 2) => vec![format!("m == {name}.length"), format!("n == {name}[i].length")],
        (false, true, _) => vec![format!("n == {name}.length")],
        _ => return sorted,
    };
    let more: Vec<String> = assumed.iter().chain(lines).cloned().collect();
    let mut again = sort(&more, given);
    if again.unchecked.len() >= sorted.unchecked.len()
        || again.unchecked.iter().any(|line| assumed.contains(&line.text))
    {
        return sorted;
    }
    let assumed: Vec<String> = sorted.assumed.into_iter().chain(assumed).collect();
    again.enforced.retain(|line| !assumed.contains(&line.text));
    again.assumed = assumed;
    again
}

/// Sets aside equations of names with numbers that no other line and no parameter knows: they would hold of every input.
fn set_aside_idle(problem: &mut Problem, unchecked: &mut Vec<Unchecked>) {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mentions = |text: &str, name: &str| text.split(|c: char| !is_word(c)).any(|word| word == name);
    let plain = |expr: &Expr| match expr {
        Expr::Path(path) => path.steps.is_empty(),
        Expr::Int(_) => true,
        _ => false,
    };
    let known = |name: &str| {
        problem.signature.parameters.iter().any(|p| p.name == name) || problem.fields.iter().any(|f| f.name == name)
    };
    let all: Vec<(usize, String)> = problem.constraints.iter().map(|line| (line.line, line.text.clone())).collect();
    let is_idle = |constraint: &Constraint| {
        constraint.rules.iter().all(|rule| {
            let Rule::Chain { groups, operators } = rule else { return false };
            operators.iter().all(|operator| *operator == Comparison::Equal)
                && groups.iter().flatten().all(plain)
                && groups.iter().flatten().all(|expr| match expr {
                    Expr::Path(path) => {
                        !known(&path.name)
                            && !all.iter().any(|(line, text)| *line != constraint.line && mentions(text, &path.name))
                    }
                    _ => true,
                })
        })
    };
    let (idle, rest): (Vec<Constraint>, Vec<Constraint>) =
        problem.constraints.iter().cloned().partition(|constraint| is_idle(constraint));
    problem.constraints = rest;
    let reason = "its names stand nowhere else".to_owned();
    unchecked.extend(idle.into_iter().map(|line| Unchecked {
        text: line.text,
        reason: reason.clone(),
        why: Why::Idle,
        is_read: true,
    }));
}

/// The lines with the names of parameters for unknown ones, and how they are sorted then, where more of them are understood so.
fn spelled(lines: &[String], unchecked: &[Unchecked], given: Given) -> Option<(Vec<String>, Sorted)> {
    let spelled = with_known_names(lines, unchecked, &given.signature.parameters)?;
    let again = sort(&spelled, given);
    (again.unchecked.len() < unchecked.len()).then_some((spelled, again))
}

/// The lines with the names of parameters for those that the page spells in another way.
pub fn with_names_of_parameters(lines: Vec<String>, given: Given) -> Vec<String> {
    let sorted = sort(&lines, given);
    spelled(&lines, &sorted.unchecked, given).map_or(lines, |(spelled, _)| spelled)
}

/// The lines with a name of a parameter for an unknown one that is the same in the singular or plural: `path[i]` where only `paths` is known.
fn with_known_names(lines: &[String], unchecked: &[Unchecked], parameters: &[Parameter]) -> Option<Vec<String>> {
    let mut spelled = lines.to_vec();
    let unknown = unchecked.iter().filter_map(|line| match &line.why {
        Why::Unbound(Cause::UnboundName(name) | Cause::UnknownName(name)) => Some(name.clone()),
        _ => None,
    });
    for name in &with_later_names(unknown.collect(), lines, parameters) {
        if name.len() < 3 {
            continue;
        }
        let same = |known: &&str| {
            let longer = known.starts_with(name.as_str()) && *known != name;
            known.strip_suffix('s') == Some(name)
                || name.strip_suffix('s') == Some(known)
                || super::examples::same_name(name, known)
                || (known.replace("indices", "indexes") == *name)
                || longer
        };
        let mut known: Vec<&str> = parameters.iter().flat_map(names_of).filter(same).collect();
        known.extend(only_unmentioned(lines, name, parameters).map(|only| only.name.as_str()));
        known.sort_unstable();
        known.dedup();
        if let [known] = known[..] {
            for line in &mut spelled {
                *line = super::columns::replace_word(line, name, known);
            }
        }
    }
    (spelled != lines).then_some(spelled)
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

/// The only array that no line names, where an unknown name is that of an array too: `arr[i]` where all lines but those are about others.
fn only_unmentioned<'p>(lines: &[String], name: &str, parameters: &'p [Parameter]) -> Option<&'p Parameter> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let is_named =
        |p: &&Parameter| lines.iter().any(|line| line.split(|c: char| !is_word(c)).any(|word| word == p.name));
    let depth = (1..=3).rev().find(|&depth| {
        let places = ["[i]", "[j]", "[k]"][..depth].concat();
        lines.iter().any(|line| line.contains(&format!("{name}{places}")))
    })?;
    let is_length = lines.iter().any(|line| line.contains(&format!("{name}.length")));
    let mut open = parameters.iter().filter(|p| p.ty.depth() > 0 && !is_named(p));
    let only = open.next().filter(|_| open.next().is_none())?;
    (is_length && only.ty.depth() == depth).then_some(only)
}

/// The name that nothing explains, where a line is not enforced for it.
fn unbound_name(line: &Unchecked) -> Option<String> {
    match &line.why {
        Why::Unbound(Cause::UnboundName(name)) => Some(name.clone()),
        _ => None,
    }
}

/// With the names that stand in one chain with an unknown one: of `low <= high` only the first is named in the reason.
fn with_later_names(mut unknown: Vec<String>, lines: &[String], parameters: &[Parameter]) -> Vec<String> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    for name in unknown.clone() {
        for line in lines.iter().filter(|line| line.split(|c: char| !is_word(c)).any(|word| word == name)) {
            let line = line.replace(" < ", " <= ");
            let middle = line.split(" <= ").skip(1);
            let among =
                middle.flat_map(|part| part.split(", ")).filter(|word| !word.is_empty() && word.chars().all(is_word));
            for word in among.filter(|word| word.starts_with(|c: char| c.is_ascii_alphabetic())) {
                if !unknown.iter().any(|known| known == word) && !parameters.iter().any(|p| p.name == word) {
                    unknown.push(word.to_owned());
                }
            }
        }
    }
    unknown.dedup();
    unknown
}

/// Takes away the lines that do not bind, until the others do; nothing where not even none of them binds.
fn bind(problem: &mut Problem, unchecked: &mut Vec<Unchecked>) -> Option<Rules> {
    let mut away: Vec<(Constraint, (String, Cause))> = Vec::new();
    let said = |fault: &Diagnostic| (fault.message.clone(), fault.cause.clone());
    let mut rules = loop {
        let faults = match Rules::new(problem, &[], "spec.yaml") {
            Ok(rules) => break rules,
            Err(faults) => faults,
        };
        let named = |constraint: &Constraint| faults.iter().find(|fault| fault.line == constraint.line);
        let before = problem.constraints.len();
        for constraint in std::mem::take(&mut problem.constraints) {
            match named(&constraint) {
                Some(fault) => away.push((constraint, said(fault))),
                None => problem.constraints.push(constraint),
            }
        }
        if problem.constraints.len() == before {
            // What is wrong lies in no line: give up the last one.
            let first = faults.first().map_or_else(Default::default, said);
            away.push((problem.constraints.pop()?, first));
        }
    };
    // A line may have been refused for what another one said of its names.
    away.sort_by_key(|(constraint, _)| constraint.line);
    for (constraint, before) in away {
        let place = problem.constraints.partition_point(|other| other.line < constraint.line);
        problem.constraints.insert(place, constraint);
        match Rules::new(problem, &[], "spec.yaml") {
            Ok(fresh) => rules = fresh,
            Err(faults) => {
                let constraint = problem.constraints.remove(place);
                let own = faults.iter().find(|fault| fault.line == constraint.line).map(said);
                let (reason, cause) = own.unwrap_or(before);
                unchecked.push(Unchecked { text: constraint.text, reason, why: Why::Unbound(cause), is_read: true });
            }
        }
    }
    Some(rules)
}

/// A line without the names of parameters: `answers` may be one.
fn without_names(line: &str, parameters: &[Parameter]) -> String {
    let is_name = |word: &str| parameters.iter().any(|parameter| parameter.name == word);
    let words = line.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
    let named: Vec<&str> = words.filter(|word| is_name(word)).collect();
    named.into_iter().fold(line.to_owned(), |line, name| super::columns::replace_word(&line, name, "x"))
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
        "strictly less than",
        "<=",
    ]);
    let single = has(&["only one possible", "exactly one possible", "only one valid", "only one optimal"]);
    let possible =
        has(&["always possible", "it is possible", "is guaranteed to be possible"]) && !has(&["if it is possible"]);
    chinese_answer || (answer && promised) || single || possible
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_model::input::Value;
    use ojkit_model::signature::Parameter;

    fn signature() -> Signature {
        let nums = Parameter { name: "nums".into(), ty: Type::Array(Box::new(Type::Integer)) };
        Signature {
            function: Some("f".into()),
            parameters: vec![nums],
            returns: Some(Type::Integer),
            class: None,
            calling: None,
        }
    }

    fn sorted(lines: &[&str], example: Vec<i64>) -> Sorted {
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        let examples = [Input { fields: vec![Value::list(example)], repeats: Vec::new() }];
        sort(&lines, Given { signature: &signature(), examples: &examples, indices_from: 0 })
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
    fn a_name_of_the_prose_has_its_usual_meaning_where_one_array_is_there() {
        let lines: Vec<String> = ["1 <= n <= 5", "0 <= nums[i] < n"].map(str::to_owned).to_vec();
        let example = Input { fields: vec![Value::list(vec![1, 0])], repeats: Vec::new() };
        let one = signature();
        let given = |signature, examples| Given { signature, examples, indices_from: 0 };
        let found = sort_with_usual_names(&lines, given(&one, std::slice::from_ref(&example)));
        assert_eq!(
            (found.assumed, found.enforced.len(), found.unchecked.len()),
            (vec!["n == nums.length".to_owned()], 2, 0)
        );
        let mut two = signature();
        two.parameters.push(Parameter { name: "s".into(), ty: Type::String });
        let example = Input { fields: vec![Value::list(vec![1, 0]), Value::list(vec![97])], repeats: Vec::new() };
        assert_eq!(sort_with_usual_names(&lines, given(&two, &[example])).unchecked.len(), 2);
    }

    fn sorted_for(parameters: &[(&str, Type)], lines: &[&str], example: &[Value]) -> Sorted {
        let parameter = |(name, ty): &(&str, Type)| Parameter { name: (*name).to_owned(), ty: ty.clone() };
        let signature = Signature { parameters: parameters.iter().map(parameter).collect(), ..signature() };
        let lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        let examples = [Input { fields: example.to_vec(), repeats: Vec::new() }];
        sort_with_usual_names(&lines, Given { signature: &signature, examples: &examples, indices_from: 0 })
    }

    fn enforced(sorted: &Sorted) -> Vec<&str> {
        sorted.enforced.iter().map(|line| line.text.as_str()).collect()
    }

    #[test]
    fn an_unknown_array_is_the_only_one_that_no_line_names_or_one_that_is_spelled_alike() {
        let list = || Type::Array(Box::new(Type::Integer));
        let lines = ["1 <= arr.length <= 9", "0 <= arr[i] <= 5", "1 <= k <= 3"];
        let values = [Value::list(vec![1]), Value::scalar(2)];
        let found = sorted_for(&[("matrix", list()), ("k", Type::Integer)], &lines, &values);
        assert_eq!(enforced(&found), ["1 <= matrix.length <= 9", "0 <= matrix[i] <= 5", "1 <= k <= 3"]);
        let two = sorted_for(&[("a", list()), ("b", list())], &lines[..2], &[values[0].clone(), values[0].clone()]);
        assert!(two.enforced.is_empty());
        let found = sorted_for(&[("arrivalTime", Type::Integer)], &["1 <= arrivaltime < 24"], &[Value::scalar(2)]);
        assert_eq!(enforced(&found), ["1 <= arrivalTime < 24"]);
        let found = sorted_for(&[("indices", list())], &["0 <= indexes[i] < 4"], &[Value::list(vec![1])]);
        assert_eq!(enforced(&found), ["0 <= indices[i] < 4"]);
    }

    #[test]
    fn a_line_that_only_the_first_item_breaks_is_said_of_the_others_where_a_line_tells_the_first() {
        let parent = [("parent", Type::Array(Box::new(Type::Integer)))];
        let lines = ["1 <= parent.length <= 9", "0 <= parent[i] <= 8", "parent[0] == -1"];
        let found = sorted_for(&parent, &lines, &[Value::list(vec![-1, 0, 0])]);
        assert_eq!(enforced(&found), [lines[0], "0 <= parent[i] <= 8 for all i >= 1", lines[2]]);
        let found = sorted_for(&parent, &lines[..2], &[Value::list(vec![-1, 0, 0])]);
        assert_eq!((enforced(&found), found.unchecked.len()), (vec![lines[0]], 1));
        let found = sorted_for(&parent, &lines, &[Value::list(vec![-1, 0, -1])]);
        assert_eq!((enforced(&found), found.unchecked.len()), (vec![lines[0], lines[2]], 1));
    }

    #[test]
    fn a_parameter_may_be_called_as_an_answer() {
        let answers = [Parameter { name: "answers".into(), ty: Type::Array(Box::new(Type::Integer)) }];
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

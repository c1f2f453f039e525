//! What the lines of a page say together: names that only the prose explains, and lines that only allow something.

use super::words::{has_word, says, words};
use ojkit_english::Noun;
use ojkit_model::signature::{Class, Parameter, Type};

/// Whether a line only says that a parameter is an integer.
pub fn is_type(line: &str, parameters: &[Parameter]) -> bool {
    let name = line.trim_end_matches('.').strip_suffix(" is an integer");
    let is_integer = |ty: &Type| matches!(ty, Type::Integer | Type::Long);
    parameters.iter().any(|p| Some(p.name.as_str()) == name && is_integer(p.ty.innermost()))
}

/// `At most 1000 calls will be made to get and put`, where these are all methods: the calls are at most so many.
pub fn calls_bound(line: &str, class: &Class) -> Option<String> {
    const JOINTS: &str = "in total to and the functions function methods method each all combined be of";
    let line = line.replacen("At most, ", "At most ", 1).replacen(" total calls to ", " calls are made to ", 1);
    let head = line.get(.."At most ".len()).filter(|head| head.eq_ignore_ascii_case("at most "))?;
    let (bound, rest) = line[head.len()..].trim_end_matches('.').split_once(" calls ")?;
    let rest = ["will be made", "are made", "in total will be made"].iter().find_map(|verb| rest.strip_prefix(verb))?;
    let is_name = |word: &&str| !word.is_empty() && !JOINTS.split(' ').any(|joint| joint == *word);
    let named: Vec<&str> = words(rest).filter(is_name).collect();
    // Methods that no example calls are not known.
    let is_camel = |word: &str| word.chars().skip(1).any(|c| c.is_ascii_uppercase());
    let known = |word: &&str| is_camel(word) || class.methods.iter().any(|method| method.name == **word);
    let all = class.methods.iter().all(|method| named.contains(&method.name.as_str()));
    let is_of_all = rest.trim_start() == "to all functions combined" || (all && named.iter().all(known));
    is_of_all.then(|| format!("calls.length <= {bound}"))
}

/// `Methods pop and top will always be called on non-empty stacks`, where it is clear what fills a stack and what takes from it: which methods
/// are called only after more calls of others. Nothing where what is filled may hold something else than the calls say.
pub fn calls_guarded(line: &str, class: &Class, constructor: &[Parameter]) -> Option<String> {
    const ADD: &str = "push add insert offer enqueue append";
    const TAKE: &str = "pop remove delete poll dequeue";
    if !says("calls on what is filled", line) || constructor.iter().any(|parameter| parameter.ty.depth() > 0) {
        return None;
    }
    let begins = |name: &str, verbs: &str| verbs.split(' ').any(|verb| name.to_ascii_lowercase().starts_with(verb));
    let (mut more, mut fewer, mut guarded) = (Vec::new(), Vec::new(), Vec::new());
    for method in &class.methods {
        let name = method.name.as_str();
        if has_word(line, name) {
            guarded.push(name);
        }
        if begins(name, ADD) {
            // What may say no does not always add.
            (method.returns == Type::Void).then(|| more.push(name))?;
        } else if begins(name, TAKE) {
            method.parameters.is_empty().then(|| fewer.push(name))?;
        }
    }
    if more.is_empty() || guarded.is_empty() || guarded.iter().any(|name| more.contains(name)) {
        return None;
    }
    let after = match fewer.is_empty() {
        true => format!("a call of {}", more.join(" + ")),
        false => format!("more calls of {} than of {}", more.join(" + "), fewer.join(" + ")),
    };
    let verb = if guarded.len() == 1 { "is" } else { "are" };
    let subject = match guarded.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => return None,
    };
    Some(format!("{subject} {verb} called only after {after}"))
}

/// Reads lines that tell the length of a matrix' first row as of every row, where none tells another one's. Gives the lines of the page.
pub fn of_every_row(lines: &mut [String], parameters: &[Parameter]) -> Vec<String> {
    let mut read = Vec::new();
    for name in parameters.iter().filter(|p| Noun::Grid.fits(&p.ty)).map(|p| &p.name) {
        let (first, each) = (format!("{name}[0].length"), format!("{name}[i].length"));
        let is_told = |line: &&mut String| line.contains(" == ") && !line.ends_with(|c: char| c.is_ascii_digit());
        if !lines.iter().any(|line| line.contains(&format!("{name}[i")) && line.contains("].length ==")) {
            for line in lines.iter_mut().filter(|line| line.contains(&first)).filter(is_told) {
                read.push(std::mem::replace(line, line.replace(&first, &each)));
            }
        }
    }
    read
}

/// What the rows of the only array of rows of a stated length are called, where one line lists exactly that many unknown names with a
/// subscript: `edges[i].length == 2` and `0 <= u_i, v_i < n`. The names are read in the order of that line.
pub fn rows_by_names(lines: &[String], parameters: &[Parameter]) -> Option<String> {
    let widths = parameters.iter().filter(|parameter| Noun::Rows.fits(&parameter.ty)).filter_map(|parameter| {
        let width = lines.iter().find_map(|line| {
            let rest = line.strip_prefix(parameter.name.as_str())?.strip_prefix("[i].length")?.trim_start();
            rest.trim_start_matches('=').trim().parse::<usize>().ok()
        })?;
        Some((&parameter.name, width))
    });
    let [(name, width)] = widths.collect::<Vec<_>>()[..] else { return None };
    let listed = |line: &String| -> Vec<String> {
        let is_name = |word: &&str| {
            let stem = word.strip_suffix("_i").or_else(|| word.strip_suffix('i')).unwrap_or_default();
            !stem.is_empty()
                && stem.chars().all(|c| c.is_ascii_alphabetic())
                && !parameters.iter().any(|parameter| parameter.name == **word)
        };
        let mut found: Vec<String> = Vec::new();
        for word in words(line).filter(is_name) {
            if !found.iter().any(|known| known == word) {
                found.push(word.to_owned());
            }
        }
        found
    };
    let mut all: Vec<String> = lines.iter().flat_map(listed).collect();
    all.sort();
    all.dedup();
    let columns = lines.iter().map(listed).find(|found| found.len() == width)?;
    (width == 2 && all.len() == width).then(|| format!("{name}[i] = [{}]", columns.join(", ")))
}

#[cfg(test)]
mod tests;

//! What the lines of a page say together: names that only the prose explains, and lines that only allow something.

use ojkit_lines::Noun;
use ojkit_model::signature::{Class, Parameter, Type};

/// Whether a line only says of what type parameters are: `n and k are integers`.
pub fn is_type(line: &str, parameters: &[Parameter]) -> bool {
    const TYPES: [(&str, &[Type]); 6] = [
        (" is an integer", &[Type::Integer, Type::Long]),
        (" are integers", &[Type::Integer, Type::Long]),
        (" is a valid integer", &[Type::Integer, Type::Long]),
        (" is a string", &[Type::String]),
        (" are strings", &[Type::String]),
        (" has no cycles", &[Type::ListNode]),
    ];
    let line = line.trim_end_matches('.');
    let is_letter =
        |p: &Parameter| *p.ty.innermost() == Type::Character && line == format!("{}[i].length == 1", p.name);
    if parameters.iter().any(is_letter) {
        return true;
    }
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    TYPES.iter().any(|(words, types)| {
        let Some(subjects) = line.strip_suffix(words) else { return false };
        if types[0] == Type::ListNode {
            return subjects.ends_with(" list") && parameters.iter().any(|p| p.ty.innermost() == &Type::ListNode);
        }
        subjects.split(", ").flat_map(|part| part.split(" and ")).all(|subject| {
            let name = subject.trim().split(|c: char| !is_word(c)).next().unwrap_or_default();
            parameters.iter().any(|p| p.name == name && types.contains(p.ty.innermost()))
        })
    })
}

fn starts_with(line: &str, opening: &str) -> bool {
    line.get(..opening.len()).is_some_and(|head| head.eq_ignore_ascii_case(opening))
}

/// `At most 1000 calls will be made to get and put`, where these are all methods: the calls are at most so many.
pub fn calls_bound(line: &str, class: &Class) -> Option<String> {
    const JOINTS: [&str; 14] = [
        "in",
        "total",
        "to",
        "and",
        "the",
        "functions",
        "function",
        "methods",
        "method",
        "each",
        "all",
        "combined",
        "be",
        "of",
    ];
    let line = line.replacen("At most, ", "At most ", 1).replacen(" total calls to ", " calls are made to ", 1);
    let rest = line.get("At most ".len()..).filter(|_| starts_with(&line, "At most "))?.trim_end_matches('.');
    let (bound, rest) = rest.split_once(" calls ")?;
    let rest = ["will be made", "are made", "in total will be made"].iter().find_map(|verb| rest.strip_prefix(verb))?;
    if rest.trim_start() == "to all functions combined" {
        return Some(format!("calls.length <= {bound}"));
    }
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words: Vec<&str> = rest.split(|c: char| !is_word(c)).filter(|w| !w.is_empty() && !JOINTS.contains(w)).collect();
    // Methods that no example calls are not known.
    let is_camel = |word: &str| word.chars().skip(1).any(|c| c.is_ascii_uppercase());
    let known = |word: &&str| is_camel(word) || class.methods.iter().any(|method| method.name == **word);
    let all = class.methods.iter().all(|method| words.contains(&method.name.as_str()));
    (all && words.iter().all(known)).then(|| format!("calls.length <= {bound}"))
}

/// `Methods pop and top will always be called on non-empty stacks`, where it is clear what fills a stack and what takes from it: which methods
/// are called only after more calls of others. Nothing where what is filled may hold something else than the calls say.
pub fn calls_guarded(line: &str, class: &Class, constructor: &[Parameter]) -> Option<String> {
    const FILLED: [&str; 5] = ["non-empty", "nonempty", "at least one element", "at least 1 element", "are valid"];
    const ADD: [&str; 6] = ["push", "add", "insert", "offer", "enqueue", "append"];
    const TAKE: [&str; 5] = ["pop", "remove", "delete", "poll", "dequeue"];
    let text = line.to_ascii_lowercase();
    let is_filled = FILLED.iter().any(|words| text.contains(words)) && text.contains("call");
    if !is_filled || constructor.iter().any(|parameter| parameter.ty.depth() > 0) {
        return None;
    }
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words: Vec<&str> = line.split(|c: char| !is_word(c)).collect();
    let begins = |name: &str, verbs: &[&str]| verbs.iter().any(|verb| name.to_ascii_lowercase().starts_with(verb));
    let (mut more, mut fewer, mut guarded) = (Vec::new(), Vec::new(), Vec::new());
    for method in &class.methods {
        let name = method.name.as_str();
        if words.contains(&name) {
            guarded.push(name);
        }
        if begins(name, &ADD) {
            // What may say no does not always add.
            (method.returns == Type::Void).then(|| more.push(name))?;
        } else if begins(name, &TAKE) {
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

/// Whether a line only allows something, and so bounds nothing: `nums may contain duplicates`, `The graph may not be connected`.
pub fn is_permission(line: &str) -> bool {
    const SAYS_NOTHING: [&str; 3] = [" is undirected ", " are undirected ", " are bidirectional "];
    const ALLOWED: [&str; 20] = [
        "contains any possible characters out of 256 valid ascii characters",
        "do not use ",
        " can be multiple ",
        "it is not required to ",
        " may not be connected",
        " may be disconnected",
        " may contain ",
        " may have ",
        " may not be unique",
        " may be empty",
        " may be negative",
        " may be the same",
        " may be equal",
        " may or may not be ",
        " can contain duplicate",
        " might contain ",
        " might have ",
        " not necessarily ",
        "there may be ",
        "there might be ",
    ];
    let line = format!("{} ", line.trim_end_matches('.').to_ascii_lowercase());
    let allows =
        ALLOWED.iter().any(|words| line.contains(words)) || SAYS_NOTHING.iter().any(|words| line.ends_with(words));
    allows
        && ![
            "only",
            "must",
            "<",
            "=",
            ">",
            " if ",
            "at most",
            "at least",
            "exactly",
            "either",
            "consist",
            "connected and",
        ]
        .iter()
        .any(|word| line.contains(word))
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
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let is_name = |word: &&str| {
            let stem = word.strip_suffix("_i").or_else(|| word.strip_suffix('i')).unwrap_or_default();
            !stem.is_empty()
                && stem.chars().all(|c| c.is_ascii_alphabetic())
                && !parameters.iter().any(|parameter| parameter.name == **word)
        };
        let words = line.split(|c: char| !is_word(c)).filter(is_name);
        let mut found: Vec<String> = Vec::new();
        for word in words.map(str::to_owned) {
            if !found.contains(&word) {
                found.push(word);
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

//! Lines that name a parameter by a noun: `each row`, `all the points`, `the array`.

use ojkit_model::signature::{Class, Parameter, Type};
use ojkit_rules::phrase::parse_line;

/// How a line may begin, and what stands there once the parameter is named: `@` is its name.
const PHRASES: [(Kind, &str, &str); 62] = [
    (Kind::Grid, "all the rows and columns of the given matrix ", "All the rows and columns of @ "),
    (Kind::Grid, "all the rows and columns of the matrix ", "All the rows and columns of @ "),
    (Kind::Grid, "all the rows and columns ", "All the rows and columns of @ "),
    (Kind::Grid, "the integers in each row are ", "@[i] is "),
    (Kind::Grid, "the values in each row are ", "@[i] is "),
    (Kind::Grid, "all elements in each row are ", "All the values of @[i] are "),
    (Kind::Grid, "all the elements in each row are ", "All the values of @[i] are "),
    (Kind::Grid, "all the values in each row are ", "All the values of @[i] are "),
    (Kind::Grid, "each row is ", "@[i] is "),
    (Kind::Grid, "every row is ", "@[i] is "),
    (Kind::Grid, "all rows are ", "@[i] is "),
    (Kind::Grid, "each row in @ is ", "@[i] is "),
    (Kind::Grid, "each row of @ is ", "@[i] is "),
    (Kind::Grid, "the rows of @ are sorted ", "@[i] is sorted "),
    (Kind::Grid, "there is at least one 0 in the matrix", "There is at least one 0 in @"),
    (Kind::Grid, "all cells of @ are ", "@[i][j] is "),
    (Kind::Rows, "all the given points are ", "All the points of @ are "),
    (Kind::Rows, "all given points are ", "All the points of @ are "),
    (Kind::Rows, "all the points are ", "All the points of @ are "),
    (Kind::Rows, "all points are ", "All the points of @ are "),
    (Kind::Rows, "the points are ", "All the points of @ are "),
    (Kind::Rows, "all the pairs are ", "All the pairs of @ are "),
    (Kind::Rows, "all pairs are ", "All the pairs of @ are "),
    (Kind::Rows, "all the intervals are ", "All the intervals of @ are "),
    (Kind::Rows, "all intervals are ", "All the intervals of @ are "),
    (Kind::Rows, "all the edges are ", "All the edges of @ are "),
    (Kind::Rows, "all edges are ", "All the edges of @ are "),
    (Kind::Rows, "all coordinates are ", "All the points of @ are "),
    (Kind::Rows, "all positions are ", "All the points of @ are "),
    (Kind::List, "the given array is ", "@ is "),
    (Kind::List, "the array is ", "@ is "),
    (Kind::Text, "all parentheses are balanced", "@ is a balanced parentheses string"),
    (Kind::Text, "all the parentheses are balanced", "@ is a balanced parentheses string"),
    (Kind::Text, "there is only one space between two words", "The words of @ are separated by single spaces"),
    (Kind::Text, "there is only one space between 2 words", "The words of @ are separated by single spaces"),
    (Kind::Text, "there are no leading or trailing spaces", "@ has no leading or trailing spaces"),
    (Kind::List, "the frequency of each element is ", "The frequency of each element of @ is "),
    (Kind::List, "a majority element exists", "A majority element exists in @"),
    (Kind::List, "the majority element exists", "A majority element exists in @"),
    (Kind::List, "each element appears ", "Each element of @ appears "),
    (Kind::List, "each integer appears ", "Each integer of @ appears "),
    (Kind::List, "each number appears ", "Each number of @ appears "),
    (Kind::List, "every element appears ", "Each element of @ appears "),
    (Kind::Text, "each character appears ", "Each character of @ appears "),
    (Kind::Text, "each letter appears ", "Each letter of @ appears "),
    (Kind::List, "the array nums is ", "nums is "),
    (Kind::List, "all the elements are ", "All the values of @ are "),
    (Kind::List, "all elements are ", "All the values of @ are "),
    (Kind::Words, "all the strings are ", "All the strings of @ are "),
    (Kind::Words, "all strings are ", "All the strings of @ are "),
    (Kind::Words, "the strings are ", "All the strings of @ are "),
    (Kind::Words, "all the words are ", "All the strings of @ are "),
    (Kind::Words, "all words are ", "All the strings of @ are "),
    (Kind::Words, "all the strings have ", "All the strings of @ have "),
    (Kind::Words, "all words have ", "All the strings of @ have "),
    (Kind::Words, "each word consists ", "@[i] consists "),
    (Kind::Words, "each string consists ", "@[i] consists "),
    (Kind::Words, "each word contains ", "@[i] contains "),
    (Kind::Words, "the length of each word is ", "@[i].length is "),
    (Kind::Words, "the length of each string in @ is ", "@[i].length is "),
    (Kind::Words, "the length of each word in @ is ", "@[i].length is "),
    (Kind::Text, "the string ", "@ "),
];

/// Openings that add nothing, and behind which a phrase may stand.
const OPENINGS: [&str; 5] = [
    "it is guaranteed that ",
    "it's guaranteed that ",
    "the input is generated such that ",
    "the test cases are generated such that ",
    "the testcases are generated such that ",
];

/// What a noun can mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// The only array of arrays of numbers or characters.
    Grid,
    /// The only array of rows of numbers.
    Rows,
    /// The only flat array of numbers.
    List,
    /// The only array of texts.
    Words,
    /// The only text.
    Text,
}

impl Kind {
    fn fits(self, ty: &Type) -> bool {
        let scalar =
            |ty: &Type| matches!(ty, Type::Integer | Type::Long | Type::Double | Type::Boolean | Type::Character);
        match (self, ty) {
            (Kind::Text, Type::String) => true,
            (Kind::Rows, Type::Rows(_)) => true,
            (Kind::Grid | Kind::Rows, Type::Array(row)) => matches!(&**row, Type::Array(cell) if scalar(cell)),
            (Kind::List, Type::Array(item)) => scalar(item),
            (Kind::Words, Type::Array(item)) => **item == Type::String,
            _ => false,
        }
    }

    fn only(self, parameters: &[Parameter]) -> Option<&str> {
        let mut fitting = parameters.iter().filter(|parameter| self.fits(&parameter.ty));
        match (fitting.next(), fitting.next()) {
            (Some(parameter), None) => Some(&parameter.name),
            _ => None,
        }
    }
}

/// The line with the parameter's name for a noun that can mean only this one; nothing where no phrase fits.
pub fn named(line: &str, parameters: &[Parameter]) -> Option<String> {
    let opening = OPENINGS.iter().find(|opening| starts_with(line, opening)).map_or(0, |opening| opening.len());
    let line = &line[opening..];
    if let Some(all) = all_strings(line, parameters) {
        return Some(all);
    }
    let phrase = PHRASES.iter().find_map(|(kind, from, to)| {
        let name = kind.only(parameters)?;
        let from = from.replace('@', name);
        if !starts_with(line, &from) {
            return None;
        }
        // `the points` is no noun where a parameter is called so and is meant by its name.
        let read = format!("{}{}", to.replace('@', name), &line[from.len()..]);
        parse_line(&read).is_ok().then_some(read)
    });
    phrase
        .or_else(|| determined(line, parameters))
        .or_else(|| within(line, parameters))
        .or_else(|| column_of_each(line, parameters))
}

/// `The start point of each interval is unique`: the column `start` of the rows.
fn column_of_each(line: &str, parameters: &[Parameter]) -> Option<String> {
    const NOUNS: [&str; 6] = [" point", " time", " position", " day", " value", " index"];
    let name = Kind::Rows.only(parameters)?;
    let rest = line.get(4..).filter(|_| starts_with(line, "the "))?;
    let (column, rest) =
        [" of each ", " of every ", " of all the ", " of all "].iter().find_map(|of| rest.split_once(of))?;
    let column = NOUNS.iter().find_map(|noun| {
        column.strip_suffix(noun).or_else(|| column.strip_suffix('s').and_then(|column| column.strip_suffix(noun)))
    });
    let (_, said) = rest.split_once(' ')?;
    let column = column.filter(|column| column.chars().all(|c| c.is_ascii_lowercase()))?;
    let said = said.replacen("is ", "are ", 1);
    let read = format!("All the values of {name}.{column} {said}");
    (said.starts_with("are ") && parse_line(&read).is_ok()).then_some(read)
}

/// Nouns for one item, for several, and what has such items.
const ITEMS: [(Kind, &str, &str); 9] = [
    (Kind::Rows, "point", "points"),
    (Kind::Rows, "interval", "intervals"),
    (Kind::Rows, "edge", "edges"),
    (Kind::Rows, "pair", "pairs"),
    (Kind::Rows, "coordinate", "coordinates"),
    (Kind::Rows, "position", "positions"),
    (Kind::Rows, "row", "rows"),
    (Kind::Words, "word", "words"),
    (Kind::Words, "string", "strings"),
];
/// Nouns for the whole.
const WHOLES: [(Kind, &str); 5] =
    [(Kind::List, "array"), (Kind::List, "list"), (Kind::Grid, "matrix"), (Kind::Grid, "grid"), (Kind::Text, "string")];

/// `Each word consists of ...`, `No two points are the same`, `the given matrix is symmetric`: a noun with its determiner at the beginning.
fn determined(line: &str, parameters: &[Parameter]) -> Option<String> {
    const DETERMINERS: [&str; 11] = [
        "all of the given ",
        "all the given ",
        "all given ",
        "all of the ",
        "all the ",
        "all ",
        "the given ",
        "the ",
        "each ",
        "every ",
        "",
    ];
    const VERBS: [&str; 22] = [
        "is",
        "are",
        "consist",
        "consists",
        "contain",
        "contains",
        "have",
        "has",
        "only",
        "will",
        "do",
        "does",
        "don't",
        "doesn't",
        "appear",
        "appears",
        "can",
        "must",
        "share",
        "start",
        "starts",
        "represent",
    ];
    let is_name = |noun: &str| parameters.iter().any(|parameter| parameter.name == noun);
    let no_two = starts_with(line, "no two ");
    let determiner = if no_two { "no two " } else { DETERMINERS.into_iter().find(|words| starts_with(line, words))? };
    let rest = &line[determiner.len()..];
    let single = matches!(determiner, "each " | "every ");
    let tried = |candidates: Vec<String>, noun: &str| {
        let is_read = parse_line(line).is_ok() && is_name(noun);
        candidates.into_iter().find(|read| !is_read && parse_line(read).is_ok())
    };
    let has =
        |ty: Type| parameters.iter().any(|parameter| *parameter.ty.innermost() == ty && parameter.ty.depth() == 0);
    for (kind, one, many) in ITEMS {
        let Some(name) = kind.only(parameters) else { continue };
        // Single texts are strings too.
        if one == "string" && has(Type::String) {
            continue;
        }
        let noun = if single { one } else { many };
        let Some(said) = rest.get(noun.len()..).filter(|_| starts_with(rest, noun)) else { continue };
        if let Some(said) = said.strip_prefix("'s length ").filter(|_| single) {
            return tried(vec![format!("{name}[i].length {said}")], noun);
        }
        let Some(said) =
            said.strip_prefix(' ').filter(|said| VERBS.contains(&said.split(' ').next().unwrap_or_default()))
        else {
            continue;
        };
        if determiner.is_empty() && kind != Kind::Words {
            continue;
        }
        let noun = &rest[..noun.len()];
        let candidates = if no_two {
            vec![format!("No two {many} in {name} {said}")]
        } else {
            vec![format!("All the {many} of {name} {said}"), format!("{name}[i] {said}")]
        };
        return tried(candidates, noun);
    }
    if no_two
        && let Some(name) = Kind::Rows.only(parameters)
        && let Some((_, said)) = rest.split_once(' ')
        && said.contains(" at the same ")
    {
        return tried(vec![format!("No two points in {name} {said}")], "");
    }
    for (kind, noun) in WHOLES {
        // A linked list is a list too.
        if noun == "list" && parameters.iter().any(|parameter| *parameter.ty.innermost() == Type::ListNode) {
            continue;
        }
        let Some(name) = kind.only(parameters).filter(|_| matches!(determiner, "the " | "the given ")) else {
            continue;
        };
        if let Some(said) = rest.strip_prefix(noun).and_then(|said| said.strip_prefix(' ')) {
            return tried(vec![format!("{name} {said}")], noun);
        }
    }
    None
}

/// `All integers in each row are unique`, `All the elements in the array are distinct`: a noun inside the line.
fn within(line: &str, parameters: &[Parameter]) -> Option<String> {
    if parse_line(line).is_ok() && !line.contains(" the array") && !line.contains(" the given array") {
        return None;
    }
    const PLACES: [(Kind, &str, &str); 12] = [
        (Kind::Grid, "each row and each column ", "each row and each column of @ "),
        (Kind::Grid, "each row and column ", "each row and column of @ "),
        (Kind::Grid, "every row and column ", "every row and column of @ "),
        (Kind::Grid, "rows and columns ", "rows and columns of @ "),
        (Kind::Grid, " in each row ", " in each row of @ "),
        (Kind::Grid, " in each column ", " in each column of @ "),
        (Kind::Grid, " in each row ", " in @[i] "),
        (Kind::Grid, " of each row ", " of each row of @ "),
        (Kind::Grid, "each column ", "each column of @ "),
        (Kind::List, " the given array", " @"),
        (Kind::List, " the array", " @"),
        (Kind::Words, " all words ", " all words in @ "),
    ];
    let lowered = line.to_ascii_lowercase();
    PLACES.iter().find_map(|(kind, from, to)| {
        let name = kind.only(parameters)?;
        let at = lowered.find(from)?;
        let read = format!("{}{}{}", &line[..at], to.replace('@', name), &line[at + from.len()..]);
        parse_line(&read).is_ok().then_some(read)
    })
}

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

/// `All strings consist of lowercase English letters`: every text of the input.
fn all_strings(line: &str, parameters: &[Parameter]) -> Option<String> {
    const ALL: [&str; 4] = ["all strings ", "all the strings ", "the strings ", "each string "];
    const VERBS: [&str; 4] = ["consist ", "consists ", "contain only ", "only contain "];
    let opening = ALL.iter().find(|opening| starts_with(line, opening))?;
    let rest = &line[opening.len()..];
    if !VERBS.iter().any(|verb| starts_with(rest, verb)) {
        return None;
    }
    let names: Vec<String> = parameters
        .iter()
        .filter(|parameter| *parameter.ty.innermost() == Type::String)
        .map(|parameter| {
            format!("{}{}", parameter.name, ["", "[i]", "[i][j]", "[i][j][k]"][parameter.ty.depth().min(3)])
        })
        .collect();
    let read = format!("{} {rest}", names.join(", "));
    (!names.is_empty() && parse_line(&read).is_ok()).then_some(read)
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
    let rest = line.get("At most ".len()..).filter(|_| starts_with(line, "At most "))?.trim_end_matches('.');
    let (bound, rest) = rest.split_once(" calls ")?;
    let rest = ["will be made", "are made", "in total will be made"].iter().find_map(|verb| rest.strip_prefix(verb))?;
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words: Vec<&str> = rest.split(|c: char| !is_word(c)).filter(|w| !w.is_empty() && !JOINTS.contains(w)).collect();
    let known = |word: &&str| class.methods.iter().any(|method| method.name == **word);
    let all = class.methods.iter().all(|method| words.contains(&method.name.as_str()));
    (all && words.iter().all(known)).then(|| format!("calls.length <= {bound}"))
}

/// Lines that speak of the length of a matrix' first row, read as of every row where nothing else says how long those are. Gives all lines,
/// and those of the page that are read so.
pub fn rectangular(lines: &[String], parameters: &[Parameter]) -> (Vec<String>, Vec<String>) {
    let mut read = lines.to_vec();
    let mut assumed = Vec::new();
    for parameter in parameters.iter().filter(|parameter| Kind::Grid.fits(&parameter.ty)) {
        let (first, each) = (format!("{}[0].length", parameter.name), format!("{}[i].length", parameter.name));
        let rows = format!("{}[", parameter.name);
        let others = lines.iter().any(|line| {
            line.match_indices(&rows).any(|(at, _)| {
                let rest = &line[at..];
                rest.find(']').is_some_and(|end| rest[end..].starts_with("].length")) && !rest.starts_with(&first)
            })
        });
        let names = lines
            .iter()
            .filter(|line| line.contains(&first))
            .any(|line| line.contains("==") && !line.ends_with(|c: char| c.is_ascii_digit()));
        if names && !others {
            assumed.extend(lines.iter().filter(|line| line.contains(&first)).cloned());
            read.iter_mut().for_each(|line| *line = line.replace(&first, &each));
        }
    }
    (read, assumed)
}

/// `nums is a permutation`, behind a line that says in which range its values lie: a permutation of that range.
pub fn complete_permutations(lines: &mut [String], parameters: &[Parameter]) {
    for parameter in parameters.iter().filter(|parameter| Kind::List.fits(&parameter.ty)) {
        let name = &parameter.name;
        let said = format!("{name} is a permutation");
        let range = lines.iter().find_map(|line| {
            let (first, rest) = line.split_once(" <= ")?;
            let rest = rest.trim_end_matches('.').strip_prefix(name)?.strip_prefix("[i] ")?;
            let close = if rest.starts_with("<= ") { "]" } else { ")" };
            let last = rest.strip_prefix("<= ").or_else(|| rest.strip_prefix("< "))?;
            let plain = |text: &str| !text.is_empty() && !text.contains(['<', '>', '=', ',']);
            (matches!(first, "0" | "1") && plain(last)).then(|| format!(" of [{first}, {last}{close}"))
        });
        let Some(range) = range else { continue };
        for line in lines.iter_mut().filter(|line| line.trim_end_matches('.').ends_with(&said)) {
            *line = format!("{}{range}", line.trim_end_matches('.'));
        }
    }
}

/// Whether a line only allows something, and so bounds nothing: `nums may contain duplicates`, `The graph may not be connected`.
pub fn is_permission(line: &str) -> bool {
    const SAYS_NOTHING: [&str; 3] = [" is undirected ", " are undirected ", " are bidirectional "];
    const ALLOWED: [&str; 16] = [
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

/// Lines in which names that no one explains are the places of flat arrays: behind `pricing.length == 2` the names `low` and `high`, which
/// no other array can have, are `pricing[0]` and `pricing[1]`. Gives what is assumed and the lines; nothing where names or places are left.
pub fn places_by_names(
    lines: &[String],
    unknown: &[String],
    parameters: &[Parameter],
) -> Option<(Vec<String>, Vec<String>)> {
    let width = |line: &String| -> Option<(String, usize)> {
        let (name, rest) = line.split_once(".length == ")?;
        let is_list = parameters.iter().any(|parameter| parameter.name == name && Kind::List.fits(&parameter.ty));
        is_list.then(|| rest.trim().parse().ok().map(|width| (name.to_owned(), width))).flatten()
    };
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let mut assumed = Vec::new();
    let mut places: Vec<(String, String)> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        let Some((name, width)) = width(line) else { continue };
        let behind = lines[at + 1..].iter().take_while(|line| !line.contains(".length"));
        let mut found: Vec<String> = Vec::new();
        for word in behind.flat_map(|line| line.split(|c: char| !is_word(c))) {
            if unknown.iter().any(|name| name == word) && !found.iter().any(|other| other == word) {
                found.push(word.to_owned());
            }
        }
        if found.len() != width || found.iter().any(|word| places.iter().any(|(other, _)| other == word)) {
            continue;
        }
        assumed.push(format!("{name} = [{}]", found.join(", ")));
        places.extend(found.into_iter().enumerate().map(|(k, word)| (word, format!("{name}[{k}]"))));
    }
    if places.is_empty() || places.len() != unknown.len() {
        return None;
    }
    let spelled = |line: &String| {
        places.iter().fold(line.clone(), |line, (from, to)| super::columns::replace_word(&line, from, to))
    };
    Some((assumed, lines.iter().map(spelled).collect()))
}

/// What the rows of the only array of rows of a stated length are called, where one line lists exactly that many unknown names with a
/// subscript: `edges[i].length == 2` and `0 <= u_i, v_i < n`. The names are read in the order of that line.
pub fn rows_by_names(lines: &[String], parameters: &[Parameter]) -> Option<String> {
    let name = Kind::Rows.only(parameters)?;
    let width = lines.iter().find_map(|line| {
        let rest = line.strip_prefix(name)?.strip_prefix("[i].length")?.trim_start();
        rest.trim_start_matches('=').trim().parse::<usize>().ok()
    })?;
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

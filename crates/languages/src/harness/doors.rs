//! The two doors of a submission: a `main` program, and what the judge calls in `Solution` or in the class of a design question.

use super::names::{compatible, letters_of};
use super::scan::{Masked, Token, closing, mask};
use super::{Language, Shape, constructor_name, expected, method_name, rust};
use ojkit_model::signature::{Parameter, Signature, Type};

/// What a submission can be entered through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doors {
    /// Whether it has a program that reads standard input (a `main` that only tries the class out is none, where there is one).
    pub main: bool,
    /// Whether it has what the judge calls.
    pub solution: SolutionDoor,
}

/// What is known of the functions that the judge calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolutionDoor {
    /// There is no such class.
    Missing,
    /// There is the class without one of the functions.
    NoFunction {
        /// The one it lacks, as this language spells it.
        wanted: String,
        /// The functions it has instead.
        found: Vec<String>,
    },
    /// A function takes or gives something else.
    Differs {
        /// What stands in the source.
        found: String,
        /// What is different about it.
        why: String,
    },
    /// All are there; types that cannot be seen cheaply are left to the compiler.
    Present,
}

/// A function of the class as it stands in a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Function {
    pub name: String,
    /// The types of its parameters, empty texts where there is no annotation; nothing where they cannot be seen.
    pub parameters: Option<Vec<String>>,
    /// How many of them have a default.
    pub optional: usize,
    /// The type it gives; nothing where the source does not say.
    pub returns: Option<String>,
    /// Whether it takes `self` in Rust.
    pub receiver: bool,
}

impl Doors {
    /// What is wrong with the judge's door, and what was expected; nothing where it is fine.
    pub fn complaint(&self, language: Language, signature: &Signature) -> Option<String> {
        let expected = expected(language, signature).replace('\n', "\n    ");
        let owner = signature.owner();
        let what = match &signature.function {
            Some(function) => format!("`{owner}` with `{}`", method_name(language, function)),
            None => format!("`{owner}`"),
        };
        let start = match &self.solution {
            SolutionDoor::Present => return None,
            SolutionDoor::Missing if self.main => format!("there is a `main`, but no {what}"),
            SolutionDoor::Missing => format!("there is neither a `main` nor a {what}"),
            SolutionDoor::NoFunction { wanted, found } if found.is_empty() => format!("`{owner}` has no `{wanted}`"),
            SolutionDoor::NoFunction { wanted, found } => {
                let found = found.iter().map(|f| format!("`{f}`")).collect::<Vec<_>>().join(", ");
                format!("`{owner}` has no `{wanted}`, but {found}")
            }
            SolutionDoor::Differs { found, why } => format!("`{found}`: {why}"),
        };
        Some(format!("{start}; expected\n    {expected}"))
    }
}

/// Looks for both doors, without a compiler.
pub fn doors(language: Language, source: &[u8], signature: &Signature) -> Doors {
    let masked = mask(language, source);
    let owner = signature.owner();
    let (has_main, functions) = match language {
        Language::Rust => rust::doors(source, &masked, owner),
        Language::Cpp => (c_main(&masked), c_functions(source, &masked, owner)),
        Language::Java => (java_main(&masked), c_functions(source, &masked, owner)),
        Language::Python => (python_main(&masked), python_functions(source, &masked, owner)),
    };
    let solution = match functions {
        None => SolutionDoor::Missing,
        Some(functions) => judge(language, signature, &functions),
    };
    let program = solution == SolutionDoor::Missing || reads_stdin(language, source, &masked);
    Doors { main: has_main && program, solution }
}

/// A function that the judge calls.
struct Wanted<'a> {
    /// Its name in the language, and as the judge spells it.
    names: [&'a str; 2],
    parameters: &'a [Parameter],
    /// What it gives, where anything is.
    returns: Option<&'a Type>,
    /// Whether it is called on an object.
    on_object: bool,
}

/// Compares what is visible of each function that the judge calls; the first that is not as it should be decides.
fn judge(language: Language, signature: &Signature, functions: &[Function]) -> SolutionDoor {
    if let Some(class) = &signature.class {
        let name = constructor_name(language, &class.name);
        let parameters = signature.constructor();
        let wanted = Wanted { names: [name, name], parameters, returns: None, on_object: false };
        // What takes nothing need not be written, but in Rust.
        let needed = language == Language::Rust || !parameters.is_empty();
        let door = compare(language, &wanted, functions);
        if door != SolutionDoor::Present && (needed || matches!(door, SolutionDoor::Differs { .. })) {
            return door;
        }
    }
    for method in signature.methods().iter() {
        let name = method_name(language, &method.name);
        let wanted = Wanted {
            names: [&name, &method.name],
            parameters: &method.parameters,
            returns: Some(&method.returns).filter(|ty| **ty != Type::Void),
            on_object: signature.class.is_some(),
        };
        let door = compare(language, &wanted, functions);
        if door != SolutionDoor::Present {
            return door;
        }
    }
    SolutionDoor::Present
}

/// Chooses the function by name and compares what is visible of its types.
fn compare(language: Language, wanted: &Wanted, functions: &[Function]) -> SolutionDoor {
    let mut first = None;
    for function in functions.iter().filter(|f| wanted.names.contains(&f.name.as_str())) {
        match difference(language, wanted, function) {
            None => return SolutionDoor::Present,
            Some(why) if first.is_none() => {
                let arrow = function.returns.as_ref().map(|ty| format!(" -> {ty}")).unwrap_or_default();
                let parameters = function.parameters.as_deref().unwrap_or_default().join(", ");
                let found = format!("{}({parameters}){arrow}", function.name);
                first = Some(SolutionDoor::Differs { found, why });
            }
            Some(_) => {}
        }
    }
    first.unwrap_or_else(|| SolutionDoor::NoFunction {
        wanted: wanted.names[0].to_string(),
        found: functions.iter().map(|f| f.name.clone()).take(FOUND_MAX).collect(),
    })
}

/// More functions are not named in a message.
const FOUND_MAX: usize = 5;

fn difference(language: Language, wanted: &Wanted, function: &Function) -> Option<String> {
    let parameters = function.parameters.as_ref()?;
    if function.receiver && !wanted.on_object {
        return Some("the judge calls it without `self`".to_string());
    }
    if language == Language::Rust && wanted.on_object && !function.receiver {
        return Some("the judge calls it on an object: it needs `&self` or `&mut self`".to_string());
    }
    let expected = wanted.parameters.len();
    if !(parameters.len() - function.optional..=parameters.len()).contains(&expected) {
        let found = parameters.len();
        let plural = if found == 1 { "" } else { "s" };
        return Some(format!("it takes {found} parameter{plural} instead of {expected}"));
    }
    for (found, parameter) in parameters.iter().zip(wanted.parameters) {
        let Ok(expected) = Shape::of_parameter(parameter, false) else { continue };
        let Some(letters) = letters_of(language, found) else { continue };
        if !compatible(language, &letters, &expected.wire()) {
            return Some(format!("`{}` has the type `{found}`", parameter.name));
        }
    }
    let found = function.returns.as_ref()?;
    let expected = Shape::of_answer("", wanted.returns?).ok()?;
    let nothing = matches!(found.as_str(), "void" | "()" | "None");
    let differs = letters_of(language, found).is_some_and(|letters| !compatible(language, &letters, &expected.wire()));
    (nothing || differs).then(|| format!("it gives `{found}`"))
}

/// Whether anything in the source can read standard input.
fn reads_stdin(language: Language, source: &[u8], masked: &Masked) -> bool {
    let words: &[&str] = match language {
        Language::Rust => &["stdin", "read_to_string", "proconio", "input"],
        Language::Cpp => &[
            "cin",
            "scanf",
            "getline",
            "getchar",
            "getchar_unlocked",
            "fread",
            "fread_unlocked",
            "fgets",
            "gets",
            "stdin",
            "read",
            "istream",
        ],
        Language::Java => &["in", "console"],
        Language::Python => &["input", "stdin", "open", "fileinput"],
    };
    let raw = source.windows(10).any(|window| window == b"/dev/stdin");
    raw || {
        let tokens = masked.tokens();
        tokens.iter().any(|&token| words.iter().any(|word| masked.word(token) == word.as_bytes()))
    }
}

/// A word by which a source surely reads standard input; for one that has a `Solution` alone there is nothing to read.
pub fn stdin_word(language: Language, source: &[u8]) -> Option<&'static str> {
    let masked = mask(language, source);
    let words: &[&'static str] = match language {
        Language::Rust => &["stdin"],
        Language::Cpp => &["cin", "scanf", "getchar"],
        Language::Java => &["Scanner", "InputStreamReader"],
        Language::Python => &["input", "stdin"],
    };
    words.iter().copied().find(|word| masked.has_word(word))
}

/// The name of the `main` of a C++ program: a function at the outermost level.
pub(super) fn c_main_token(masked: &Masked) -> Option<Token> {
    let tokens = masked.tokens();
    let mut i = 0;
    while i < tokens.len() {
        match masked.word(tokens[i]) {
            b"{" | b"(" => {
                i = closing(masked, &tokens, i);
                continue;
            }
            b"main" if i > 0 && tokens.get(i + 1).is_some_and(|&t| masked.word(t) == b"(") => return Some(tokens[i]),
            _ => {}
        }
        i += 1;
    }
    None
}

fn c_main(masked: &Masked) -> bool {
    c_main_token(masked).is_some()
}

fn java_main(masked: &Masked) -> bool {
    let tokens = masked.tokens();
    let words: Vec<&[u8]> = tokens.iter().map(|&token| masked.word(token)).collect();
    words.windows(3).any(|w| w == [b"void".as_slice(), b"main", b"("])
}

/// Whether a Python file is a program: it reads standard input or prints when it is run, not only when `Solution` is called.
fn python_main(masked: &Masked) -> bool {
    let text = String::from_utf8_lossy(&masked.text);
    text.lines().any(|line| {
        let starts = |word: &str| {
            line.strip_prefix(word).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
        };
        let held = line.starts_with([' ', '\t', '#', ')', ']', '}', '@'])
            || starts("def")
            || starts("class")
            || line.is_empty();
        let guard = starts("if") && line.contains("__name__");
        let reads = ["input(", "stdin", "open(", "print(", "main("].iter().any(|word| line.contains(word));
        !held && !starts("import") && !starts("from") && (guard || reads)
    })
}

/// The tokens inside the braces of `class Solution` or `struct Solution`; `owner` is its name.
fn body_of(masked: &Masked, tokens: &[Token], owner: &str) -> Option<(usize, usize)> {
    for i in 0..tokens.len().saturating_sub(1) {
        let declares =
            matches!(masked.word(tokens[i]), b"class" | b"struct") && masked.word(tokens[i + 1]) == owner.as_bytes();
        if !declares {
            continue;
        }
        let open = (i + 2..tokens.len()).find(|&j| matches!(masked.word(tokens[j]), b"{" | b";"));
        if let Some(open) = open.filter(|&j| masked.word(tokens[j]) == b"{") {
            return Some((open + 1, closing(masked, tokens, open).saturating_sub(1)));
        }
    }
    None
}

/// The functions at the first level of a class in C++ or Java.
pub(super) fn c_functions(source: &[u8], masked: &Masked, owner: &str) -> Option<Vec<Function>> {
    let tokens = masked.tokens();
    let (start, end) = body_of(masked, &tokens, owner)?;
    let mut functions = Vec::new();
    let mut i = start;
    let mut declaration = start;
    while i < end {
        match masked.word(tokens[i]) {
            b"(" => {
                let close = closing(masked, &tokens, i);
                let name = masked.word(tokens[i - 1]);
                // `name(...) {`, or with const, noexcept, throws, -> before the brace; an initialiser has `=` before its bracket.
                let behind = (close..end).find(|&j| matches!(masked.word(tokens[j]), b"{" | b";" | b"="));
                let initialiser = (declaration..i).any(|j| masked.word(tokens[j]) == b"=");
                // A body may also stand behind the class.
                let defined = behind.is_some_and(|j| matches!(masked.word(tokens[j]), b"{" | b";"));
                if defined
                    && !initialiser
                    && i > start
                    && name.first().is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_')
                {
                    let returns = (declaration..i - 1).filter(|&j| !is_modifier(masked.word(tokens[j])));
                    let returns: Vec<usize> = returns.collect();
                    let returns = match (returns.first(), returns.last()) {
                        (Some(&a), Some(&b)) => slice(source, tokens[a].start, tokens[b].end),
                        _ => String::new(),
                    };
                    let returns = (!returns.is_empty() && !returns.contains("auto")).then_some(returns);
                    let (parameters, optional) =
                        typed_first(source, masked, &tokens[i + 1..close.saturating_sub(1).max(i + 1)]);
                    functions.push(Function {
                        name: String::from_utf8_lossy(name).into_owned(),
                        parameters: Some(parameters),
                        optional,
                        returns,
                        receiver: false,
                    });
                }
                i = close;
                continue;
            }
            b"{" => {
                i = closing(masked, &tokens, i);
                declaration = i;
                continue;
            }
            b";" | b":" => declaration = i + 1,
            _ => {}
        }
        i += 1;
    }
    Some(functions)
}

fn is_modifier(word: &[u8]) -> bool {
    matches!(
        word,
        b"public"
            | b"private"
            | b"protected"
            | b"static"
            | b"final"
            | b"inline"
            | b"constexpr"
            | b"virtual"
            | b":"
            | b"synchronized"
    )
}

fn slice(source: &[u8], start: usize, end: usize) -> String {
    String::from_utf8_lossy(&source[start..end]).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The tokens between the commas of a parameter list.
fn split<'t>(masked: &Masked, tokens: &'t [Token]) -> Vec<&'t [Token]> {
    let mut depth = 0i32;
    let comma = |token: &Token| {
        match masked.word(*token) {
            b"<" | b"(" | b"[" | b"{" => depth += 1,
            b">" | b")" | b"]" | b"}" => depth -= 1,
            b"," => return depth == 0,
            _ => {}
        }
        false
    };
    tokens.split(comma).filter(|part| !part.is_empty()).collect()
}

/// The types of `int a, const vector<int>& b = {}`, and how many of them have a default.
fn typed_first(source: &[u8], masked: &Masked, tokens: &[Token]) -> (Vec<String>, usize) {
    let mut types = Vec::new();
    let mut optional = 0;
    for part in split(masked, tokens) {
        let mut part = part;
        if let Some(default) = part.iter().position(|&token| masked.word(token) == b"=") {
            part = &part[..default];
            optional += 1;
        }
        if let [ty @ .., name] = part {
            let named =
                !ty.is_empty() && masked.word(*name).first().is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
            part = if named { ty } else { part };
        }
        types.push(whole(source, part));
    }
    (types, optional)
}

/// The source from the first to the last of these tokens.
fn whole(source: &[u8], tokens: &[Token]) -> String {
    match (tokens.first(), tokens.last()) {
        (Some(first), Some(last)) => slice(source, first.start, last.end),
        _ => String::new(),
    }
}

/// The methods of a class in Python, without `self`.
fn python_functions(source: &[u8], masked: &Masked, owner: &str) -> Option<Vec<Function>> {
    let tokens = masked.tokens();
    let at = (0..tokens.len().saturating_sub(1)).find(|&i| {
        let column = tokens[i].start == 0 || masked.text[tokens[i].start - 1] == b'\n';
        column && masked.word(tokens[i]) == b"class" && masked.word(tokens[i + 1]) == owner.as_bytes()
    })?;
    let mut functions = Vec::new();
    for i in at + 2..tokens.len() {
        let start = tokens[i].start;
        if start > 0 && masked.text[start - 1] == b'\n' && masked.word(tokens[i]) != b")" {
            break;
        }
        if masked.word(tokens[i]) != b"def" || tokens.get(i + 2).is_none_or(|&t| masked.word(t) != b"(") {
            continue;
        }
        let close = closing(masked, &tokens, i + 2);
        let decorated = i >= 2 && masked.word(tokens[i - 1]) == b"staticmethod";
        let (mut parameters, optional) = typed_last(source, masked, &tokens[i + 3..close.saturating_sub(1).max(i + 3)]);
        if !decorated && !parameters.is_empty() {
            parameters.remove(0);
        }
        let arrow = tokens.get(close).zip(tokens.get(close + 1));
        let returns = arrow.filter(|&(&a, &b)| masked.word(a) == b"-" && masked.word(b) == b">").and_then(|_| {
            let mut depth = 0;
            let colon = (close + 2..tokens.len()).find(|&j| {
                match masked.word(tokens[j]) {
                    b"[" => depth += 1,
                    b"]" => depth -= 1,
                    b":" => return depth == 0,
                    _ => {}
                }
                false
            })?;
            Some(slice(source, tokens.get(close + 2)?.start, tokens[colon - 1].end))
        });
        let name = String::from_utf8_lossy(masked.word(tokens[i + 1])).into_owned();
        functions.push(Function { name, parameters: Some(parameters), returns, optional, receiver: false });
    }
    Some(functions)
}

/// The annotations of `self, nums: List[int], k=1`, empty where there is none, and how many have a default.
fn typed_last(source: &[u8], masked: &Masked, tokens: &[Token]) -> (Vec<String>, usize) {
    let mut types = Vec::new();
    let mut optional = 0;
    for part in split(masked, tokens) {
        if matches!(masked.word(part[0]), b"*" | b"/") {
            continue;
        }
        let default = part.iter().position(|&token| masked.word(token) == b"=");
        optional += usize::from(default.is_some());
        let part = &part[..default.unwrap_or(part.len())];
        let annotated = part.get(1).is_some_and(|&token| masked.word(token) == b":");
        types.push(if annotated { whole(source, &part[2..]) } else { String::new() });
    }
    (types, optional)
}

//! The judge's names in each language, and the signature as a solver writes it.

use super::{Language, Shape};
use ojkit_model::signature::{Parameter, Signature, Type};

/// A camelCase name in snake_case, as LeetCode derives its Rust names: `stoneGameIII` is `stone_game_iii`, `findLUSlength` is
/// `find_lu_slength`, `combinationSum2` is `combination_sum2`.
pub fn snake_case(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let mut snake = String::with_capacity(name.len() + 4);
    for (i, &letter) in letters.iter().enumerate() {
        let before = i.checked_sub(1).map(|i| letters[i]);
        let after = letters.get(i + 1);
        let begins = letter.is_ascii_uppercase()
            && before.is_some_and(|b| {
                let ends_run = b.is_ascii_uppercase() && after.is_some_and(char::is_ascii_lowercase);
                b.is_ascii_lowercase() || b.is_ascii_digit() || ends_run
            });
        if begins {
            snake.push('_');
        }
        snake.push(letter.to_ascii_lowercase());
    }
    snake
}

/// The name of a function or a method in this language.
pub(super) fn method_name(language: Language, name: &str) -> String {
    if language == Language::Rust { snake_case(name) } else { name.to_string() }
}

/// The name of a constructor in this language.
pub(super) fn constructor_name(language: Language, class: &str) -> &str {
    match language {
        Language::Rust => "new",
        Language::Python => "__init__",
        Language::Cpp | Language::Java => class,
    }
}

/// A declaration as a solver writes it, before its body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The line, without indentation, and without the brace or the semicolon behind it.
    pub line: String,
    /// The type of what it gives, in this language; nothing for constructors and where nothing is given.
    pub returns: Option<String>,
    /// Whether it makes the object.
    pub is_constructor: bool,
}

/// The function, or the constructor and the methods of a class, as a solver declares them.
pub fn heads(language: Language, signature: &Signature) -> Vec<Head> {
    let mut heads = Vec::new();
    let is_class = signature.class.is_some();
    if is_class {
        let parameters = parameters(language, signature.constructor(), false);
        let name = constructor_name(language, signature.owner());
        let line = match language {
            Language::Rust => format!("fn {name}({parameters}) -> Self"),
            Language::Cpp => format!("{name}({parameters})"),
            Language::Java => format!("public {name}({parameters})"),
            Language::Python => format!("def {name}({}):", with_self("self", &parameters)),
        };
        heads.push(Head { line, returns: None, is_constructor: true });
    }
    for method in signature.methods().iter() {
        let is_void = method.returns == Type::Void;
        let returns = (!is_void).then(|| type_of(language, &method.returns));
        let parameters = parameters(language, &method.parameters, is_void && !is_class);
        let name = method_name(language, &method.name);
        let given = |nothing: &str| returns.clone().unwrap_or_else(|| nothing.to_string());
        let line = match language {
            Language::Rust => {
                let arrow = returns.as_ref().map(|ty| format!(" -> {ty}")).unwrap_or_default();
                match is_class {
                    true => format!("fn {name}({}){arrow}", with_self("&mut self", &parameters)),
                    false => format!("pub fn {name}({parameters}){arrow}"),
                }
            }
            Language::Cpp => format!("{} {name}({parameters})", given("void")),
            Language::Java => format!("public {} {name}({parameters})", given("void")),
            Language::Python => format!("def {name}({}) -> {}:", with_self("self", &parameters), given("None")),
        };
        heads.push(Head { line, returns, is_constructor: false });
    }
    heads
}

/// The lines before and behind the heads of a signature.
pub fn frame(language: Language, owner: &str) -> (String, &'static str) {
    match language {
        Language::Rust => (format!("impl {owner} {{"), "}"),
        Language::Cpp => (format!("class {owner} {{\npublic:"), "};"),
        Language::Java => (format!("class {owner} {{"), "}"),
        Language::Python => (format!("class {owner}:"), ""),
    }
}

/// The declarations of a function or a class as a solver writes them in this language, with the class around them.
pub fn expected(language: Language, signature: &Signature) -> String {
    let (open, close) = frame(language, signature.owner());
    let semicolon = if language == Language::Cpp { ";" } else { "" };
    let mut text = open;
    for head in heads(language, signature) {
        text.push_str(&format!("\n    {}{semicolon}", head.line));
    }
    if !close.is_empty() {
        text.push('\n');
        text.push_str(close);
    }
    text
}

fn with_self(receiver: &str, parameters: &str) -> String {
    let comma = if parameters.is_empty() { "" } else { ", " };
    format!("{receiver}{comma}{parameters}")
}

fn type_of(language: Language, ty: &Type) -> String {
    let parameter = Parameter { name: String::new(), ty: ty.clone() };
    let letters = Shape::of_parameter(&parameter, false).map(|shape| shape.wire());
    type_name(language, &letters.unwrap_or_else(|_| "?".to_string()))
}

/// A list of parameters; `in_place` says that the first is changed by the call.
fn parameters(language: Language, parameters: &[Parameter], in_place: bool) -> String {
    let written = parameters.iter().enumerate().map(|(i, p)| {
        let ty = type_of(language, &p.ty);
        let changed = in_place && i == 0;
        match language {
            Language::Rust if changed => format!("{}: &mut {ty}", rust_name(&p.name)),
            Language::Rust => format!("{}: {ty}", rust_name(&p.name)),
            Language::Cpp if ty.starts_with("vector") || (changed && !ty.ends_with('*')) => format!("{ty}& {}", p.name),
            Language::Cpp | Language::Java => format!("{ty} {}", p.name),
            Language::Python => format!("{}: {ty}", p.name),
        }
    });
    written.collect::<Vec<_>>().join(", ")
}

/// Words that name parameters on the site and mean something else in Rust.
const RUST_WORDS: [&str; 14] =
    ["type", "match", "move", "ref", "use", "fn", "in", "loop", "impl", "mod", "mut", "trait", "where", "final"];

fn rust_name(name: &str) -> String {
    let snake = snake_case(name);
    if RUST_WORDS.contains(&snake.as_str()) { format!("r#{snake}") } else { snake }
}

/// The type that these letters have in a language.
pub(super) fn type_name(language: Language, letters: &str) -> String {
    use Language::{Cpp, Java, Python, Rust};
    if let Some(inner) = letters.strip_prefix('[') {
        let inner = type_name(language, inner);
        return match language {
            Rust => format!("Vec<{inner}>"),
            Cpp => format!("vector<{inner}>"),
            Java => format!("{inner}[]"),
            Python => format!("List[{inner}]"),
        };
    }
    match (letters, language) {
        ("i", Rust) => "i32",
        ("i", _) => "int",
        ("l", Rust) => "i64",
        ("l", Cpp) => "long long",
        ("l", Java) => "long",
        ("l", Python) => "int",
        ("d", Rust) => "f64",
        ("d", Python) => "float",
        ("d", _) => "double",
        ("b", Java) => "boolean",
        ("b", _) => "bool",
        ("c", Python) => "str",
        ("c", _) => "char",
        ("s", Rust | Java) => "String",
        ("s", Cpp) => "string",
        ("s", Python) => "str",
        ("n", Rust) => "Option<Box<ListNode>>",
        ("n", Cpp) => "ListNode*",
        ("n", Java) => "ListNode",
        ("n", Python) => "Optional[ListNode]",
        ("t", Rust) => "Option<Rc<RefCell<TreeNode>>>",
        ("t", Cpp) => "TreeNode*",
        ("t", Java) => "TreeNode",
        ("t", Python) => "Optional[TreeNode]",
        _ => "?",
    }
    .to_string()
}

/// The letters of a type as a source spells it; nothing where that cannot be seen cheaply (aliases, generics, no annotation).
pub(super) fn letters_of(language: Language, ty: &str) -> Option<String> {
    let mut ty: String = ty.split_whitespace().collect::<Vec<_>>().join(" ");
    if language == Language::Cpp {
        ty = ty.replace("std::", "").replace("const ", "").replace(" const", "").replace(['&', ' '], "");
    } else {
        ty = ty.replace("final ", "").replace("&mut ", "").replace(['&', ' ', '"', '\''], "");
    }
    bare_letters(language, &ty)
}

fn bare_letters(language: Language, ty: &str) -> Option<String> {
    let list = |inner: &str| Some(format!("[{}", bare_letters(language, inner)?));
    let within = |head: &str, tail: char| ty.strip_prefix(head).and_then(|rest| rest.strip_suffix(tail));
    let letter = match language {
        Language::Rust => {
            if let Some(inner) = within("Vec<", '>').or_else(|| within("[", ']')) {
                return list(inner.split(';').next().unwrap_or(inner));
            }
            match ty {
                "i8" | "i16" | "i32" | "u8" | "u16" | "u32" | "usize" | "isize" => "i",
                "i64" | "u64" | "i128" | "u128" => "l",
                "f64" | "f32" => "d",
                "bool" => "b",
                "char" => "c",
                "String" | "str" => "s",
                "Option<Box<ListNode>>" => "n",
                "Option<Rc<RefCell<TreeNode>>>" => "t",
                _ => return None,
            }
        }
        Language::Cpp => {
            if let Some(inner) = within("vector<", '>') {
                return list(inner);
            }
            match ty {
                "int" | "unsigned" | "unsignedint" | "int32_t" | "uint32_t" | "short" | "size_t" => "i",
                "longlong" | "long" | "int64_t" | "uint64_t" | "unsignedlonglong" | "longlongint" => "l",
                "double" | "float" | "longdouble" => "d",
                "bool" => "b",
                "char" => "c",
                "string" | "string_view" => "s",
                "ListNode*" => "n",
                "TreeNode*" => "t",
                _ => return None,
            }
        }
        Language::Java => {
            if let Some(inner) = ty.strip_suffix("[]") {
                return list(inner);
            }
            if let Some(inner) = within("List<", '>').or_else(|| within("ArrayList<", '>')) {
                return list(inner);
            }
            match ty {
                "int" | "Integer" | "short" | "byte" => "i",
                "long" | "Long" => "l",
                "double" | "Double" | "float" => "d",
                "boolean" | "Boolean" => "b",
                "char" | "Character" => "c",
                "String" => "s",
                "ListNode" => "n",
                "TreeNode" => "t",
                _ => return None,
            }
        }
        Language::Python => {
            let ty = ty.strip_prefix("typing.").unwrap_or(ty);
            let within = |head: &str| ty.strip_prefix(head).and_then(|rest| rest.strip_suffix(']'));
            if let Some(inner) = within("List[").or_else(|| within("list[")) {
                return list(inner);
            }
            match within("Optional[").unwrap_or(ty) {
                "int" => "i",
                "float" => "d",
                "bool" => "b",
                "str" => "s",
                "ListNode" => "n",
                "TreeNode" => "t",
                _ => return None,
            }
        }
    };
    Some(letter.to_string())
}

/// Whether a function that takes or gives the one can stand where the other is expected.
///
/// The width of whole numbers is left to the compiler: sites themselves deviate from their own type names there.
pub(super) fn compatible(language: Language, found: &str, expected: &str) -> bool {
    let plain = |letters: &str| {
        let letters = letters.replace('l', "i");
        match language {
            Language::Python => letters.replace('c', "s"),
            Language::Rust if letters.ends_with('c') || expected.ends_with('c') => letters.replace('i', "c"),
            _ => letters,
        }
    };
    let number = language == Language::Python && matches!((found, expected), ("i", "d") | ("d", "i") | ("b", "i"));
    plain(found) == plain(expected) || number
}

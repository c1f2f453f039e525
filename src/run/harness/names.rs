//! The judge's names in each language, and the signature as a solver writes it.

use super::{Language, Shape, answer_type};
use crate::model::signature::{Signature, Type};

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

/// The function's declaration as a solver writes it in this language, with its class around it.
pub fn expected_function(language: Language, signature: &Signature) -> String {
    let name = signature.function.as_deref().unwrap_or("solve");
    let in_place = signature.returns == Some(Type::Void);
    let shape = |ty: &Type| {
        let parameter = crate::model::signature::Parameter { name: String::new(), ty: ty.clone() };
        Shape::of_parameter(&parameter, false).map(|shape| shape.wire()).unwrap_or_else(|_| "?".to_string())
    };
    let returns = match answer_type(signature) {
        Some(ty) if !in_place => Some(type_name(language, &shape(ty))),
        _ => None,
    };
    let parameters: Vec<String> = (signature.parameters.iter().enumerate())
        .map(|(i, p)| {
            let ty = type_name(language, &shape(&p.ty));
            let changed = in_place && i == 0;
            match language {
                Language::Rust if changed => format!("{}: &mut {ty}", snake_case(&p.name)),
                Language::Rust => format!("{}: {ty}", snake_case(&p.name)),
                Language::Cpp if ty.starts_with("vector") || (changed && !ty.ends_with('*')) => {
                    format!("{ty}& {}", p.name)
                }
                Language::Cpp | Language::Java => format!("{ty} {}", p.name),
                Language::Python => format!("{}: {ty}", p.name),
            }
        })
        .collect();
    let parameters = parameters.join(", ");
    match language {
        Language::Rust => {
            let arrow = returns.map(|ty| format!(" -> {ty}")).unwrap_or_default();
            format!("impl Solution {{\n    pub fn {}({parameters}){arrow}\n}}", snake_case(name))
        }
        Language::Cpp => {
            let returns = returns.unwrap_or_else(|| "void".to_string());
            format!("class Solution {{\npublic:\n    {returns} {name}({parameters});\n}};")
        }
        Language::Java => {
            let returns = returns.unwrap_or_else(|| "void".to_string());
            format!("class Solution {{\n    public {returns} {name}({parameters})\n}}")
        }
        Language::Python => {
            let returns = returns.unwrap_or_else(|| "None".to_string());
            let comma = if parameters.is_empty() { "" } else { ", " };
            format!("class Solution:\n    def {name}(self{comma}{parameters}) -> {returns}:")
        }
    }
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

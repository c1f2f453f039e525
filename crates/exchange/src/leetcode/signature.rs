//! The signature of a question: what the user gave, what the site describes, or what the declarations of several languages agree on.

use super::capitalized;
use super::design;
use super::examples::{same_name, split};
use super::metadata;
use super::nodes;
use super::page::{Code, Page};
use ojkit_languages::Language;
use ojkit_languages::declaration::{self, Declaration, declarations, type_of};
use ojkit_model::signature::{Parameter, Signature, Type};

/// Why there is no signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSignature {
    pub message: String,
    pub help: String,
    /// Whether nothing declares one at all.
    pub is_absent: bool,
}

/// The signature of a page, or of `given` (a declaration in one of the four languages).
///
/// # Errors
/// Where there is none, where its types are unknown, and where several declarations could be meant.
pub fn settle(page: &mut Page, given: Option<&str>) -> Result<Signature, NoSignature> {
    let fail = |message: String, help: &str, is_absent| NoSignature { message, help: help.to_owned(), is_absent };
    if let Some(text) = given {
        let languages = Language::from_code(text).into_iter().chain(Language::ALL);
        let mut found = languages.map(|language| (language, declarations(language, text)));
        let (language, declarations) = found.find(|(_, found)| !found.is_empty()).ok_or_else(|| {
            fail(
                format!("no function is declared in `{text}`"),
                "write it as in `def f(self, nums: List[int]) -> int`",
                false,
            )
        })?;
        page.code = vec![Code { language, text: text.to_owned() }];
        return nodes::settle(page)
            .map_or_else(|| merged(page, &declarations, &declarations.iter().collect::<Vec<_>>()), Ok)
            .map_err(|message| fail(message, TYPES, false));
    }
    if let Some(of_nodes) = nodes::settle(page) {
        return Ok(of_nodes);
    }
    if let Some(meta) = &page.meta {
        match metadata::signature(meta) {
            Ok(signature) => return Ok(fit_nodes(page, signature)),
            Err(message) if page.code.is_empty() => return Err(fail(message, TYPES, false)),
            Err(_) => {}
        }
    }
    if let Some(class) = design::signature(page) {
        return Ok(class);
    }
    let all: Vec<Declaration> = page.code.iter().flat_map(|code| declarations(code.language, &code.text)).collect();
    let candidates: Vec<&Declaration> =
        Language::ALL.iter().filter_map(|&language| best(page, &all, language)).collect();
    if candidates.is_empty() {
        let help = format!("give it, such as `--signature '{}'`", proposal(page));
        return Err(fail("nothing on the page declares the function".to_owned(), &help, all.is_empty()));
    }
    merged(page, &all, &candidates).map_err(|message| fail(message, TYPES, false))
}

const TYPES: &str = "give a signature with types that the kit knows by `--signature`: numbers, booleans, strings, lists, ListNode, TreeNode";

/// The names of the values in the first example.
fn example_names(page: &Page) -> Vec<String> {
    let example = page.main().and_then(|version| version.examples.first());
    example
        .map(|raw| split(&raw.input).into_iter().map(|(name, _)| name.unwrap_or("").to_owned()).collect())
        .unwrap_or_default()
}

/// How well a declaration fits the examples: nothing where it cannot be the function at all.
fn fitness(names: &[String], declaration: &Declaration) -> Option<usize> {
    // Constructors, and C#'s methods, whose names are not those of the question.
    let is_capital = declaration.name.starts_with(|c: char| c.is_ascii_uppercase());
    if declaration.name.starts_with("__") || is_capital || declaration.name == "main" {
        return None;
    }
    if names.is_empty() {
        return Some(1);
    }
    if names.len() != declaration.parameters.len() {
        return None;
    }
    let alike =
        declaration.parameters.iter().filter(|one| names.iter().any(|other| same_name(&one.name, other))).count();
    let typed = declaration.parameters.iter().filter(|one| type_of(&one.ty).is_some()).count();
    Some(1 + 4 * alike + typed)
}

/// The first of those that fit best in a language.
fn best<'a>(page: &Page, all: &'a [Declaration], language: Language) -> Option<&'a Declaration> {
    let names = example_names(page);
    let fitting = all.iter().filter(|one| one.language == language && fitness(&names, one).is_some());
    fitting.rev().max_by_key(|one| fitness(&names, one))
}

/// One signature from the declarations of several languages: the names that the examples use, the most exact types.
fn merged(page: &Page, all: &[Declaration], candidates: &[&Declaration]) -> Result<Signature, String> {
    let names = example_names(page);
    let score = |one: &Declaration| fitness(&names, one).unwrap_or(0);
    let best = candidates.iter().copied().rev().max_by_key(|one| score(one)).ok_or("nothing declares the function")?;
    // Where a language has names of its own, another language's are the judge's.
    let other = candidates.iter().copied().find(|one| one.language.facts().keeps_names && score(one) >= score(best));
    let leader = if best.language.facts().keeps_names { best } else { other.unwrap_or(best) };
    let arity = leader.parameters.len();
    let alike = |one: &Declaration| {
        one.parameters.len() == arity && (std::ptr::eq(one, leader) || same_name(&one.name, &leader.name))
    };
    let mut voices: Vec<&Declaration> = candidates.iter().copied().chain(all).filter(|one| alike(one)).collect();
    voices.sort_by_key(|one| one.language.facts().types_rank);
    let mut parameters = Vec::new();
    for (index, declaration::Parameter { name, ty: written }) in leader.parameters.iter().enumerate() {
        let ty = voices.iter().find_map(|one| type_of(&one.parameters[index].ty));
        let ty = ty.ok_or_else(|| match written.as_str() {
            "" => format!("the parameter `{name}` has no type"),
            _ => format!("the type `{written}` of the parameter `{name}` is unknown"),
        })?;
        let page_name = names.iter().find(|other| same_name(other, name));
        parameters.push(Parameter { name: page_name.unwrap_or(name).clone(), ty });
    }
    let returns = voices.iter().find_map(|one| type_of(&one.returns));
    let returns = returns.ok_or_else(|| match leader.returns.as_str() {
        "" => format!("nothing says what `{}` gives", leader.name),
        other => format!("the type `{other}` that `{}` gives is unknown", leader.name),
    })?;
    let function = if leader.language.facts().keeps_names { leader.name.clone() } else { camel_case(&leader.name) };
    Ok(fit_nodes(
        page,
        Signature { function: Some(function), parameters, returns: Some(returns), class: None, calling: None },
    ))
}

/// `stone_game` is `stoneGame`.
fn camel_case(name: &str) -> String {
    let mut parts = name.split('_').filter(|part| !part.is_empty());
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |name, part| name + &capitalized(part))
}

/// A node of a given tree is written as its value, which is what the constraints speak of.
fn fit_nodes(page: &Page, mut signature: Signature) -> Signature {
    let Some(raw) = page.main().and_then(|version| version.examples.first()) else { return signature };
    let Ok(texts) = super::examples::arranged(raw, &signature.parameters) else { return signature };
    let texts: Vec<bool> =
        texts.iter().map(|text| text.starts_with(|c: char| c.is_ascii_digit() || c == '-')).collect();
    for (parameter, is_number) in signature.parameters.iter_mut().zip(texts) {
        if is_number && matches!(parameter.ty, Type::TreeNode | Type::ListNode) {
            parameter.ty = Type::Integer;
        }
    }
    // Some languages have one type for all numbers.
    let is_decimal = raw.output.parse::<f64>().is_ok() && raw.output.contains('.');
    if signature.returns == Some(Type::Integer) && is_decimal {
        signature.returns = Some(Type::Double);
    }
    let prose = page.main().map_or(String::new(), |version| version.prose.to_lowercase().replace('-', " "));
    let is_flat = signature.parameters.first().is_some_and(|first| first.ty.depth() == 1);
    if is_flat
        && (prose.contains("in place") || prose.contains("input array"))
        && signature.returns == Some(Type::Integer)
        && super::examples::prefix(&raw.output).is_some()
    {
        signature.returns = Some(Type::Prefix);
    }
    signature
}

/// A declaration that the examples suggest, for the user to correct.
fn proposal(page: &Page) -> String {
    let raw = page.main().and_then(|version| version.examples.first());
    let Some(raw) = raw else { return "def f(self, nums: List[int]) -> int".to_owned() };
    let parts = split(&raw.input);
    let version = page.main().cloned().unwrap_or_default();
    let text = format!("{}\n{}", version.prose, version.constraints.join("\n")).to_lowercase();
    let ty =
        |name: &str, text_of: &str| node_type(name, text_of, &text).map_or_else(|| python_type(text_of), str::to_owned);
    let parameters: Vec<String> = parts
        .iter()
        .enumerate()
        .map(|(index, (name, text))| match name {
            Some(name) => format!("{name}: {}", ty(name, text)),
            None => format!("p{index}: {}", ty("", text)),
        })
        .collect();
    format!("def f(self, {}) -> {}", parameters.join(", "), python_type(&raw.output))
}

/// A list of numbers that is a tree or a linked list, by its name and by what the text says.
fn node_type(name: &str, value: &str, text: &str) -> Option<&'static str> {
    let name = name.to_lowercase();
    let is_flat = value.starts_with('[') && !value.starts_with("[[") && !value.contains('"');
    let is_called = |words: &[&str]| words.iter().any(|word| name.contains(word));
    if !is_flat {
        return None;
    }
    if text.contains("tree") && (is_called(&["root", "tree"]) || value.contains("null")) {
        return Some("Optional[TreeNode]");
    }
    (text.contains("list") && text.contains("node") && is_called(&["head", "list", "l1", "l2"]))
        .then_some("Optional[ListNode]")
}

fn python_type(text: &str) -> String {
    let inside = text.trim_start_matches('[');
    let depth = (text.len() - inside.len()).min(2);
    let number = inside.split([',', ']']).next().unwrap_or_default();
    let scalar = match inside.chars().next() {
        Some('"' | '\'') => "str",
        _ if inside.starts_with("true") || inside.starts_with("false") => "bool",
        _ if number.contains('.') => "float",
        _ => "int",
    };
    format!("{}{scalar}{}", "List[".repeat(depth), "]".repeat(depth))
}

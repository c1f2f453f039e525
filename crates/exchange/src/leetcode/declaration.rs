//! Declarations of functions in C++, Java, Python and Rust: names and types, whatever stands around them.

use ojkit_languages::harness::Language;
use ojkit_model::signature::Type;

/// A declared function.
#[derive(Clone, Debug, PartialEq)]
pub struct Declaration {
    /// Its language.
    pub language: Language,
    /// Its name as declared.
    pub name: String,
    /// Its parameters without `self`: names, and types as written.
    pub parameters: Vec<(String, String)>,
    /// What it gives, as written; empty for constructors and where the language does not say.
    pub returns: String,
}

/// More code of one question is not read.
const CODE_BYTES_MAX: usize = 1 << 18;
/// More declarations of one text are not read.
const DECLARATIONS_MAX: usize = 200;

/// All function declarations of a text, in order; calls that look like declarations may be among them.
pub fn declarations(language: Language, text: &str) -> Vec<Declaration> {
    let text = without_comments(language, text.get(..CODE_BYTES_MAX).unwrap_or(text));
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(open) = text[at..].find('(').map(|offset| at + offset) {
        at = open + 1;
        let before = text[..open].trim_end();
        let name_at = before.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(0, |i| next(before, i));
        let name = &before[name_at..];
        let Some(close) = closing(&text, open) else { continue };
        if name.is_empty() || name.starts_with(|c: char| c.is_ascii_digit()) || found.len() >= DECLARATIONS_MAX {
            continue;
        }
        let lead = text[..name_at].trim_end();
        let behind = text[close + 1..].trim_start();
        let returns = match language {
            Language::Python | Language::Rust => {
                let word = if language == Language::Python { "def" } else { "fn" };
                if !lead.ends_with(word) {
                    continue;
                }
                let arrow = behind.strip_prefix("->").unwrap_or("");
                let end = arrow.find(if language == Language::Python { [':', '\n'] } else { ['{', ';'] });
                arrow[..end.unwrap_or(arrow.len())].trim().to_owned()
            }
            Language::Cpp | Language::Java => match leading_type(lead) {
                Some(returns) => returns,
                None => continue,
            },
        };
        let parts = split_commas(&text[open + 1..close]);
        let parameters: Option<Vec<(String, String)>> = parts
            .iter()
            .map(|part| part.trim())
            .filter(|part| !part.is_empty() && !is_receiver(part))
            .map(|part| parameter(language, part))
            .collect();
        if let Some(parameters) = parameters {
            found.push(Declaration { language, name: name.to_owned(), parameters, returns });
            if !matches!(language, Language::Cpp | Language::Java) {
                at = close;
            }
        }
    }
    found
}

fn next(text: &str, at: usize) -> usize {
    at + text[at..].chars().next().map_or(1, char::len_utf8)
}

fn is_receiver(part: &str) -> bool {
    matches!(part, "self" | "&self" | "&mut self" | "mut self" | "/" | "*")
}

/// The text without `#`, `//` and `/* */` comments; node definitions that sites put into them are no declarations.
fn without_comments(language: Language, text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let (python, pair) = (language == Language::Python, rest.get(..2).unwrap_or(""));
        if (python && c == '#') || (!python && pair == "//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if !python && pair == "/*" {
            rest = rest.find("*/").map_or("", |end| &rest[end + 2..]);
        } else {
            out.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    out
}

/// Where the bracket that opens at `open` closes.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0usize;
    for (offset, byte) in text[open..].bytes().enumerate() {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some(open + offset);
        }
        if offset > CODE_BYTES_MAX / 64 {
            return None;
        }
    }
    None
}

/// The type at the end of what stands before a function's name; nothing where no type can stand there.
fn leading_type(lead: &str) -> Option<String> {
    let start = lead.rfind([';', '{', '}', ':', '(', '=', '!', '?', '#', '\u{0}']).map_or(0, |i| next(lead, i));
    let words: Vec<&str> = lead[start..].split_whitespace().collect();
    let modifiers =
        ["public", "private", "protected", "static", "final", "inline", "virtual", "const", "explicit", "synchronized"];
    let words: Vec<&str> = words.into_iter().filter(|word| !modifiers.contains(word)).collect();
    let not_types = ["return", "new", "else", "throw", "class", "struct", "delete", "operator", "auto"];
    let text = words.join(" ");
    let plain = |c: char| c.is_ascii_alphanumeric() || " _<>[],*&\"".contains(c);
    (words.iter().all(|word| !not_types.contains(word)) && text.chars().all(plain)).then_some(text)
}

/// The parts between commas that stand in no bracket.
fn split_commas(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut depth = 0i32;
    let mut from = 0;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'<' | b'{' => depth += 1,
            b')' | b']' | b'>' | b'}' => depth -= 1,
            b',' if depth == 0 => {
                parts.push(&text[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[from..]);
    parts
}

/// A parameter's name and its type as written.
fn parameter(language: Language, part: &str) -> Option<(String, String)> {
    let part = part.split('=').next()?.trim();
    let (name, ty) = match language {
        Language::Python | Language::Rust => {
            let (name, ty) = part.split_once(':').unwrap_or((part, ""));
            (name.trim().trim_start_matches("mut ").trim(), ty.trim())
        }
        Language::Cpp | Language::Java => {
            let at = part.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').map(|i| next(part, i))?;
            (&part[at..], part[..at].trim())
        }
    };
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    is_name.then(|| (name.to_owned(), ty.split_whitespace().collect::<Vec<_>>().join(" ")))
}

/// A type as a language spells it; nothing for types that the kit does not know.
pub fn type_of(written: &str) -> Option<Type> {
    let mut reader = TypeReader { text: written, at: 0, depth: 0 };
    let ty = reader.ty()?;
    reader.rest().trim_matches([' ', '&', '*']).is_empty().then_some(ty)
}

struct TypeReader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

/// Deeper types are unknown.
const TYPE_DEPTH_MAX: usize = 12;

impl<'a> TypeReader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip(&mut self, signs: &[char]) {
        self.at = self.text.len() - self.rest().trim_start_matches(signs).len();
    }

    fn take(&mut self, sign: char) -> bool {
        self.skip(&[' ', '&', '*', '\'', '"']);
        let found = self.rest().starts_with(sign);
        self.at += usize::from(found);
        found
    }

    fn word(&mut self) -> &'a str {
        self.skip(&[' ', '&', '*', '\'', '"']);
        let rest = self.rest();
        let end =
            rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != ':' && c != '.').unwrap_or(rest.len());
        self.at += end;
        rest[..end].rsplit([':', '.']).next().unwrap_or("")
    }

    fn ty(&mut self) -> Option<Type> {
        self.depth += 1;
        if self.depth > TYPE_DEPTH_MAX {
            return None;
        }
        let mut word = self.word();
        while matches!(word, "const" | "mut" | "unsigned" | "signed" | "final") {
            word = self.word();
        }
        let mut ty = match word {
            "long" => {
                let rest = self.rest().trim_start();
                if rest.starts_with("long") {
                    self.word();
                }
                if self.rest().trim_start().starts_with("int") {
                    self.word();
                }
                Type::Long
            }
            "int" | "Integer" | "i32" | "u32" | "i16" | "i8" | "u8" | "u16" | "short" | "uint32_t" | "int32_t"
            | "integer" | "size_t" | "usize" => Type::Integer,
            "Long" | "i64" | "u64" | "int64_t" | "uint64_t" | "ll" => Type::Long,
            "double" | "float" | "f64" | "f32" | "Double" | "Float" => Type::Double,
            "bool" | "boolean" | "Boolean" => Type::Boolean,
            "char" | "Character" | "character" => Type::Character,
            "string" | "str" | "String" | "CharSequence" => Type::String,
            "ListNode" => Type::ListNode,
            "TreeNode" => Type::TreeNode,
            "void" | "None" => Type::Void,
            "vector" | "List" | "list" | "Vec" | "ArrayList" | "Collection" | "Iterable" | "Sequence" | "array" => {
                Type::Array(Box::new(self.inside()?))
            }
            "Optional" | "Option" | "Box" | "Rc" | "RefCell" | "Arc" => self.inside()?,
            _ => return None,
        };
        while self.take('[') {
            self.take(']').then_some(())?;
            ty = Type::Array(Box::new(ty));
        }
        self.depth -= 1;
        Some(ty)
    }

    fn inside(&mut self) -> Option<Type> {
        if !self.take('<') && !self.take('[') {
            return None;
        }
        let ty = self.ty()?;
        (self.take('>') || self.take(']')).then_some(ty)
    }
}

/// The language that a piece of code is in, as far as its declarations show.
pub fn language_of(text: &str) -> Option<Language> {
    let has = |needle: &str| text.contains(needle);
    if has("impl Solution") || has("fn ") && (has("->") || has("Vec<")) {
        return Some(Language::Rust);
    }
    if has("def ") && has(":") {
        return Some(Language::Python);
    }
    if has("vector<")
        || has("public:")
        || has("string ")
        || has("long long")
        || has("ListNode*")
        || has("ListNode *")
        || has("TreeNode*")
        || has("TreeNode *")
        || has("bool ")
    {
        return Some(Language::Cpp);
    }
    (has("(") && has(")")).then_some(Language::Java)
}

/// The names of JavaScript, SQL and shell that none of the four languages has.
pub fn is_foreign(text: &str) -> bool {
    ["@return {", "var ", "function(", "=> {", "SELECT ", "# Write your MySQL", "func ", "fun "]
        .iter()
        .any(|sign| text.contains(sign))
        && language_of(text).is_none_or(|language| language == Language::Java)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(language: Language, text: &str) -> (String, Vec<String>, Option<Type>) {
        let found = declarations(language, text);
        assert_eq!(found.len(), 1, "{found:?}");
        let one = &found[0];
        let parameters = one.parameters.iter().map(|(name, ty)| {
            let ty = type_of(ty).map_or_else(|| "?".to_owned(), |ty| ty.to_string());
            format!("{name}: {ty}")
        });
        (one.name.clone(), parameters.collect(), type_of(&one.returns))
    }

    #[test]
    fn a_declaration_reads_alike_in_every_language() {
        let wanted = (
            "f".to_owned(),
            vec!["words: string[]".to_owned(), "grid: integer[][]".to_owned(), "k: integer".to_owned()],
            Some(Type::Boolean),
        );
        for (language, text) in [
            (Language::Python, "def f(self, words: List[str], grid: list[list[int]], k: int = 0) -> bool:"),
            (
                Language::Cpp,
                "class Solution { public: bool f(vector<string>& words, const vector<vector<int>> &grid, int k) {",
            ),
            (Language::Java, "class Solution {\n  public boolean f(List<String> words, int[][] grid, int k) {"),
            (
                Language::Rust,
                "impl Solution { pub fn f(words: Vec<String>, mut grid: Vec<Vec<i32>>, k: i32,) -> bool {",
            ),
        ] {
            assert_eq!(only(language, text), wanted, "{text}");
        }
    }

    #[test]
    fn nodes_are_nodes_however_they_are_wrapped() {
        for text in
            ["Optional[TreeNode]", "TreeNode*", "Option<Rc<RefCell<TreeNode>>>", "'TreeNode'", "\"Optional[TreeNode]\""]
        {
            assert_eq!(type_of(text), Some(Type::TreeNode), "{text}");
        }
        assert_eq!(type_of("vector<ListNode*>&").unwrap().to_string(), "ListNode[]");
        assert_eq!(type_of("unsigned long long"), Some(Type::Long));
        for text in ["Node", "Optional[\"Street\"]", "vector<int", "Map<int, int>", ""] {
            assert_eq!(type_of(text), None, "{text}");
        }
    }

    #[test]
    fn fields_comments_and_calls_are_no_declarations() {
        let text = "/* int g(int a); */ class Solution { int k; vector<int> p; // int h(int b)\npublic: double f(TreeNode* root) { return g(1); } }";
        let names: Vec<String> = declarations(Language::Cpp, text).into_iter().map(|one| one.name).collect();
        assert_eq!(names, ["f"]);
    }
}

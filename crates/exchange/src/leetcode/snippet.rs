//! Code that stands in a copied page without a fence, as the site's editor leaves it there.
//!
//! What is written in a language that the kit does not judge, or that has its types in comments, is spelled as Python declares it: the
//! names and types are the same in all of the site's languages.

use super::page::Code;
use ojkit_languages::Language;

/// Words that begin a line of the editor's code, whatever stands before it.
const BEGINNINGS: &str = "class |public class |impl |def |pub fn |struct |object |func |/**|/*|# Definition|# @param";

/// Whether a line begins code.
pub fn begins(raw: &str) -> bool {
    let line = raw.trim_end();
    let declares = line.ends_with('{') && (line.contains('(') || line.starts_with("type "));
    declares || matches!(line, "\"\"\"" | "'''") || BEGINNINGS.split('|').any(|word| line.starts_with(word))
}

/// Whether a line below code is code, too; the editor's line numbers may stand between.
pub fn goes_on(raw: &str) -> bool {
    let line = raw.trim_end();
    line.is_empty()
        || raw.starts_with([' ', '\t', '\u{a0}', '}', '*', '#'])
        || line.ends_with(['{', '}', ';'])
        || line.bytes().all(|byte| byte.is_ascii_digit())
        || ["public:", "//", "from ", "import ", "using ", "end"].iter().any(|word| line.starts_with(word))
}

/// The code with its language; nothing where it declares no function that can be read.
pub fn code(text: String) -> Option<Code> {
    let is_number = |line: &str| !line.trim().is_empty() && line.trim().bytes().all(|byte| byte.is_ascii_digit());
    let text: String = text.lines().filter(|line| !is_number(line)).flat_map(|line| [line, "\n"]).collect();
    if let Some(text) = spelled(&text) {
        return Some(Code { language: Language::PYTHON, text });
    }
    Language::from_code(&text).map(|language| Code { language, text })
}

/// A function as a line declares it; types are empty where the line has none.
#[derive(Debug, PartialEq, Eq)]
struct Head {
    name: String,
    parameters: Vec<(String, String)>,
    returns: String,
}

/// What comments say of a function.
#[derive(Default)]
struct Doc {
    parameters: Vec<(String, String)>,
    returns: String,
}

/// Signs of languages whose declarations are read as they are.
const READ: [&str; 5] = ["impl ", "pub fn ", "public:", "std::", "vector<"];

fn spelled(text: &str) -> Option<String> {
    let is_java = text.contains("public ") && !text.contains("IList<") && !has_capital_method(text);
    let is_python = text.contains("def ") && text.contains("self") && !text.contains(":rtype:");
    if is_java || is_python || READ.iter().any(|sign| text.contains(sign)) {
        return None;
    }
    let (mut heads, mut doc): (Vec<Head>, Doc) = (Vec::new(), Doc::default());
    for line in text.lines() {
        if read_doc(line, &mut doc) {
            // Python has them below the head.
            if let Some(head) = heads.last_mut().filter(|_| line.trim_start().starts_with(':')) {
                fill(head, &mut doc);
            }
            continue;
        }
        if let Some(mut head) = head(line) {
            fill(&mut head, &mut doc);
            heads.push(head);
        }
    }
    if heads.is_empty() || heads.iter().all(|head| head.parameters.is_empty() && head.returns.is_empty()) {
        return None;
    }
    let mut out = nodes(text);
    out.push_str("class Solution:\n");
    for head in heads {
        let parameters: String =
            head.parameters.iter().map(|(name, ty)| format!(", {name}: {}", spelled_type(ty))).collect();
        out.push_str(&format!("    def {}(self{parameters}) -> {}: pass\n", head.name, spelled_type(&head.returns)));
    }
    Some(out)
}

/// Whether a method's name begins with a capital letter, as in C#.
fn has_capital_method(text: &str) -> bool {
    text.lines().filter_map(|line| line.trim().strip_prefix("public ")).any(|line| {
        let before = line.split('(').next().unwrap_or_default();
        let words: Vec<&str> = before.split_whitespace().collect();
        line.contains('(') && words.len() > 1 && words[words.len() - 1].starts_with(|c: char| c.is_ascii_uppercase())
    })
}

/// Takes `@param {T} name`, `@param T $name`, `:type name: T` and the like.
fn read_doc(line: &str, doc: &mut Doc) -> bool {
    let line = line.trim().trim_start_matches(['/', '*', '#', ' ']);
    let braced = |rest: &str| -> Option<(String, String)> {
        let (ty, name) = match rest.strip_prefix('{') {
            Some(rest) => rest.split_once('}')?,
            None => rest.split_once(' ')?,
        };
        Some((ty.trim().to_owned(), name.trim().to_owned()))
    };
    if let Some(rest) = line.strip_prefix("@param ") {
        let named = braced(rest.trim());
        doc.parameters.extend(named.map(|(ty, name)| (name.trim_start_matches('$').to_owned(), ty)));
    } else if let Some(rest) = line.strip_prefix("@return ") {
        doc.returns = rest.trim().trim_matches(['{', '}']).to_owned();
    } else if let Some((name, ty)) = line.strip_prefix(":type ").and_then(|rest| rest.split_once(':')) {
        doc.parameters.push((name.trim().to_owned(), ty.trim().to_owned()));
    } else if let Some(ty) = line.strip_prefix(":rtype:") {
        doc.returns = ty.trim().to_owned();
    } else {
        return false;
    }
    true
}

/// Gives a head the types that comments say.
fn fill(head: &mut Head, doc: &mut Doc) {
    let doc = std::mem::take(doc);
    for (name, ty) in head.parameters.iter_mut().filter(|(_, ty)| ty.is_empty()) {
        *ty = doc.parameters.iter().find(|(other, _)| other == name).map_or(String::new(), |found| found.1.clone());
    }
    if head.returns.is_empty() {
        head.returns = doc.returns;
    }
}

/// The function that a line declares.
fn head(line: &str) -> Option<Head> {
    let mut line = line.trim();
    if line.starts_with(['*', '/', '#']) || line.contains("= new ") {
        return None;
    }
    for modifier in ["public ", "export ", "static ", "override ", "final "] {
        line = line.strip_prefix(modifier).unwrap_or(line);
    }
    let is_go = line.starts_with("func ") && !line.contains("->") && !line.contains(':');
    // The object that a method of Go belongs to.
    let line = match line.strip_prefix("func (") {
        Some(rest) => rest.split_once(") ")?.1,
        None => line,
    };
    let open = line.find('(')?;
    let close = closing(line, open)?;
    let before = line[..open].trim().trim_end_matches("= function").trim_end_matches("= async function").trim();
    let (word, keyword) = match before.rsplit_once([' ', '*']) {
        Some((keyword, word)) => (word, keyword.trim()),
        None => (before, ""),
    };
    let word = word.rsplit('.').next().unwrap_or(word);
    let behind = line[close + 1..].trim().trim_end_matches(['{', '=', ' ', ':']).trim();
    let behind = behind.trim_start_matches(':').trim_start_matches("->").trim();
    let is_keyword = ["func", "fun", "function", "def", "var", "const", "let", "class", ""].contains(&keyword);
    let is_opened = line.ends_with('{') || keyword == "def" || keyword == "fun";
    let is_name = word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && word.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let is_block = ["if", "for", "while", "switch", "catch", "return"].contains(&word);
    if !is_name || !is_opened || is_block {
        return None;
    }
    let is_constructor = ["constructor", "init", "__construct", "initialize", "Constructor"].contains(&word)
        || keyword == "class"
        || (keyword.is_empty() && !is_go && word.starts_with(|c: char| c.is_ascii_uppercase()))
        || (keyword == "var" && word.starts_with(|c: char| c.is_ascii_uppercase()));
    let mut parameters: Vec<(String, String)> =
        pieces(&line[open + 1..close]).into_iter().filter_map(|piece| parameter(piece, is_go)).collect();
    // C's functions take lengths beside their arrays.
    let names: Vec<String> = parameters.iter().map(|(name, _)| name.clone()).collect();
    let is_length = |name: &str| {
        let stem = name.strip_suffix("ColSize").or(name.strip_suffix("Size")).or(name.strip_suffix("ColumnSizes"));
        stem.is_some_and(|stem| stem == "return" || names.iter().any(|other| other == stem))
    };
    parameters.retain(|(name, _)| !is_length(name));
    let name = if is_constructor { "__init__".to_owned() } else { method_name(word) };
    let returns = if is_keyword { behind } else { keyword };
    let returns = if is_constructor { "void" } else { returns };
    Some(Head { name, parameters, returns: returns.to_owned() })
}

/// `TwoSum` and `two_sum` as `twoSum`.
fn method_name(word: &str) -> String {
    let mut out = String::new();
    for (at, part) in word.split('_').filter(|part| !part.is_empty()).enumerate() {
        let (first, rest) = part.split_at(part.chars().next().map_or(0, char::len_utf8));
        let first = if at == 0 { first.to_lowercase() } else { first.to_uppercase() };
        out.push_str(&first);
        out.push_str(rest);
    }
    out
}

/// A parameter in any of the ways: `nums: T`, `_ nums: T`, `nums T`, `T nums`, `T* nums`, `$nums`, `nums`.
fn parameter(piece: &str, is_go: bool) -> Option<(String, String)> {
    let (name, ty) = match piece.split_once(':') {
        Some((name, ty)) => (name.rsplit(' ').find(|word| !word.is_empty())?, ty),
        None if is_go => piece.split_once(' ').unwrap_or((piece, "")),
        None => match piece.rfind([' ', '*', '&']) {
            Some(at) => (&piece[at + 1..], &piece[..=at]),
            None => (piece, ""),
        },
    };
    // Scala's classes have their fields begin so.
    let name = name.trim().trim_matches(['$', '_', '`']);
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    (is_name && !matches!(name, "self" | "this")).then(|| (name.to_owned(), ty.trim().to_owned()))
}

/// The place of the bracket that closes the one at `open`.
fn closing(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0_i32;
    let closes = |(_, letter): &(usize, char)| {
        depth += i32::from(*letter == '(') - i32::from(*letter == ')');
        depth == 0
    };
    text[open..].char_indices().find(closes).map(|(at, _)| open + at)
}

/// The pieces between the commas that stand in no brackets.
fn pieces(text: &str) -> Vec<&str> {
    let mut depth = 0_i32;
    let comma = |letter: char| {
        depth += i32::from("<([".contains(letter)) - i32::from(">)]".contains(letter));
        letter == ',' && depth == 0
    };
    text.split(comma).map(str::trim).filter(|piece| !piece.is_empty()).collect()
}

/// Brackets of one another deeper are none of a type.
const DEPTH_MAX: usize = 8;

/// A type of any of the site's languages, in a spelling that is read everywhere.
fn spelled_type(written: &str) -> String {
    spelled_within(written, 0)
}

fn spelled_within(written: &str, depth: usize) -> String {
    let parts = written.split('|').map(str::trim).filter(|part| !matches!(*part, "null" | "undefined" | "nil"));
    let text = parts.collect::<Vec<_>>().join("|");
    let text = text.trim_matches(['?', '&', ' ']).trim_start_matches('*');
    let text = text.strip_prefix("struct ").unwrap_or(text);
    let base = text.trim_end_matches(['*', ' ']);
    // C's arrays are pointers, and its texts are arrays of characters.
    let stars = text.matches('*').count();
    let (text, lists) = match base {
        "int" | "long long" | "long" | "double" | "bool" => (base, stars),
        "char" if stars > 0 => ("string", stars - 1),
        _ => (base, 0),
    };
    if lists > 0 {
        let inner = spelled_within(text, depth + 1);
        return format!("{}{inner}{}", "List[".repeat(lists.min(DEPTH_MAX)), "]".repeat(lists.min(DEPTH_MAX)));
    }
    let list = |inner: &str| format!("List[{}]", spelled_within(inner, depth + 1));
    if depth > DEPTH_MAX {
        return text.to_owned();
    }
    let bracketed = || text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    if let Some(inner) = text.strip_suffix("[]").or(text.strip_prefix("[]")).or_else(bracketed) {
        return list(inner);
    }
    if let Some((outer, inner)) = text.split_once(['<', '['])
        && let Some(inner) = inner.strip_suffix(['>', ']'])
    {
        return if matches!(outer, "Option" | "Optional") { spelled_within(inner, depth + 1) } else { list(inner) };
    }
    match text {
        "IntArray" => "List[integer]",
        "LongArray" => "List[long]",
        "DoubleArray" | "FloatArray" => "List[double]",
        "BooleanArray" => "List[boolean]",
        "CharArray" => "List[character]",
        "Int" | "number" | "int" | "Integer" | "int32" => "integer",
        "int64" | "Long" | "long" | "long long" => "long",
        "float64" | "Double" | "Float" | "double" | "float" => "double",
        "bool" | "Boolean" | "Bool" | "boolean" => "boolean",
        "String" | "str" => "string",
        "byte" | "Char" | "Character" | "rune" | "char" => "character",
        "" | "void" | "Unit" | "Void" | "NULL" | "None" => "None",
        "_Node" | "Node" => "'Node'",
        other => other,
    }
    .to_owned()
}

/// The definition of a class `Node` that stands in comments, as a comment.
fn nodes(text: &str) -> String {
    let is_comment = |line: &&str| line.trim_start().starts_with(['*', '/', '#']);
    let words = text.lines().filter(is_comment).flat_map(|line| line.split(|c: char| !c.is_ascii_alphanumeric()));
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    if !words.contains(&"Node") {
        return String::new();
    }
    let words: Vec<String> = words.into_iter().map(method_name).collect();
    format!("\"\"\"\nclass Node: {}\n\"\"\"\n", words.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_languages::declaration::{declarations, type_of};

    /// Every function as `name(parameter: type, ...) -> type`.
    fn shown(text: &str) -> Vec<String> {
        let code = code(text.to_owned()).unwrap_or_else(|| panic!("{text}"));
        let declared = declarations(code.language, &code.text).into_iter();
        let ty = |written: &str| type_of(written).map_or_else(|| written.to_owned(), |ty| ty.to_string());
        let of = |one: ojkit_languages::declaration::Declaration| {
            let parameters: Vec<String> =
                one.parameters.iter().map(|one| format!("{}: {}", one.name, ty(&one.ty))).collect();
            format!("{}({}) -> {}", one.name, parameters.join(", "), ty(&one.returns))
        };
        declared.map(of).collect()
    }

    #[test]
    fn the_languages_of_the_editor_declare_the_same_function() {
        let wanted = ["f(nums: integer[], words: string[][], root: TreeNode) -> integer[][]"];
        for text in [
            "function f(nums: number[], words: string[][], root: TreeNode | null): number[][] {\n    \n};\n",
            "/**\n * @param {number[]} nums\n * @param {string[][]} words\n * @param {TreeNode} root\n * @return {number[][]}\n */\nvar f = function(nums, words, root) {\n    \n};\n",
            "func f(nums []int, words [][]string, root *TreeNode) [][]int {\n    \n}\n",
            "class Solution {\n    fun f(nums: IntArray, words: List<List<String>>, root: TreeNode?): Array<IntArray> {\n        \n    }\n}\n",
            "class Solution {\n    func f(_ nums: [Int], _ words: [[String]], _ root: TreeNode?) -> [[Int]] {\n        \n    }\n}\n",
            "public class Solution {\n    public IList<IList<int>> F(int[] nums, IList<IList<string>> words, TreeNode root) {\n        \n    }\n}\n",
            "object Solution {\n    def f(nums: Array[Int], words: List[List[String]], root: TreeNode): List[List[Int]] = {\n        \n    }\n}\n",
            "# @param {Integer[]} nums\n# @param {String[][]} words\n# @param {TreeNode} root\n# @return {Integer[][]}\ndef f(nums, words, root)\n    \nend\n",
            "class Solution {\n\n    /**\n     * @param Integer[] $nums\n     * @param String[][] $words\n     * @param TreeNode $root\n     * @return Integer[][]\n     */\n    function f($nums, $words, $root) {\n        \n    }\n}\n",
            "class Solution {\n  List<List<int>> f(List<int> nums, List<List<String>> words, TreeNode? root) {\n    \n  }\n}\n",
            "class Solution(object):\n    def f(self, nums, words, root):\n        \"\"\"\n        :type nums: List[int]\n        :type words: List[List[str]]\n        :type root: Optional[TreeNode]\n        :rtype: List[List[int]]\n        \"\"\"\n",
        ] {
            assert_eq!(shown(text), wanted, "{text}");
        }
        let c = "int** f(int* nums, int numsSize, char** words, int wordsSize, struct TreeNode* root, int* returnSize, int** returnColumnSizes) {\n    \n}\n";
        assert_eq!(shown(c), ["f(nums: integer[], words: string[], root: TreeNode) -> integer[][]"]);
    }

    #[test]
    fn the_methods_of_a_class_are_declared_in_the_same_way() {
        let wanted = ["__init__(size: integer) -> void", "push(val: integer) -> void", "peek() -> integer"];
        for text in [
            "type Box struct {\n    \n}\n\n\nfunc Constructor(size int) Box {\n    \n}\n\n\nfunc (this *Box) Push(val int)  {\n    \n}\n\n\nfunc (this *Box) Peek() int {\n    \n}\n\n\n/**\n * Your Box object will be called as such:\n * obj := Constructor(size);\n */\n",
            "class Box {\n    constructor(size: number) {\n        \n    }\n\n    push(val: number): void {\n        \n    }\n\n    peek(): number {\n        \n    }\n}\n",
            "/**\n * @param {number} size\n */\nvar Box = function(size) {\n    \n};\n\n/** \n * @param {number} val\n * @return {void}\n */\nBox.prototype.push = function(val) {\n    \n};\n\n/**\n * @return {number}\n */\nBox.prototype.peek = function() {\n    \n};\n",
            "class Box(size: Int) {\n\n    fun push(`val`: Int) {\n        \n    }\n\n    fun peek(): Int {\n        \n    }\n\n}\n",
            "public class Box {\n\n    public Box(int size) {\n        \n    }\n    \n    public void Push(int val) {\n        \n    }\n    \n    public int Peek() {\n        \n    }\n}\n",
        ] {
            assert_eq!(shown(text), wanted, "{text}");
        }
    }

    #[test]
    fn code_that_the_kit_judges_is_kept_as_it_is() {
        for text in [
            "class Solution {\npublic:\n    int f(vector<int>& a) {\n    }\n};\n",
            "class Solution {\n    public int f(int[] a) {\n    }\n}\n",
            "impl Solution {\n    pub fn f(a: Vec<i32>) -> i32 {\n    }\n}\n",
            "class Solution:\n    def f(self, a: List[int]) -> int:\n",
        ] {
            assert_eq!(code(text.to_owned()).unwrap().text, text);
            assert_eq!(shown(text), ["f(a: integer[]) -> integer"]);
        }
    }
}

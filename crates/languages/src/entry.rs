//! Where a submission is entered: the place at which it declares what is called, and where a debugger stops for it.

use crate::Language;
use crate::cutter::{Called, settled};
use crate::declaration::Function;
use crate::doors::doors;
use crate::scan::{Masked, Token, closing};
use ojkit_model::signature::Signature;

/// A place in a source, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its line.
    pub line: usize,
    /// Its column, in characters.
    pub column: usize,
}

/// What is called in a submission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The function, the class of a design question, or `main`, as the source spells it.
    pub name: String,
    /// Where that is declared.
    pub place: Place,
    /// The function that runs first; for a class its constructor, or its first method where no constructor is written.
    pub function: String,
    /// Where that function's first statement is.
    pub first: Place,
    /// Whether it is the submission's own program.
    pub is_main: bool,
}

/// The place at which a submission declares what the judge calls; nothing where it has neither that nor a program.
pub fn place_of_entry(language: Language, source: &[u8], signature: &Signature) -> Option<Entry> {
    let signature = &*settled(signature, source);
    let masked = language.mask(source);
    let tokens = masked.tokens();
    let called = Called::of(signature);
    let (main, functions) = language.entries(source, &masked, &called);
    let is_called = signature.function.is_some() || signature.class.is_some();
    let functions = functions.filter(|_| is_called && !doors(language, source, signature).main);
    let is_main = functions.is_none();
    let function = match &functions {
        Some(functions) => first_called(language, &called, functions)?,
        None => &program(main?, &masked, &tokens),
    };
    let index = |byte: usize| tokens.iter().position(|token| token.start == byte);
    let first = index(function.at).and_then(|name| language.body(&masked, &tokens, name));
    let class = called.owner.as_bytes();
    let class = (called.is_class && !is_main).then(|| class_at(&masked, &tokens, class)).flatten();
    Some(Entry {
        name: if class.is_some() { called.owner } else { &function.name }.to_owned(),
        place: place(source, class.unwrap_or(function.at)),
        function: function.name.clone(),
        first: place(source, first.map_or(function.at, |first| tokens[first].start)),
        is_main,
    })
}

/// What a program is entered by.
fn program(at: usize, masked: &Masked, tokens: &[Token]) -> Function {
    let is_named = tokens.iter().any(|&token| token.start == at && masked.word(token) == b"main");
    let name = if is_named { "main" } else { "" }.to_owned();
    Function { name, at, parameters: None, optional: 0, returns: None, receiver: false }
}

/// The function that runs first of those that the judge calls.
fn first_called<'f>(language: Language, called: &Called, functions: &'f [Function]) -> Option<&'f Function> {
    let constructor = called.is_class.then(|| language.constructor_name(called.owner).to_owned());
    let names = called.functions.iter().flat_map(|name| [language.method_name(name), name.clone()]);
    let mut names = constructor.into_iter().chain(names);
    names.find_map(|name| functions.iter().find(|function| function.name == name))
}

/// The name of a class where that is declared; for one that is made of functions, the first of these.
fn class_at(masked: &Masked, tokens: &[Token], owner: &[u8]) -> Option<usize> {
    let before = |words: &[&[u8]]| {
        let declares = |pair: &&[Token]| words.contains(&masked.word(pair[0])) && masked.word(pair[1]) == owner;
        tokens.windows(2).find(declares).map(|pair| pair[1].start)
    };
    before(&[b"class", b"struct", b"enum", b"type"])
        .or_else(|| before(&[b"var", b"let", b"const", b"function", b"impl"]))
}

/// The first token of a body in braces, or of what an arrow gives.
pub(crate) fn body_in_braces(masked: &Masked, tokens: &[Token], name: usize) -> Option<usize> {
    let word = |i: usize| tokens.get(i).map_or(b"".as_slice(), |&token| masked.word(token));
    let arrow = |i: usize| word(i) == b"=" && word(i + 1) == b">";
    let open = (name + 1..tokens.len()).find(|&i| matches!(word(i), b"(" | b";" | b"}") || arrow(i))?;
    let mut i = if word(open) == b"(" { closing(masked, tokens, open) } else { open };
    let mut in_list = false;
    while i < tokens.len() {
        match word(i) {
            // A member of a constructor's list may be given its value in braces.
            b"{" if in_list && !matches!(word(i - 1), b")" | b"}") => i = closing(masked, tokens, i),
            b"{" => return Some(i + 1).filter(|&first| first < tokens.len()),
            b"=" if arrow(i) => {
                return Some(if word(i + 2) == b"{" { i + 3 } else { i + 2 }).filter(|&i| i < tokens.len());
            }
            b"(" | b"[" => i = closing(masked, tokens, i),
            // The body may come after the class.
            b";" => {
                let is_body = |&i: &usize| word(i) == word(name) && word(i - 1) == b":" && word(i + 1) == b"(";
                return (i..tokens.len()).find(is_body).and_then(|name| body_in_braces(masked, tokens, name));
            }
            sign => {
                in_list |= sign == b":";
                i += 1;
            }
        }
    }
    None
}

fn place(source: &[u8], at: usize) -> Place {
    let before = &source[..at.min(source.len())];
    let line = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let column = String::from_utf8_lossy(&before[line..]).trim_start_matches('\u{feff}').chars().count() + 1;
    Place { line: before.iter().filter(|&&byte| byte == b'\n').count() + 1, column }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_model::signature::{Class, Method, Type};

    fn function() -> Signature {
        Signature {
            function: Some("canWin".into()),
            parameters: Vec::new(),
            returns: Some(Type::Boolean),
            class: None,
            calling: None,
        }
    }

    fn class() -> Signature {
        let push = Method { name: "push".into(), parameters: Vec::new(), returns: Type::Void };
        let class = Class { name: "Stack".into(), methods: vec![push] };
        Signature { function: None, returns: None, class: Some(class), ..function() }
    }

    /// The source has a mark before the name, `«`, and one before the first statement, `^`.
    #[track_caller]
    fn check(language: Language, signature: &Signature, marked: &str, names: (&str, &str)) {
        let source = marked.replace(['«', '^'], "");
        let entry = place_of_entry(language, source.as_bytes(), signature).expect("an entry");
        let place_of = |mark: char, other: char| {
            let (before, _) = marked.split_once(mark).expect("a mark");
            place(before.replace(other, "").as_bytes(), usize::MAX)
        };
        assert_eq!((entry.name.as_str(), entry.function.as_str()), names, "{source}");
        assert_eq!(entry.place, place_of('«', '^'), "{source}");
        assert_eq!(entry.first, place_of('^', '«'), "{source}");
    }

    #[test]
    fn a_function_is_found_in_every_language() {
        let one = ("canWin", "canWin");
        let cpp = "// canWin(\nclass Solution {\n  int helper(int a) { return a; }\npublic:\n  bool «canWin() const {\n    ^return helper(1);\n  }\n};\n";
        check(Language::CPP, &function(), cpp, one);
        let outside = "struct Solution { bool «canWin(); };\nbool Solution::canWin() {\n  ^return true;\n}\n";
        check(Language::CPP, &function(), outside, one);
        let java =
            "class Solution {\n  public boolean «canWin()\n      throws Exception\n  {\n    ^return true;\n  }\n}\n";
        check(Language::JAVA, &function(), java, one);
        let python = "class Solution:\n    def «canWin(\n        self\n    ) -> Dict[str, bool]:\n        \"\"\"Says: who.\n\n        \"\"\"\n        # é\n        ^return {'a': True}\n";
        check(Language::PYTHON, &function(), python, one);
        check(Language::PYTHON, &function(), "class Solution:\n  def «canWin(self): ^return 'x'\n", one);
        let rust = "struct Solution;\nimpl Solution {\n    pub fn «can_win() -> bool {\n        ^true\n    }\n}\n";
        check(Language::RUST, &function(), rust, ("can_win", "can_win"));
        for javascript in [
            "/** é */\nvar «canWin = function() {\n    ^return true;\n};\n",
            "function «canWin({ a } = {}, b) {\n    ^return true;\n}\n",
            "const «canWin = () =>\n    ^true;\n",
            "const «canWin = a => {\n    ^return a;\n};\n",
        ] {
            check(Language::JAVASCRIPT, &function(), javascript, one);
        }
    }

    #[test]
    fn a_class_is_found_by_its_name_and_entered_by_its_constructor() {
        let cpp = "class «Stack {\n  vector<int> a;\n  int b;\npublic:\n  Stack() : a{1}, b(2) {\n    ^b = 3;\n  }\n  void push() {}\n};\n";
        check(Language::CPP, &class(), cpp, ("Stack", "Stack"));
        let java = "class «Stack {\n  void push() {\n    ^return;\n  }\n}\n";
        check(Language::JAVA, &class(), java, ("Stack", "push"));
        let python = "class «Stack:\n    def __init__(self):\n        ^self.a = 1\n    def push(self): pass\n";
        check(Language::PYTHON, &class(), python, ("Stack", "__init__"));
        let rust = "struct «Stack {}\nimpl Stack {\n    fn new() -> Self {\n        ^Stack {}\n    }\n    fn push(&mut self) {}\n}\n";
        check(Language::RUST, &class(), rust, ("Stack", "new"));
        let javascript = "var «Stack = function() {\n    ^this.a = 1;\n};\nStack.prototype.push = function() {};\n";
        check(Language::JAVASCRIPT, &class(), javascript, ("Stack", "Stack"));
        let modern = "class «Stack {\n    constructor() {\n        ^this.a = 1;\n    }\n    push() {}\n}\n";
        check(Language::JAVASCRIPT, &class(), modern, ("Stack", "Stack"));
    }

    #[test]
    fn a_program_is_entered_by_its_main_where_that_is_what_runs() {
        let main = ("main", "main");
        check(Language::CPP, &function(), "int «main() {\n  ^int a; cin >> a;\n}\n", main);
        check(Language::RUST, &function(), "fn «main() {\n    ^std::io::stdin();\n}\n", main);
        let java = "class Main {\n  public static void «main(String[] a) {\n    ^new Scanner(System.in);\n  }\n}\n";
        check(Language::JAVA, &function(), java, main);
        check(Language::PYTHON, &function(), "def «main():\n    ^input()\n\nmain()\n", main);
        check(Language::PYTHON, &function(), "import sys\nn = 1\n«^print(input())\n", ("", ""));
        let javascript = "function «main() {\n  ^console.log(require('fs').readFileSync(0));\n}\nmain();\n";
        check(Language::JAVASCRIPT, &function(), javascript, main);
        let reads =
            "class Solution { public: bool canWin() { return true; } };\nint «main() {\n  ^int a; cin >> a;\n}\n";
        check(Language::CPP, &function(), reads, main);
        // One that only tries the function out is not what runs.
        let both =
            "class Solution {\npublic:\n  bool «canWin() { ^return true; }\n};\nint main() { Solution().canWin(); }\n";
        check(Language::CPP, &function(), both, ("canWin", "canWin"));
    }

    #[test]
    fn nothing_is_entered_in_a_file_that_lacks_what_is_called() {
        for (language, source) in [
            (Language::CPP, "class Solution { bool canLose(); };"),
            (Language::PYTHON, "x = 1\n"),
            (Language::JAVASCRIPT, ""),
        ] {
            assert_eq!(place_of_entry(language, source.as_bytes(), &function()), None);
        }
        // One that is being typed has its name already.
        let entry = place_of_entry(Language::RUST, b"impl Solution { fn can_win(", &function()).expect("an entry");
        assert_eq!((entry.place, entry.first), (Place { line: 1, column: 20 }, Place { line: 1, column: 20 }));
    }
}

//! Where a submission declares what the judge calls, and where that begins.

use ojkit_languages::Language;
use ojkit_languages::entry::{Place, place_of_entry};
use ojkit_model::signature::{Class, Method, Signature, Type};

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
        let before = before.replace(other, "");
        let line = before.rsplit('\n').next().unwrap_or_default();
        Place { line: before.matches('\n').count() + 1, column: line.chars().count() + 1 }
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
    let java = "class Solution {\n  public boolean «canWin()\n      throws Exception\n  {\n    ^return true;\n  }\n}\n";
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
    let reads = "class Solution { public: bool canWin() { return true; } };\nint «main() {\n  ^int a; cin >> a;\n}\n";
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

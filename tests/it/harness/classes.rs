//! Design questions: a class that is made and called, in every language and in both forms.

use ojkit_frames::{Encoder, Frame};
use ojkit_languages::site::draft;
use ojkit_languages::{Answers, Form, Language, Request, synthesize};
use ojkit_model::input::Input;
use ojkit_model::signature::{Class, Method, Parameter, Signature, Type};
use ojkit_text::notation::{parse_parameters, print_parameters};

use super::programs::{Program, answers, build, compile, request, ty};

/// A class from `name: type` pairs for the constructor and `name(a: type, b: type): type` for the methods.
fn class(name: &str, constructor: &[(&str, &str)], methods: &[(&str, &[(&str, &str)], &str)]) -> Signature {
    let parameters = |list: &[(&str, &str)]| -> Vec<Parameter> {
        list.iter().map(|(name, t)| Parameter { name: name.to_string(), ty: ty(t) }).collect()
    };
    let method = |&(name, taken, returns): &(&str, &[(&str, &str)], &str)| Method {
        name: name.to_string(),
        parameters: parameters(taken),
        returns: ty(returns),
    };
    let class = Class { name: name.to_string(), methods: methods.iter().map(method).collect() };
    let mut parameters = parameters(constructor);
    parameters.push(class.calls());
    Signature { function: None, parameters, returns: None, class: Some(class), calling: None }
}

/// A store that takes and gives a value of every kind.
fn store() -> Signature {
    class(
        "TextStore",
        &[("limits", "integer[]"), ("title", "string")],
        &[
            ("addWord", &[("word", "string"), ("weight", "long"), ("mark", "character")], "void"),
            ("getMean", &[("scale", "double")], "double"),
            ("allWords", &[], "string[]"),
            ("isOpen", &[("flag", "boolean")], "boolean"),
            ("sizeHTML", &[], "integer"),
            ("titleNow", &[], "string"),
            ("lastMark", &[], "character"),
            ("tree", &[], "TreeNode"),
        ],
    )
}

const RUST: &str = r#"use std::cell::RefCell;
use std::rc::Rc;

#[derive(Default)]
struct TextStore {
    limits: Vec<i32>,
    title: String,
    words: Vec<(String, i64, char)>,
}

impl TextStore {
    fn new(limits: Vec<i32>, title: String) -> Self {
        println!("made");
        TextStore { limits, title, words: vec![] }
    }
    fn add_word(&mut self, word: String, weight: i64, mark: char) {
        self.words.push((word, weight, mark));
    }
    fn get_mean(&self, scale: f64) -> f64 {
        self.words.iter().map(|w| w.1 as f64).sum::<f64>() / self.words.len() as f64 * scale
    }
    fn all_words(&self) -> Vec<String> {
        self.words.iter().map(|w| w.0.clone()).collect()
    }
    fn is_open(&self, flag: bool) -> bool {
        !flag
    }
    fn size_html(&self) -> i32 {
        self.limits[self.words.len()]
    }
    fn title_now(&self) -> String {
        format!("{}\"\n\0{}", self.title, self.words.len())
    }
    fn last_mark(&self) -> char {
        self.words.last().unwrap().2
    }
    fn tree(&self) -> Option<Rc<RefCell<TreeNode>>> {
        let mut root = TreeNode::new(1);
        root.right = Some(Rc::new(RefCell::new(TreeNode::new(2))));
        Some(Rc::new(RefCell::new(root)))
    }
}
"#;

const CPP: &str = r#"class TextStore {
    vector<int> limits;
    string title;
    vector<tuple<string, long long, char>> words;

public:
    TextStore(vector<int>& limits, string title) : limits(limits), title(title) { cout << "made" << endl; }
    void addWord(string word, long long weight, char mark) { words.push_back({word, weight, mark}); }
    double getMean(double scale) {
        double sum = 0;
        for (auto& [w, weight, m] : words) sum += weight;
        return sum / words.size() * scale;
    }
    vector<string> allWords() {
        vector<string> all;
        for (auto& word : words) all.push_back(get<0>(word));
        return all;
    }
    bool isOpen(bool flag) { return !flag; }
    int sizeHTML() { return limits.at(words.size()); }
    string titleNow() { return title + "\"\n" + string(1, 0) + to_string(words.size()); }
    char lastMark() { return get<2>(words.back()); }
    TreeNode* tree() { return new TreeNode(1, nullptr, new TreeNode(2)); }
};
"#;

const JAVA: &str = r#"class TextStore {
    private final int[] limits;
    private final String title;
    private final List<Object[]> words = new ArrayList<>();

    public TextStore(int[] limits, String title) {
        this.limits = limits;
        this.title = title;
        System.out.println("made");
    }

    public void addWord(String word, long weight, char mark) { words.add(new Object[] {word, weight, mark}); }
    public double getMean(double scale) {
        double sum = 0;
        for (Object[] word : words) sum += (Long) word[1];
        return sum / words.size() * scale;
    }
    public List<String> allWords() {
        List<String> all = new ArrayList<>();
        for (Object[] word : words) all.add((String) word[0]);
        return all;
    }
    public boolean isOpen(boolean flag) { return !flag; }
    public int sizeHTML() { return limits[words.size()]; }
    public String titleNow() { return title + "\"\n\0" + words.size(); }
    public char lastMark() { return (Character) words.get(words.size() - 1)[2]; }
    public TreeNode tree() { return new TreeNode(1, null, new TreeNode(2)); }
}
"#;

const PYTHON: &str = r#"class TextStore:

    def __init__(self, limits: List[int], title: str):
        self.limits, self.title, self.words = limits, title, []
        print("made")

    def addWord(self, word: str, weight: int, mark: str) -> None:
        self.words.append((word, weight, mark))

    def getMean(self, scale: float) -> float:
        return sum(w[1] for w in self.words) / len(self.words) * scale

    def allWords(self) -> List[str]:
        return [w[0] for w in self.words]

    def isOpen(self, flag: bool) -> bool:
        return not flag

    def sizeHTML(self) -> int:
        return self.limits[len(self.words)]

    def titleNow(self) -> str:
        return self.title + '"\n\0' + str(len(self.words))

    def lastMark(self) -> str:
        return self.words[-1][2]

    def tree(self) -> Optional[TreeNode]:
        return TreeNode(1, None, TreeNode(2))
"#;

const JAVASCRIPT: &str = r#"/**
 * @param {number[]} limits
 * @param {string} title
 */
var TextStore = function(limits, title) {
    [this.limits, this.title, this.words] = [limits, title, []];
    console.log("made");
};

/**
 * @return {void}
 */
TextStore.prototype.addWord = function(word, weight, mark) {
    this.words.push([word, weight, mark]);
};
TextStore.prototype.getMean = function(scale) {
    return this.words.reduce((sum, word) => sum + word[1], 0) / this.words.length * scale;
};
TextStore.prototype.allWords = function() { return this.words.map(word => word[0]); };
TextStore.prototype.isOpen = (flag) => !flag;
TextStore.prototype.sizeHTML = function() { return this.limits[this.words.length]; };
TextStore.prototype.titleNow = function() { return this.title + '"\n\0' + this.words.length; };
TextStore.prototype.lastMark = function() { return this.words[this.words.length - 1][2]; };
TextStore.prototype.tree = function() { return new TreeNode(1, null, new TreeNode(2)); };
"#;

const SOURCES: [(Language, &str); 5] = [
    (Language::RUST, RUST),
    (Language::CPP, CPP),
    (Language::JAVA, JAVA),
    (Language::PYTHON, PYTHON),
    (Language::JAVASCRIPT, JAVASCRIPT),
];

/// A case as stdin has it, and as the site writes it.
const INPUT: &str = "\
3
10 20 30
my title
11
allWords
addWord one 9000000000 x
addWord two 4 y
getMean 0.5
allWords
isOpen true
sizeHTML
titleNow
lastMark
tree
getMean 1
";

const OPERATIONS: &str = r#"["TextStore","allWords","addWord","addWord","getMean","allWords","isOpen","sizeHTML","titleNow","lastMark","tree","getMean"]
[[[10,20,30],"my title"],[],["one",9000000000,"x"],["two",4,"y"],[0.50000],[],[true],[],[],[],[],[1.00000]]
"#;

/// Worked out by hand: the mean of 9000000000 and 4 is 4500000002, half of it 2250000001.
const ANSWERS: &str = "[null,[],null,null,2250000001.00000,[\"one\",\"two\"],false,30,\"my title\\\"\\n\\u00002\",\"y\",[1,null,2],4500000002.00000]\n";

fn input(signature: &Signature, lists: &str) -> Input {
    Input { fields: parse_parameters(signature, lists).unwrap_or_else(|error| panic!("{error}")), repeats: Vec::new() }
}

/// What a batch harness answers to each input; a crash is `! message`.
fn batch(program: &Program, signature: &Signature, inputs: &[Input]) -> Vec<String> {
    let encoder = Encoder::new(signature).unwrap();
    let mut frame = Frame::new();
    inputs.iter().for_each(|input| frame.push(&encoder, input).unwrap());
    let ran = program.run(frame.bytes());
    answers(signature, &ran.stdout, &[inputs.len()], &ran.stderr)
}

#[test]
fn a_class_as_the_site_takes_it_is_made_and_called_in_every_language() {
    let signature = store();
    for (language, source) in SOURCES {
        let mut request = request(language, source, &signature, Form::Plain);
        for exact in [false, true] {
            request.exact = exact;
            let Some(program) = build(&request) else { continue };
            let ran = program.run(INPUT.as_bytes());
            assert_eq!(String::from_utf8_lossy(&ran.stdout), ANSWERS, "{language:?}: {}", ran.stderr);
            assert!(ran.stderr.contains("made"), "{language:?}: {}", ran.stderr);
        }
    }
}

#[test]
fn frames_of_calls_are_answered_alike_and_the_two_lists_read_back() {
    let signature = store();
    let case = input(&signature, OPERATIONS);
    assert_eq!(print_parameters(&signature, &case.fields), OPERATIONS);
    for (language, source) in SOURCES {
        let Some(program) = build(&request(language, source, &signature, Form::Batch)) else { continue };
        assert_eq!(batch(&program, &signature, &[case.clone(), case.clone()]), [ANSWERS, ANSWERS], "{language:?}");
    }
}

/// A list that gives what it holds at a place, in every language.
const PLACES: [(Language, &str); 5] = [
    (
        Language::RUST,
        "struct Row { v: Vec<i32> }\nimpl Row {\n    fn new() -> Self { Row { v: vec![] } }\n    fn push(&mut self, x: i32) { self.v.push(x) }\n    fn at(&self, i: i32) -> i32 { self.v[i as usize] }\n}\n",
    ),
    (
        Language::CPP,
        "class Row {\n    vector<int> v;\npublic:\n    void push(int x) { v.push_back(x); }\n    int at(int i) { return v.at(i); }\n};\n",
    ),
    (
        Language::JAVA,
        "class Row {\n    List<Integer> v = new ArrayList<>();\n    public void push(int x) { v.add(x); }\n    public int at(int i) { return v.get(i); }\n}\n",
    ),
    (
        Language::PYTHON,
        "class Row:\n    def __init__(self):\n        self.v = []\n    def push(self, x):\n        self.v.append(x)\n    def at(self, i):\n        return self.v[i]\n",
    ),
    (
        Language::JAVASCRIPT,
        "class Row {\n    constructor() {\n        this.v = [];\n    }\n    push(x) { this.v.push(x); }\n    at(i) {\n        if (i >= this.v.length) throw new RangeError('nothing there');\n        return this.v[i];\n    }\n}\n",
    ),
];

fn row() -> Signature {
    class("Row", &[], &[("push", &[("x", "integer")], "void"), ("at", &[("i", "integer")], "integer")])
}

#[test]
fn a_crash_in_the_middle_of_the_calls_is_that_cases_alone_and_every_case_has_an_object_of_its_own() {
    let signature = row();
    let cases = [
        input(&signature, "[\"Row\",\"push\",\"at\"]\n[[],[7],[0]]"),
        input(&signature, "[\"Row\",\"at\",\"push\",\"at\"]\n[[],[0],[1],[0]]"),
        input(&signature, "[\"Row\"]\n[[]]"),
        input(&signature, "[\"Row\",\"push\",\"push\",\"at\"]\n[[],[1],[2],[1]]"),
    ];
    for (language, source) in PLACES {
        let Some(program) = build(&request(language, source, &signature, Form::Batch)) else { continue };
        let answers = batch(&program, &signature, &cases);
        assert_eq!([&answers[0], &answers[2], &answers[3]], ["[null,null,7]\n", "[null]\n", "[null,null,null,2]\n"]);
        assert!(answers[1].starts_with('!'), "{language:?}: {answers:?}");
    }
}

#[test]
fn a_missing_method_is_named_and_so_is_one_that_takes_or_gives_something_else() {
    let signature = row();
    for (language, source) in PLACES {
        let said = |from: &str, to: &str| {
            let source = source.replace(from, to);
            synthesize(&request(language, &source, &signature, Form::Plain)).map(|_| ()).unwrap_err().to_string()
        };
        let wrong = said("push(", "add(");
        assert!(wrong.contains("`Row` has no `push`, but ") && wrong.contains("`add`"), "{language:?}: {wrong}");
        assert!(
            wrong.contains("Row") && (wrong.contains("at(") || wrong.contains(".at = ")),
            "what is expected is shown: {wrong}"
        );
        assert!(said("Row", "Line").contains("neither a `main` nor a `Row`"), "{language:?}");
        let arity = match language.name() {
            "rust" => said("x: i32", "x: i32, y: i32"),
            "python" => said("self, x", "self, x, y"),
            // What is passed beyond its parameters is no mistake, what is left out is none either: only too few are.
            "javascript" => said("push(x)", "push()").replace("0 parameters instead of 1", "2 parameters instead of 1"),
            _ => said("int x", "int x, int y"),
        };
        assert!(arity.contains("it takes 2 parameters instead of 1"), "{language:?}: {arity}");
    }
    let said = |source: &str| {
        let request = request(Language::RUST, source, &signature, Form::Plain);
        synthesize(&request).map(|_| ()).unwrap_err().to_string()
    };
    let rust = PLACES[0].1;
    assert!(said(&rust.replace("&self, ", "")).contains("it needs `&self` or `&mut self`"));
    assert!(said(&rust.replace("fn new", "fn make")).contains("`Row` has no `new`"));
    assert!(said(&rust.replace("-> i32 {", "-> String {")).contains("it returns `String`"));
}

#[test]
fn a_compile_error_shows_the_solvers_own_line() {
    let signature = row();
    for (language, from) in
        [(Language::RUST, "self.v[i as usize]"), (Language::CPP, "v.at(i)"), (Language::JAVA, "v.get(i)")]
    {
        let source = PLACES.iter().find(|(l, _)| *l == language).unwrap().1.replace(from, "nope");
        let line = 1 + source.lines().position(|line| line.contains("nope")).unwrap();
        let harness = synthesize(&request(language, &source, &signature, Form::Plain)).unwrap();
        let Some(built) = compile(language, &harness) else { continue };
        let said = harness.map_diagnostics(&built.map(|_| ()).unwrap_err());
        assert!(said.contains(&format!("solution.txt:{line}")), "{language:?}: {said}");
        assert!(!said.contains("main.rs") && !said.contains("ojkit"), "{language:?}: {said}");
    }
    // What only the compiler sees of a wrong signature says what was expected.
    let source = PLACES[0].1.replace("x: i32) { self.v.push(x) }", "x: Key) { self.v.push(x.0) }");
    let source = format!("struct Key(i32);\n{source}");
    let harness = synthesize(&request(Language::RUST, &source, &signature, Form::Plain)).unwrap();
    if let Some(built) = compile(Language::RUST, &harness) {
        let said = harness.map_diagnostics(&built.map(|_| ()).unwrap_err());
        assert!(
            said.contains("the problem's class is expected as") && said.contains("fn push(&mut self, x: i32)"),
            "{said}"
        );
    }
}

#[test]
fn answers_of_a_class_go_to_the_descriptor_that_was_chosen() {
    let signature = row();
    for (language, source) in PLACES {
        let mut request = request(language, source, &signature, Form::Plain);
        request.answers = Answers::Descriptor3;
        let Some(program) = build(&request) else { continue };
        let (answers, _) = program.run_with_descriptors(b"2\npush -4\nat 0\n");
        assert_eq!(String::from_utf8_lossy(&answers), "[null,null,-4]\n", "{language:?}");
    }
}

#[test]
fn calls_may_hold_lists_which_stand_on_their_line_with_their_length() {
    let signature = class("Sum", &[], &[("of", &[("nums", "integer[]"), ("words", "string[]")], "integer")]);
    let Type::Rows(_) = &signature.parameters[0].ty else { panic!("calls are rows") };
    for (language, source) in [
        (
            Language::RUST,
            "struct Sum {}\nimpl Sum { fn new() -> Self { Sum {} } fn of(&self, nums: Vec<i32>, words: Vec<String>) -> i32 { nums.iter().sum::<i32>() + words.len() as i32 } }",
        ),
        (
            Language::CPP,
            "class Sum { public: int of(vector<int>& nums, vector<string> words) { return accumulate(nums.begin(), nums.end(), 0) + words.size(); } };",
        ),
        (
            Language::JAVA,
            "class Sum { public int of(int[] nums, List<String> words) { return Arrays.stream(nums).sum() + words.size(); } }",
        ),
        (Language::PYTHON, "class Sum:\n    def of(self, nums, words):\n        return sum(nums) + len(words)\n"),
        (
            Language::JAVASCRIPT,
            "const Sum = class {\n    of = (nums, words) => nums.reduce((a, b) => a + b, 0) + words.length;\n};\n",
        ),
    ] {
        let Some(program) = build(&request(language, source, &signature, Form::Plain)) else { continue };
        let ran = program.run(b"2\nof 3 1 2 3 2 a b\nof 0 0\n");
        assert_eq!(String::from_utf8_lossy(&ran.stdout), "[null,8,0]\n", "{language:?}: {}", ran.stderr);
    }
}

#[test]
fn a_draft_whose_names_are_words_of_rust_compiles_and_is_called_as_the_site_calls_it() {
    let signature =
        class("Loop", &[("in", "integer")], &[("move", &[("type", "integer")], "integer"), ("try", &[], "integer")]);
    let draft = draft(Language::RUST, "", &signature);
    assert!(
        draft.contains("fn new(r#in: i32)") && draft.contains("fn make_a_move(&mut self, r#type: i32) -> i32"),
        "{draft}"
    );
    let site = Request { exact: true, ..request(Language::RUST, &draft, &signature, Form::Plain) };
    let Some(program) = build(&site) else { return };
    let ran = program.run(b"5\n2\nmove 3\ntry\n");
    assert_eq!(String::from_utf8_lossy(&ran.stdout), "[null,0,0]\n", "{}", ran.stderr);
}

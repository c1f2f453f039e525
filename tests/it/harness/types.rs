//! Every type goes in and comes out the same in every language and in both forms.

use ojkit_frames::{Encoder, Frame};
use ojkit_languages::{Form, Language};
use ojkit_model::input::{Input, NULL, Value};

use super::programs::{answers, build, request, signature};

/// One parameter of every type; the answer lists what came in.
const PARAMETERS: [(&str, &str); 16] = [
    ("i", "integer"),
    ("l", "long"),
    ("d", "double"),
    ("b", "boolean"),
    ("c", "character"),
    ("s", "string"),
    ("v", "integer[]"),
    ("w", "string[]"),
    ("m", "integer[][]"),
    ("g", "character[][]"),
    ("r", "(a, b)[]"),
    ("h", "ListNode"),
    ("t", "TreeNode"),
    ("hs", "ListNode[]"),
    ("q", "integer[][][]"),
    ("ss", "string[][]"),
];

const INPUT: &str = "\
-7
9000000000
0.5
true
x
two words
3
-2147483648 0 2147483647
2
one

2
2
1 2
0

2 3
a   c
d e f
2
1 2
3 4
3
1 2 3
4
1 null 2 3
2
1
5
0

1
2
1
7
0

1
2
p
q
";

/// The answer, by hand.
const EXPECTED: &str = "\
12
-7
9000000000
\"half\\r\\n\\\"\\u0001\\\\ \"
true
x
two words
-2147483648,0,2147483647
one|
1,2;
a c/def
1,2;3,4
1>2>3 1(.,2(3(.,.),.)) 5| 7; p,q
";

const RUST: &str = r#"
use std::{cell::RefCell, rc::Rc};
fn join<T: ToString>(items: &[T], with: &str) -> String {
    items.iter().map(|x| x.to_string()).collect::<Vec<_>>().join(with)
}
fn rows(m: &[Vec<i32>]) -> String {
    join(&m.iter().map(|r| join(r, ",")).collect::<Vec<_>>(), ";")
}
fn list(h: &Option<Box<ListNode>>) -> String {
    let (mut v, mut h) = (vec![], h);
    while let Some(n) = h {
        v.push(n.val);
        h = &n.next;
    }
    join(&v, ">")
}
fn tree(t: &Option<Rc<RefCell<TreeNode>>>) -> String {
    match t {
        None => ".".into(),
        Some(n) => format!("{}({},{})", n.borrow().val, tree(&n.borrow().left), tree(&n.borrow().right)),
    }
}
impl Solution {
    pub fn describe_all(i: i32, l: i64, d: f64, b: bool, c: char, s: String, v: Vec<i32>, w: Vec<String>, m: Vec<Vec<i32>>,
        g: Vec<Vec<char>>, r: Vec<Vec<i32>>, h: Option<Box<ListNode>>, t: Option<Rc<RefCell<TreeNode>>>,
        hs: Vec<Option<Box<ListNode>>>, q: Vec<Vec<Vec<i32>>>, ss: Vec<Vec<String>>) -> Vec<String> {
        println!("debug on stdout");
        let nodes = format!("{} {} {} {} {}", list(&h), tree(&t), join(&hs.iter().map(list).collect::<Vec<_>>(), "|"),
            join(&q.iter().map(|m| rows(m)).collect::<Vec<_>>(), "/"), join(&ss.iter().map(|r| join(r, ",")).collect::<Vec<_>>(), ";"));
        vec![i.to_string(), l.to_string(), if d == 0.5 { "half\r\n\"\x01\\ ".into() } else { "other".into() }, b.to_string(), c.to_string(), s,
            join(&v, ","), join(&w, "|"), rows(&m), join(&g.iter().map(|r| r.iter().collect::<String>()).collect::<Vec<_>>(), "/"),
            rows(&r), nodes]
    }
}
"#;

const CPP: &str = r#"
#define int long long
#define main something_else
#define string std::string
#undef int
#undef string
class Solution {
    template <class T, class F> string join(const vector<T>& v, string with, F f) {
        string all;
        for (size_t i = 0; i < v.size(); ++i) all += (i ? with : "") + f(v[i]);
        return all;
    }
    string number(int x) { return to_string(x); }
    string rows(const vector<vector<int>>& m) {
        return join(m, ";", [&](const vector<int>& r) { return join(r, ",", [](int x) { return to_string(x); }); });
    }
    string list(ListNode* h) { return !h ? "" : to_string(h->val) + (h->next ? ">" : "") + list(h->next); }
    string tree(TreeNode* t) { return !t ? "." : to_string(t->val) + "(" + tree(t->left) + "," + tree(t->right) + ")"; }
    string same(string s) { return s; }
public:
    vector<string> describeAll(int i, long long l, double d, bool b, char c, string s, vector<int>& v, vector<string>& w,
        vector<vector<int>>& m, vector<vector<char>>& g, vector<vector<int>>& r, ListNode* h, TreeNode* t,
        vector<ListNode*>& hs, vector<vector<vector<int>>>& q, vector<vector<string>>& ss) {
        cout << "debug on stdout" << endl;
        auto id = [](const string& x) { return x; };
        return {to_string(i), to_string(l), d == 0.5 ? "half\r\n\"\x01\\ " : "other", b ? "true" : "false", string(1, c), s,
            join(v, ",", [](int x) { return to_string(x); }), join(w, "|", id), rows(m),
            join(g, "/", [](const vector<char>& r) { return string(r.begin(), r.end()); }), rows(r),
            list(h) + " " + tree(t) + " " + join(hs, "|", [&](ListNode* h) { return list(h); }) + " " +
                join(q, "/", [&](const vector<vector<int>>& m) { return rows(m); }) + " " +
                join(ss, ";", [&](const vector<string>& r) { return join(r, ",", id); })};
    }
};
"#;

const JAVA: &str = r#"
class Solution {
    String row(int[] r) { return Arrays.stream(r).mapToObj(String::valueOf).collect(Collectors.joining(",")); }
    String rows(int[][] m) { return Arrays.stream(m).map(this::row).collect(Collectors.joining(";")); }
    String list(ListNode h) { return h == null ? "" : h.val + (h.next != null ? ">" : "") + list(h.next); }
    String tree(TreeNode t) { return t == null ? "." : t.val + "(" + tree(t.left) + "," + tree(t.right) + ")"; }
    public List<String> describeAll(int i, long l, double d, boolean b, char c, String s, int[] v, String[] w,
        int[][] m, char[][] g, List<List<Integer>> r, ListNode h, TreeNode t, ListNode[] hs, int[][][] q, List<List<String>> ss) {
        System.out.println("debug on stdout");
        return Arrays.asList("" + i, "" + l, d == 0.5 ? "half\r\n\"\u0001\\ " : "other", "" + b, "" + c, s, row(v), String.join("|", w), rows(m),
            Arrays.stream(g).map(String::new).collect(Collectors.joining("/")),
            r.stream().map(x -> x.get(0) + "," + x.get(1)).collect(Collectors.joining(";")),
            list(h) + " " + tree(t) + " " + Arrays.stream(hs).map(this::list).collect(Collectors.joining("|")) + " "
                + Arrays.stream(q).map(this::rows).collect(Collectors.joining("/")) + " "
                + ss.stream().map(x -> String.join(",", x)).collect(Collectors.joining(";")));
    }
}
"#;

const PYTHON: &str = r#"
class Solution:
    def describeAll(self, i: int, l: int, d: float, b: bool, c: str, s: str, v: List[int], w: List[str], m: List[List[int]],
                    g: List[List[str]], r: List[List[int]], h: Optional[ListNode], t: Optional[TreeNode],
                    hs: List[Optional[ListNode]], q: List[List[List[int]]], ss: List[List[str]]) -> List[str]:
        print("debug on stdout")
        rows = lambda m: ";".join(",".join(map(str, r)) for r in m)
        def listed(h):
            out = []
            while h:
                out.append(str(h.val))
                h = h.next
            return ">".join(out)
        def tree(t):
            return "%d(%s,%s)" % (t.val, tree(t.left), tree(t.right)) if t else "."
        return [str(i), str(l), "half\r\n\"\x01\\ " if d == 0.5 else "other", str(b).lower(), c, s, ",".join(map(str, v)), "|".join(w), rows(m),
                "/".join(map("".join, g)), rows(r),
                " ".join([listed(h), tree(t), "|".join(map(listed, hs)), "/".join(map(rows, q)), ";".join(",".join(r) for r in ss)])]
"#;

const JAVASCRIPT: &str = r#"
/**
 * @param {number} i
 * @return {string[]}
 */
var describeAll = function(i, l, d, b, c, s, v, w, m, g, r, h, t, hs, q, ss) {
    console.log("debug on stdout");
    const rows = (m) => m.map((row) => row.join(",")).join(";");
    const list = (h) => (h ? h.val + (h.next ? ">" : "") + list(h.next) : "");
    const tree = (t) => (t ? `${t.val}(${tree(t.left)},${tree(t.right)})` : ".");
    return [String(i), String(l), d === 0.5 ? "half\r\n\"\x01\\ " : "other", String(b), c, s, v.join(","), w.join("|"), rows(m),
        g.map((row) => row.join("")).join("/"), rows(r),
        [list(h), tree(t), hs.map(list).join("|"), q.map(rows).join("/"), ss.map((row) => row.join(",")).join(";")].join(" ")];
};
"#;

fn sources() -> [(Language, &'static str); 5] {
    [
        (Language::RUST, RUST),
        (Language::CPP, CPP),
        (Language::JAVA, JAVA),
        (Language::PYTHON, PYTHON),
        (Language::JAVASCRIPT, JAVASCRIPT),
    ]
}

/// The same input as [`INPUT`], packed.
fn packed() -> Input {
    let text = |s: &str| s.chars().map(|c| c as i64).collect::<Vec<_>>();
    let value = |ends: &[&[u32]], cells: Vec<i64>| Value { ends: ends.iter().map(|e| e.to_vec()).collect(), cells };
    let fields = vec![
        Value::scalar(-7),
        Value::scalar(9_000_000_000),
        Value::scalar(0.5f64.to_bits() as i64),
        Value::scalar(1),
        Value::scalar('x' as i64),
        Value::list(text("two words")),
        Value::list(vec![-2_147_483_648, 0, 2_147_483_647]),
        value(&[&[2], &[3, 3]], text("one")),
        value(&[&[2], &[2, 2]], vec![1, 2]),
        value(&[&[2], &[3, 6]], text("a cdef")),
        Value::list(vec![1, 3]),
        Value::list(vec![2, 4]),
        Value::list(vec![1, 2, 3]),
        Value::list(vec![1, NULL, 2, 3]),
        value(&[&[2], &[1, 1]], vec![5]),
        value(&[&[1], &[2], &[1, 1]], vec![7]),
        value(&[&[1], &[2], &[1, 2]], text("pq")),
    ];
    Input { fields, repeats: Vec::new() }
}

fn plain(language: Language, source: &str) {
    let signature = signature("describeAll", &PARAMETERS, "string[]");
    let mut fixed = [false; 16];
    fixed[9] = true;
    let mut request = request(language, source, &signature, Form::Plain);
    request.fixed_width = &fixed;
    let Some(program) = build(&request) else { return };
    let ran = program.run(INPUT.as_bytes());
    assert_eq!(String::from_utf8_lossy(&ran.stdout), EXPECTED, "{language:?}: {}", ran.stderr);
    assert!(ran.stderr.contains("debug on stdout"), "{language:?}: {}", ran.stderr);
}

fn batch(language: Language, source: &str) {
    let signature = signature("describeAll", &PARAMETERS, "string[]");
    let Some(program) = build(&request(language, source, &signature, Form::Batch)) else { return };
    let encoder = Encoder::new(&signature).unwrap();
    let mut frame = Frame::new();
    let mut stream = Vec::new();
    for cases in [2, 1] {
        frame.clear();
        (0..cases).for_each(|_| frame.push(&encoder, &packed()).unwrap());
        stream.extend_from_slice(frame.bytes());
    }
    let ran = program.run(&stream);
    let answers = answers(&signature, &ran.stdout, &[2, 1], &format!("{language:?}: {}", ran.stderr));
    assert_eq!(answers, [EXPECTED; 3], "{language:?}");
}

#[test]
fn a_plain_harness_reads_every_type_in_every_language() {
    for (language, source) in sources() {
        plain(language, source);
    }
}

#[test]
fn a_batch_harness_reads_every_type_in_every_language() {
    for (language, source) in sources() {
        batch(language, source);
    }
}

//! Calls that make nodes: what functions get is what the site would give them, and what they give is told apart by identity.

use ojkit::submit::{extract, profile};
use ojkit_languages::site::draft;
use ojkit_languages::{Form, Language, SolutionDoor, doors, synthesize};
use ojkit_model::signature::Signature;
use ojkit_model::signature::calling::Calling;

use super::programs::{build, request, signature};

fn calling(function: &str, call: &str, parameters: &[(&str, &str)], returns: &str) -> Signature {
    let names: Vec<&str> = parameters.iter().map(|(name, _)| *name).collect();
    let calling = Calling::parse(call, &names).unwrap_or_else(|error| panic!("{error:?}"));
    Signature { calling: Some(calling), ..signature(function, parameters, returns) }
}

/// Compiles each source and compares what it prints for each input.
#[track_caller]
fn check(signature: &Signature, sources: &[(Language, &str)], cases: &[(&str, &str)]) {
    for (language, source) in sources {
        let Some(program) = build(&request(*language, source, signature, Form::Plain)) else { continue };
        for (input, wanted) in cases {
            let ran = program.run(input.as_bytes());
            assert_eq!(String::from_utf8_lossy(&ran.stdout), *wanted, "{language:?}: {input}: {}", ran.stderr);
        }
    }
}

#[test]
fn a_node_is_that_of_the_tree_that_goes_with_it() {
    let given = [("root", "TreeNode"), ("p", "integer")];
    let signature = calling("below", "value_if_any(below(root, node(root, p)))", &given, "integer[]");
    let sources = [
        (
            Language::CPP,
            "class Solution {\npublic:\n    TreeNode* below(TreeNode* root, TreeNode* p) { return root == p ? p->left : root->left == p ? p : nullptr; }\n};",
        ),
        (
            Language::JAVA,
            "class Solution {\n    public TreeNode below(TreeNode root, final TreeNode p) { return root == p ? p.left : root.left == p ? p : null; }\n}",
        ),
        (
            Language::PYTHON,
            "class Solution:\n    def below(self, root, p):\n        return p.left if root is p else p if root.left is p else None\n",
        ),
        (
            Language::RUST,
            "use std::rc::Rc;\nuse std::cell::RefCell;\nimpl Solution {\n    pub fn below(root: Option<Rc<RefCell<TreeNode>>>, p: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {\n        let (root, p) = (root?, p?);\n        let left = root.borrow().left.clone();\n        if Rc::ptr_eq(&root, &p) { return left; }\n        left.filter(|left| Rc::ptr_eq(left, &p))\n    }\n}\n",
        ),
    ];
    check(
        &signature,
        &sources,
        &[("3\n5 6 7\n5\n", "1\n6\n"), ("3\n5 6 7\n6\n", "1\n6\n"), ("3\n5 6 7\n7\n", "0\n\n")],
    );
}

#[test]
fn a_node_of_the_original_is_none_of_the_copy() {
    let call = "value_in(copy(root), twin(root, copy(root), node(root, p)))";
    let signature = calling("twin", call, &[("root", "TreeNode"), ("p", "integer")], "integer");
    // Wrong below a root of 4.
    let java = "class Solution {\n    public TreeNode twin(TreeNode root, TreeNode copy, TreeNode p) { return root.val == 4 ? p : root == p ? copy : copy.left; }\n}";
    let (right, wrong) = ([("2\n5 6\n6\n", "6\n"), ("2\n5 6\n5\n", "5\n")], [("2\n4 6\n6\n", "-2147483648\n")]);
    check(&signature, &[(Language::JAVA, java)], &[&right[..], &wrong].concat());
    let python = "class Solution:\n    def twin(self, root, copy, p):\n        return copy if root is p else p\n";
    check(&signature, &[(Language::PYTHON, python)], &[("2\n5 6\n5\n", "5\n"), ("2\n5 6\n6\n", "-2147483648\n")]);
}

#[test]
fn a_copy_that_has_a_node_of_the_original_is_none() {
    let signature = calling("cloned", "neighbours(cloned(graph(lists)))", &[("lists", "integer[][]")], "integer[][]");
    // Shallow where a node has one neighbour, and deep elsewhere.
    let cpp = "class Solution {\npublic:\n    map<Node*, Node*> seen;\n    Node* cloned(Node* node) {\n        if (node && node->neighbors.size() == 1) return new Node(node->val, node->neighbors);\n        if (!node || seen[node]) return seen[node];\n        seen[node] = new Node(node->val);\n        for (auto x : node->neighbors) seen[node]->neighbors.push_back(cloned(x));\n        return seen[node];\n    }\n};";
    let python = "class Solution:\n    def cloned(self, node, seen=None):\n        seen = {} if seen is None else seen\n        if node and len(node.neighbors) == 1:\n            return Node(node.val, list(node.neighbors))\n        if node and node not in seen:\n            seen[node] = Node(node.val)\n            seen[node].neighbors = [self.cloned(x, seen) for x in node.neighbors]\n        return seen.get(node)\n";
    let triangle = "3\n2\n2 3\n2\n1 3\n2\n1 2\n";
    let cases = [(triangle, triangle), ("0\n", "0\n"), ("1\n0\n\n", "1\n0\n\n"), ("2\n1\n2\n1\n1\n", "0\n")];
    check(&signature, &[(Language::CPP, cpp), (Language::PYTHON, python)], &cases);
}

#[test]
fn drafts_of_codecs_and_nested_lists_compile_and_are_called() {
    let (text, tree) = ([("x", "string")], [("root", "TreeNode")]);
    let all = [
        (calling("decode", "decode(encode(x))", &text, "string"), "a\n"),
        (calling("deserialize", "Codec.deserialize(Codec.serialize(root))", &tree, "TreeNode"), "1\n5\n"),
        (
            calling(
                "decode",
                "places(Codec.decode(Codec.encode(children(root))))",
                &[("root", "NaryNode")],
                "NaryNode",
            ),
            "1\n7\n",
        ),
        (calling("depthSum", "depthSum(nested(nestedList))", &[("nestedList", "string")], "integer"), "[1]\n"),
        (calling("deserialize", "nested_text(deserialize(s))", &[("s", "string")], "string"), "[1]\n"),
        (
            calling(
                "NestedIterator",
                "walked(NestedIterator(nested(nestedList)))",
                &[("nestedList", "string")],
                "integer[]",
            ),
            "[1]\n",
        ),
    ];
    let languages = [Language::CPP, Language::JAVA, Language::PYTHON, Language::JAVASCRIPT, Language::RUST];
    for (signature, input) in &all {
        for language in ojkit_languages::site::callable(&languages, signature) {
            let text = draft(language, "", signature);
            let handed_in = extract(profile("leetcode").unwrap(), Some(language), text.as_bytes(), signature);
            assert!(handed_in.is_ok(), "{language:?}: {handed_in:?}");
            let Some(program) = build(&request(language, &text, signature, Form::Plain)) else { continue };
            let ran = program.run(input.as_bytes());
            // Nothing is in it yet: Python and JavaScript give nothing, where the others give what is empty.
            assert!(!ran.stderr.contains("NameError") && !ran.stderr.contains("not defined"), "{text}: {}", ran.stderr);
        }
    }
    let shown = |language| draft(language, "", &all[0].0);
    assert!(shown(Language::PYTHON).contains("class Codec:") && shown(Language::JAVA).contains("class Codec {"));
    assert!(
        shown(Language::RUST).contains("impl Codec {")
            && shown(Language::JAVASCRIPT).contains("var encode = function(x)")
    );
    let javascript =
        "var encode = function(x) { return x + '!'; };\nvar decode = function(x) { return x.slice(0, -1); };";
    let rust = "struct Codec { kept: String }\nimpl Codec {\n    fn new() -> Self { Codec { kept: String::new() } }\n    fn encode(&mut self, x: String) -> String { self.kept = x; String::new() }\n    fn decode(&self, _: String) -> String { self.kept.clone() }\n}\n";
    check(&all[0].0, &[(Language::JAVASCRIPT, javascript), (Language::RUST, rust)], &[("a b\n", "a b\n")]);
}

#[test]
fn a_copy_of_a_graph_in_which_a_node_was_made_twice_is_none() {
    let signature = calling("cloned", "neighbours(cloned(graph(lists)))", &[("lists", "integer[][]")], "integer[][]");
    // A node that is met again is made again, without neighbours.
    let cpp = "class Solution {\npublic:\n    set<int> seen;\n    Node* cloned(Node* node) {\n        if (!node) return node;\n        Node* copy = new Node(node->val);\n        if (!seen.insert(node->val).second) return copy;\n        for (int i = node->neighbors.size() - 1; i >= 0; i--) copy->neighbors.insert(copy->neighbors.begin(), cloned(node->neighbors[i]));\n        return copy;\n    }\n};";
    let java = "class Solution {\n    Set<Integer> seen = new HashSet<>();\n    public Node cloned(Node node) {\n        if (node == null) return null;\n        Node copy = new Node(node.val);\n        if (!seen.add(node.val)) return copy;\n        for (int i = node.neighbors.size() - 1; i >= 0; i--) copy.neighbors.add(0, cloned(node.neighbors.get(i)));\n        return copy;\n    }\n}";
    let python = "class Solution:\n    def cloned(self, node, seen=None):\n        seen = set() if seen is None else seen\n        if not node:\n            return node\n        copy = Node(node.val)\n        if node.val not in seen:\n            seen.add(node.val)\n            copy.neighbors = [self.cloned(x, seen) for x in reversed(node.neighbors)][::-1]\n        return copy\n";
    let cases = [("0\n", "0\n"), ("1\n0\n\n", "1\n0\n\n"), ("2\n1\n2\n1\n1\n", "0\n")];
    check(&signature, &[(Language::CPP, cpp), (Language::JAVA, java), (Language::PYTHON, python)], &cases);
}

#[test]
fn a_right_answer_does_not_excuse_what_was_done_to_the_given_nodes_and_what_was_mended_is_fine() {
    let given = [("listA", "ListNode"), ("listB", "ListNode"), ("tail", "ListNode")];
    let meet = calling("meet", "index(tail, meet(joined(listA, tail), joined(listB, tail)))", &given, "integer");
    // The nodes of the first list get value 0 while the second is walked; a first value of 4 is not put back.
    let cpp = "class Solution {\npublic:\n    ListNode* meet(ListNode* a, ListNode* b) {\n        vector<int> was;\n        for (auto x = a; x; x = x->next) was.push_back(exchange(x->val, 0));\n        while (b && b->val) b = b->next;\n        if (was[0] != 4) for (int i = 0; a; a = a->next) a->val = was[i++];\n        return b;\n    }\n};";
    let java = "class Solution {\n    public ListNode meet(ListNode a, ListNode b) {\n        List<Integer> was = new ArrayList<>();\n        for (ListNode x = a; x != null; x = x.next) { was.add(x.val); x.val = 0; }\n        while (b != null && b.val != 0) b = b.next;\n        if (was.get(0) != 4) for (int i = 0; a != null; a = a.next) a.val = was.get(i++);\n        return b;\n    }\n}";
    let python = "class Solution:\n    def meet(self, a, b):\n        was, at = [], a\n        while at:\n            was.append(at.val)\n            at.val, at = 0, at.next\n        while b and b.val:\n            b = b.next\n        if was[0] != 4:\n            for val in was:\n                a.val, a = val, a.next\n        return b\n";
    let sources = [(Language::CPP, cpp), (Language::JAVA, java), (Language::PYTHON, python)];
    let mended = ("2\n5 1\n1\n6\n2\n8 9\n", "0\n");
    check(&meet, &sources, &[mended, ("2\n4 1\n1\n6\n2\n8 9\n", "-2\n"), ("1\n5\n1\n6\n0\n\n", "-1\n")]);

    let copy = calling("cloned", "neighbours(cloned(graph(lists)))", &[("lists", "integer[][]")], "integer[][]");
    let python = "class Solution:\n    def cloned(self, node):\n        copy = Node(node.val)\n        node.val = -1\n        return copy\n";
    check(&copy, &[(Language::PYTHON, python)], &[("1\n0\n\n", "0\n")]);

    let call = "value_in(copy(root), twin(root, copy(root), node(root, p)))";
    let twin = calling("twin", call, &[("root", "TreeNode"), ("p", "integer")], "integer");
    let rust = "use std::rc::Rc;\nuse std::cell::RefCell;\ntype T = Option<Rc<RefCell<TreeNode>>>;\nimpl Solution {\n    pub fn twin(root: T, copy: T, p: T) -> T {\n        let root = root?;\n        if root.borrow().val == 4 { root.borrow_mut().right = None; }\n        copy\n    }\n}\n";
    let cpp = "class Solution {\npublic:\n    TreeNode* twin(TreeNode* root, TreeNode* copy, TreeNode* p) { if (root->val == 4) root->right = 0; return copy; }\n};";
    let cases = [("3\n5 6 7\n5\n", "5\n"), ("3\n4 6 7\n4\n", "-2147483648\n")];
    check(&twin, &[(Language::RUST, rust), (Language::CPP, cpp)], &cases);
}

#[test]
fn a_copy_of_a_list_may_free_the_given_one_and_says_where_its_random_leads() {
    let given = [("head", "ListNode"), ("random", "integer[]")];
    let signature = calling("cloned", "random_pairs(cloned(random_list(head, random)))", &given, "integer[][]");
    // Each given node is freed before the next copy is made.
    let cpp = "class Solution {\npublic:\n    Node* cloned(Node* head) {\n        vector<Node*> was, made;\n        vector<int> to;\n        for (auto x = head; x; x = x->next) was.push_back(x);\n        for (auto x : was) to.push_back(find(was.begin(), was.end(), x->random) - was.begin());\n        for (auto x : was) { int val = x->val; delete x; made.push_back(new Node(val)); }\n        made.push_back(nullptr);\n        for (int i = 0; i < was.size(); i++) made[i]->next = made[i + 1], made[i]->random = made[to[i]];\n        return made[0];\n    }\n};";
    check(&signature, &[(Language::CPP, cpp)], &[("2\n7 8\n2\n1 -1\n", "2\n2\n7 1\n2\n8 -1\n")]);
    let python = "class Solution:\n    def cloned(self, head):\n        return Node(head.val, None, Node(head.val))\n";
    let Some(program) = build(&request(Language::PYTHON, python, &signature, Form::Plain)) else { return };
    let ran = program.run(b"1\n7\n1\n0\n");
    assert!(ran.stderr.contains("leads to a node that is not in the copy"), "{}", ran.stderr);
}

#[test]
fn a_tree_with_any_number_of_children_is_made_from_its_places_and_shown_by_them() {
    let signature = calling("same", "places(same(children(root)))", &[("root", "NaryNode")], "NaryNode");
    let sources = [
        (
            Language::CPP,
            "class Solution {\npublic:\n    Node* same(Node* root) { if (root) for (Node* x : root->children) x->val += 10; return root; }\n};",
        ),
        (
            Language::JAVA,
            "class Solution {\n    public Node same(Node root) { if (root != null) for (Node x : root.children) x.val += 10; return root; }\n}",
        ),
        (
            Language::PYTHON,
            "class Solution:\n    def same(self, root: 'Node') -> 'Node':\n        for x in root.children if root else []:\n            x.val += 10\n        return root\n",
        ),
        (
            Language::JAVASCRIPT,
            "var same = function(root) { for (const x of root ? root.children : []) x.val += 10; return root; };",
        ),
    ];
    let wide = ("9\n1 null 2 3 null null 4 5 6\n", "9\n1 null 12 13 null null 4 5 6\n");
    let deep = ("7\n1 null 2 null 3 null 4\n", "7\n1 null 12 null 3 null 4\n");
    check(&signature, &sources, &[wide, deep, ("0\n\n", "0\n\n"), ("1\n7\n", "1\n7\n")]);
}

#[test]
fn a_list_that_ends_in_itself_and_what_two_objects_say_to_each_other() {
    let cycle =
        calling("meet", "index(head, meet(cycle(head, pos)))", &[("head", "ListNode"), ("pos", "integer")], "integer");
    let meet = "class Solution:\n    def meet(self, head):\n        seen = set()\n        while head and head not in seen:\n            seen.add(head)\n            head = head.next\n        return head\n";
    let cases = [("3\n1 1 1\n1\n", "1\n"), ("3\n1 1 1\n-1\n", "-1\n"), ("0\n\n-1\n", "-1\n")];
    check(&cycle, &[(Language::PYTHON, meet)], &cases);
    let apart = calling("decode", "Codec.decode(Codec.encode(x))", &[("x", "string")], "string");
    let shared = calling("decode", "decode(encode(x))", &[("x", "string")], "string");
    let keeper = "class Codec:\n    kept = 'lost'\n    def encode(self, x):\n        self.kept = x\n        return ''\n    def decode(self, _):\n        return self.kept\n";
    check(&apart, &[(Language::PYTHON, keeper)], &[("a b\n", "lost\n")]);
    check(&shared, &[(Language::PYTHON, keeper)], &[("a b\n", "a b\n")]);
}

#[test]
fn macros_of_a_submission_and_its_own_node_are_left_alone() {
    let signature = calling("sum", "sum(doubly(head))", &[("head", "ListNode")], "integer");
    let own = "#define int long long\nstruct Node { int val; Node* prev; Node* next; Node(int x) : val(x), prev(0), next(0) {} };\nclass Solution {\npublic:\n    int sum(Node* head) { int all = 0; for (; head; head = head->next) all += head->val; return all; }\n};";
    check(&signature, &[(Language::CPP, own)], &[("3\n1 2 3\n", "6\n")]);
}

#[test]
fn a_function_that_the_call_lacks_is_named_and_so_is_a_language_without_such_calls() {
    let given = [("root", "TreeNode")];
    let codec = calling("deserialize", "Codec.deserialize(Codec.serialize(root))", &given, "TreeNode");
    let half = "class Codec:\n    def serialize(self, root):\n        return ''\n";
    let door = doors(Language::PYTHON, half.as_bytes(), &codec).solution;
    assert_eq!(door, SolutionDoor::NoFunction { wanted: "deserialize".into(), found: vec!["serialize".into()] });
    let graph = calling("f", "f(graph(lists))", &[("lists", "integer[][]")], "integer");
    let source = "var f = function(node) { return 0; };";
    let error = synthesize(&request(Language::JAVASCRIPT, source, &graph, Form::Batch)).unwrap_err().to_string();
    assert_eq!(error, "a call that makes nodes (graph) is not possible in JavaScript: use C++, Java or Python");
}

#[test]
fn drafts_take_and_give_nodes_as_a_sites_editor_has_them() {
    let line = |signature: &Signature, language: Language| draft(language, "", signature);
    let given = [("root", "TreeNode"), ("p", "integer")];
    let find = calling("find", "value(find(root, node(root, p)))", &given, "integer");
    let text = line(&find, Language::JAVA);
    assert!(text.contains("public TreeNode find(TreeNode root, TreeNode p)"), "{text}");
    let copy = calling("cloned", "neighbours(cloned(graph(lists)))", &[("lists", "integer[][]")], "integer[][]");
    let text = line(&copy, Language::CPP);
    assert!(text.contains("Node* cloned(Node* node)"), "{text}");
    let codec = calling("deserialize", "Codec.deserialize(Codec.serialize(root))", &given[..1], "TreeNode");
    let text = line(&codec, Language::PYTHON);
    assert!(text.contains("def serialize(self, root: Optional[TreeNode]) -> str:"), "{text}");
    assert!(
        text.contains("def deserialize(self, data: str) -> Optional[TreeNode]:") && !text.contains("__init__(self):"),
        "{text}"
    );
}

#[test]
fn a_returned_list_or_tree_with_a_cycle_is_told_with_where_it_closes_and_a_shared_node_is_none() {
    let list = signature("bend", &[("head", "ListNode")], "ListNode");
    let tree = signature("bend", &[("root", "TreeNode")], "TreeNode");
    // The third node leads back to the second; below the root hangs the right child twice, and below that, of a root of 1, the root.
    let lists = [
        (
            Language::CPP,
            "class Solution {\npublic:\n    ListNode* bend(ListNode* head) { head->next->next->next = head->next; return head; }\n};",
        ),
        (
            Language::JAVA,
            "class Solution { public ListNode bend(ListNode head) { head.next.next.next = head.next; return head; } }",
        ),
        (
            Language::PYTHON,
            "class Solution:\n    def bend(self, head):\n        head.next.next.next = head.next\n        return head\n",
        ),
        (Language::JAVASCRIPT, "var bend = function(head) { head.next.next.next = head.next; return head; };"),
    ];
    let trees = [
        (
            Language::CPP,
            "class Solution {\npublic:\n    TreeNode* bend(TreeNode* root) { root->left = root->right; if (root->val == 1) root->right->left = root; return root; }\n};",
        ),
        (
            Language::JAVA,
            "class Solution { public TreeNode bend(TreeNode root) { root.left = root.right; if (root.val == 1) root.right.left = root; return root; } }",
        ),
        (
            Language::PYTHON,
            "class Solution:\n    def bend(self, root):\n        root.left = root.right\n        if root.val == 1:\n            root.right.left = root\n        return root\n",
        ),
        (
            Language::JAVASCRIPT,
            "var bend = function(root) { root.left = root.right; if (root.val === 1) root.right.left = root; return root; };",
        ),
        (
            Language::RUST,
            "use std::rc::Rc;\nuse std::cell::RefCell;\nimpl Solution {\n    pub fn bend(root: Option<Rc<RefCell<TreeNode>>>) -> Option<Rc<RefCell<TreeNode>>> {\n        let right = root.as_ref().unwrap().borrow().right.clone();\n        root.as_ref().unwrap().borrow_mut().left = right.clone();\n        if root.as_ref().unwrap().borrow().val == 1 { right.unwrap().borrow_mut().left = root.clone(); }\n        root\n    }\n}\n",
        ),
    ];
    let list_says = "the returned list has a cycle: `next` of a node with value 6 leads back to a node with value 5";
    let tree_says = "the returned tree has a cycle: `left` of a node with value 6 leads back to a node with value 1";
    let lists = lists.map(|(language, source)| (language, source, &list, "3\n4 5 6\n", list_says));
    let trees = trees.map(|(language, source)| (language, source, &tree, "3\n1 5 6\n", tree_says));
    for (language, source, signature, input, says) in lists.into_iter().chain(trees) {
        let Some(program) = build(&request(language, source, signature, Form::Plain)) else { continue };
        let ran = program.run(input.as_bytes());
        assert!(!ran.success && ran.stderr.contains(says), "{language:?}: {}", ran.stderr);
        if says == tree_says {
            let ran = program.run(b"3\n2 5 6\n");
            assert_eq!(String::from_utf8_lossy(&ran.stdout), "3\n2 6 6\n", "{language:?}: {}", ran.stderr);
        }
    }
}

#[test]
fn nested_lists_are_made_walked_and_shown_in_javascript_and_rust_too() {
    let given = [("list", "string")];
    let walked = calling("Walk", "walked(Walk(nested(list)))", &given, "integer[]");
    let walks = [
        (
            Language::JAVASCRIPT,
            "class Walk {\n    constructor(list) { this.all = []; const add = (x) => x.isInteger() ? this.all.push(x.getInteger()) : x.getList().forEach(add); list.forEach(add); }\n    hasNext() { return this.all.length > 0; }\n    next() { return this.all.shift(); }\n}",
        ),
        (
            Language::RUST,
            "struct Walk { all: Vec<i32> }\nimpl Walk {\n    fn new(list: Vec<NestedInteger>) -> Self { let mut walk = Walk { all: vec![] }; walk.add(&list); walk.all.reverse(); walk }\n    fn add(&mut self, list: &[NestedInteger]) { for x in list { match x { NestedInteger::Int(x) => self.all.push(*x), NestedInteger::List(list) => self.add(list) } } }\n    fn next(&mut self) -> i32 { self.all.pop().unwrap() }\n    fn has_next(&self) -> bool { !self.all.is_empty() }\n}",
        ),
    ];
    check(&walked, &walks, &[("[[1,-2],[],[[30]],4]\n", "4\n1 -2 30 4\n"), ("[[]]\n", "0\n\n")]);
    let shown = calling("wrapped", "nested_text(wrapped(s))", &[("s", "integer")], "string");
    let wraps = [
        (
            Language::JAVASCRIPT,
            "var wrapped = function(s) { const list = new NestedInteger(); list.add(new NestedInteger(s)); list.add(new NestedInteger()); return list; };",
        ),
        (
            Language::RUST,
            "impl Solution {\n    pub fn wrapped(s: i32) -> NestedInteger { NestedInteger::List(vec![NestedInteger::Int(s), NestedInteger::List(vec![])]) }\n}",
        ),
    ];
    check(&shown, &wraps, &[("-7\n", "[-7,[]]\n")]);
}

#[test]
fn a_copy_of_a_tree_with_any_number_of_children_has_nodes_of_its_own_in_javascript_too() {
    let given = [("root", "NaryNode")];
    let signature = calling("cloned", "places_of_copy(cloned(children(root)))", &given, "NaryNode");
    // Below a root of 4 the children are the given ones, and below one of 5 the value is changed.
    let javascript = "var cloned = function(root) {\n    if (root === null) return null;\n    const copy = new _Node(root.val, root.val === 4 ? root.children : root.children.map(cloned));\n    if (root.val === 5) root.val = 6;\n    return copy;\n};";
    let cases = [("6\n1 null 2 3 null 9\n", "6\n1 null 2 3 null 9\n"), ("3\n4 null 2\n", "0\n\n"), ("1\n5\n", "0\n\n")];
    check(&signature, &[(Language::JAVASCRIPT, javascript)], &cases);
    let codec = calling("decode", "places(Codec.decode(Codec.encode(children(root))))", &given, "NaryNode");
    let javascript = "class Codec {\n    constructor() { this.n = 0; }\n    encode = function(root) { this.n++; return root && new TreeNode(root.val + this.n); };\n    decode = function(data) { this.n++; return data && new _Node(data.val + this.n); };\n}";
    check(&codec, &[(Language::JAVASCRIPT, javascript)], &[("1\n7\n", "1\n9\n"), ("0\n\n", "0\n\n")]);
}

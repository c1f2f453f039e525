//! Pages about nodes: what is called, what an input is made of, and how examples are spelled.

use crate::leetcode::{Options, read};

/// A page with this code in C++, these examples and these lines.
fn page(title: &str, code: &str, examples: &[(&str, &str)], lines: &[&str]) -> String {
    let examples: Vec<String> = examples
        .iter()
        .enumerate()
        .map(|(i, (input, output))| format!("**Example {}:**\n\n**Input:** {input}\n**Output:** {output}\n", i + 1))
        .collect();
    let lines: Vec<String> = lines.iter().map(|line| format!("- {line}")).collect();
    format!(
        "# {title}\n\nSomething is asked.\n\n{}\n**Constraints:**\n\n{}\n\n```cpp\n{code}\n```\n",
        examples.join("\n"),
        lines.join("\n")
    )
}

/// The lines of the spec from `function:` on.
fn spec(page: &str) -> String {
    let mut questions = read("page.md", page.as_bytes(), &Options::default());
    let imported = questions.remove(0).result.unwrap_or_else(|error| panic!("{error}"));
    let text = imported.files.iter().find(|file| file.path == "spec.yaml").unwrap().text();
    text[text.find("function:").unwrap()..].to_owned()
}

fn solution(function: &str) -> String {
    format!("class Solution {{\npublic:\n    {function} {{\n    }}\n}};")
}

/// The site's definition stands in a comment.
fn with_node(fields: &str, function: &str) -> String {
    format!("/*\nclass Node {{\npublic:\n    int val;\n    {fields}\n}};\n*/\n{}", solution(function))
}

const TREE: [&str; 3] =
    ["The number of nodes in the tree is in the range [2, 50].", "0 <= Node.val <= 9", "All Node.val are unique."];

#[test]
fn a_number_where_the_function_takes_a_node_is_the_value_of_one() {
    let code = solution("TreeNode* lowestCommonAncestor(TreeNode* root, TreeNode* p, TreeNode* q)");
    let lines = [&TREE[..], &["p != q", "p and q will exist in the tree."]].concat();
    let text = spec(&page("1. Find It", &code, &[("root = [3,5,1], p = 5, q = 1", "3")], &lines));
    let wanted = "call: value(lowestCommonAncestor(root, node(root, p), node(root, q)))\nparameters:\n  root: TreeNode\n  p: integer\n  q: integer\nreturns: integer\n";
    assert!(text.contains(wanted), "{text}");
    assert!(text.contains("  p is an element of Node.val\n"), "{text}");
    assert!(text.contains("output: 3\n") && !text.contains("unchecked"), "{text}");
}

#[test]
fn an_answer_that_may_be_no_node_is_a_list_of_none_or_one() {
    let code = solution("TreeNode* after(TreeNode* root, TreeNode* p)");
    let examples = [("root = [2,1,3], p = 1", "2"), ("root = [2,1,3], p = 3", "null")];
    let text = spec(&page("1. Find It", &code, &examples, &TREE));
    assert!(text.contains("call: value_if_any(after(root, node(root, p)))\n"), "{text}");
    assert!(text.contains("output: [2]\n") && text.contains("output: []\n"), "{text}");
}

#[test]
fn a_list_ends_in_itself_at_an_index_that_the_function_does_not_get() {
    let lines = [
        "The number of the nodes in the list is in the range [0, 9].",
        "0 <= Node.val <= 9",
        "pos is -1 or a valid index in the linked-list.",
    ];
    let examples = [("head = [3,2], pos = 1", "true"), ("head = [1], pos = -1", "false")];
    let text = spec(&page("1. Round", &solution("bool isRound(ListNode* head)"), &examples, &lines));
    assert!(
        text.contains("call: isRound(cycle(head, pos))\n") && text.contains("  -1 <= pos < head.length\n"),
        "{text}"
    );
    let examples = [("head = [3,2], pos = 1", "tail connects to node index 1"), ("head = [1], pos = -1", "no cycle")];
    let text = spec(&page("1. Round", &solution("ListNode* begin(ListNode* head)"), &examples, &lines));
    assert!(text.contains("call: index(head, begin(cycle(head, pos)))\n"), "{text}");
    assert!(text.contains("output: 1\n") && text.contains("output: -1\n"), "{text}");
}

#[test]
fn the_fields_of_a_node_tell_its_kind() {
    let lines = ["The number of nodes in the tree is in the range [0, 9].", "0 <= Node.val <= 9"];
    let code = with_node("vector<Node*> children;", "int depth(Node* root)");
    let text = spec(&page("1. Nodes", &code, &[("root = [1,null,3,2]", "2")], &lines));
    let wanted = "call: depth(children(root))\nparameters:\n  root: NaryNode\nreturns: integer\n";
    assert!(text.contains(wanted), "{text}");
}

#[test]
fn neighbours_are_numbered_from_one() {
    let lines = [
        "The number of nodes in the graph is in the range [0, 100].",
        "1 <= Node.val <= 100",
        "The Graph is connected.",
    ];
    let code = with_node("vector<Node*> neighbors;", "Node* twin(Node* node)");
    let text = spec(&page("1. Twin", &code, &[("adjList = [[2],[1]]", "[[2],[1]]")], &lines));
    assert!(text.contains("call: neighbours(twin(graph(adjList)))\n") && text.contains("indices: from 1\n"), "{text}");
    assert!(text.contains("  0 <= adjList.length <= 100\n"), "{text}");
}

#[test]
fn functions_that_undo_each_other_are_called_one_after_the_other() {
    let codec = "class Codec {\npublic:\n    string serialize(TreeNode* root) {\n    }\n    TreeNode* deserialize(string data) {\n    }\n};";
    let lines = ["The number of nodes in the tree is in the range [0, 9]."];
    let text = spec(&page("1. Serialize and Deserialize", codec, &[("root = [1,2]", "[1,2]")], &lines));
    assert!(text.contains("function: deserialize\ncall: Codec.deserialize(Codec.serialize(root))\n"), "{text}");
    // Of another question they are helpers.
    let helpers = "class Solution {\npublic:\n    int f(int x) {\n    }\n    string encode(int x) {\n    }\n    int decode(string data) {\n    }\n};";
    let text = spec(&page("1. Boxes", helpers, &[("x = 1", "1")], &["0 <= x <= 9"]));
    assert!(text.starts_with("function: f\nparameters:\n"), "{text}");
}

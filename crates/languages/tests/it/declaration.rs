//! Declarations of functions, read and compared.

use ojkit_languages::Language;
use ojkit_languages::declaration::*;
use ojkit_model::signature::Type;

fn only(language: Language, text: &str) -> (String, Vec<String>, Option<Type>) {
    let found = declarations(language, text);
    assert_eq!(found.len(), 1, "{found:?}");
    let one = &found[0];
    let parameters = one.parameters.iter().map(|Parameter { name, ty }| {
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
        (Language::PYTHON, "def f(self, words: List[str], grid: list[list[int]], k: int = 0) -> bool:"),
        (
            Language::CPP,
            "class Solution { public: bool f(vector<string>& words, const vector<vector<int>> &grid, int k) {",
        ),
        (Language::JAVA, "class Solution {\n  public boolean f(List<String> words, int[][] grid, int k) {"),
        (Language::RUST, "impl Solution { pub fn f(words: Vec<String>, mut grid: Vec<Vec<i32>>, k: i32,) -> bool {"),
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
    let names: Vec<String> = declarations(Language::CPP, text).into_iter().map(|one| one.name).collect();
    assert_eq!(names, ["f"]);
}

//! Importing questions through the command line, into a collection of its own.

use crate::{kit, terminal};
use ojkit::cli::ExitCode;
use ojkit_exchange::leetcode;
use std::fs;
use std::path::{Path, PathBuf};

const PAGE: &str = "7. A Sum\nEasy\n\nExample 1:\nInput: nums = [1,2]\nOutput: 3\n\nConstraints:\n1 <= nums.length <= 9\n0 <= nums[i] <= 5\n\n```python\nclass Solution:\n    def total(self, nums: List[int]) -> int:\n```\n";

fn collection(name: &str) -> PathBuf {
    let root = kit::emptied(&format!("importing/{name}"));
    fs::create_dir_all(root.join("problems")).unwrap();
    kit::write(&root, "page.txt", PAGE);
    root
}

/// Runs a command in a folder: how it ended, what it printed, what it said.
fn run(root: &Path, line: &str, stdin: &str) -> (ExitCode, String, String) {
    terminal::ojkit(root, line.split(' '), stdin)
}

#[test]
fn an_imported_question_is_a_folder_that_the_kit_checks() {
    let root = collection("folder");
    let (code, told, _) = run(&root, "import leetcode page.txt --language python --language rust", "");
    assert_eq!(code, ExitCode::AsExpected);
    assert_eq!(
        told,
        "wrote problems/a-sum: 1 example, 2 constraint lines enforced, 0 unchecked, 0 promises\n\
         next: ojkit test --watch problems/a-sum/submissions/draft/solution.py\n"
    );
    for file in ["spec.yaml", "statement.md", "submissions/draft/solution.py", "submissions/draft/solution.rs"] {
        assert!(root.join("problems/a-sum").join(file).is_file(), "{file}");
    }
    assert_eq!(run(&root, "check a-sum", "").0, ExitCode::AsExpected);
}

#[test]
fn a_folder_that_is_there_stays_and_with_force_its_submissions_and_kept_cases_do() {
    let root = collection("again");
    let folder = root.join("problems/a-sum");
    run(&root, "import leetcode page.txt", "");
    for file in ["submissions/draft/solution.rs", "submissions/accepted/mine.rs", "kept.yaml", "spec.yaml"] {
        fs::create_dir_all(folder.join(file).parent().unwrap()).unwrap();
        fs::write(folder.join(file), "mine").unwrap();
    }
    let mine = |file: &str| fs::read_to_string(folder.join(file)).unwrap() == "mine";
    let (code, _, said) = run(&root, "import leetcode -", PAGE);
    assert_eq!(code, ExitCode::Usage);
    assert!(said.contains("is there already; nothing in it was changed") && mine("spec.yaml"), "{said}");
    assert_eq!(run(&root, "import leetcode page.txt --force", "").0, ExitCode::AsExpected);
    assert!(!mine("spec.yaml"));
    assert!(["submissions/draft/solution.rs", "submissions/accepted/mine.rs", "kept.yaml"].into_iter().all(mine));
}

#[test]
fn a_draft_in_another_language_is_all_that_is_added_to_a_folder_that_is_there() {
    let root = collection("language");
    assert_eq!(run(&root, "import leetcode page.txt", "").0, ExitCode::AsExpected);
    kit::write(&root, "problems/a-sum/statement.md", "# Mine\n");
    let again = || run(&root, "import leetcode page.txt --language cpp --language rust", "");
    let (code, told, said) = again();
    assert_eq!(code, ExitCode::AsExpected, "{said}");
    let draft = "submissions/draft/solution.cpp";
    assert!(told.starts_with(&format!("added {draft} to problems/a-sum; nothing else in it was changed\n")), "{told}");
    assert!(root.join("problems/a-sum").join(draft).is_file());
    assert_eq!(fs::read_to_string(root.join("problems/a-sum/statement.md")).unwrap(), "# Mine\n");
    assert_eq!(again().0, ExitCode::Usage);
}

#[test]
fn one_bad_file_among_good_ones_is_told_and_the_others_are_imported() {
    let root = collection("mixed");
    fs::write(root.join("bad.json"), "{\"data\": {").unwrap();
    let (code, told, said) = run(&root, "import leetcode bad.json page.txt", "");
    assert_eq!(code, ExitCode::Usage);
    assert!(said.contains("bad.json:1:10: error: the JSON ends in the middle"), "{said}");
    assert!(told.ends_with("1 of 2 imported; of 1 every constraint line is enforced\n"), "{told}");
    assert!(root.join("problems/a-sum/spec.yaml").is_file());
}

const TASK: &str = "<title>A - Two</title><meta property=\"og:url\" content=\"https://atcoder.jp/contests/xyz/tasks/xyz_a\">\n\
    <h3>Constraints</h3><ul><li><var>1 \\leq N \\leq 9</var></li></ul><h3>Input</h3><pre><var>N</var>\n</pre>\n\
    <h3>Output</h3><p>If there are several answers, print any of them.</p><h3>Sample Input 1</h3><pre>2\n</pre>\n\
    <h3>Sample Output 1</h3><pre>4\n</pre>";

#[test]
fn a_task_page_gets_the_users_template_and_a_command_that_works_where_it_is_printed() {
    let root = collection("task");
    kit::write(&root, "task.html", TASK);
    let (code, told, _) = run(&root, "import atcoder task.html --language python", "");
    assert_eq!(code, ExitCode::AsExpected, "{told}");
    assert_eq!(
        told,
        "wrote problems/xyz-a: 1 sample, its layout is the page's, 1 constraint line enforced\n  \
         checker: several outputs are right: write a checker and name it, as `checker: { program: check.py }`; until \
         then, an output that differs from the answer is neither right nor wrong\n\
         next: ojkit test --watch problems/xyz-a/submissions/draft/solution.py\n"
    );
    let spec = fs::read_to_string(root.join("problems/xyz-a/spec.yaml")).unwrap();
    assert!(spec.contains("\nchecker: unwritten\n"), "{spec}");
    // From within another collection the page's own is named.
    kit::write(&root, "template.py", "# mine\n");
    kit::write(&root, "other/problems/none/spec.yaml", "format: 1\ntitle: None\n");
    fs::remove_dir_all(root.join("problems/xyz-a")).unwrap();
    let root_flag = format!("--root {} import atcoder ../task.html", root.display());
    let (code, told, _) = run(&root.join("other"), &root_flag, "");
    assert_eq!(code, ExitCode::AsExpected, "{told}");
    let draft = root.join("problems/xyz-a/submissions/draft/solution.py");
    assert_eq!(fs::read_to_string(&draft).unwrap(), "# mine\n");
    let next = format!("next: ojkit --root {} test --watch {}\n", root.display(), draft.display());
    assert!(told.ends_with(&next), "{told}");
    // Where a template tells the language, a question's draft is in it, too.
    let (_, told, _) = run(&root, "import leetcode page.txt", "");
    assert!(told.ends_with("next: ojkit test --watch problems/a-sum/submissions/draft/solution.py\n"), "{told}");
}

/// Declarations for copies whose code is in a language that the kit does not judge, or tells no types.
const DECLARED: [(&str, &str); 10] = [
    ("coin-change", "def coinChange(self, coins: List[int], amount: int) -> int"),
    ("group-anagrams", "def groupAnagrams(self, strs: List[str]) -> List[List[str]]"),
    ("leetcode-236", "TreeNode* lowestCommonAncestor(TreeNode* root, TreeNode* p, TreeNode* q)"),
    ("linked-list-cycle", "def hasCycle(self, head: Optional[ListNode]) -> bool"),
    ("merge-two-sorted-lists", "ListNode* mergeTwoLists(ListNode* list1, ListNode* list2)"),
    ("network-delay-time", "public int networkDelayTime(int[][] times, int n, int k)"),
    ("powx-n", "double myPow(double x, int n)"),
    ("trapping-rain-water", "pub fn trap(height: Vec<i32>) -> i32"),
    ("validate-binary-search-tree", "def isValidBST(self, root: Optional[TreeNode]) -> bool"),
    ("word-break", "def wordBreak(self, s: str, wordDict: List[str]) -> bool"),
];

/// Copies of whole browser pages, with statements of our own, and what the spec says of each from its function or class to its examples.
#[test]
fn a_copied_page_loses_no_bound_and_adds_no_line_of_the_site() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/copies");
    let mut count = 0;
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "txt") {
            continue;
        }
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = fs::read(&path).unwrap();
        let mut questions = leetcode::read(&name, &text, &leetcode::Options::default());
        if let Some((_, declared)) = DECLARED.iter().find(|(other, _)| *other == name) {
            let error = questions[0].result.as_ref().map(|_| &name).unwrap_err();
            assert!(error.help.contains("--signature"), "{error}");
            let options = leetcode::Options { signature: Some((*declared).to_owned()), ..leetcode::Options::default() };
            questions = leetcode::read(&name, &text, &options);
        }
        let imported = questions[0].result.as_ref().unwrap_or_else(|error| panic!("{name}: {error}"));
        let spec = &imported.files.iter().find(|file| file.path == "spec.yaml").unwrap().text();
        let at = spec.find("\nfunction:").or_else(|| spec.find("\nclass:")).unwrap();
        let part = spec[at + 1..].split("examples:").next().unwrap();
        let wanted = fs::read_to_string(path.with_extension("yaml")).unwrap_or_default();
        assert_eq!((questions[0].slug.as_str(), part), (name.as_str(), wanted.as_str()));
        count += 1;
    }
    assert_eq!(count, 20);
}

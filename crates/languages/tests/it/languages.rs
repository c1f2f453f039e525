//! Doors, names and messages, without a compiler.

use ojkit_frames::HarnessError;
use ojkit_languages::declaration::letters_of;
use ojkit_languages::*;
use ojkit_model::signature::{Parameter, Signature, Type};

fn list(ty: Type) -> Type {
    Type::Array(Box::new(ty))
}

fn signature(function: &str, parameters: &[(&str, Type)], returns: Type) -> Signature {
    Signature {
        function: Some(function.to_string()),
        parameters: parameters.iter().map(|(name, ty)| Parameter { name: name.to_string(), ty: ty.clone() }).collect(),
        returns: Some(returns),
        class: None,
        calling: None,
    }
}

/// `boolean canWin(integer[] stoneValue, integer k)`
fn can_win() -> Signature {
    signature("canWin", &[("stoneValue", list(Type::Integer)), ("k", Type::Integer)], Type::Boolean)
}

#[track_caller]
fn check(language: Language, source: &str, main: bool, complaint: &str) {
    let found = doors(language, source.as_bytes(), &can_win());
    assert_eq!(found.main, main, "{found:?}");
    let said = found.complaint(language, &can_win());
    match complaint {
        "" => assert_eq!(said, None),
        text => assert!(said.as_deref().unwrap_or("").contains(text), "{said:?}"),
    }
}

#[test]
fn names_become_snake_case_as_the_site_spells_them() {
    // Pairs of the site's own signatures.
    for (camel, snake) in [
        ("stoneGameIII", "stone_game_iii"),
        ("canWinNim", "can_win_nim"),
        ("strStr", "str_str"),
        ("combinationSum2", "combination_sum2"),
        ("findLUSlength", "find_lu_slength"),
        ("findNumberOfLIS", "find_number_of_lis"),
        ("decompressRLElist", "decompress_rl_elist"),
        ("countKDifference", "count_k_difference"),
        ("maxSubArrayLen", "max_sub_array_len"),
        ("canIWin", "can_i_win"),
        ("bstToGst", "bst_to_gst"),
        ("rob", "rob"),
        ("xorGame", "xor_game"),
    ] {
        assert_eq!(snake_case(camel), snake);
    }
}

#[test]
fn a_type_is_known_again_in_every_language() {
    for language in Language::ALL {
        for letters in ["i", "l", "d", "b", "c", "s", "n", "t", "[i", "[[l", "[s", "[[c", "[n", "[[[i"] {
            let written = language.facts().type_name(letters);
            let read = letters_of(&written).unwrap();
            assert!(language.compatible(&read, letters), "{language:?} {letters} {written} {read}");
        }
        assert!(!language.compatible("[i", "i"));
        assert!(!language.compatible("s", "[i"));
        assert!(!language.compatible("[s", "[[i"));
    }
    assert_eq!(letters_of("const vector < vector<long long> > &"), Some("[[l".to_string()));
    assert_eq!(letters_of("List<List<Integer>>"), Some("[[i".to_string()));
    assert_eq!(letters_of("&mut Vec<Vec<char>>"), Some("[[c".to_string()));
    assert_eq!(letters_of("Optional['TreeNode']"), Some("t".to_string()));
    assert_eq!(letters_of("Grid"), None);
}

#[test]
fn rust_doors_are_found_by_syntax() {
    let r = Language::RUST;
    let solution = "impl Solution { pub fn can_win(stone_value: Vec<i32>, k: i32) -> bool { true } }";
    check(r, solution, false, "");
    check(r, &format!("{solution} fn main() {{ std::io::stdin(); }}"), true, "");
    // A main that reads nothing only tries the function out.
    check(r, &format!("{solution} fn main() {{ println!(); }}"), false, "");
    check(r, "fn main() {}", true, "there is a `main`, but no `Solution` with `can_win`");
    check(
        r,
        "// fn main() {}\nconst S: &str = \"impl Solution { fn can_win() }\";",
        false,
        "neither a `main` nor a `Solution`",
    );
    check(r, "mod inner { fn main() {} }", false, "neither");
    check(r, &format!("mod a {{ pub struct Solution; {solution} }}"), false, "");
    check(r, "impl Solution { fn canWin(s: Vec<i32>, k: i32) -> bool { true } }", false, "");
    check(r, "impl Solution { fn can_lose() {} }", false, "`Solution` has no `can_win`, but `can_lose`");
    check(r, "impl Solution { fn can_win(s: Vec<i32>) -> bool { true } }", false, "it takes 1 parameter instead of 2");
    check(
        r,
        "impl Solution { fn can_win(s: String, k: i32) -> bool { true } }",
        false,
        "`stoneValue` has the type `String`",
    );
    check(r, "impl Solution { fn can_win(s: Vec<i32>, k: i32) -> String { } }", false, "it returns `String`");
    check(r, "impl Solution { fn can_win(s: Vec<i32>, k: i32) {} }", false, "it returns `()`");
    check(r, "impl Solution { fn can_win(&self, s: Vec<i32>, k: i32) -> bool {} }", false, "without `self`");
    // Widths, references and aliases are the compiler's affair.
    check(r, "impl Solution { fn can_win(s: &[i64], k: usize) -> bool {} }", false, "");
    check(r, "type V = Vec<i32>; impl Solution { fn can_win(s: V, k: u32) -> bool {} }", false, "");
    // What does not parse is left to the compiler too.
    check(r, "impl Solution { fn can_win(s: Vec<i32>) -> bool { let } }", false, "");
    check(r, &format!("{solution} const X: i32 = {}1{};", "(".repeat(9999), ")".repeat(9999)), false, "");
}

#[test]
fn cpp_doors_are_found_without_a_compiler() {
    let c = Language::CPP;
    let solution = "class Solution {\n  int memo[10] = {f(1)};\n  Solution() : x(1) {}\npublic:\n  bool canWin(vector<int>& s, int k = 1) const { return g(s); } };";
    check(c, solution, false, "");
    check(c, &format!("{solution}\nsigned main() {{ int n; cin >> n; }}"), true, "");
    check(c, &format!("{solution}\nint main() {{ cout << 1; }}"), false, "");
    check(
        c,
        "#include <bits/stdc++.h>\nint main(int argc, char** argv) { }",
        true,
        "there is a `main`, but no `Solution`",
    );
    check(
        c,
        "// class Solution { bool canWin() {} };\nchar* s = \"int main()\"; auto r = R\"x(int main() {})x\";",
        false,
        "neither",
    );
    check(c, "class Solution { bool canWin(string s, int k) { } };", false, "`stoneValue` has the type `string`");
    check(
        c,
        "class Solution { bool canWin(vector<int> s, long long k, int x) { } };",
        false,
        "it takes 3 parameters instead of 2",
    );
    check(
        c,
        "class Solution { vector<int> canWin(const std::vector<int>& s, int k) { } };",
        false,
        "it returns `vector<int>`",
    );
    check(c, "struct Solution { bool canLose() { } };", false, "but `canLose`");
    check(c, "class Solution;\nclass Solution { bool canWin(V s, auto k) { } };", false, "");
}

#[test]
fn java_doors_are_found_without_a_compiler() {
    let j = Language::JAVA;
    let solution = "class Solution {\n  private int[] a = new int[] {1};\n  public boolean canWin(final int[] s, int k) { if (x()) { } return true; }\n}";
    check(j, solution, false, "");
    check(
        j,
        &format!("{solution} class Main {{ public static void main(String[] a) {{ new Scanner(System.in); }} }}"),
        true,
        "",
    );
    check(j, "public class Main { public static void main(String... a) { } }", true, "there is a `main`");
    check(
        j,
        "class Solution { public boolean canWin(List<Integer> s, int k) throws Exception { return true; } }",
        false,
        "",
    );
    check(
        j,
        "class Solution { public boolean canWin(int[][] s, int k) { return true; } }",
        false,
        "has the type `int[][]`",
    );
    check(j, "class Solution { public int canWin(int[] s, int k) { return 1; } }", false, "it returns `int`");
    check(
        j,
        "class Solution { String s = \"\"\"\n  boolean canWin(int[] s, int k) {}\"\"\"; }",
        false,
        "`Solution` has no `canWin`",
    );
}

#[test]
fn python_doors_are_found_without_an_interpreter() {
    let p = Language::PYTHON;
    let solution = "class Solution:\n    def canWin(self, s: List[int], k: int = 1) -> bool:\n        return True\n";
    check(
        p,
        "class Solution:\n    def canWin(self, s: 'List[int]', k: int) -> bool:\n        return True\n",
        false,
        "",
    );
    check(p, "class Solution:\n    def canWin(self, s, k):\n        return True\n", false, "");
    check(p, &format!("{solution}\nif __name__ == '__main__':\n    n = int(input())\n"), true, "");
    check(p, &format!("{solution}\nprint(Solution().canWin([1], 2))\n"), false, "");
    check(p, "class Solution:\n    def canWin(self, s, k, memo={}, *, x=1):\n        return True\n", false, "");
    check(p, "n = int(input())\nprint(n)\n", true, "there is a `main`, but no `Solution`");
    check(p, "'''\nclass Solution:\n    def canWin(self, s, k): pass\n'''\nimport sys\n", false, "neither");
    check(
        p,
        "class Solution:\n    def canWin(self, s: str, k: int) -> bool:\n        pass\n",
        false,
        "`stoneValue` has the type `str`",
    );
    check(
        p,
        "class Solution:\n    def canWin(self, s) -> bool:\n        pass\n",
        false,
        "it takes 1 parameter instead of 2",
    );
    check(
        p,
        "class Solution:\n    def canLose(self):\n        pass\ndef canWin(self, s, k): pass\n",
        false,
        "but `canLose`",
    );
}

#[test]
fn javascript_doors_are_found_however_functions_are_written() {
    let j = Language::JAVASCRIPT;
    for solution in [
        "/**\n * @param {number[]} stoneValue\n */\nvar canWin = function(stoneValue, k) {\n    return true;\n};\n",
        "const canWin = (s, k = 1) => { return `${s.map(x => `}${x}`)}`.length / 2 > /[/}]{1}/.exec('}').length; };",
        "function canWin(s, k, memo) { return true }",
        "let canWin = async function named(s, k) {};",
        "const canWin = memoize(true);",
        "canWin = function(...all) {};",
    ] {
        check(j, solution, false, "");
        check(j, &format!("{solution}\nconsole.log(canWin([1], 2));\n"), false, "");
        let program =
            "const lines = require('fs').readFileSync(0, 'utf8').split('\\n');\nconsole.log(canWin(lines, 1));\n";
        check(j, &format!("{solution}\n{program}"), true, "");
    }
    check(
        j,
        "const lines = require('fs').readFileSync(0);\nconsole.log(1);\n",
        true,
        "there is a `main`, but no `canWin`",
    );
    check(
        j,
        "if (require.main === module) {\n    console.log(require('fs').readFileSync(0));\n}\n",
        true,
        "there is a `main`",
    );
    check(j, "function main() { process.stdin.on('data', x => x); }\nmain();\n", true, "there is a `main`");
    check(j, "// var canWin = function(s, k) {};\nconst s = 'function canWin(s, k) {}';\n", false, "neither");
    check(j, "function other() { function canWin(s, k) {} }\n", false, "neither");
    check(
        j,
        "var canWin = function(s) {};\n",
        false,
        "it takes 1 parameter instead of 2; expected\n    var canWin = function(stoneValue, k)",
    );
}

#[test]
fn sources_of_any_bytes_are_masked_to_the_same_length() {
    let odd: [&[u8]; 9] = [
        b"\"unterminated",
        b"/* never closed \xff",
        b"'",
        b"R\"(",
        b"r#\"x",
        b"'''x",
        b"\\",
        b"\xef\xbb\xbf#!x",
        b"'\\",
    ];
    for language in Language::ALL {
        for source in odd {
            let masked = language.mask(source);
            assert_eq!(masked.text.len(), source.len());
            doors(language, source, &can_win());
        }
    }
}

#[test]
fn a_type_that_no_function_can_take_is_named() {
    let mixed = ojkit_model::signature::Rows {
        alternatives: vec![ojkit_model::signature::Alternative {
            tag: None,
            columns: [("a", Type::Integer), ("b", Type::String)]
                .map(|(name, ty)| ojkit_model::signature::Column { name: name.to_string(), ty })
                .to_vec(),
        }],
    };
    let signature = signature("f", &[("rows", Type::Rows(mixed))], Type::Integer);
    let request = Request {
        language: Language::RUST,
        source: b"",
        name: "a.rs",
        signature: &signature,
        fixed_width: &[],
        form: Form::Plain,
        answers: Answers::Stdout,
        exact: false,
    };
    let error = synthesize(&request).unwrap_err().to_string();
    assert!(error.starts_with("rows: no function can take `(a: integer, b: string)[]`"), "{error}");
    let without = Signature { function: None, ..signature.clone() };
    assert_eq!(synthesize(&Request { signature: &without, ..request }).unwrap_err(), HarnessError::NoFunction);
}

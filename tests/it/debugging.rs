//! `--debug`: what a plain build gets away with is found, with the submission's own line.

use crate::desk::Desk;
use crate::kit;
use crate::skipped::skipped;

const SPEC: &str = "format: 1\ntitle: Sum\nparameters:\n  a: integer[]\nconstraints: |\n  1 <= a.length <= 5\n  1 <= a[i] <= 9\nexamples:\n  - { stdin: \"3\\n1 2 3\\n\", stdout: \"6\\n\" }\n";

fn desk(name: &str, file: &str, text: &str) -> Desk {
    let desk = Desk::empty(&format!("debugging-{name}"));
    desk.write("problems/sum/spec.yaml", SPEC);
    desk.write("problems/sum/statement.md", "# Sum\n");
    desk.write(&format!("problems/sum/submissions/draft/{file}"), text);
    desk
}

#[test]
fn checks_of_the_library_and_sanitizers_name_the_line() {
    let machine = kit::machine();
    let row = machine.languages().iter().find(|row| row.name == "cpp").expect("C++");
    if let Some(Err(missing)) = machine.sanitizes(row) {
        return skipped(missing.what);
    }
    let body = |bad: &str| {
        format!(
            "#include <iostream>\n#include <vector>\nint main() {{\n    int n, s = 0;\n    std::cin >> n;\n    std::vector<int> a(n);\n    for (int& x : a) std::cin >> x, s += x;\n    {bad}\n    std::cout << s << '\\n';\n}}\n"
        )
    };
    let library = desk("library", "sum.cpp", &body("if (n == 3) s += a[n] - a[n];"));
    let plain = library.run("run problems/sum/submissions/draft/sum.cpp");
    assert!(plain.stdout.contains("accepted"), "{}", plain.page());
    let found = library.run("test problems/sum/submissions/draft/sum.cpp --debug");
    let said = "library: attempt to subscript container with out-of-bounds index 3, but container only holds 3 elements. (sum.cpp:8)";
    assert!(found.code.number() == 1 && found.stdout.contains(said), "{}", found.page());
    let arithmetic = desk("arithmetic", "sum.cpp", &body("int big = 2147483640 + n; big += 7; if (big == 1) s = 0;"));
    let found = arithmetic.run("run problems/sum/submissions/draft/sum.cpp --debug");
    assert!(
        found.stdout.contains("sanitizer: signed integer overflow") && found.stdout.contains("(sum.cpp:8)"),
        "{}",
        found.page()
    );
}

#[test]
fn arithmetic_of_rust_is_checked() {
    let body = "fn main() {\n    let text = std::io::read_to_string(std::io::stdin()).unwrap();\n    let numbers: Vec<u8> = text.split_whitespace().skip(1).map(|x| x.parse().unwrap()).collect();\n    let sum = numbers.iter().fold(250, |a: u8, b| a + b);\n    println!(\"{}\", sum.wrapping_sub(250));\n}\n";
    let desk = desk("rust", "sum.rs", body);
    let plain = desk.run("run problems/sum/submissions/draft/sum.rs");
    assert!(plain.stdout.contains("accepted"), "{}", plain.page());
    let found = desk.run("test problems/sum/submissions/draft/sum.rs --debug");
    assert!(
        found.stdout.contains("sum.rs:4:") && found.stdout.contains("attempt to add with overflow"),
        "{}",
        found.page()
    );
}

#[test]
fn a_language_without_debug_builds_says_so() {
    let desk = desk("python", "sum.py", "print(6)\n");
    let refused = desk.run("test problems/sum/submissions/draft/sum.py --debug");
    assert!(
        refused.code.number() == 2 && refused.stderr.contains("there are no debug builds of python"),
        "{}",
        refused.page()
    );
}

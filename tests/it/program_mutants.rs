//! Mutants of programs that read standard input: each is judged as a submission is.

use crate::desk::Desk;
use crate::skipped::skipped;

#[test]
fn mutants_of_programs_with_a_main_meet_the_cases_and_survive_where_these_are_weak() {
    let spec = "format: 1\ntitle: Most\nparameters:\n  a: integer[]\nconstraints: |\n  1 <= n <= 2\n  a.length == n\n  0 <= a[i] <= 1\n\
                stdin: |\n  n\n  a\nlimits: { time_ms: 1000, memory_mib: 256, output_kib: 64 }\nmodel: accepted/most.EXT\n\
                examples:\n  - { stdin: \"1\\n1\\n\", stdout: \"1\\n\" }\n";
    let programs = [
        (
            "py",
            "n = int(input())\na = list(map(int, input().split()))\nbest = a[0]\nfor x in a:\n    if x > best:\n        best = x\nprint(best)\n",
        ),
        (
            "cpp",
            "#include <iostream>\nint main() {\n    int n, best = -100;\n    std::cin >> n;\n    for (int i = 0; i < n; i++) {\n        int x;\n        \
                 std::cin >> x;\n        if (x > best) best = x;\n    }\n    std::cout << best << \"\\n\";\n}\n",
        ),
        (
            "java",
            "import java.util.Scanner;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner in = new Scanner(System.in);\n        \
                  int n = in.nextInt(), best = -100;\n        for (int i = 0; i < n; i++) {\n            int x = in.nextInt();\n            if (x > best) best = x;\n        }\n        \
                  System.out.println(best);\n    }\n}\n",
        ),
        (
            "rs",
            "fn main() {\n    let text = std::io::read_to_string(std::io::stdin()).unwrap();\n    let all: Vec<i64> = text.split_whitespace().map(|w| w.parse().unwrap()).collect();\n    \
                let mut best = all[1];\n    for &x in &all[1..] {\n        if x > best {\n            best = x;\n        }\n    }\n    println!(\"{best}\");\n}\n",
        ),
    ];
    for (extension, program) in programs {
        let desk = Desk::empty(&format!("program-mutants-{extension}"));
        desk.write("problems/most/spec.yaml", &spec.replace("EXT", extension));
        desk.write(&format!("problems/most/submissions/accepted/most.{extension}"), program);
        let ran = desk.run("strength most --format json");
        if ran.code.number() == 3 {
            skipped(extension);
            continue;
        }
        let json: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{}", ran.page()));
        let result = &json["results"][0];
        let count = |name: &str| result[name].as_u64().unwrap();
        assert!(count("mutants") >= 3, "{extension}: {result}");
        assert!(count("killed") >= 2 && count("killed") <= count("mutants"), "{extension}: {result}");
        // A later one that is as large changes nothing: `x >= best` lives, and nothing is claimed of it beside the cases.
        let survivors = result["survivors"].as_array().unwrap();
        assert!(survivors.iter().any(|one| one["diff"].as_str().unwrap().contains(">= best")), "{extension}: {result}");
        for one in survivors {
            assert_eq!((&one["only_cases"], &one["everything"]), (&true.into(), &false.into()), "{extension}: {one}");
            assert_eq!((&one["exhausted"], &one["random"]), (&0.into(), &0.into()), "{extension}: {one}");
        }
    }
}

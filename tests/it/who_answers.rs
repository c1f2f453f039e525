//! Who gives the answers where the model cannot, or where accepted submissions share a mistake.

use crate::desk::Desk;
use ojkit::cli::ExitCode;

const SUM: &str = "class Solution:\n    def total(self, a):\n        return sum(a)\n";

/// The problem `total` with this model, in Python.
fn total(name: &str, model: &str) -> Desk {
    let desk = Desk::total(name);
    std::fs::remove_dir_all(desk.root.join("problems/total/submissions")).unwrap();
    desk.edit("problems/total/spec.yaml", "accepted/total.rs", "accepted/total.py");
    desk.write("problems/total/submissions/accepted/total.py", model);
    desk.write("mine.py", &format!("# mine\n{SUM}"));
    desk
}

#[test]
fn where_the_model_cannot_be_built_here_another_accepted_submission_answers_and_a_note_says_so() {
    let desk = total("who-answers-built", SUM);
    let ran = desk.run("gen total");
    assert_eq!(ran.code, ExitCode::AsExpected, "{}", ran.page());
    let page = desk.read("cases/total.yaml");
    desk.write("problems/total/submissions/accepted/total.py", &format!("{SUM}    def broken(:\n"));
    let refused = desk.run("gen total");
    assert!(refused.code != ExitCode::AsExpected && !refused.stderr.contains("answers"), "{}", refused.page());

    desk.write("problems/total/submissions/accepted/second.py", &format!("# too\n{SUM}"));
    let told =
        ["total: the model accepted/total.py cannot be built here (SyntaxError", "); accepted/second.py answers"];
    let commands = [
        "gen total",
        "test mine.py --problem total",
        "judge total --submission mine.py",
        "stress total --submission mine.py --time 1",
        "submit mine.py --problem total --to leetcode",
        "strength total",
    ];
    for command in commands {
        let ran = desk.run(command);
        assert!(told.iter().all(|told| ran.stderr.contains(told)), "{command}: {}", ran.page());
        assert!(ran.code == ExitCode::AsExpected || command == "strength total", "{command}: {}", ran.page());
        // The bytes are those that the model gives.
        assert_eq!(desk.read("cases/total.yaml"), page, "{command}");
    }
    desk.write("mine.py", &SUM.replace("sum(a)", "sum(a[:2])"));
    let ran = desk.run("judge total --submission mine.py");
    assert!(ran.code == ExitCode::Found && ran.stdout.contains("0 as expected, 1 unexpected"), "{}", ran.page());
}

//! Who gives the answers where the model cannot, or where accepted submissions share a mistake.

use crate::desk::Desk;
use ojkit::cli::ExitCode;

pub const SUM: &str = "class Solution:\n    def total(self, a):\n        return sum(a)\n";

/// The problem `total` with this model, in Python.
pub fn total(name: &str, model: &str) -> Desk {
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
        "stress total --submission mine.py --time 0.3",
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

/// Right on every case, and wrong on a number that no case has.
const RARE: &str = "class Solution:\n    def total(self, a):\n        return 0 if a == [-37] else sum(a)\n";
const ORACLE: &str = "problems/total/submissions/time_limit_exceeded/oracle.py";
/// What is said where the two accepted ones share a mistake.
const SIDES: &str = "accepted submissions disagree: accepted/total.py, accepted/second.py say `0`; \
                     the oracle time_limit_exceeded/oracle.py says `-37`";

/// The problem `total` with two accepted submissions that share a mistake, and an oracle of short lists.
fn shared(name: &str, mistake: &str, oracle: &str) -> Desk {
    let desk = total(name, mistake);
    desk.write("problems/total/submissions/accepted/second.py", &format!("# too\n{mistake}"));
    desk.write(ORACLE, oracle);
    let named = "oracle:\n  submission: time_limit_exceeded/oracle.py\n  constraints: |\n    a.length <= 2\nmodel: ";
    desk.edit("problems/total/spec.yaml", "model: ", named);
    desk
}

#[test]
fn where_accepted_submissions_share_a_mistake_the_oracle_decides_and_check_finds_the_smallest_input() {
    // Nothing is remembered of it.
    let rare = format!("# {}\n{RARE}", std::process::id());
    let desk = shared("who-answers-oracle", &rare, &SUM.replace("return", "assert len(a) <= 2\n        return"));
    // No case has it.
    assert_eq!(desk.run("gen total").code, ExitCode::AsExpected);
    for _ in 0..2 {
        let ran = desk.run("check total");
        assert!(ran.code == ExitCode::Found && ran.stderr.contains(&format!("{SIDES}, on [-37]\n")), "{}", ran.page());
    }
    for (command, code) in [
        ("judge total --submission mine.py --search 2000", ExitCode::Found),
        ("test mine.py --problem total --search 2000", ExitCode::AsExpected),
        ("submit mine.py --problem total --to leetcode --search 2000", ExitCode::AsExpected),
    ] {
        let ran = desk.run(command);
        let is_refused = ran.page().contains("1 unexpected");
        assert!(ran.code == code && ran.page().contains(SIDES) && !is_refused, "{command}: {}", ran.page());
    }
    // The time for asking is the oracle's before it is anybody else's.
    let slow = SUM.replace("return", "while a == [-37]: pass\n        return");
    desk.write("problems/total/submissions/accepted/a_slow.py", &slow);
    let ran = desk.run("judge total --submission mine.py --search 2000");
    assert!(ran.page().contains("the oracle time_limit_exceeded/oracle.py says `-37`"), "{}", ran.page());
    std::fs::remove_file(desk.root.join("problems/total/submissions/accepted/a_slow.py")).unwrap();

    // With the oracle against it, an accepted submission that shares the mistake takes nothing from a refusal.
    desk.write("problems/total/submissions/accepted/total.py", SUM);
    desk.write("mine.py", &format!("# mine\n{RARE}"));
    let ran = desk.run("judge total --submission mine.py --search 2000");
    assert!(ran.code == ExitCode::Found && ran.page().contains("1 unexpected"), "{}", ran.page());
    assert!(!ran.page().contains("disagree"), "{}", ran.page());
    assert_eq!(desk.run("check total").code, ExitCode::AsExpected);
}

#[test]
fn an_oracle_is_asked_about_a_case_on_which_all_accepted_submissions_agree() {
    let alone = SUM.replace("sum(a)", "sum(a) if len(a) > 1 else 0");
    let desk = shared("who-answers-case", &alone, &alone);
    assert_eq!(desk.run("gen total").code, ExitCode::AsExpected);
    desk.write(ORACLE, SUM);
    let ran = desk.run("judge total --submission mine.py");
    let told = "accepted/second.py say `0`; the oracle time_limit_exceeded/oracle.py says `";
    assert!(ran.page().contains(told) && !ran.page().contains("1 unexpected"), "{}", ran.page());
    let ran = desk.run("gen total");
    assert!(ran.stderr.contains("disagree") && !ran.stderr.contains("all others"), "{}", ran.page());
    // Out of its bounds it is not asked.
    desk.edit("problems/total/spec.yaml", "a.length <= 2", "a.length == 2");
    let ran = desk.run("judge total --submission mine.py");
    assert!(ran.page().contains("1 unexpected"), "{}", ran.page());
}

//! Submissions beside an interactor, and pass by pass: who is to blame, whatever either side does.

use crate::desk::Desk;
use crate::kit::{self, Folder, built};
use crate::skipped::skipped;
use ojkit_draw::Bound;
use ojkit_judge::pool;
use ojkit_judge::submission::single;
use ojkit_model::case::Case;
use ojkit_model::finding::Finding;
use ojkit_run::Outcome;
use std::time::{Duration, Instant};

/// The interactor tells a number, and wants its double.
const SPEC: &str = "format: 1
title: Doubles
parameters: { n: integer }
constraints: 1 <= n <= 9
limits: { time_ms: 50, memory_mib: 256, output_kib: 64 }
";

/// What every interactor of these begins with, and how it ends.
const HEAD: &str = "import os, sys, time
number = int(open(sys.argv[1]).read())
def say(code, why):
    open(sys.argv[3] + 'judgemessage.txt', 'a').write(why)
    sys.exit(code)
";
const HONEST: &str = "print(number, flush=True)
line = sys.stdin.readline()
say(42, '') if line.strip() == str(2 * number) else say(43, 'not the double: ' + line.strip())
";
const RIGHT: &str = "print(2 * int(input()), flush=True)\n";

/// Runs a submission on the number 4, and says how long that took; nothing where there is no interpreter.
fn judged(name: &str, spec: &str, files: &[(&str, String)]) -> Option<(Outcome, Finding, Duration)> {
    let bound = Bound::read("doubles", "spec.yaml", spec.as_bytes(), ojkit_english::said)
        .unwrap_or_else(|faults| panic!("{}", faults[0]));
    let folder = Folder::new(&format!("interaction/{name}"), bound, files);
    let source = folder.path.join(files[0].0);
    let case = Case {
        name: "one".into(),
        group: "sample".into(),
        input: b"4\n".to_vec(),
        answer: Some(b"8\n".to_vec()),
        ..Case::default()
    };
    let begun = Instant::now();
    let run = single(&folder.machine, &folder.bound, &source, &case);
    built(run).map(|(outcome, judgement)| (outcome, judgement, begun.elapsed()))
}

/// The verdict and the message of a pair of programs.
fn pair(name: &str, submission: &str, interactor: &str) -> Option<(String, Duration, Outcome)> {
    let files = [("submission.py", submission.to_owned()), ("interactor.py", format!("{HEAD}{interactor}"))];
    let (outcome, judgement, took) = judged(name, &format!("{SPEC}interactor: interactor.py\n"), &files)?;
    Some((format!("{}: {}", judgement.verdict, judgement.message), took, outcome))
}

/// Most of them sleep.
const JOBS: usize = 12;
/// Python's way to write without an end.
const FLOOD: &str = "import sys\nwhile True:\n    sys.stdout.write('1' * 4000 + '\\n')\n    sys.stdout.flush()\n";
const FORKS: &str =
    "import os\ntry:\n    os.fork()\nexcept OSError as e:\n    pass\nprint(2 * int(input()), flush=True)\n";
const INTERACTOR_FORKS: &str = "try:\n    os.fork()\nexcept OSError as e:\n    pass
print(number, flush=True)\nline = sys.stdin.readline()\nsay(42, '') if line.strip() == '8' else say(43, 'no')\n";

/// Longer than three limits and a second, before it says anything.
const SLOW: &str = "time.sleep(2)
print(number, flush=True)
say(42 if sys.stdin.readline().strip() == '8' else 43, '')
";
/// Speaks only after nothing has come for a while, and reads in another thread.
const WAITS: &str = "import queue, threading
lines = queue.Queue()
threading.Thread(target=lambda: [lines.put(line) for line in sys.stdin], daemon=True).start()
try:
    lines.get(timeout=0.4)
except queue.Empty:
    print(number, flush=True)
os._exit(42 if lines.get(timeout=5).strip() == '8' else 43)
";

/// Each with its name, and how the verdict and its message begin.
const PAIRS: &[(&str, &str, &str, &str)] = &[
    ("right", RIGHT, HONEST, "accepted: "),
    ("wrong", "print(7)\n", HONEST, "wrong_answer: not the double: 7"),
    // Both wait.
    ("deadlock", "input()\ninput()\n", HONEST, "time_limit_exceeded: both wait for each other"),
    (
        "no-flush",
        "import sys\nn = int(sys.stdin.readline())\nprint(2 * n)\nsys.stdin.readline()\n",
        HONEST,
        "time_limit_exceeded: both wait",
    ),
    ("mute", RIGHT, "sys.stdin.readline()\n", "time_limit_exceeded: both wait for each other"),
    // Early ends.
    ("says-nothing", "pass\n", HONEST, "wrong_answer: not the double"),
    ("early-crash", "input()\nraise ValueError('no')\n", HONEST, "run_time_error: exit code 1: ValueError: no"),
    (
        "late-crash",
        "print(2 * int(input()), flush=True)\nraise ValueError('late')\n",
        HONEST,
        "run_time_error: exit code 1",
    ),
    ("reads-on", "print(2 * int(input()), flush=True)\ninput()\n", HONEST, "run_time_error: exit code 1: EOFError"),
    (
        "wrong-then-crash",
        "print(7, flush=True)\nopen(0).read()\nraise ValueError('after')\n",
        HONEST,
        "wrong_answer: not the double: 7",
    ),
    (
        "late-exit",
        "print(2 * int(input()), flush=True)\nwhile True:\n    pass\n",
        HONEST,
        "time_limit_exceeded: more than 200 ms",
    ),
    // Floods.
    ("flood", FLOOD, "print(number, flush=True)\ntime.sleep(9)\n", "output_limit_exceeded: more than 64 KiB"),
    ("flood-unread", FLOOD, "while True:\n    pass\n", "output_limit_exceeded: more than 64 KiB"),
    ("interactor-flood", "open(0).read()\n", FLOOD, "judge_error: the interactor printed too much"),
    (
        "asks-without-an-end",
        FLOOD,
        "for line in sys.stdin:\n    pass\nsay(43, 'it never ended')\n",
        "time_limit_exceeded: ",
    ),
    // Closed pipes.
    ("closed-output", "import os, time\nos.close(1)\ntime.sleep(60)\n", HONEST, "time_limit_exceeded: not ended after"),
    (
        "closes-then-crashes",
        "import os, time\nos.close(1)\ntime.sleep(0.3)\nos._exit(3)\n",
        "sys.stdin.read()\nsay(43, 'no')\n",
        "run_time_error: exit code 3",
    ),
    (
        "hangs-at-its-end",
        "import time\ninput()\nprint(8, flush=True)\nopen(0).read()\ntime.sleep(60)\n",
        "print(number, flush=True)\nsys.stdin.readline()\ntime.sleep(0.1)\nsay(42, '')\n",
        "time_limit_exceeded: not ended after",
    ),
    ("waits-for-a-time", RIGHT, WAITS, "accepted: "),
    ("is-left-to-wait", RIGHT, SLOW, "accepted: "),
    ("closed-input", "import os\nos.close(0)\nprint(8, flush=True)\n", HONEST, "accepted: "),
    (
        "interactor-closes",
        "input()\ntry:\n    input()\nexcept EOFError:\n    print(1)\n",
        "print(1, flush=True)\nos.close(1)\nline = sys.stdin.readline()\nsay(43, 'got ' + line)\n",
        "wrong_answer: got 1",
    ),
    // A fork on either side.
    ("fork", FORKS, HONEST, "accepted: "),
    ("interactor-fork", RIGHT, INTERACTOR_FORKS, "accepted: "),
    // Time.
    ("busy", "while True:\n    pass\n", HONEST, "time_limit_exceeded: more than 200 ms of CPU time"),
    ("sleeper", "import time\ntime.sleep(60)\n", HONEST, "time_limit_exceeded: not ended after"),
    // An interactor that dies, ends wrongly or never.
    (
        "dies",
        RIGHT,
        "print(number, flush=True)\nos.kill(os.getpid(), 9)\n",
        "judge_error: the interactor was killed by signal 9",
    ),
    (
        "raises",
        RIGHT,
        "raise ValueError('mine')\n",
        "judge_error: the interactor ended with exit code 1; 42 accepts, 43 refuses",
    ),
    ("ends-with-0", RIGHT, "print(number, flush=True)\n", "judge_error: the interactor ended with exit code 0"),
    (
        "does-not-expect-the-end",
        "pass\n",
        "print(number, flush=True)\nif not sys.stdin.readline(): raise EOFError('none')\n",
        "judge_error: the interactor ended with exit code 1",
    ),
    ("never-ends", "input()\n", "while True:\n    pass\n", "judge_error: the interactor let the submission wait"),
    ("sleeps", "input()\n", "time.sleep(60)\n", "judge_error: the interactor let the submission wait"),
    (
        "eats-memory",
        "input()\n",
        "x = []\nwhile True:\n    x.append(bytearray(1 << 26))\n    x[-1][::4096] = b'1' * len(x[-1][::4096])\n",
        "judge_error: the interactor ",
    ),
    (
        "submission-eats-memory",
        "x = []\nwhile True:\n    x.append(bytearray(1 << 24))\n",
        HONEST,
        // On a busy machine the pages take more than the CPU time.
        "memory_limit_exceeded|time_limit_exceeded",
    ),
];

/// The pairs of which only the helper process sees who waits for whom.
const LOOKED_AT: [&str; 6] = ["deadlock", "no-flush", "mute", "never-ends", "sleeps", "eats-memory"];

#[test]
fn every_hostile_pair_ends_and_the_blame_is_right() {
    let is_confined = kit::confined();
    let pairs: Vec<_> = PAIRS.iter().filter(|pair| is_confined || !LOOKED_AT.contains(&pair.0)).collect();
    let ran = pool::map(
        JOBS,
        pairs.len(),
        || (),
        |(), item, _: &dyn Fn(())| {
            let &(name, submission, interactor, wanted) = pairs[item];
            let (got, took, _) = pair(name, submission, interactor)?;
            let is_right = wanted.split('|').any(|one| got.starts_with(one)) && took < Duration::from_secs(30);
            (!is_right).then(|| format!("{name} after {took:?}: {got}"))
        },
        &mut |()| (),
    );
    let faults: Vec<String> = ran.into_iter().flatten().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_submission_that_sleeps_is_ended_at_three_limits_whether_it_still_speaks_or_not() {
    for (name, closes) in [("asleep", ""), ("silent-and-asleep", "os.close(1)\n")] {
        let submission = format!("import os, time\n{closes}time.sleep(60)\n");
        let Some((got, _, outcome)) = pair(name, &submission, HONEST) else { return };
        assert!(got.starts_with("time_limit_exceeded: not ended after"), "{got}");
        // Three times 200 ms, and a second and a busy machine's start.
        assert!(outcome.wall < Duration::from_millis(600 + 1000 + 3000), "{name}: {:?}", outcome.wall);
    }
}

#[test]
fn what_was_said_is_written_down_in_its_order_and_bounded() {
    let Some((_, _, outcome)) = pair("transcript", RIGHT, HONEST) else { return };
    assert_eq!(String::from_utf8_lossy(&outcome.stdout), "< 4\n> 8\n");
    let talk = "for line in open(0):\n    print(line.strip(), flush=True)\n";
    let long = "for i in range(600):\n    print(i, '-' * 90, flush=True)\n    sys.stdin.readline()\nsay(42, '')\n";
    // So many lines take their time.
    let spec = format!("{}interactor: interactor.py\n", SPEC.replace("time_ms: 50", "time_ms: 5000"));
    let files = [("submission.py", talk.to_owned()), ("interactor.py", format!("{HEAD}{long}"))];
    let Some((outcome, judgement, _)) = judged("long", &spec, &files) else { return };
    assert_eq!(judgement.verdict.to_string(), "accepted", "{}", judgement.message);
    let text = String::from_utf8_lossy(&outcome.stdout);
    let said = |i: u32| format!("< {i} {0}\n> {i} {0}\n", "-".repeat(90));
    assert!(text.starts_with(&(said(0) + &said(1))) && text.ends_with(&said(599)) && text.contains("left out"));
    assert!(text.len() < 70_000);
}

#[test]
fn an_interactor_with_testlibs_interface_ends_with_its_codes_and_leaves_something_for_a_checker() {
    let interactor = |code: i32| {
        format!(
            "import sys\nnumber = int(open(sys.argv[1]).read())\nprint(number, flush=True)\nline = sys.stdin.readline()\n\
             open(sys.argv[2], 'w').write(line)\nassert open(sys.argv[3]).read() == '8\\n'\n\
             print('so it is', file=sys.stderr)\nsys.exit({code})\n"
        )
    };
    let spec = format!("{SPEC}interactor: {{ program: interactor.py, interface: testlib }}\n");
    for (code, checker, submission, wanted) in [
        (0, "", RIGHT, "accepted: "),
        (1, "", RIGHT, "wrong_answer: so it is"),
        (2, "", RIGHT, "wrong_answer: so it is"),
        (3, "", RIGHT, "judge_error: the interactor ended with exit code 3; 0 accepts, 1 and 2 refuse: so it is"),
        (0, "checker: tokens\n", RIGHT, "accepted: "),
        (0, "checker: tokens\n", "print(9)\n", "wrong_answer: "),
        (1, "checker: tokens\n", RIGHT, "wrong_answer: so it is"),
    ] {
        let files = [("submission.py", submission.to_owned()), ("interactor.py", interactor(code))];
        let Some((_, judgement, _)) = judged("testlib", &format!("{spec}{checker}"), &files) else { return };
        let got = format!("{}: {}", judgement.verdict, judgement.message);
        assert!(got.starts_with(wanted), "{code} {checker}: {got}");
    }
}

/// Two passes, of which each gets a number larger by 1; what the checker does at the end of each is given by pass.
const CHECKER: &str = "import os, sys
number = int(open(sys.argv[1]).read())
seen = sys.argv[3] + 'seen'
passes = len(open(seen).read()) + 1 if os.path.exists(seen) else 1
open(seen, 'a').write('x')
open(sys.argv[3] + 'judgemessage.txt', 'a').write('pass with %d; ' % number)
assert not os.path.exists(sys.argv[3] + 'nextpass.in')
def next(): open(sys.argv[3] + 'nextpass.in', 'w').write('%d\\n' % (number + 1))
right = input() == str(2 * number)
";

#[test]
fn a_submission_is_run_again_as_long_as_the_checker_writes_another_input() {
    let again = "if passes < 3: next()\nsys.exit(42 if right else 43)\n";
    let cases = [
        (3, RIGHT, again, "accepted: ", "< 4\n> 8\n---\n< 5\n> 10\n---\n< 6\n> 12\n"),
        (2, RIGHT, again, "judge_error: pass 2: there is an input for more than the 2 passes", ""),
        (
            3,
            "n = int(input())\nprint(2 * n if n < 5 else 0)\n",
            "if right and passes < 3: next()\nsys.exit(42 if right else 43)\n",
            "wrong_answer: pass 2: pass with 4; pass with 5;",
            "< 4\n> 8\n---\n< 5\n> 0\n",
        ),
        (3, "print(0)\n", "next()\nsys.exit(43)\n", "judge_error: pass 1: it refuses and has written nextpass.in", ""),
        (
            3,
            "n = int(input())\nprint(2 * n)\nassert n < 5\n",
            again,
            "run_time_error: pass 2: exit code 1: AssertionError",
            "",
        ),
        (3, "n = int(input())\nprint(2 * n)\nwhile n > 4: pass\n", again, "time_limit_exceeded: pass 2: ", ""),
        (3, RIGHT, "sys.exit(1)\n", "judge_error: pass 1: the checker ended with exit code 1", ""),
    ];
    for (passes, submission, end, wanted, transcript) in cases {
        let spec = format!("{SPEC}checker: {{ program: checker.py }}\npasses: {passes}\n");
        let files = [("submission.py", submission.to_owned()), ("checker.py", format!("{CHECKER}{end}"))];
        let Some((outcome, judgement, _)) = judged("passes", &spec, &files) else { return };
        let got = format!("{}: {}", judgement.verdict, judgement.message);
        assert!(got.starts_with(wanted), "{submission}{end}: {got}");
        let text = String::from_utf8_lossy(&outcome.stdout).into_owned();
        assert!(transcript.is_empty() || text == transcript, "{text}");
    }
}

const DESK: &str = "format: 1
title: Doubles
parameters: { n: integer }
constraints: 1 <= n <= 12
limits: { time_ms: 1000, memory_mib: 256, output_kib: 64 }
interactor: interactor.py
examples:
  - input: { n: 4 }
";

#[test]
fn every_command_works_on_the_hidden_input() {
    if kit::machine().build_text("none.py", b"").is_err() {
        return skipped("python3 is not there");
    }
    let desk = Desk::empty("interaction");
    let folder = desk.root.join("problems/doubles");
    let small = "n = int(input())\nprint(2 * n if n < 5 else 0, flush=True)\n";
    for (file, text) in [
        ("spec.yaml", DESK),
        ("statement.md", "# Doubles\n"),
        ("interactor.py", &format!("{HEAD}{HONEST}")),
        ("submissions/accepted/right.py", RIGHT),
        ("submissions/wrong_answer/small.py", small),
    ] {
        kit::write(&folder, file, text);
    }
    let judged = desk.run("judge doubles");
    assert!(judged.stdout.contains("2 as expected"), "{}", judged.page());
    // The cases come from the spec alone, and stay as they are.
    let page = desk.read("cases/doubles.yaml");
    assert_eq!(desk.run("gen doubles --check").code.number(), 0);
    assert_eq!(desk.read("cases/doubles.yaml"), page);
    let file = "problems/doubles/submissions/wrong_answer/small.py";
    let ran = desk.run(&format!("run {file}"));
    assert!(ran.stdout.contains("  < 4\n  > 8\n"), "{}", ran.page());
    let tested = desk.run(&format!("test {file}"));
    assert!(tested.stdout.contains("not the double: 0") && tested.stdout.contains("  > 0\n"), "{}", tested.page());
    let stressed = desk.run(&format!("stress {file} --time 8"));
    assert!(stressed.stdout.contains("input:\n  5\n") && stressed.stdout.contains("\n> 0\n"), "{}", stressed.page());
    let right = "problems/doubles/submissions/accepted/right.py";
    let proof = desk.run(&format!("stress {right} --exhaustive n<=4"));
    assert!(
        proof.stdout.contains("no difference from the interactor interactor.py among all 4 inputs"),
        "{}",
        proof.page()
    );
    let refused = desk.run(&format!("stress {file} --against {right}"));
    assert!(refused.code.number() == 2 && refused.stderr.contains("compares outputs"), "{}", refused.page());
    let strong = desk.run("strength doubles");
    assert!(strong.stdout.contains("1 of 1"), "{}", strong.page());
    let exported = desk.run("export kattis doubles -o package");
    assert_eq!(exported.code.number(), 0, "{}", exported.page());
    assert!(desk.read("package/problem.yaml").contains("validation: custom interactive"));
    let back = desk.run("import kattis package --slug again");
    assert_eq!(back.code.number(), 0, "{}", back.page());
    let again = desk.run("judge again");
    assert!(again.stdout.contains("2 as expected"), "{}", again.page());
    std::fs::remove_file(folder.join("interactor.py")).unwrap();
    let gone = desk.run("judge doubles");
    assert!(
        gone.code.number() == 2 && gone.stderr.contains("the interactor `interactor.py` does not exist"),
        "{}",
        gone.page()
    );
}

#[test]
fn passes_may_be_conversations_too() {
    let interactor = "seen = sys.argv[3] + 'seen'
first = not os.path.exists(seen)
open(seen, 'a').close()
print(number, flush=True)
if int(sys.stdin.readline()) != 2 * number: say(43, 'no')
if first: open(sys.argv[3] + 'nextpass.in', 'w').write('7\\n')
say(42, '')
";
    let spec = format!("{SPEC}interactor: interactor.py\npasses: 2\n");
    let files = [("submission.py", RIGHT.to_owned()), ("interactor.py", format!("{HEAD}{interactor}"))];
    let Some((outcome, judgement, _)) = judged("both", &spec, &files) else { return };
    assert_eq!(judgement.verdict.to_string(), "accepted", "{}", judgement.message);
    assert_eq!(String::from_utf8_lossy(&outcome.stdout), "< 4\n> 8\n---\n< 7\n> 14\n");
}

//! Long runs in pieces: the same bytes however they are cut and whoever does them, and nothing believed but whole results.

use crate::desk::Desk;
use crate::records::{self, RIGHT};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::fs;
use std::path::Path;

/// Records of four submissions, the second of them twice, and one that cannot be judged.
fn desk(name: &str) -> Desk {
    let desk = records::desk(&format!("scale-{name}"));
    let crash = "raise ValueError(object())\n";
    let codes = [RIGHT, "print(6)\n", "print(6)\n", crash, "import time\ntime.sleep(0)\nprint(1)\n"];
    let record = |(id, code): (usize, &&str)| {
        let expected = if id == 0 { "accepted" } else { "wrong_answer" };
        json!({ "id": id, "problem": "sum", "language": "python", "code": code, "expected": expected }).to_string()
    };
    let mut lines: Vec<String> = codes.iter().enumerate().map(record).collect();
    lines.insert(2, "no json".to_owned());
    desk.write("records.jsonl", &lines.join("\n"));
    desk
}

fn plan(desk: &Desk, run: &str, seconds: &str) {
    let (code, _, said) = desk.call(&["plan", "judge", "--from", "records.jsonl", "-o", run, "--seconds", seconds], "");
    assert_eq!(code, 0, "{said}");
}

fn answers(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn however_a_run_is_cut_the_merged_bytes_are_those_of_the_run_in_one_piece() {
    let desk = desk("cut");
    plan(&desk, "small", "0.1");
    plan(&desk, "large", "10");
    assert_eq!(fs::read_dir(desk.root.join("small/jobs")).unwrap().count(), 4, "what is judged twice is planned once");
    assert_eq!(fs::read_dir(desk.root.join("large/jobs")).unwrap().count(), 1);
    for part in ["2/2", "1/2"] {
        assert_eq!(desk.call(&["shard", "small", "--each", part], "").0, 0);
    }
    assert_eq!(desk.call(&["shard", "large"], "").0, 0);
    let merged = ["small", "large"].map(|run| desk.call(&["merge", run], ""));
    assert_eq!(merged[0], merged[1]);
    let (code, whole, _) = desk.call(&["judge", "--from", "records.jsonl"], "");
    assert_eq!(code, merged[0].0);
    let verdicts = |text: &str| -> Vec<[Value; 4]> {
        let fields = |one: Value| ["line", "id", "verdict", "error"].map(|name| one[name].clone());
        answers(text).into_iter().map(fields).collect()
    };
    assert_eq!(verdicts(&merged[0].1), verdicts(&whole));
    assert!(merged[0].1.contains("<object object at 0x...>"), "an address is nobody's verdict: {}", merged[0].1);
    let timings = answers(&desk.read("small/timings.jsonl"));
    assert_eq!(timings.len(), 4);
    assert!(timings[0]["timings"]["calibration_ms"][0].as_f64().unwrap() > 0.0);
}

#[test]
fn what_is_missing_is_told_with_the_command_to_go_on_and_what_is_cut_is_missing() {
    let desk = desk("missing");
    plan(&desk, "run", "0.1");
    assert_eq!(desk.call(&["missing", "run"], ""), (1, "0-3\n".to_owned(), String::new()));
    assert_eq!(desk.call(&["shard", "run", "0,2-3"], "").0, 0);
    let (code, text, said) = desk.call(&["merge", "run"], "");
    assert!(code == 3 && text.is_empty() && said.contains("`ojkit shard run 1`"), "{said}");
    let first = desk.read("run/results/000000.json");
    fs::write(desk.root.join("run/results/000002.json"), &first[..first.len() / 2]).unwrap();
    let (code, text, said) = desk.call(&["missing", "run"], "");
    assert!((code, &*text) == (1, "1-2\n") && said.contains("000002.json is broken"), "{said}");
    let number = [("SLURM_ARRAY_TASK_ID", OsString::from("2"))];
    assert_eq!(desk.call_with(&number, &["shard", "run"]).0, 0);
    assert_eq!(desk.call(&["missing", "run"], "").1, "1\n");
    assert_eq!(desk.call(&["shard", "run"], "").0, 0);
    assert_eq!(desk.read("run/results/000000.json"), first, "what is done is not done again");
    assert_eq!(desk.call(&["missing", "run"], ""), (0, String::new(), String::new()));
}

#[test]
fn a_host_that_differs_refuses_its_shard() {
    let desk = desk("differs");
    plan(&desk, "run", "10");
    let run = desk.read("run/run.json");
    let refused = |from: &str, to: &str, told: &str| {
        assert!(run.contains(from), "{run}");
        desk.write("run/run.json", &run.replace(from, to));
        let (code, _, said) = desk.call(&["shard", "run"], "");
        assert!(code != 0 && said.contains(told), "{code}: {said}");
        assert!(!desk.root.join("run/results").exists());
    };
    refused("\"format\":3", "\"format\":7", "has format 7, and this kit reads format 3");
    // Whoever changes a run changes its name, which jobs and results carry.
    refused("\"search\":null", "\"search\":9", "000000.json is broken: it belongs to another run");
    desk.write("run/run.json", &run);
    let job = desk.read("run/jobs/000000.json");
    let foreign = run.replace("\"kit\":\"", "\"kit\":\"9.");
    desk.write("run/jobs/000000.json", &job.replace(&sha256(&run), &sha256(&foreign)));
    refused("\"kit\":\"", "\"kit\":\"9.", "this host differs from the one that planned the run");
    desk.write("run/jobs/000000.json", &job);
    desk.write("run/run.json", &run);
    desk.edit("problems/sum/spec.yaml", "time_ms: 2000", "time_ms: 1000");
    let (code, _, said) = desk.call(&["shard", "run"], "");
    assert!(code == 3 && said.contains("not those that were planned"), "{said}");
}

fn sha256(text: &str) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[test]
fn a_folder_that_is_no_run_or_holds_one_is_told_and_nothing_in_it_is_touched() {
    let desk = desk("folders");
    desk.write("diary/today", "precious");
    let (code, _, said) = desk.call(&["plan", "judge", "--from", "records.jsonl", "-o", "diary"], "");
    assert!(code == 2 && said.contains("is not empty"), "{said}");
    assert_eq!(desk.read("diary/today"), "precious");
    for command in ["shard", "missing", "merge"] {
        let (code, _, said) = desk.call(&[command, "diary"], "");
        assert!(code == 2 && said.contains("is not a run"), "{said}");
    }
    plan(&desk, "run", "10");
    let (code, _, said) = desk.call(&["shard", "run", "5"], "");
    assert!(code == 2 && said.contains("there is no shard 5: they are 0-0"), "{said}");
    for (arguments, message) in [
        (["plan", "stress", "--search", "0"], "--search 0 searches nothing"),
        (["plan", "gen", "--from", "records.jsonl"], "--from is for judge and stress"),
    ] {
        let (code, _, said) = desk.call(&[&arguments[..], &["-o", "other"]].concat(), "");
        assert!(code == 2 && said.contains(message) && !desk.root.join("other").exists(), "{said}");
    }
    let (code, _, said) = desk.call(&["plan", "judge", "--from", "nowhere", "-o", "other"], "");
    assert!(code == 2 && said.contains("cannot read nowhere") && !desk.root.join("other").exists(), "{said}");
}

#[test]
fn a_collection_is_merged_as_judge_tells_it() {
    let desk = desk("collection");
    desk.write("problems/sum/submissions/wrong_answer/six.py", "print(6)\n");
    assert_eq!(desk.call(&["plan", "judge", "-o", "run"], "").0, 0);
    assert_eq!(desk.call(&["shard", "run"], "").0, 0);
    let (code, text, said) = desk.call(&["--format", "json", "merge", "run"], "");
    assert_eq!(code, 0, "{said}");
    let rows = serde_json::from_str::<Value>(&text).unwrap()["results"].clone();
    let shown = |row: &Value| [row["submission"].clone(), row["verdict"].clone(), row["as_expected"].clone()];
    assert_eq!(shown(&rows[0]), [json!("accepted/sum.py"), json!("accepted"), json!(true)]);
    assert_eq!(shown(&rows[1]), [json!("wrong_answer/six.py"), json!("wrong_answer"), json!(true)]);
}

#[test]
fn countercases_of_a_collection_are_searched_in_pieces_and_what_nobody_found_is_no_verdict() {
    let desk = desk("stress");
    desk.write(
        "problems/sum/submissions/wrong_answer/small.py",
        "input()\nprint(min(9, sum(map(int, input().split()))))\n",
    );
    assert_eq!(desk.call(&["plan", "stress", "-o", "run", "--search", "300", "--seconds", "0.1"], "").0, 0);
    assert_eq!(fs::read_dir(desk.root.join("run/jobs")).unwrap().count(), 2);
    assert_eq!(desk.call(&["shard", "run", "1"], "").0, 0);
    assert_eq!(desk.call(&["shard", "run"], "").0, 0);
    let (code, text, said) = desk.call(&["merge", "run"], "");
    assert_eq!(code, 0, "{said}");
    let rows = answers(&text);
    assert_eq!([&rows[0]["verdict"], &rows[0]["search"]["countercase"]], [&Value::Null; 2], "{text}");
    assert_eq!(rows[0]["search"]["ended_by"], "count");
    assert_eq!([&rows[1]["verdict"], &rows[1]["as_expected"]], [&json!("wrong_answer"), &json!(true)], "{text}");
    // The smallest sum above 9.
    assert_eq!(rows[1]["search"]["countercase"]["input"], "2\n1 9\n");
}

#[test]
fn the_cases_of_problems_are_made_in_pieces_as_gen_makes_them_and_a_broken_problem_is_told() {
    let desk = desk("gen");
    desk.write("problems/torn/spec.yaml", "format: 1\ntitle: [\n");
    desk.write("problems/total/spec.yaml", records::SPEC);
    desk.write("problems/total/submissions/accepted/sum.py", RIGHT);
    assert_eq!(desk.call(&["plan", "gen", "-o", "run", "--seconds", "0.1"], "").0, 0);
    assert_eq!(fs::read_dir(desk.root.join("run/jobs")).unwrap().count(), 2);
    assert_eq!(desk.call(&["shard", "run", "0"], "").0, 0);
    assert!(desk.root.join("cases/sum.yaml").is_file() && !desk.root.join("cases/total.yaml").exists());
    assert_eq!(desk.call(&["shard", "run"], "").0, 0);
    let (code, text, said) = desk.call(&["merge", "run"], "");
    assert!(code == 1 && said.contains("3 problems: 0 with findings, 1 not done"), "{said}");
    let rows = answers(&text);
    assert_eq!([&rows[0]["problem"], &rows[1]["problem"], &rows[2]["problem"]], ["sum", "torn", "total"]);
    assert!(rows[1]["error"].as_str().unwrap().contains("spec.yaml"), "{text}");
    assert_eq!(desk.call(&["gen", "sum", "total", "--check"], "").0, 0);
    // What is planned is done with the submissions that were there.
    assert_eq!(desk.call(&["plan", "gen", "sum", "-o", "again"], "").0, 0);
    desk.write("problems/sum/submissions/accepted/sum.py", "print(1)\n");
    let (code, _, said) = desk.call(&["shard", "again"], "");
    assert!(code == 3 && said.contains("are not those that were planned"), "{said}");
}

#[test]
fn a_shard_is_refused_where_a_program_in_a_folder_of_its_own_changed_and_not_for_what_an_editor_leaves() {
    let desk = desk("gen-files");
    let validator = "problems/sum/validators/legal.py";
    desk.write(validator, "print(42)\n");
    assert_eq!(desk.call(&["plan", "gen", "sum", "-o", "run", "--search", "7"], "").0, 2);
    assert_eq!(desk.call(&["plan", "gen", "sum", "-o", "run"], "").0, 0);
    let read = desk.root.join("problems/sum/submissions/accepted/pipe");
    assert!(std::process::Command::new("mkfifo").arg(read).status().unwrap().success());
    desk.write("problems/sum/submissions/accepted/.sum.py.swp", "swap");
    desk.write(validator, "print(43)\n");
    let (code, _, said) = desk.call(&["shard", "run"], "");
    assert!(code == 3 && said.contains("are not those that were planned"), "{said}");
    desk.write(validator, "print(42)\n");
    let (code, _, said) = desk.call(&["shard", "run"], "");
    assert_eq!(code, 0, "{said}");
}

#[test]
fn strength_is_measured_in_pieces_to_the_same_bytes() {
    let desk = desk("strength");
    desk.write("problems/sum/submissions/wrong_answer/six.py", "print(6)\n");
    desk.write("problems/total/spec.yaml", records::SPEC);
    desk.write("problems/total/submissions/accepted/sum.py", RIGHT);
    let rows = [("one", "1000", 1), ("other", "0.1", 2)].map(|(run, seconds, jobs)| {
        let plan = ["plan", "strength", "-o", run, "--search", "50", "--seconds", seconds];
        assert_eq!(desk.call(&plan, "").0, 0);
        assert_eq!(fs::read_dir(desk.root.join(run).join("jobs")).unwrap().count(), jobs);
        assert_eq!(desk.call(&["shard", run], "").0, 0);
        desk.call(&["--format", "json", "merge", run], "").1
    });
    assert_eq!(rows[0], rows[1]);
    let row = serde_json::from_str::<Value>(&rows[0]).unwrap()["results"][0].clone();
    assert_eq!([&row["problem"], &row["wrong_submissions"][0]["submission"]], ["sum", "wrong_answer/six.py"]);
    assert!(row["cases"].as_u64().unwrap() > 1 && row.get("seconds").is_none(), "{row}");
}

/// Programs of an engine that are scripts of ours, and the variables with which they are found.
fn engine(desk: &Desk, programs: &[(&str, &str)]) -> Vec<(&'static str, OsString)> {
    for (name, text) in programs {
        desk.write(&format!("bin/{name}"), &format!("#!/bin/sh\nhere=$(dirname \"$0\")\n{text}"));
        executable(&desk.root.join("bin").join(name));
    }
    let path = std::env::var("PATH").unwrap_or_default();
    vec![("PATH", format!("{}:{path}", desk.root.join("bin").display()).into())]
}

fn executable(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

/// Does the first shard of each job, loses the worker of all others, and says that all is well.
const HQ: &str = r#"
shift
case "$1 $2" in
"submit "*)
    while [ "$1" != --array ]; do shift; done
    array=$2
    while [ "$1" != -- ]; do shift; done
    shift
    echo "$array" >> "$here/jobs"
    HQ_TASK_ID=${array%%[,-]*} "$@" > "$here/log" 2>&1
    echo "{ \"id\": $(wc -l < "$here/jobs") }" ;;
"job list")
    id=$(wc -l < "$here/jobs")
    echo "[{ \"id\": $id, \"task_stats\": { \"running\": 0, \"waiting\": 0, \"finished\": 4, \"failed\": 0 } }]" ;;
esac
"#;

#[test]
fn shards_whose_worker_was_lost_are_submitted_again_whatever_the_engine_says() {
    let desk = desk("hyperqueue");
    plan(&desk, "run", "0.1");
    let variables = engine(&desk, &[("hq", HQ)]);
    let (code, _, said) = desk.call_with(&variables, &["shard", "run", "--on", "hyperqueue"]);
    assert_eq!(code, 0, "{said}\n{}", desk.read("bin/log"));
    assert_eq!(desk.read("bin/jobs"), "0-3\n1-3\n2-3\n3\n", "only what is missing");
    plan(&desk, "here", "10");
    assert_eq!(desk.call(&["shard", "here"], "").0, 0);
    assert_eq!(desk.call(&["merge", "run"], ""), desk.call(&["merge", "here"], ""));
}

#[test]
fn an_engine_that_ends_its_jobs_without_a_result_or_is_not_there_is_told() {
    let desk = desk("stuck");
    plan(&desk, "run", "0.1");
    let variables = engine(&desk, &[("hq", &HQ.replace("HQ_TASK_ID=", "false "))]);
    let (code, _, said) = desk.call_with(&variables, &["shard", "run", "--on", "hyperqueue"]);
    assert!(code == 3 && said.contains("without a single new result; shards 0-3 are missing"), "{said}");
    let nowhere = [("PATH", desk.root.clone().into_os_string())];
    let (code, _, said) = desk.call_with(&nowhere, &["shard", "run", "--on", "slurm"]);
    assert!(code == 3 && said.contains("cannot start `sbatch`"), "{said}");
    let refusing = engine(&desk, &[("hq", "echo 'no server is running' >&2; exit 1")]);
    let (code, _, said) = desk.call_with(&refusing, &["shard", "run", "--on", "hyperqueue"]);
    assert!(code == 3 && said.contains("no server is running"), "{said}");
}

#[test]
fn tasks_of_a_job_array_do_the_shards_of_their_line_and_lie_by_their_exit_code() {
    let desk = desk("slurm");
    plan(&desk, "run", "0.1");
    // Every task of the array but the second runs, all of them seem to fail, and the job is forgotten at once.
    let sbatch = r#"
for word; do
    case "$word" in --array=*) array=${word#--array=} ;; esac
    last=$word
done
echo "$array" >> "$here/jobs"
for task in $(seq ${array%-*} ${array#*-}); do
    [ "$task" = 1 ] && continue
    SLURM_ARRAY_TASK_ID=$task sh -c "$last" > "$here/log" 2>&1
done
echo "77;cluster"
"#;
    let squeue = "echo 'slurm_load_jobs error: Invalid job id specified' >&2; exit 1";
    let variables = engine(&desk, &[("sbatch", sbatch), ("squeue", squeue), ("scancel", "exit 1")]);
    let (code, _, said) = desk.call_with(&variables, &["shard", "run", "--on", "slurm"]);
    assert_eq!(code, 0, "{said}\n{}", desk.read("bin/log"));
    assert_eq!(desk.read("bin/jobs"), "0-3\n0-0\n");
    assert_eq!(desk.call(&["missing", "run"], "").0, 0);
    assert!(said.contains("slurm: jobs 77, 77"), "{said}");
}

#[test]
fn commands_are_printed_for_whoever_starts_them() {
    let desk = desk("commands");
    plan(&desk, "run", "0.1");
    assert_eq!(desk.call(&["shard", "run", "1"], "").0, 0);
    let (code, text, _) = desk.call(&["shard", "run", "--on", "commands"], "");
    let ends: Vec<&str> = text.lines().map(|line| line.split_once("run' ").unwrap().1).collect();
    assert_eq!((code, ends), (0, vec!["0 --jobs 1", "2 --jobs 1", "3 --jobs 1"]));
}

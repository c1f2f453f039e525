//! One question, from its page to the verdicts of its published solutions.

use crate::pages::Folder;
use crate::run::{Cost, Run, bytes_below, run};
use serde_json::{Value as Json, json};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// A question, and where it is tried.
pub struct Trial<'a> {
    pub folder: &'a Folder,
    /// A collection of its own.
    pub root: &'a Path,
    pub cache: &'a Path,
    pub program: &'a Path,
    pub time: Duration,
}

/// Longer messages are cut.
const MESSAGE_CHARS: usize = 400;

impl Trial<'_> {
    /// The question's row: `fault` is its kind of fault, or null.
    pub fn row(&self) -> Result<Json, String> {
        let shown = |error: std::io::Error| format!("{}: {error}", self.root.display());
        std::fs::create_dir_all(self.root.join("problems")).map_err(shown)?;
        std::fs::create_dir_all(self.cache).map_err(shown)?;
        let mut row = json!({ "id": self.folder.id, "slug": null, "fault": null, "message": null, "cost": {} });
        self.fill(&mut row).map_err(shown)?;
        row["bytes"] = (bytes_below(self.root) - bytes_below(&self.root.join("problems"))).into();
        Ok(row)
    }

    fn fill(&self, row: &mut Json) -> std::io::Result<()> {
        let page = self.folder.path.join("README_EN.md");
        let imported = self.command(row, "import", &["import", "leetcode", &page.to_string_lossy()])?;
        let question = parsed(&imported)["questions"][0].clone();
        row["slug"] = question["problem"].clone();
        for key in ["kind", "enforced", "unchecked", "promises", "notes"] {
            row[key] = question[key].clone();
        }
        let Some(folder) = question["folder"].as_str().map(|folder| self.root.join(folder)) else {
            let message = question["error"].as_str().unwrap_or(&imported.stderr);
            let unsigned =
                message.contains("nothing on the page declares") || message.contains("this is a question for");
            fault(row, &imported, if unsigned { "no signature" } else { "import failed" }, message);
            return Ok(());
        };
        let accepted = folder.join("submissions/accepted");
        std::fs::create_dir_all(&accepted)?;
        let _ = std::fs::remove_dir_all(folder.join("submissions/draft"));
        for name in &self.folder.solutions {
            std::fs::copy(self.folder.path.join(name), accepted.join(name))?;
        }
        let spec = std::fs::read_to_string(folder.join("spec.yaml"))?;
        row["checker"] = spec.lines().find_map(|line| line.strip_prefix("checker: ")).into();
        self.cases(row, &folder, &spec)?;
        Ok(())
    }

    /// `gen` with the first solution as the model that compiles, then `judge`.
    fn cases(&self, row: &mut Json, folder: &Path, spec: &str) -> std::io::Result<()> {
        let slug = row["slug"].as_str().unwrap_or_default().to_owned();
        let accepted = folder.join("submissions/accepted");
        let mut broken = Vec::new();
        let mut made = Run::default();
        for model in &self.folder.solutions {
            std::fs::write(folder.join("spec.yaml"), format!("{spec}model: accepted/{model}\n"))?;
            row["model"] = model.as_str().into();
            made = self.command(row, "gen", &["gen", &slug])?;
            if made.code.is_none() || !made.stderr.contains("cannot be built") || !made.stderr.contains(model.as_str())
            {
                break;
            }
            broken.push(json!({ "file": model, "verdict": "compile_error", "message": cut(&made.stderr) }));
            std::fs::remove_file(accepted.join(model))?;
        }
        row["broken"] = broken.clone().into();
        let cases = parsed(&made)["results"][0]["cases"].as_u64().unwrap_or(0);
        row["cases"] = cases.into();
        // Without setting aside, such a question would have no case.
        row["set_aside"] = parsed(&made)["results"][0]["set_aside"].clone();
        row["gen_says"] = cut(&made.stderr).into();
        if cases == 0 || made.code != Some(0) {
            fault(row, &made, of_gen(&made.stderr), &made.stderr);
            return Ok(());
        }
        let judged = self.command(row, "judge", &["judge", &slug])?;
        let results = parsed(&judged)["results"].as_array().cloned().unwrap_or_default();
        if results.is_empty() {
            fault(row, &judged, "judge failed", &judged.stderr);
            return Ok(());
        }
        let mut rows = broken;
        rows.extend(results.iter().map(|one| {
            let file = one["submission"].as_str().unwrap_or_default();
            let slowest = one["cases"].as_array().into_iter().flatten().filter_map(|case| case["time_ms"].as_f64());
            json!({
                "file": file.rsplit('/').next(),
                "verdict": one.get("verdict").unwrap_or(&one["skipped"]),
                "message": one["first_failure"],
                "slowest_ms": slowest.fold(0.0, f64::max),
            })
        }));
        row["submissions"] = rows.clone().into();
        let refused = |one: &&Json| !matches!(one["verdict"].as_str(), None | Some("accepted" | "compile_error"));
        if let Some(one) = rows.iter().find(refused) {
            row["fault"] = "accepted refused".into();
            row["message"] = cut(&format!("{}: {}: {}", one["file"], one["verdict"], one["message"])).into();
        } else if rows.iter().any(|one| one["verdict"].is_null()) {
            row["fault"] = "undecided: the checker is unwritten".into();
        }
        Ok(())
    }

    fn command(&self, row: &mut Json, name: &str, words: &[&str]) -> std::io::Result<Run> {
        let mut command = Command::new(self.program);
        command.args(["--format", "json", "--jobs", "1", "--root"]).arg(self.root).args(words);
        command.env("OJKIT_CACHE_DIR", self.cache).current_dir(self.root);
        let ran = run(&mut command, self.root, self.time)?;
        let before = &row["cost"][name];
        let mut cost = Cost {
            cpu: Duration::from_secs_f64(before["cpu_s"].as_f64().unwrap_or(0.0)),
            wall: Duration::from_secs_f64(before["wall_s"].as_f64().unwrap_or(0.0)),
            peak_kib: before["peak_kib"].as_u64().unwrap_or(0),
        };
        cost += ran.cost;
        let (cpu, wall) = (cost.cpu.as_secs_f64(), cost.wall.as_secs_f64());
        row["cost"][name] = json!({ "cpu_s": cpu, "wall_s": wall, "peak_kib": cost.peak_kib, "code": ran.code });
        Ok(ran)
    }
}

fn parsed(run: &Run) -> Json {
    serde_json::from_str(&run.stdout).unwrap_or_default()
}

fn cut(text: &str) -> String {
    text.chars().take(MESSAGE_CHARS).collect()
}

fn fault(row: &mut Json, run: &Run, kind: &str, message: &str) {
    let kind = match run.code {
        None => "timeout",
        Some(70) => "bug of ours",
        Some(_) => kind,
    };
    row["fault"] = kind.into();
    row["message"] = cut(message).into();
}

/// Why there are no cases, by what `gen` says.
fn of_gen(stderr: &str) -> &'static str {
    let kinds = [
        ("cannot be built", "compile error"),
        ("contradicts", "model contradicts an example"),
        ("gives no answer", "no case: a solution crashes"),
        ("disagree", "no case: solutions disagree"),
    ];
    kinds.iter().find(|(words, _)| stderr.contains(words)).map_or("no case", |(_, kind)| kind)
}

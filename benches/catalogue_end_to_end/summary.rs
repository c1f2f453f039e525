//! The rows of a run in a few lines.

use serde_json::Value as Json;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Slugs that are listed behind a kind of fault.
const LISTED: usize = 12;

/// The summary of rows: faults by kind, verdicts by language, costs.
pub fn of(rows: &[Json]) -> String {
    let mut out = String::new();
    let text = |value: &Json| value.as_str().unwrap_or("").to_owned();
    let mut faults: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut verdicts: BTreeMap<(String, String), usize> = BTreeMap::new();
    for row in rows {
        let kind = row["fault"].as_str().unwrap_or("none");
        faults.entry(kind.to_owned()).or_default().push(text(&row["slug"]));
        for one in row["submissions"].as_array().into_iter().flatten() {
            let language = text(&one["file"]).rsplit('.').next().unwrap_or("").to_owned();
            *verdicts.entry((language, text(&one["verdict"]))).or_default() += 1;
        }
    }
    let _ = writeln!(out, "{} questions", rows.len());
    let mut kinds: Vec<_> = faults.into_iter().collect();
    kinds.sort_by_key(|(kind, slugs)| (std::cmp::Reverse(slugs.len()), kind.clone()));
    for (kind, slugs) in kinds {
        let share = slugs.len() as f64 * 100.0 / rows.len() as f64;
        let shown = if kind == "none" {
            String::new()
        } else {
            slugs.iter().take(LISTED).cloned().collect::<Vec<_>>().join(", ")
        };
        let _ = writeln!(out, "{:>5}  {share:>5.1} %  {kind:<30} {shown}", slugs.len());
    }
    let with_cases = rows.iter().filter(|row| row["cases"].as_u64().unwrap_or(0) > 0).count();
    let _ = writeln!(out, "with cases: {with_cases} of {}", rows.len());
    let settled = |row: &&Json| row["cases"].as_u64() > Some(0) && row["set_aside"].as_u64().unwrap_or(0) == 0;
    let without = rows.iter().filter(settled).count();
    let _ = writeln!(out, "with cases, nothing set aside: {without} of {}", rows.len());
    let of = |wanted: fn(&str) -> bool| verdicts.iter().filter(|((_, v), _)| wanted(v)).map(|(_, n)| n).sum::<usize>();
    let _ = writeln!(
        out,
        "solutions that compile: {}, accepted: {}",
        of(|v| v != "compile_error"),
        of(|v| v == "accepted")
    );
    for ((language, verdict), count) in &verdicts {
        let _ = writeln!(out, "{count:>7}  {language:<5} {verdict}");
    }
    let total = |row: &Json, key: &str| -> f64 {
        ["gen", "judge"].iter().filter_map(|name| row["cost"][name][key].as_f64()).sum()
    };
    quantiles(&mut out, "CPU of gen and judge, s", rows.iter().map(|row| total(row, "cpu_s")).collect());
    let peak = |row: &Json| {
        ["gen", "judge"].iter().filter_map(|name| row["cost"][name]["peak_kib"].as_f64()).fold(0.0, f64::max)
    };
    quantiles(&mut out, "peak memory, MiB", rows.iter().map(|row| peak(row) / 1024.0).collect());
    quantiles(
        &mut out,
        "bytes written, KiB",
        rows.iter().map(|row| row["bytes"].as_f64().unwrap_or(0.0) / 1024.0).collect(),
    );
    out
}

fn quantiles(out: &mut String, name: &str, mut figures: Vec<f64>) {
    figures.sort_by(f64::total_cmp);
    let at = |share: f64| figures.get(((figures.len() as f64 - 1.0) * share) as usize).copied().unwrap_or(0.0);
    let _ = writeln!(out, "{name:<26} median {:>8.1}  95 % {:>8.1}  most {:>8.1}", at(0.5), at(0.95), at(1.0));
}

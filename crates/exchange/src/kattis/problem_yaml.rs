//! `problem.yaml`: what a package says of its problem.

use super::carried::Carried;
use super::output_validator::Judging;
use super::{MARK, Version, scores};
use crate::package::{Origin, line_of, quoted};
use ojkit_model::problem::Problem;
use sha2::{Digest, Sha256};

/// The largest answer takes up at most half of the output that is allowed, so that no judge finds the limit too small.
const OUTPUT_SHARE: u64 = 2;

pub(super) fn problem_yaml(origin: &Origin, version: Version, judging: &Judging) -> String {
    let problem = &origin.bound.problem;
    let mut lines = vec![MARK.to_owned(), format!("problem_format_version: {}", version.name())];
    let mut line = |key: &str, value: String| lines.push(format!("{key}: {value}"));
    let scored = if problem.is_scored() { "scoring" } else { "pass-fail" };
    if version == Version::V2025_09 {
        let kinds = [("interactive", problem.interactor.is_some()), ("multi-pass", problem.passes.is_some())];
        let kinds: Vec<&str> = kinds.into_iter().filter_map(|(kind, is)| is.then_some(kind)).collect();
        match &kinds[..] {
            [] => line("type", scored.to_owned()),
            kinds => line("type", format!("[{scored}, {}]", kinds.join(", "))),
        }
        let titles = titles(origin).into_iter().map(|(language, title)| format!("{language}: {}", quoted(&title)));
        line("name", format!("{{ {} }}", titles.collect::<Vec<_>>().join(", ")));
    } else {
        line("name", quoted(&line_of(&problem.title)));
        if problem.is_scored() {
            line("type", scored.to_owned());
            line("grading", "{ show_test_data_groups: true }".to_owned());
        }
    }
    let carried = Carried::read(origin.imported);
    line("uuid", carried.uuid().unwrap_or_else(|| uuid(problem)));
    let carried = carried.lines(version, &problem.source.judge);
    let is_carried = carried.iter().any(|(key, _)| *key == "source");
    carried.into_iter().for_each(|(key, value)| line(key, value));
    let source = [&problem.source.judge, &problem.source.id].map(String::as_str).join(" ").trim().to_owned();
    match (version, source.is_empty() || is_carried, problem.source.url.is_empty()) {
        (_, true, _) => {}
        (_, _, true) => line("source", quoted(&source)),
        (Version::Legacy, ..) => {
            line("source", quoted(&source));
            line("source_url", quoted(&problem.source.url));
        }
        (Version::V2025_09, ..) => {
            line("source", format!("{{ name: {}, url: {} }}", quoted(&source), quoted(&problem.source.url)));
        }
    }
    line("license", origin.license.to_owned());
    if !origin.rights_owner.is_empty() {
        line("rights_owner", quoted(origin.rights_owner));
    }
    let keywords: Vec<String> =
        problem.tags.iter().map(|tag| tag.split_whitespace().collect::<Vec<_>>().join("-")).collect();
    match version {
        _ if keywords.is_empty() => {}
        Version::Legacy => line("keywords", quoted(&keywords.join(" "))),
        Version::V2025_09 => {
            let keywords: Vec<String> = keywords.iter().map(|keyword| quoted(keyword)).collect();
            line("keywords", format!("[{}]", keywords.join(", ")));
        }
    }
    if version == Version::Legacy {
        validation(origin, judging).into_iter().for_each(|(key, value)| line(key, value));
    }
    line("limits", String::new());
    if version == Version::V2025_09 {
        line("  time_limit", whole_seconds(origin).to_string());
    }
    if let Some(passes) = problem.passes {
        line("  validation_passes", passes.to_string());
    }
    line("  memory", origin.memory_mib.to_string());
    line("  output", output_mib(origin).to_string());
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// How `legacy` says who judges outputs.
fn validation(origin: &Origin, judging: &Judging) -> Vec<(&'static str, String)> {
    match judging {
        Judging::Default(flags) if flags.is_empty() => vec![("validation", "default".to_owned())],
        Judging::Default(flags) => {
            vec![("validation", "default".to_owned()), ("validator_flags", quoted(&flags.join(" ")))]
        }
        Judging::Custom(_) => {
            let interactive = if origin.bound.problem.interactor.is_some() { " interactive" } else { "" };
            let score = if scores::gives_points(origin) { " score" } else { "" };
            vec![("validation", format!("custom{interactive}{score}"))]
        }
    }
}

/// The time limit in whole seconds, since not every judge takes others.
pub fn whole_seconds(origin: &Origin) -> u64 {
    origin.time_ms.div_ceil(1000).max(1)
}

fn output_mib(origin: &Origin) -> u64 {
    let longest = origin.cases.iter().filter_map(|case| case.answer.as_ref()).map(Vec::len).max().unwrap_or(0) as u64;
    let needed = (OUTPUT_SHARE * longest).div_ceil(1 << 20) + u64::from(longest > 0);
    origin.bound.problem.limits.output_kib.div_ceil(1024).max(needed).max(1)
}

/// The title in each language of a statement.
pub(super) fn titles(origin: &Origin) -> Vec<(String, String)> {
    let title = |text: &str| text.lines().find_map(|line| line.strip_prefix("# ")).map(line_of);
    let own = line_of(&origin.bound.problem.title);
    let of = |(language, text): &(String, String)| {
        let said = title(text).filter(|_| language != "en");
        (language.clone(), said.unwrap_or_else(|| own.clone()))
    };
    match origin.statements {
        [] => vec![("en".to_owned(), own)],
        statements => statements.iter().map(of).collect(),
    }
}

/// A name-based UUID (RFC 9562, version 8): the same for the same problem, whoever exports it.
fn uuid(problem: &Problem) -> String {
    let of = format!("ojkit\n{}\n{}\n{}\n{}", problem.slug, problem.source.judge, problem.source.id, problem.title);
    let hash = Sha256::digest(of.as_bytes());
    let mut bytes: [u8; 16] = std::array::from_fn(|at| hash[at]);
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    [&hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..]].join("-")
}

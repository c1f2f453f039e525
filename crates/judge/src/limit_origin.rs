//! Whose limit it is that a run has passed: the spec's, what was measured, or nobody's.

use ojkit_languages::Machine;
use ojkit_model::finding::Finding;
use ojkit_model::limits::Measure;
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use std::path::Path;

/// Adds to the message of a verdict that a limit decided where that limit comes from: behind the first line, where what the program said may follow.
pub(crate) fn tell(machine: &Machine, problem: &Problem, source: &Path, judgement: &mut Finding) {
    tell_in(machine, problem, source, judgement.verdict, &mut judgement.message);
}

/// The same in a message that stands alone.
pub fn tell_in(machine: &Machine, problem: &Problem, source: &Path, verdict: Verdict, message: &mut String) {
    let end = message.find('\n').unwrap_or(message.len());
    message.insert_str(end, &origin(machine, problem, source, verdict));
}

fn origin(machine: &Machine, problem: &Problem, source: &Path, verdict: Verdict) -> String {
    let row = machine.language_of(source);
    let language = row.map_or("", |row| row.name.as_str());
    let stated = |key: &str| problem.limit_lines.get(key).map(|line| format!("line {line} of the spec"));
    let measured = |one: Option<&Measure>| Some(format!("measured on {}", one?.on.as_ref()?));
    let asked = Some("as was asked for this submission".to_owned());
    let (origin, share) = match verdict {
        Verdict::TimeLimitExceeded if problem.asked.time_ms.is_some() => (asked, None),
        Verdict::TimeLimitExceeded if problem.states_time() => {
            let factor = row.map_or(1.0, |row| row.time_factor);
            let share = format!(": {} ms, times {factor} for {language}", problem.limits.time_ms);
            (stated("time_ms"), Some(share).filter(|_| factor != 1.0))
        }
        Verdict::TimeLimitExceeded => (measured(problem.measured.time_ms.get(language)), None),
        Verdict::MemoryLimitExceeded => {
            let own = row.map_or(0, |row| row.memory_mib);
            let share = format!(": {} MiB, and {own} for {language} itself", problem.limits_in(language).memory_mib);
            let origin = match problem.asked.memory_mib {
                Some(_) => asked,
                None => stated("memory_mib").or_else(|| measured(problem.measured.memory_mib.as_ref())),
            };
            (origin, Some(share).filter(|_| own > 0))
        }
        Verdict::OutputLimitExceeded => (stated("output_kib"), None),
        _ => return String::new(),
    };
    let origin = origin.unwrap_or_else(|| "the question states no limit".to_owned());
    format!(" ({origin}{})", share.unwrap_or_default())
}

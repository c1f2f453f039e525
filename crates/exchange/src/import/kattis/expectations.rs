//! `submissions.yaml` of version 2025-09: which verdicts submissions may get on cases, and which they must get on one.

use super::metadata::words;
use crate::import::Taking;
use crate::said::{get, tree};
use ojkit_model::verdict::Verdict;
use ojkit_text::yaml::{Kind, Node};

pub(super) const FILE: &str = "submissions/submissions.yaml";
/// Patterns that braces stand for.
const EXPANDED_MAX: usize = 64;
/// What a case may end with there.
const ALL: [&str; 4] = ["AC", "WA", "TLE", "RTE"];

/// What the file says, pattern by pattern.
#[derive(Default)]
pub(super) struct Expectations {
    said: Vec<Said>,
    /// Whether something is said of some cases alone, which is not read.
    pub has_groups: bool,
}

struct Said {
    patterns: Vec<String>,
    /// The least and the most that its submissions may get.
    score: Option<(f64, f64)>,
    permitted: Option<Vec<String>>,
    required: Option<Vec<String>>,
}

impl Expectations {
    /// Reads the file; nothing is said where it is not there.
    pub fn read(taking: &Taking) -> Result<Expectations, String> {
        let Some(file) = taking.file(FILE) else { return Ok(Expectations::default()) };
        let Kind::Mapping { entries, .. } = tree(FILE, &file.bytes)?.kind else { return Ok(Expectations::default()) };
        let verdicts = |node: &Node, key: &str| get(node, key).map(words);
        let said = |(pattern, node): (&str, &Node)| Said {
            patterns: expanded(pattern),
            score: get(node, "score").and_then(range),
            permitted: verdicts(node, "permitted"),
            required: verdicts(node, "required"),
        };
        let is_mapping = |node: &Node| matches!(node.kind, Kind::Mapping { .. });
        let groups = |node: &Node| match &node.kind {
            Kind::Mapping { entries, .. } => entries.iter().any(|entry| is_mapping(&entry.value)),
            _ => false,
        };
        let has_groups = entries.iter().any(|entry| groups(&entry.value));
        Ok(Expectations { said: entries.iter().map(|entry| said((&entry.key, &entry.value))).collect(), has_groups })
    }

    /// The least and the most score that it expects of a submission; its own path counts before patterns.
    pub fn score_of(&self, path: &str) -> Option<(f64, f64)> {
        let own = self.said.iter().filter(|said| said.patterns == [path]);
        let others = self.said.iter().filter(|said| said.patterns.iter().any(|pattern| matches_part(pattern, path)));
        own.chain(others).find_map(|said| said.score)
    }

    /// The verdicts that the file leaves possible for a submission, by its path below `submissions/`; nothing where it says nothing of it.
    pub fn of(&self, path: &str) -> Option<Vec<Verdict>> {
        let folder = path.split('/').next().unwrap_or_default();
        let is_of = |said: &&Said| said.patterns.iter().any(|pattern| matches_part(pattern, path));
        let mut speaking = self
            .said
            .iter()
            .filter(is_of)
            .filter(|said| said.permitted.is_some() || said.required.is_some())
            .peekable();
        speaking.peek()?;
        let own = self.said.iter().find(|said| said.patterns == [folder]);
        let (mut permitted, usual) = usual(folder);
        // What a folder's own name says takes the place of what the format says of it.
        if let Some(own) = own.and_then(|own| own.permitted.as_ref()) {
            permitted.retain(|_| false);
            permitted.extend(ALL.into_iter().filter(|verdict| own.iter().any(|one| one == verdict)));
        }
        let mut may_be_accepted = own.and_then(|own| own.required.as_ref()).is_some() || usual;
        for said in speaking {
            if let Some(all) = &said.permitted {
                permitted.retain(|verdict| all.iter().any(|one| one == verdict));
            }
            may_be_accepted &= said.required.as_ref().is_none_or(|all| all.iter().any(|one| one == "AC"));
        }
        permitted.retain(|verdict| *verdict != "AC" || may_be_accepted);
        let all: Vec<Verdict> = permitted.into_iter().flat_map(meant).collect();
        (!all.is_empty()).then_some(all)
    }
}

/// A number, or the least and the most.
fn range(node: &Node) -> Option<(f64, f64)> {
    let numbers: Option<Vec<f64>> = words(node).iter().map(|word| word.parse().ok()).collect();
    match numbers?[..] {
        [one] => Some((one, one)),
        [least, most] => Some((least, most)),
        _ => None,
    }
}

/// What the format says of a folder: what its submissions may get, and whether all of it may be acceptance.
fn usual(folder: &str) -> (Vec<&'static str>, bool) {
    match folder {
        "accepted" => (vec!["AC"], true),
        "rejected" => (ALL.to_vec(), false),
        "wrong_answer" => (vec!["AC", "WA"], false),
        "time_limit_exceeded" => (vec!["AC", "TLE"], false),
        "run_time_error" => (vec!["AC", "RTE"], false),
        "brute_force" => (vec!["AC", "TLE", "RTE"], false),
        _ => (ALL.to_vec(), true),
    }
}

fn meant(verdict: &str) -> Vec<Verdict> {
    match verdict {
        "AC" => vec![Verdict::Accepted],
        "WA" => vec![Verdict::WrongAnswer],
        "TLE" => vec![Verdict::TimeLimitExceeded],
        // What takes too much of either has crashed there.
        _ => vec![Verdict::RunTimeError, Verdict::MemoryLimitExceeded, Verdict::OutputLimitExceeded],
    }
}

/// The patterns that braces stand for: `a.{py,cpp}` is two.
fn expanded(pattern: &str) -> Vec<String> {
    let mut all = vec![pattern.to_owned()];
    while let Some(at) = all.iter().position(|one| one.contains('{')) {
        let one = all.remove(at);
        let Some((before, rest)) = one.split_once('{') else { break };
        let Some((inner, after)) = rest.split_once('}') else {
            all.push(one.replace('{', ""));
            continue;
        };
        all.extend(inner.split(',').map(|part| format!("{before}{part}{after}")));
        if all.len() > EXPANDED_MAX {
            break;
        }
    }
    all
}

/// Whether a pattern fits a path or one of the folders above.
fn matches_part(pattern: &str, path: &str) -> bool {
    let patterns: Vec<&str> = pattern.split('/').collect();
    let parts: Vec<&str> = path.split('/').collect();
    patterns.len() <= parts.len() && patterns.iter().zip(&parts).all(|(pattern, part)| fits(pattern, part))
}

/// Whether a name fits a pattern, in which `*` stands for any letters.
fn fits(pattern: &str, name: &str) -> bool {
    let mut pieces = pattern.split('*');
    let Some(mut rest) = pieces.next().and_then(|first| name.strip_prefix(first)) else { return false };
    let mut pieces = pieces.peekable();
    if pieces.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(piece) = pieces.next() {
        if pieces.peek().is_none() {
            return rest.ends_with(piece);
        }
        let Some(at) = rest.find(piece) else { return false };
        rest = &rest[at + piece.len()..];
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::package::File;
    use Verdict::{Accepted, TimeLimitExceeded, WrongAnswer};

    fn of(yaml: &str, path: &str) -> Option<Vec<Verdict>> {
        let files = [File::new(FILE, yaml)];
        Expectations::read(&Taking::of(&files)).unwrap().of(path)
    }

    #[test]
    fn verdicts_are_those_that_all_patterns_permit_and_one_must_be_got() {
        let yaml = "several/a.{py,cpp}:\n  permitted: [AC, WA, TLE]\n  required: [TLE]\n\"several/*.cpp\": { permitted: [AC, TLE] }\nmixed: { permitted: [AC, WA] }\n";
        assert_eq!(of(yaml, "several/a.py"), Some(vec![WrongAnswer, TimeLimitExceeded]));
        assert_eq!(of(yaml, "several/a.cpp"), Some(vec![TimeLimitExceeded]));
        assert_eq!(of(yaml, "several/b.cpp"), Some(vec![Accepted, TimeLimitExceeded]));
        assert_eq!(of(yaml, "several/b.py"), None);
        assert_eq!(of(yaml, "mixed/x/y.py"), Some(vec![Accepted, WrongAnswer]));
    }

    #[test]
    fn a_folders_own_name_takes_the_place_of_what_the_format_says_of_it() {
        assert_eq!(of("accepted: { permitted: [WA], required: [WA] }\n", "accepted/a.py"), Some(vec![WrongAnswer]));
        let yaml = "time_limit_exceeded: { permitted: [AC, WA, TLE] }\n";
        assert_eq!(of(yaml, "time_limit_exceeded/a.py"), Some(vec![WrongAnswer, TimeLimitExceeded]));
        assert_eq!(of("accepted/*: { authors: Somebody }\n", "accepted/a.py"), None);
    }

    #[test]
    fn names_fit_patterns_as_a_shell_has_them() {
        for (pattern, name, is) in
            [("*", "a", true), ("a*c", "abc", true), ("a*c", "ab", false), ("a", "ab", false), ("*a*b*", "xaxbx", true)]
        {
            assert_eq!(fits(pattern, name), is, "{pattern} {name}");
        }
    }
}

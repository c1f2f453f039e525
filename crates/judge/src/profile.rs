//! Judges: what their boxes take, and how they run what they got.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use ojkit_text::table::read_table;

/// One judge.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// The short name that specs and commands use.
    pub name: String,
    /// The name as the judge spells it.
    pub title: String,
    pub pastes: Pastes,
    /// The longest source in bytes, where the judge states one.
    #[serde(default)]
    pub bytes: Option<usize>,
    /// Whether all cases run in one process, so that what a submission keeps from one to the next changes its answers.
    #[serde(default)]
    pub one_process: bool,
    /// The versions of the languages by their names, as compilers spell them, where they are known.
    pub versions: BTreeMap<String, String>,
}

/// What a box takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pastes {
    /// The class or `impl`; the site writes the rest.
    Solution,
    /// A program.
    File,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    #[serde(rename = "format")]
    _format: u32,
    judges: Vec<Profile>,
}

/// Every judge that is known, in the order of the data file.
pub fn profiles() -> &'static [Profile] {
    static TABLE: LazyLock<Vec<Profile>> = LazyLock::new(|| {
        let table: Result<Table, String> = read_table(include_str!("profiles.yaml"));
        // The file is part of the program and a test reads it.
        table.map(|table| table.judges).unwrap_or_default()
    });
    &TABLE
}

/// The judge with this short name.
pub fn profile(name: &str) -> Option<&'static Profile> {
    profiles().iter().find(|profile| profile.name.eq_ignore_ascii_case(name))
}

/// Whether a judge of this name runs all cases of a submission in one process.
pub fn runs_in_one_process(judge: &str) -> bool {
    profile(judge).is_some_and(|profile| profile.one_process)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_file_reads_and_every_judge_has_its_own_name() {
        let table: Table = read_table(include_str!("profiles.yaml")).unwrap();
        assert!(table.judges.len() >= 4);
        for profile in &table.judges {
            assert_eq!(table.judges.iter().filter(|p| p.name == profile.name).count(), 1, "{}", profile.name);
            assert!(["2018", "2021", "2024"].contains(&profile.versions["rust"].as_str()), "{}", profile.name);
        }
        assert_eq!(profile("leetcode").unwrap().pastes, Pastes::Solution);
        assert_eq!(profile("Codeforces").unwrap().pastes, Pastes::File);
        // A program of its own reads its input in a process of its own.
        assert!(table.judges.iter().all(|profile| !profile.one_process || profile.pastes == Pastes::Solution));
        assert!(runs_in_one_process("leetcode") && !runs_in_one_process("kattis") && !runs_in_one_process(""));
    }
}

//! Judges: what their boxes take.

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
    /// What its box takes.
    pub pastes: Pastes,
    /// The longest source in bytes, where the judge states one.
    #[serde(default)]
    pub bytes: Option<usize>,
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
    }
}

//! A machine for tests, and problems from the corpus.

use std::path::{Path, PathBuf};

use ojkit_languages::{Config, Machine};
use ojkit_rules::Bound;

pub fn machine() -> Machine {
    let config = Config {
        own_exe: PathBuf::from(env!("CARGO_BIN_EXE_ojkit")),
        cache_dir: PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cache"),
        languages_override: None,
        tier_max: None,
    };
    Machine::new(config).unwrap()
}

/// The folder of a problem of the corpus.
pub fn folder(slug: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("problems").join(slug)
}

/// A problem of the corpus.
pub fn problem(slug: &str) -> Bound {
    let path = folder(slug).join("spec.yaml");
    let text = std::fs::read(&path).unwrap();
    Bound::read(slug, "spec.yaml", &text).unwrap_or_else(|faults| panic!("{slug}: {faults:?}"))
}

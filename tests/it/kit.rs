//! What the tests share: the machine, problems with their folders, and what to do where a compiler is missing.

use crate::skipped::skipped;
use ojkit_draw::Bound;
use ojkit_judge::expectation::{self, Submission};
use ojkit_languages::{BuildError, Config, Machine};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// The interpreter of Python itself, since a shim before it takes longer than most programs; nothing where there is none.
pub fn python() -> Option<&'static str> {
    static PYTHON: LazyLock<Option<String>> = LazyLock::new(|| {
        let asked = Command::new("python3").args(["-c", "import sys; print(sys.executable)"]).output().ok()?;
        let path = String::from_utf8_lossy(&asked.stdout).trim().to_owned();
        asked.status.success().then_some(path)
    });
    PYTHON.as_deref()
}

/// A place below the tests' temporary folder.
pub fn temporary(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The repository's own files.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The variable that chooses the portable launcher: for the commands of all tests where it is set for the tests themselves.
pub const LAUNCHER: &str = "OJKIT_LAUNCHER";

/// The real machine, with a build cache that later runs find warm.
pub fn config() -> Config {
    Config {
        own_exe: env!("CARGO_BIN_EXE_ojkit").into(),
        cache_dir: temporary("cache"),
        languages_override: None,
        tier_max: None,
        portable: std::env::var_os(LAUNCHER).is_some_and(|value| !value.is_empty()),
    }
}

/// Whether programs are confined; where the portable launcher is chosen, it is said that a test of confinement itself, of the helper process or of
/// what only that measures is left out.
pub fn confined() -> bool {
    let is_confined = cfg!(target_os = "linux") && !config().portable;
    if !is_confined {
        skipped("the portable launcher does not confine");
    }
    is_confined
}

/// The machine of [`config`].
pub fn machine() -> Machine {
    Machine::new(config()).expect("a machine")
}

/// What was built; nothing, and said so, where the compiler is missing.
pub fn built<T>(result: Result<T, BuildError>) -> Option<T> {
    match result {
        Err(BuildError::Missing { what, .. }) => {
            skipped(what);
            None
        }
        result => Some(result.unwrap_or_else(|error| panic!("{error}"))),
    }
}

/// A problem with its folder, and the machine that runs its submissions.
pub struct Folder {
    pub machine: Machine,
    pub path: PathBuf,
    pub bound: Bound,
}

impl Folder {
    /// The folder of a problem as it lies there.
    pub fn at(path: PathBuf) -> Folder {
        let slug = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read(path.join("spec.yaml")).unwrap();
        let mut bound = Bound::read(&slug, "spec.yaml", &text, ojkit_english::said)
            .unwrap_or_else(|faults| panic!("{slug}: {}", faults[0]));
        bound.folder.clone_from(&path);
        Folder { machine: machine(), path, bound }
    }

    /// A folder of a test's own, with these files; those of submissions among them.
    pub fn new(name: &str, mut bound: Bound, files: &[(&str, String)]) -> Folder {
        let path = emptied(name);
        files.iter().for_each(|(file, text)| write(&path, file, text));
        bound.folder.clone_from(&path);
        Folder { machine: machine(), path, bound }
    }

    /// Every submission in it.
    pub fn submissions(&self) -> Vec<Submission> {
        let known = |path: &Path| self.machine.language_of(path).is_some();
        let (submissions, faults) = expectation::discover(&self.bound.problem, &self.path, &known);
        assert!(faults.is_empty(), "{faults:?}");
        submissions
    }
}

/// A folder of a test's own below the temporary one, without what an earlier run has left there.
pub fn emptied(name: &str) -> PathBuf {
    let path = temporary(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// Writes a file, and the folders above it.
pub fn write(folder: &Path, file: &str, text: &str) {
    let path = folder.join(file);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

//! What is ready to run, whatever it was made from.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::program::{Kind, ProcessLimits, Program};
use ojkit_model::limits::Limits;

/// How a program is started, and what it needs.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The program's path and its arguments; `{memory_mib}` stands for the memory limit of a run, `{stack_mib}` for the same below 1024.
    pub command: Vec<String>,
    /// Environment variables beyond the kit's few.
    pub environment: Vec<(String, String)>,
    pub folder: PathBuf,
    /// Files and folders that it may read besides the system's and its own.
    pub readable: Vec<PathBuf>,
    /// MiB that its runtime takes, granted on top of the memory limit.
    pub memory_mib: u64,
    /// The CPU time limit is multiplied by it.
    pub time_factor: f64,
    /// Whether the size of the address space may be limited.
    pub address_space: bool,
    /// Whether it must read `/proc` about itself.
    pub proc: bool,
    /// What it is, and so what it may do.
    pub kind: Kind,
    /// A hash of everything it was made from: equal keys behave equally.
    pub key: String,
    /// The words that start, in place of its command, a process which forks for programs like it, one after the other; see
    /// [`Artifact::template`].
    pub template: Vec<String>,
}

/// What a template says when a program has ended.
pub const ENDED: &[u8] = b"done";

/// A program that is ready to run; cheap to clone.
#[derive(Clone, Debug)]
pub struct Artifact {
    recipe: Arc<Recipe>,
}

/// Java's launcher refuses thread stacks of 1 GiB and more.
const STACK_MIB_MAX: u64 = 1023;

impl Artifact {
    /// The program of a recipe.
    pub fn new(recipe: Recipe) -> Artifact {
        Artifact { recipe: Arc::new(recipe) }
    }

    /// How it is started, and what it needs.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// A hash of everything it was made from: equal keys behave equally.
    pub fn key(&self) -> &str {
        &self.recipe.key
    }

    /// The same program with another value of an environment variable; none where it has no such variable.
    pub fn with_variable(&self, name: &str, value: &str) -> Option<Artifact> {
        let mut recipe = Recipe::clone(&self.recipe);
        recipe.environment.iter_mut().find(|(own, _)| own == name)?.1 = value.to_owned();
        Some(Artifact::new(recipe))
    }

    /// A program that waits for others, in their confinement: for the paths and the arguments in a command behind its runtime, as a text with
    /// line breaks between them, and for the text of the file that is the first of them; each with its length before it. It forks, becomes that
    /// program, ends as it ends, and, where `over` was sent behind the last input that it has read, says [`ENDED`] on descriptor 3 and goes on. Nobody's program runs in the process itself.
    pub fn template(&self) -> Option<Artifact> {
        let recipe = &*self.recipe;
        let folder = recipe.readable.first()?.clone();
        let key = format!("{:?}{:?}{:?}", recipe.template, recipe.environment, recipe.readable);
        let template =
            Recipe { command: recipe.template.clone(), kind: Kind::ForkServer, folder, key, ..recipe.clone() };
        (!recipe.template.is_empty()).then(|| Artifact::new(template))
    }

    /// The words that start the program where it may use so much memory.
    pub fn command(&self, memory_mib: u64) -> Vec<String> {
        let stack_mib = memory_mib.clamp(1, STACK_MIB_MAX).to_string();
        let fill =
            |word: &String| word.replace("{memory_mib}", &memory_mib.to_string()).replace("{stack_mib}", &stack_mib);
        self.recipe.command.iter().map(fill).collect()
    }

    /// The program under some limits, in a working folder, with arguments.
    pub(super) fn program(&self, limits: Limits, folder: &Path, arguments: &[OsString]) -> Program {
        let recipe = &*self.recipe;
        let mut command: Vec<OsString> = self.command(limits.memory_mib).into_iter().map(OsString::from).collect();
        command.extend_from_slice(arguments);
        let mut readable = vec![recipe.folder.clone()];
        readable.extend_from_slice(&recipe.readable);
        Program {
            command,
            environment: self.environment(folder),
            folder: folder.to_owned(),
            readable,
            writable: vec![folder.to_owned()],
            bounds: ProcessLimits::new(limits, limits.memory_mib + recipe.memory_mib, recipe.address_space),
            kind: recipe.kind,
            proc: recipe.proc,
        }
    }

    fn environment(&self, folder: &Path) -> Vec<(OsString, OsString)> {
        let mut variables: Vec<(OsString, OsString)> = vec![
            ("PATH".into(), "/usr/local/bin:/usr/bin:/bin".into()),
            ("LANG".into(), "C.UTF-8".into()),
            ("HOME".into(), folder.into()),
            ("TMPDIR".into(), folder.into()),
        ];
        variables.extend(self.recipe.environment.iter().map(|(name, value)| (name.into(), value.into())));
        variables
    }
}

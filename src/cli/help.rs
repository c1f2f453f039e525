//! `ojkit help` and `ojkit schema`: what commands do and what keys of files mean, from the tables that the readers of those files keep.

use crate::cli::Cli;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::keys::{FILES, help};
use clap::CommandFactory;
use ojkit_text::keys::Keys;
use ojkit_text::suggest::nearest;
use ojkit_work::failure::{Failure, Outcome};
use std::fmt::Write;

/// Explain a command, or a key of spec.yaml, languages.yaml, kept.yaml or checks.yaml
#[derive(Debug, clap::Args)]
pub(super) struct Help {
    /// A command (`judge`, `import leetcode`), or a key (`checker`, `limits.time_ms`, `languages.run`); none for all of both
    #[arg(value_name = "NAME")]
    names: Vec<String>,
}

/// Print the JSON schema of a file, for editors
#[derive(Debug, clap::Args)]
pub(super) struct Schema {
    /// The file
    #[arg(value_enum, value_name = "FILE")]
    file: File,
}

/// The files whose keys are known.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum File {
    /// A problem's spec.yaml
    Spec,
    /// A collection's languages.yaml
    Languages,
    /// A problem's kept.yaml
    Kept,
    /// A problem's checks.yaml
    Checks,
}

impl Schema {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let text = FILES[self.file as usize].1().json_schema();
        writeln!(context.world.stdout, "{text:#}")?;
        Ok(ExitCode::AsExpected)
    }
}

impl Help {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("help")?;
        let mut command = grouped(Cli::command());
        command.build();
        let text = match self.names.as_slice() {
            [] => overview(&mut command),
            names => explained(&mut command, names)?,
        };
        write!(context.world.stdout, "{text}")?;
        Ok(ExitCode::AsExpected)
    }
}

/// The commands by what people come for; within a group in the order in which they are met.
const GROUPS: [(&str, &[&str]); 4] = [
    (
        "Solve problems",
        &[
            "import",
            "listen",
            "draft",
            "edit",
            "test",
            "run",
            "show",
            "debug",
            "stress",
            "submit",
            "accept",
            "reference",
            "list",
            "next",
        ],
    ),
    (
        "Set problems",
        &["new", "check", "gen", "validate", "add-case", "explain", "strength", "export", "booklet", "audit"],
    ),
    ("Keep verdicts", &["judge", "serve"]),
    ("Set up ojkit", &["init", "config", "doctor", "lsp", "completions", "man", "schema", "help"]),
];

/// The command with its subcommands listed by groups in its help.
pub(super) fn grouped(command: clap::Command) -> clap::Command {
    let width = command.get_subcommands().map(|sub| sub.get_name().len()).max().unwrap_or(0);
    let mut listed = String::new();
    for (group, names) in GROUPS {
        let _ = writeln!(listed, "{group}:");
        for sub in names.iter().filter_map(|name| command.find_subcommand(name)) {
            let about = sub.get_about().map(ToString::to_string).unwrap_or_default();
            let _ = writeln!(listed, "  {:width$}  {about}", sub.get_name());
        }
        listed.push('\n');
    }
    command.help_template(format!(
        "{{about-with-newline}}\n{{usage-heading}} {{usage}}\n\n{listed}Options:\n{{options}}{{after-help}}"
    ))
}

fn overview(command: &mut clap::Command) -> String {
    let mut text = command.render_long_help().to_string();
    for (name, keys) in FILES {
        let _ = writeln!(text, "\nKeys of {name}.yaml (`ojkit help KEY`):");
        for (word, key) in keys().below(None) {
            let _ = writeln!(text, "  {word:15} {}", key.says);
        }
    }
    text
}

/// A command's help where the names lead to one, else that of a key.
fn explained(command: &mut clap::Command, names: &[String]) -> Outcome<String> {
    let found = names.iter().try_fold(command.clone(), |command, name| command.find_subcommand(name).cloned());
    if let Some(mut found) = found {
        return Ok(found.render_long_help().to_string());
    }
    if let [name] = names {
        let (wanted, word) = match name.split_once('.') {
            Some((file, word)) if FILES.iter().any(|(known, _)| *known == file) => (Some(file), word),
            _ => (None, name.as_str()),
        };
        for (file, keys) in FILES.iter().filter(|(file, _)| wanted.is_none_or(|wanted| wanted == *file)) {
            let keys = keys();
            if let Some(key) = keys.find(word) {
                return Ok(help(file, &keys, key));
            }
        }
    }
    let asked = names.join(" ");
    let tables: Vec<Keys> = FILES.iter().map(|(_, keys)| keys()).collect();
    let known: Vec<&str> = command
        .get_subcommands()
        .map(clap::Command::get_name)
        .chain(tables.iter().flat_map(|keys| keys.keys.iter().map(|key| key.key.as_str())))
        .collect();
    let help = match nearest(&asked, known.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "`ojkit help` lists commands and keys".to_owned(),
    };
    Err(Failure::usage(format!("there is no command and no key `{asked}`"), help))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_lists_every_command_in_one_group() {
        let mut listed: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        let command = Cli::command();
        let mut known: Vec<&str> = command.get_subcommands().map(clap::Command::get_name).collect();
        listed.sort_unstable();
        known.sort_unstable();
        assert_eq!(listed, known);
    }
}

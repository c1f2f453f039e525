//! `ojkit edit`: opens a submission in the user's editor.

use crate::cli::config;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::target::Named;
use crate::store::settings::Key;
use ojkit_run::tool::Place;
use ojkit_work::failure::{Failure, Outcome};
use std::ffi::OsString;

/// Open a submission in your editor: the setting, else $VISUAL, else $EDITOR
#[derive(Debug, clap::Args)]
pub(super) struct Edit {
    #[command(flatten)]
    named: Named,
}

impl Edit {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("edit")?;
        self.named.look_from(context);
        let machine = context.machine()?;
        let target = self.named.target(context, &machine)?;
        target.announce(context)?;
        let Some((command, origin)) = editor(context)? else {
            let help = "name one: `ojkit config --user editor vim`, or `export EDITOR=\"code --wait\"`";
            return Err(Failure::usage(
                "there is no editor: no setting, and neither VISUAL nor EDITOR, names one",
                help,
            ));
        };
        // As git and others do: the command may hold arguments of the editor's.
        let mut words = command.split_whitespace().map(OsString::from);
        let editor = words.next().unwrap_or_default();
        let arguments: Vec<OsString> = words.chain([target.file.clone().into_os_string()]).collect();
        let place = Place { cwd: &context.world.cwd, environment: &context.world.environment };
        let unstarted = |error| Failure::Lacking(format!("cannot start the editor `{command}` of {origin}: {error}"));
        let status = place.run(&editor, &arguments).map_err(unstarted)?;
        match status.success() {
            true => Ok(ExitCode::AsExpected),
            false => Err(Failure::Lacking(format!("the editor `{command}` ended with {status}"))),
        }
    }
}

/// The command of the user's editor, and who names it.
fn editor(context: &Context) -> Outcome<Option<(String, String)>> {
    if let Some(set) = config::setting(context, Key::Editor)? {
        return Ok(Some((set.value, set.origin)));
    }
    let named = |name: &&str| context.world.variable(name).is_some();
    let variable = ["VISUAL", "EDITOR"].into_iter().find(named);
    let command = |name: &str| context.world.variable(name).unwrap_or_default().to_string_lossy().into_owned();
    Ok(variable.map(|name| (command(name), name.to_owned())))
}

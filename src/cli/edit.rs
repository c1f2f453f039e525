//! `ojkit edit`: opens a submission in the user's editor.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::failure::{Failure, Outcome};
use crate::cli::target::Named;
use ojkit_run::tool::Place;
use std::ffi::OsString;

/// Open a submission in $VISUAL or $EDITOR
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
        let variable = ["VISUAL", "EDITOR"].into_iter().find(|name| context.world.variable(name).is_some());
        let Some(variable) = variable else {
            let help = "say which one, as in `export EDITOR=vim` or `export EDITOR=\"code --wait\"`";
            return Err(Failure::usage("no editor: neither VISUAL nor EDITOR is set", help));
        };
        let command = context.world.variable(variable).unwrap_or_default().to_string_lossy().into_owned();
        // As git and others do: the variable may hold arguments of the editor's.
        let mut words = command.split_whitespace().map(OsString::from);
        let editor = words.next().unwrap_or_default();
        let arguments: Vec<OsString> = words.chain([target.file.clone().into_os_string()]).collect();
        let place = Place { cwd: &context.world.cwd, environment: &context.world.environment };
        let unstarted = |error| Failure::Lacking(format!("cannot start the editor `{command}` of {variable}: {error}"));
        let status = place.run(&editor, &arguments).map_err(unstarted)?;
        match status.success() {
            true => Ok(ExitCode::AsExpected),
            false => Err(Failure::Lacking(format!("the editor `{command}` ended with {status}"))),
        }
    }
}

//! The system's clipboard, by the programs that desktops have for it, and through the terminal where there is no display.

use crate::cli::world::World;
use ojkit_run::tool::Place;
use ojkit_text::base64::base64;
use ojkit_work::failure::{Failure, Outcome};
use std::ffi::{OsStr, OsString};
use std::path::Path;

/// A program that takes a text for the clipboard, and the variable of the environment without which it has no display to work with.
struct Way {
    program: &'static str,
    arguments: &'static [&'static str],
    display: Option<&'static str>,
}

const WAYS: [Way; 5] = [
    Way { program: "wl-copy", arguments: &[], display: Some("WAYLAND_DISPLAY") },
    Way { program: "xclip", arguments: &["-selection", "clipboard"], display: Some("DISPLAY") },
    Way { program: "xsel", arguments: &["--clipboard", "--input"], display: Some("DISPLAY") },
    Way { program: "pbcopy", arguments: &[], display: None },
    Way { program: "clip.exe", arguments: &[], display: None },
];

/// What terminals take in one sequence; some take less.
const TERMINAL_BYTES_MAX: usize = 74_994;

/// Puts a text into the clipboard, by the user's own command where there is one; says how.
pub(super) fn copy(world: &mut World, command: Option<&str>, text: &str) -> Outcome<String> {
    let place = Place { cwd: &world.cwd, environment: &world.environment };
    if let Some(command) = command {
        let mut words = command.split_whitespace().map(OsString::from);
        let program = words.next().unwrap_or_default();
        return match place.feed(&program, &words.collect::<Vec<_>>(), text.as_bytes()) {
            Ok(true) => Ok(format!("with {command}")),
            Ok(false) => Err(Failure::Lacking(format!("the clipboard's command `{command}` failed"))),
            Err(error) => Err(Failure::Lacking(format!("cannot start the clipboard's command `{command}`: {error}"))),
        };
    }
    let mut seen: Vec<String> = Vec::new();
    for Way { program, arguments, display } in WAYS {
        if display.is_some_and(|name| world.variable(name).is_none()) || !is_there(world, program) {
            continue;
        }
        let arguments: Vec<OsString> = arguments.iter().map(OsString::from).collect();
        match place.feed(OsStr::new(program), &arguments, text.as_bytes()) {
            Ok(true) => return Ok(format!("with {program}")),
            Ok(false) => seen.push(format!("{program} failed")),
            Err(error) => seen.push(format!("{program}: {error}")),
        }
    }
    let terminal = match (world.stderr_is_terminal, world.stdout_is_terminal) {
        (true, _) => &mut *world.stderr,
        (false, true) => &mut *world.stdout,
        (false, false) => {
            seen.push("no terminal to ask either".to_owned());
            return Err(none(&seen));
        }
    };
    if text.len() > TERMINAL_BYTES_MAX {
        seen.push(format!("{} bytes are more than terminals take", text.len()));
        return Err(none(&seen));
    }
    write!(terminal, "\x1b]52;c;{}\x07", base64(text.as_bytes()))?;
    terminal.flush()?;
    Ok("through the terminal (OSC 52), where it allows that".to_owned())
}

fn none(seen: &[String]) -> Failure {
    let what = if seen.is_empty() { String::new() } else { format!(": {}", seen.join(", ")) };
    Failure::Lacking(format!(
        "there is no clipboard{what}\n    help: install wl-clipboard, xclip or xsel, or leave --copy out and copy what is printed"
    ))
}

/// Whether a program is on the user's path.
fn is_there(world: &World, program: &str) -> bool {
    let Some(path) = world.variable("PATH") else { return false };
    std::env::split_paths(path).any(|folder| Path::new(&folder).join(program).is_file())
}

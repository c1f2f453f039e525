//! `ojkit config`: what the user has set, in the collection and for all collections.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::world::World;
use crate::store::settings::{self, FILE, Key};
use ojkit_files::atomic;
use ojkit_languages::Language;
use ojkit_work::collection::read_if_there;
use ojkit_work::failure::{Failure, Outcome};
use serde_json::json;
use std::path::PathBuf;

/// Show the settings with their origins, or write one: language, editor, judge, clipboard
#[derive(Debug, clap::Args)]
pub(super) struct Config {
    /// The setting to show or to write
    #[arg(value_name = "KEY")]
    key: Option<String>,
    /// Its new value
    #[arg(value_name = "VALUE")]
    value: Option<String>,
    /// Write it for all collections, not for this one
    #[arg(long, requires = "value")]
    user: bool,
}

/// A value, and where it is set.
pub(super) struct Setting {
    pub value: String,
    /// The file, as it is shown.
    pub origin: String,
}

/// A setting: of the collection, else of the user.
pub(super) fn setting(context: &Context, key: Key) -> Outcome<Option<Setting>> {
    for (path, shown) in files(context) {
        if let Some(value) = settings::load(&path, &shown)?.remove(&key) {
            return Ok(Some(Setting { value, origin: shown }));
        }
    }
    Ok(None)
}

/// The languages of new drafts that the user has chosen: on the command line, else in a setting.
pub(super) fn languages(context: &Context, asked: &[Language]) -> Outcome<Vec<Language>> {
    if !asked.is_empty() {
        return Ok(asked.to_vec());
    }
    let set = setting(context, Key::Language)?;
    Ok(set.and_then(|set| Language::from_name(&set.value)).into_iter().collect())
}

/// The files that settings are read from, the one that decides first.
fn files(context: &Context) -> Vec<(PathBuf, String)> {
    let paths = [of_collection(context), of_user(context.world)];
    paths.into_iter().flatten().map(|path| (path.clone(), context.shown(&path))).collect()
}

fn of_collection(context: &Context) -> Option<PathBuf> {
    let collection = context.collection().ok().filter(|collection| !collection.is_alone())?;
    Some(collection.root().join(FILE))
}

/// The XDG specification's folder, or that of Windows; relative paths in these variables are ignored.
fn of_user(world: &World) -> Option<PathBuf> {
    let folder = |name: &str| world.variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || folder("HOME").map(|home| home.join(".config"));
    let base = folder("XDG_CONFIG_HOME").or_else(home).or_else(|| folder("APPDATA"))?;
    Some(base.join("ojkit").join("config.toml"))
}

impl Config {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let key = self.key.as_deref().map(key).transpose()?;
        match (key, self.value) {
            (Some(key), Some(value)) => write(context, key, &value, self.user),
            (Some(key), None) => show(context, &[key]),
            (None, _) => show(context, &Key::ALL),
        }
    }
}

fn key(name: &str) -> Outcome<Key> {
    Key::from_name(name).map_err(|help| Failure::usage(format!("there is no setting `{name}`"), help))
}

fn write(context: &mut Context, key: Key, value: &str, is_users: bool) -> Outcome<ExitCode> {
    key.check(value).map_err(|(message, help)| Failure::usage(message, help))?;
    let path = match is_users {
        true => of_user(context.world).ok_or_else(|| {
            Failure::usage("there is no folder for your settings", "set HOME or XDG_CONFIG_HOME to an absolute path")
        })?,
        false => of_collection(context).ok_or_else(|| {
            Failure::usage("there is no collection here", "write the setting for all collections with --user")
        })?,
    };
    let shown = context.shown(&path);
    let bytes = read_if_there(&path)?.unwrap_or_default();
    let text = String::from_utf8(bytes).map_err(|_| Failure::usage(format!("{shown} is not UTF-8"), ""))?;
    let text = settings::with(&shown, &text, key, value)?;
    atomic::write(&path, text.as_bytes())?;
    context.mention(format_args!("wrote {shown}"))?;
    Ok(ExitCode::AsExpected)
}

/// What holds where nothing is set.
fn unset(context: &Context, key: Key) -> Setting {
    let of = |value: &str, origin: &str| Setting { value: value.to_owned(), origin: origin.to_owned() };
    match key {
        Key::Language => of("rust", "default; a template decides first"),
        Key::Editor => {
            let variable = ["VISUAL", "EDITOR"].into_iter().find(|name| context.world.variable(name).is_some());
            let value = |name: &str| context.world.variable(name).unwrap_or_default().to_string_lossy().into_owned();
            variable.map_or_else(|| of("", "not set"), |name| of(&value(name), &format!("${name}")))
        }
        Key::Judge => of("", "not set: the judge that the spec names"),
        Key::Clipboard => of("", "not set: wl-copy, xclip, xsel, pbcopy, clip.exe or the terminal"),
    }
}

fn show(context: &mut Context, keys: &[Key]) -> Outcome<ExitCode> {
    let mut object = serde_json::Map::new();
    for &key in keys {
        let set = setting(context, key)?;
        let is_set = set.is_some();
        let Setting { value, origin } = set.unwrap_or_else(|| unset(context, key));
        if context.json() {
            let value = if value.is_empty() { None } else { Some(value) };
            object.insert(key.name().to_owned(), json!({ "value": value, "origin": origin, "set": is_set }));
        } else if value.is_empty() {
            context.print(format_args!("{:<9}  {origin}", key.name()))?;
        } else {
            context.print(format_args!("{:<9}  {value}  ({origin})", key.name()))?;
        }
    }
    if context.json() {
        context.print_json(json!({ "settings": object }))?;
    }
    Ok(ExitCode::AsExpected)
}

//! `ojkit import samples`: the layout of a problem that is nothing but samples.

use crate::cli::context::Context;
use crate::cli::drafts;
use crate::cli::exit_code::ExitCode;
use crate::cli::folder::{Place, next};
use crate::cli::input;
use ojkit_exchange::layout::{self, Format, Layout};
use ojkit_files::atomic;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::samples;
use serde_json::json;
use std::path::{Path, PathBuf};

/// From samples as they lie in a folder: writes its spec, with the layout that they and the page's input format tell
#[derive(Debug, clap::Args)]
pub(super) struct Samples {
    /// The folder: `1.in` and `1.out`, `sample/1.in` and `sample/1.ans`, `input1.txt` and `output1.txt`
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// A file with the page's input format, as AtCoder writes it (`N M`, `A_1 A_2 ... A_N`); `-` is standard input
    #[arg(long, value_name = "FILE")]
    input_format: Option<PathBuf>,
}

impl Samples {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let folder = context.path(&self.folder);
        let shown = context.shown(&folder);
        let cases = samples::samples(&folder)?;
        let mut texts = Vec::new();
        for case in &cases {
            let input = text_of(&case.name, &case.input)?;
            let answer = case.answer.as_ref().map(|answer| text_of(&case.name, answer)).transpose()?;
            texts.push((input, answer));
        }
        if texts.is_empty() {
            let help = "put them there as 1.in and 1.out, sample/1.in and sample/1.ans, or input1.txt and output1.txt";
            return Err(Failure::usage(format!("{shown} has no samples"), help));
        }
        let format = match &self.input_format {
            Some(path) => Some(text_of(&input::shown(path), &input::bytes(context, path)?)?),
            None => None,
        };
        let inputs: Vec<&str> = texts.iter().map(|(input, _)| input.as_str()).collect();
        let Some(layout) = layout::of(format.as_deref().map(Format::Signs), &inputs) else {
            let help = "write `parameters:` and `stdin:` by hand; without them the samples are run as they are";
            return Err(Failure::usage(
                format!("no layout of the spec's language reads all {} samples of {shown}", texts.len()),
                help,
            ));
        };
        if format.is_some() && !layout.from_format {
            context
                .say("note: no reading of the input format fits the samples; what follows is from the samples alone")?;
        }
        told(context, &folder, &shown, &layout, &texts)
    }
}

/// Puts drafts into the folder of a problem that has no submission yet; gives the first.
fn draft(context: &mut Context, folder: &Path) -> Outcome<Option<String>> {
    let Some(collection) = context.collection().ok() else { return Ok(None) };
    let Some(slug) = collection.problem_at(folder) else { return Ok(None) };
    if folder.join("submissions").symlink_metadata().is_ok() {
        return Ok(None);
    }
    let drafts = drafts::of_program(Some(collection.root()), &[])?;
    let place = Place::new(context, None, &slug, "")?;
    let added = place.add(&drafts)?;
    place.renew(context)?;
    Ok(added.into_iter().next())
}

fn text_of(what: &str, bytes: &[u8]) -> Outcome<String> {
    let text = String::from_utf8(bytes.to_vec());
    text.map_err(|_| Failure::usage(format!("{what} is not text in UTF-8"), "save it as UTF-8"))
}

/// Writes the spec where there is none yet, and says what is sure.
fn told(
    context: &mut Context,
    folder: &Path,
    shown: &str,
    layout: &Layout,
    texts: &[(String, Option<String>)],
) -> Outcome<ExitCode> {
    let path = folder.join("spec.yaml");
    let whole: Option<Vec<(&str, &str)>> =
        texts.iter().map(|(input, answer)| Some((input.as_str(), answer.as_deref()?))).collect();
    let examples = whole.and_then(|texts| layout::examples(&texts)).filter(|_| layout.is_sure);
    let keys = layout.keys() + examples.as_deref().unwrap_or_default();
    let is_there = path.symlink_metadata().is_ok();
    if !is_there {
        let title = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = format!("format: 1\ntitle: {}\n{keys}", serde_json::Value::from(title));
        atomic::write(&path, text.as_bytes())?;
    }
    if context.json() {
        context.print_json(json!({
            "folder": shown, "written": !is_there, "sure": layout.is_sure, "from_format": layout.from_format, "doubts": layout.doubts,
            "keys": keys,
        }))?;
        return Ok(ExitCode::AsExpected);
    }
    if is_there {
        context.mention(format_args!(
            "{shown}/spec.yaml is there already, and was not changed; these lines would be new:"
        ))?;
        context.print(keys.trim_end())?;
        return Ok(ExitCode::AsExpected);
    }
    match layout.is_sure {
        true => context.print(format_args!("wrote {shown}/spec.yaml: {} samples leave one layout", texts.len()))?,
        false => context.print(format_args!("wrote {shown}/spec.yaml: a guess of the layout, in comments"))?,
    }
    for doubt in &layout.doubts {
        context.print(format_args!("  not sure: {doubt}"))?;
    }
    context.print("  to complete: the statement's lines, in `constraints:`")?;
    let draft = draft(context, folder)?;
    next(context, shown, draft.as_deref())?;
    Ok(ExitCode::AsExpected)
}

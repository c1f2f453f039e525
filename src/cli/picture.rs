//! Pictures as files: SVG as it was drawn, PNG by a program that is there.

use crate::cli::context::Context;
use crate::cli::written;
use crate::report::pictures;
use ojkit_draw::Bound;
use ojkit_files::atomic;
use ojkit_picture::{Picture, sheet};
use ojkit_run::tool::Place;
use ojkit_work::failure::{Failure, Outcome};
use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::Path;

/// Programs that make PNG of SVG, the best first, and what they are called with.
const CONVERTERS: [(&str, &[&str]); 4] = [
    ("rsvg-convert", &["--background-color=white", "--zoom={zoom}", "{svg}", "--output", "{png}"]),
    ("inkscape", &["--export-background=white", "--export-dpi=192", "{svg}", "--export-filename={png}"]),
    ("magick", &["-density", "192", "{svg}", "{png}"]),
    ("convert", &["-density", "192", "{svg}", "{png}"]),
];

/// Cairo, with which most of them draw, makes no larger one.
const PIXELS_MAX: f64 = 32_000.0;

/// Refuses a file that cannot be written, or whose name says no kind of picture.
pub(super) fn check(context: &Context, file: &Path) -> Outcome<()> {
    written::check(context, "-o", Some(file))?;
    match file.extension().and_then(|kind| kind.to_str()) {
        Some("svg" | "png") => Ok(()),
        _ => {
            Err(Failure::usage(format!("-o: {} does not name a picture", file.display()), "let it end in .svg or .png"))
        }
    }
}

/// Writes a picture into the file that the user names. Where no program makes PNG, the SVG is written beside it, and that is said.
pub(super) fn write(context: &mut Context, file: &Path, svg: &str) -> Outcome<()> {
    check(context, file)?;
    let mut path = context.path(file);
    if path.extension().is_some_and(|kind| kind == "png") {
        match png(context, svg) {
            Some(bytes) => {
                atomic::write(&path, &bytes)?;
                return context.mention(format_args!("wrote {}", file.display()));
            }
            None => {
                path.set_extension("svg");
                let names = CONVERTERS.map(|(name, _)| name).join(", ");
                context
                    .mention(format_args!("note: none of {names} made a PNG here; the picture is written as SVG"))?;
                if path.exists() {
                    let message = format!("{} is there already", context.shown(&path));
                    return Err(Failure::usage(message, "name an SVG with -o, or another PNG"));
                }
            }
        }
    }
    atomic::write(&path, svg.as_bytes())?;
    context.mention(format_args!("wrote {}", context.shown(&path)))
}

/// A sample that is a tree or a graph, drawn.
pub(super) fn of_sample(bound: &Bound, input: &[u8]) -> Option<Picture> {
    let mut pictures = pictures::input(bound, input);
    pictures.retain(|picture| picture.has_nodes);
    (!pictures.is_empty()).then(|| sheet(&pictures))
}

/// A picture as PNG, where a program is there that makes it.
pub(super) fn png(context: &Context, svg: &str) -> Option<Vec<u8>> {
    // Its folders go with it, or with the next process where this one is killed.
    let machine = context.machine().ok()?;
    let folder = machine.scratch();
    fs::create_dir_all(&folder).ok()?;
    let size = |name: &str| svg.split_once(&format!(" {name}=\""))?.1.split('"').next()?.parse::<f64>().ok();
    let longest = size("width").into_iter().chain(size("height")).fold(1.0, f64::max);
    let zoom = format!("{:.3}", (PIXELS_MAX / longest).min(2.0));
    let (from, to) = (folder.join("picture.svg"), folder.join("picture.png"));
    let place = Place { cwd: &folder, environment: &context.world.environment };
    let convert = |(program, arguments): &(&str, &[&str])| -> io::Result<Vec<u8>> {
        let argument = |text: &&str| -> OsString {
            let text = text.replace("{svg}", &from.to_string_lossy());
            text.replace("{png}", &to.to_string_lossy()).replace("{zoom}", &zoom).into()
        };
        place.output(program.as_ref(), &arguments.iter().map(argument).collect::<Vec<_>>())?;
        fs::read(&to)
    };
    let is_png = |bytes: &Vec<u8>| bytes.starts_with(b"\x89PNG\r\n\x1a\n");
    let written = fs::write(&from, svg);
    written.ok().and_then(|()| CONVERTERS.iter().filter_map(|one| convert(one).ok()).find(is_png))
}

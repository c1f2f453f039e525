//! The layout of a problem's input: from the format that its page states, or from its samples alone.

mod fit;
mod fold;
mod group;
mod notation;
mod plan;
mod search;
mod shape;
mod size;
mod told;
mod words;
mod write;

pub use told::examples;
pub use write::Written;

use notation::Manner;
use plan::{Known, Part, Sample, Walk};
use size::Size;

/// Where a layout comes from, and how sure it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// In the spec's words.
    pub written: Written,
    /// Whether the page's format says it.
    pub from_format: bool,
    /// Whether nothing else could be meant: the format says exactly this, or the samples leave no other reading.
    pub is_sure: bool,
    /// What could be otherwise, in words.
    pub doubts: Vec<String>,
    /// Lines and sizes, without types.
    parts: Vec<Part>,
}

impl Layout {
    /// A text that two layouts have in common only where they read every input alike, whatever its tokens are.
    pub fn shape(&self) -> String {
        shape::of(&self.parts)
    }

    /// Whether a text has these lines, whatever its tokens are.
    pub fn goes_along(&self, sample: &str) -> bool {
        let sample = Sample::new(sample);
        let mut walk = Walk::new(&sample);
        self.parts.iter().all(|part| walk.part(part, &mut Known::new()).is_some()) && walk.is_done()
    }
}

/// Longer samples are not looked at.
const SAMPLES_BYTES_MAX: usize = 64 << 10;
/// More samples neither.
const SAMPLES_MAX: usize = 40;

/// What a page says of its inputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format<'t> {
    /// In signs: names with subscripts, line by line.
    Signs(&'t str),
    /// In sentences, with formulas between `$`.
    Words(&'t str),
}

/// The layout of samples, by the format where there is one that can be read; nothing where neither says enough.
///
/// What is given reads every sample and writes it back byte for byte.
pub fn of(format: Option<Format>, samples: &[&str]) -> Option<Layout> {
    let bytes: usize = samples.iter().map(|sample| sample.len()).sum();
    let fit = bytes <= SAMPLES_BYTES_MAX && samples.len() <= SAMPLES_MAX;
    if !fit || samples.iter().any(|sample| !sample.ends_with('\n')) {
        return None;
    }
    let said = match format {
        Some(Format::Signs(signs)) => of_signs(signs, samples),
        Some(Format::Words(words)) => of_words(words, samples),
        None => None,
    };
    said.or_else(|| of_samples(samples))
}

fn of_samples(samples: &[&str]) -> Option<Layout> {
    let taken: Vec<Sample> = samples.iter().map(|sample| Sample::new(sample)).collect();
    let found = search::search(&taken)?;
    let written = written(&found.parts, &taken, samples)?;
    let is_sure = found.is_only && written.coarse.is_empty();
    Some(Layout { written, from_format: false, is_sure, doubts: found.doubts, parts: found.parts })
}

/// How doubtful signs are read, the likely way first.
const MANNERS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

fn of_signs(format: &str, samples: &[&str]) -> Option<Layout> {
    let read = |manner| fold::parts(&notation::read(format, manner)?);
    of_parts(&read, &[], samples)
}

fn of_words(words: &str, samples: &[&str]) -> Option<Layout> {
    let told = words::read(words)?;
    let read = |manner| {
        let mut parts = fold::parts(&notation::read(&told.lines, manner)?)?;
        if let Some((name, lines)) = &told.cases {
            let body = fold::parts(&notation::read(lines, manner)?)?;
            parts.push(Part::Repeat { count: Some(Size::name(name)), body });
        }
        Some(parts)
    };
    let mut layout = of_parts(&read, &told.passed_over, samples)?;
    let is_number = |text: &&String| {
        let numbers = ["integer", "long", "double"];
        layout.written.parameters.iter().any(|(name, ty)| match name == *text {
            true => numbers.iter().any(|number| ty.starts_with(number)),
            false => numbers.iter().any(|number| ty.contains(&format!("{text}: {number}"))),
        })
    };
    if let Some(text) = told.texts.iter().find(is_number) {
        layout.doubts.push(format!("`{text}` is a text, and the samples show nothing but numbers"));
        layout.is_sure = false;
    }
    Some(layout)
}

/// The first reading that goes along all samples.
fn of_parts(read: &dyn Fn(Manner) -> Option<Vec<Part>>, passed_over: &[String], samples: &[&str]) -> Option<Layout> {
    let taken: Vec<Sample> = samples.iter().map(|sample| Sample::new(sample)).collect();
    let mut tried: Vec<Vec<Part>> = Vec::new();
    let mut mended: Option<Layout> = None;
    for (split, bare) in MANNERS {
        let Some(parts) = read(Manner { split, bare }).filter(|parts| !tried.contains(parts)) else { continue };
        let fitted = fit::fit(&parts, &taken);
        tried.push(parts);
        let Some(fitted) = fitted.filter(|fitted| fitted.exact || mended.is_none()) else { continue };
        let Some(written) = written(&fitted.parts, &taken, samples) else { continue };
        let mut doubts = match fitted.exact {
            _ if samples.is_empty() => vec!["there are no samples to try it on".to_owned()],
            true => Vec::new(),
            false => vec!["the samples are not quite as the format says, and it was changed to fit them".to_owned()],
        };
        doubts.extend(passed_over.iter().map(|sentence| format!("nothing was read from `{sentence}`")));
        let is_sure = doubts.is_empty() && written.coarse.is_empty();
        let layout = Layout { written, from_format: true, is_sure, doubts, parts: fitted.parts };
        if fitted.exact {
            return Some(layout);
        }
        mended = Some(layout);
    }
    mended
}

/// Writes parts down so that the kit reads all samples by it.
fn written(parts: &[Part], taken: &[Sample], samples: &[&str]) -> Option<Written> {
    let mut known = Known::new();
    for sample in taken {
        let mut walk = Walk::noting(sample);
        parts.iter().try_for_each(|part| walk.part(part, &mut known))?;
    }
    [true, false].into_iter().find_map(|bound| {
        let written = write::write(parts, &known, bound)?;
        written.check(samples).ok().map(|()| written)
    })
}

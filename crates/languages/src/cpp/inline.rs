//! `#include` of the author's own headers, put into the file.
//!
//! A header is looked for beside the file that includes it, then in each folder of the project above the source, and in `include`, `lib`
//! and `library` there; what is not found is the compiler's affair. Each is taken once, but where an `#include` stands under a condition
//! that need not hold, which says nothing of later ones: its own guards decide then, and a `#pragma once` becomes such a guard. What stands
//! under `#ifdef` of a name that nothing defines, as people have it for their own machine, stays as it is.

use super::call::quoted;
use crate::c_family::{self, Dialect};
use crate::inline::{DEPTH_MAX, InlineError, Project, Taken, Whole};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

const FOLDERS: [&str; 3] = ["include", "lib", "library"];
/// Endings of what is a header; what has none may be one too.
const ENDINGS: [&str; 8] = ["h", "hh", "hpp", "hxx", "inc", "ipp", "cpp", "cc"];

pub(super) fn inline(project: &Project, text: &[u8], marks: bool) -> Result<Option<Whole>, InlineError> {
    let mut inliner = Inliner {
        project,
        marks,
        out: Vec::new(),
        done: BTreeSet::new(),
        open: Vec::new(),
        taken: Taken::default(),
        defined: BTreeSet::new(),
        sure: true,
    };
    inliner.expand(&project.source, text)?;
    let files = inliner.taken.files;
    Ok((!files.is_empty()).then_some(Whole { text: inliner.out, places: Vec::new(), files }))
}

struct Inliner<'p> {
    project: &'p Project,
    marks: bool,
    out: Vec<u8>,
    /// Headers that were taken where nothing but their own guards stood around them.
    done: BTreeSet<PathBuf>,
    /// The files that are being taken, outermost first.
    open: Vec<PathBuf>,
    taken: Taken,
    /// Names that were defined so far.
    defined: BTreeSet<Vec<u8>>,
    /// Whether the open file is compiled whenever the source is.
    sure: bool,
}

/// Names that judges define, or that compilers are told on the command line.
const JUDGES: [&[u8]; 5] = [b"ONLINE_JUDGE", b"ATCODER", b"NDEBUG", b"EVAL", b"DOMJUDGE"];

/// Headers of the system's, which `<...>` always means.
const SYSTEM: &str = "algorithm any array atomic barrier bit bitset charconv chrono codecvt compare complex concepts condition_variable coroutine deque \
exception execution expected filesystem flat_map flat_set format forward_list fstream functional future generator initializer_list iomanip ios iosfwd \
iostream istream iterator latch limits list locale map mdspan memory memory_resource mutex new numbers numeric optional ostream print queue random ranges \
ratio regex scoped_allocator semaphore set shared_mutex source_location span spanstream sstream stack stacktrace stdexcept stdfloat stop_token streambuf \
string string_view strstream syncstream system_error thread tuple type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant \
vector version cassert cctype cerrno cfenv cfloat cinttypes climits clocale cmath csetjmp csignal cstdarg cstddef cstdint cstdio cstdlib cstring ctime \
cuchar cwchar cwctype assert.h complex.h ctype.h errno.h fenv.h float.h inttypes.h limits.h locale.h math.h setjmp.h signal.h stdalign.h stdarg.h \
stdatomic.h stdbool.h stddef.h stdint.h stdio.h stdlib.h string.h tgmath.h threads.h time.h uchar.h unistd.h wchar.h wctype.h bits/stdc++.h";

/// What a line says to the preprocessor.
enum Directive<'t> {
    /// A header, and whether its name stands in `<>`.
    Include(&'t str, bool),
    Once,
    Opens(&'t [u8]),
    Closes,
    Other(&'t [u8]),
}

impl Inliner<'_> {
    fn expand(&mut self, file: &Path, text: &[u8]) -> Result<(), InlineError> {
        if self.open.len() == DEPTH_MAX {
            let message = format!("headers include one another more than {DEPTH_MAX} deep");
            return Err(InlineError::new(self.project.shown(file), message));
        }
        self.open.push(file.to_owned());
        let masked = c_family::scan(Dialect::Cpp, text).text;
        let guard = has_guard(text, &masked);
        // For each open condition, whether it is known not to hold.
        let mut conditions: Vec<bool> = Vec::new();
        let mut at = 0;
        for (number, line) in text.split_inclusive(|&byte| byte == b'\n').enumerate() {
            let shown = &masked[at..at + line.len()];
            at += line.len();
            match directive(line, shown) {
                Some(Directive::Include(name, angled)) if !conditions.contains(&true) => {
                    if let Some(header) = self.find(file, name, angled) {
                        let sure = self.sure && conditions.len() <= usize::from(guard);
                        self.include(&header, sure)?;
                        self.mark(number + 2, file);
                        continue;
                    }
                }
                Some(Directive::Once) if self.open.len() > 1 => {
                    self.out.push(b'\n');
                    continue;
                }
                Some(Directive::Opens(line)) => conditions.push(self.never_holds(line)),
                Some(Directive::Closes) => drop(conditions.pop()),
                Some(Directive::Other(line)) => match words(line).next() {
                    Some(b"define") => self.defined.extend(words(line).nth(1).map(name_of)),
                    Some(word) if word.starts_with(b"el") => {
                        if let Some(last) = conditions.last_mut() {
                            *last = false;
                        }
                    }
                    _ => {}
                },
                _ => {}
            }
            self.out.extend_from_slice(line);
        }
        if !self.out.ends_with(b"\n") && self.open.len() > 1 {
            self.out.push(b'\n');
        }
        self.open.pop();
        Ok(())
    }

    /// Whether a condition asks for a name that nothing defines: compilers' own begin with `_`.
    fn never_holds(&self, line: &[u8]) -> bool {
        let name = words(line).nth(1).filter(|_| words(line).next() == Some(b"ifdef")).map(name_of);
        name.is_some_and(|name| {
            !name.starts_with(b"_") && !self.defined.contains(&name) && !JUDGES.contains(&name.as_slice())
        })
    }

    /// Takes a header; `sure` is whether this place is compiled whenever the file is.
    fn include(&mut self, header: &Path, sure: bool) -> Result<(), InlineError> {
        if self.done.contains(header) || self.open.iter().any(|open| open == header) {
            return Ok(());
        }
        let text = self.project.read(header, &mut self.taken)?;
        let masked = c_family::scan(Dialect::Cpp, &text).text;
        let mut lines = text.split_inclusive(|&byte| byte == b'\n').scan(0, |at, line| {
            *at += line.len();
            Some((line, &masked[*at - line.len()..*at]))
        });
        let is_once = lines.any(|(line, shown)| matches!(directive(line, shown), Some(Directive::Once)));
        // What has no guard is there to be taken again.
        if sure && (is_once || has_guard(&text, &masked)) {
            self.done.insert(header.to_owned());
        }
        let once = !sure && is_once;
        let name: String =
            self.project.shown(header).chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
        if once {
            self.out.extend(format!("#ifndef ONCE_{name}\n#define ONCE_{name}\n").bytes());
        }
        self.mark(1, header);
        let above = std::mem::replace(&mut self.sure, sure);
        self.expand(header, &text)?;
        self.sure = above;
        if once {
            self.out.extend(b"#endif\n");
        }
        Ok(())
    }

    fn mark(&mut self, line: usize, file: &Path) {
        if self.marks {
            self.out.extend(format!("#line {line} \"{}\"\n", quoted(&self.project.shown(file))).bytes());
        }
    }

    fn find(&self, from: &Path, name: &str, angled: bool) -> Option<PathBuf> {
        if angled && SYSTEM.split_ascii_whitespace().any(|known| known == name) {
            return None;
        }
        let path = Path::new(name);
        let is_header = path.extension().is_none_or(|ending| ENDINGS.iter().any(|known| ending == *known));
        if !is_header || path.is_absolute() {
            return None;
        }
        // A name alone in `<>` is of a folder of headers, and never what happens to lie about.
        let anywhere = !angled || name.contains('/');
        let beside = from.parent().map(|folder| folder.join(path)).filter(|_| anywhere);
        let above = self.project.folders().flat_map(|folder| {
            let here = anywhere.then(|| folder.join(path));
            here.into_iter().chain(FOLDERS.map(|inner| folder.join(inner).join(path)))
        });
        beside.into_iter().chain(above).find_map(|path| self.project.file(&path))
    }
}

/// What a line says to the preprocessor; `shown` is the line without comments and literals.
fn directive<'t>(line: &'t [u8], shown: &'t [u8]) -> Option<Directive<'t>> {
    let rest = shown.trim_ascii_start().strip_prefix(b"#")?.trim_ascii();
    let length = rest.iter().position(|byte| !byte.is_ascii_alphabetic()).unwrap_or(rest.len());
    let (word, rest) = rest.split_at(length);
    Some(match word {
        b"include" => {
            let text = std::str::from_utf8(line).ok()?;
            let name = text.split_once("include")?.1.trim_start();
            let (close, name) = match name.as_bytes().first()? {
                b'"' => ('"', &name[1..]),
                b'<' => ('>', &name[1..]),
                _ => return None,
            };
            Directive::Include(name.split_once(close)?.0, close == '>')
        }
        b"pragma" if rest.trim_ascii() == b"once" => Directive::Once,
        b"if" | b"ifdef" | b"ifndef" => Directive::Opens(shown.trim_ascii()),
        b"endif" => Directive::Closes,
        _ => Directive::Other(shown.trim_ascii()),
    })
}

/// Whether everything in a header stands between `#ifndef NAME`, `#define NAME` and its `#endif`.
fn has_guard(text: &[u8], masked: &[u8]) -> bool {
    let mut at = 0;
    let mut depth = 0usize;
    let mut name: Option<&[u8]> = None;
    let mut seen = 0;
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        let shown = &masked[at..at + line.len()];
        at += line.len();
        let Some(directive) = directive(line, shown) else { continue };
        seen += 1;
        match (seen, directive) {
            (1, Directive::Opens(line)) => {
                depth = 1;
                name = words(line).nth(1).filter(|_| line.windows(6).any(|window| window == b"ifndef"));
                if name.is_none() {
                    return false;
                }
            }
            (2, Directive::Other(line)) if words(line).take(2).eq([b"define".as_slice(), name.unwrap_or_default()]) => {
            }
            (1 | 2, _) => return false,
            (_, Directive::Opens(_)) => depth += 1,
            (_, Directive::Closes) => depth = depth.saturating_sub(1),
            // Another part behind the guard's own `#endif` is no longer guarded.
            _ if depth == 0 => return false,
            _ => {}
        }
    }
    seen > 2 && depth == 0
}

/// The words of a directive, its `#` left out.
fn words(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    line.split(|&byte| byte == b' ' || byte == b'\t' || byte == b'#').filter(|word| !word.is_empty())
}

/// The name that a word of a directive begins with: `F` of `F(x)`.
fn name_of(word: &[u8]) -> Vec<u8> {
    word.iter().copied().take_while(|byte| byte.is_ascii_alphanumeric() || *byte == b'_').collect()
}

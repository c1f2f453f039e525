//! Taking parts out of a text so that what is left reads as if they had never been there.

use std::ops::Range;

/// A change of a text: these bytes become that.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Edit {
    /// The bytes to replace.
    pub range: Range<usize>,
    /// What stands there instead; empty where the part goes.
    pub with: String,
}

impl Edit {
    /// Takes a part out, together with the comment lines that stand directly above it and the rest of its last line if that is only a
    /// comment; a comment at the top of the file is about the file and stays.
    pub fn remove(text: &str, comments: &[Range<usize>], part: Range<usize>) -> Edit {
        let bytes = text.as_bytes();
        let line_start = |at: usize| text[..at].rfind('\n').map_or(0, |i| i + 1);
        let mut start = part.start;
        if text[line_start(start)..start].trim().is_empty() {
            start = line_start(start);
            loop {
                // The line above, without its line end.
                let above_end = text[..start].trim_end_matches(['\n', '\r']).len();
                let adjacent = start > 0 && text[above_end..start].matches('\n').count() == 1;
                let comment = comments.iter().find(|c| {
                    c.end <= above_end && text[c.end..above_end].trim().is_empty() && c.end > line_start(above_end)
                });
                let Some(comment) = comment.filter(|_| adjacent) else { break };
                let alone = text[line_start(comment.start)..comment.start].trim().is_empty();
                let header = text[..comment.start].trim().is_empty() || is_header(text, comments, comment.start);
                if !alone || header {
                    break;
                }
                start = line_start(comment.start);
            }
        }
        let mut end = part.end;
        let line_end = text[end..].find('\n').map_or(text.len(), |i| end + i);
        let rest = text[end..line_end].trim();
        let only_comment = comments.iter().any(|c| {
            c.start >= end
                && c.start < line_end
                && text[end..c.start].trim().is_empty()
                && c.end >= line_end - usize::from(text[..line_end].ends_with('\r'))
        });
        if rest.is_empty() || only_comment {
            end = (line_end + 1).min(text.len());
        }
        // Of the blank lines on both sides one side is enough.
        let blank_before = start == 0
            || text[..start].trim_end_matches([' ', '\t']).ends_with("\n\n")
            || text[..start].ends_with("\n\r\n");
        if blank_before && (end == text.len() || bytes.get(end.wrapping_sub(1)) == Some(&b'\n')) {
            while let Some(length) = blank_line(&text[end..]) {
                end += length;
            }
        }
        Edit { range: start..end, with: String::new() }
    }
}

/// Whether nothing but comments and white space stands before this place.
fn is_header(text: &str, comments: &[Range<usize>], at: usize) -> bool {
    let mut from = 0;
    for comment in comments.iter().filter(|c| c.start < at) {
        if !text[from..comment.start].trim().is_empty()
            || text[from..comment.start].matches('\n').count() > 1 && from > 0
        {
            return false;
        }
        from = comment.end;
    }
    text[from..at].trim().is_empty() && text[from..at].matches('\n').count() <= 1
}

/// The length of a blank line at the start of a text, with its line end.
fn blank_line(text: &str) -> Option<usize> {
    let end = text.find('\n')?;
    text[..end].trim().is_empty().then_some(end + 1)
}

/// The text after all changes, which must not overlap (a change inside another is dropped), with one final line end and no blank
/// lines around it.
pub(super) fn apply(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|edit| (edit.range.start, std::cmp::Reverse(edit.range.end)));
    let mut changed = String::with_capacity(text.len());
    let mut at = 0;
    for edit in edits {
        if edit.range.start < at {
            if edit.range.end > at && edit.with.is_empty() {
                at = edit.range.end;
            }
            continue;
        }
        changed.push_str(&text[at..edit.range.start]);
        changed.push_str(&edit.with);
        at = edit.range.end;
    }
    changed.push_str(&text[at..]);
    let body = changed.trim_start_matches('\u{feff}').trim_end();
    let first = body.len() - body.trim_start().len();
    let from = body[..first].rfind('\n').map_or(0, |i| i + 1);
    format!("{}\n", &body[from..])
}

//! XML as `problem.xml` has it: elements with attributes and text.

/// An element.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Element {
    pub name: String,
    attributes: Vec<(String, String)>,
    pub children: Vec<Element>,
    text: String,
}

/// Elements in elements.
const DEPTH_MAX: usize = 64;

impl Element {
    /// The value of an attribute; empty where it is not there.
    pub fn get(&self, name: &str) -> &str {
        self.attributes.iter().find(|(key, _)| key == name).map_or("", |(_, value)| value)
    }

    /// The text directly in the first element at the end of a path of names; empty where there is none.
    pub fn text(&self, path: &str) -> &str {
        self.at(path).map_or("", |element| element.text.trim())
    }

    /// The elements of a name directly below.
    pub fn all<'e>(&'e self, name: &'e str) -> impl Iterator<Item = &'e Element> {
        self.children.iter().filter(move |child| child.name == name)
    }

    /// The first element at the end of a path of names.
    pub fn at(&self, path: &str) -> Option<&Element> {
        path.split('/').try_fold(self, |element, name| element.children.iter().find(|child| child.name == name))
    }
}

/// The outermost element of a document.
///
/// # Errors
/// The line, and what is wrong with it.
pub(super) fn read(text: &str) -> Result<Element, String> {
    let mut open: Vec<Element> = vec![Element::default()];
    let mut rest = text;
    let line = |rest: &str| text[..text.len() - rest.len()].matches('\n').count() + 1;
    while let Some(at) = rest.find('<') {
        if let Some(element) = open.last_mut() {
            element.text.push_str(&plain(&rest[..at]));
        }
        rest = &rest[at..];
        let fail = |what: &str| Err(format!("line {}: {what}", line(rest)));
        let skipped = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")];
        if let Some((_, end)) = skipped.iter().find(|(start, _)| rest.starts_with(start)) {
            let Some(at) = rest.find(end) else { return fail("a comment or a declaration has no end") };
            rest = &rest[at + end.len()..];
            continue;
        }
        let Some(end) = end_of_tag(rest) else { return fail("a tag has no end") };
        let tag = &rest[1..end];
        if let Some(name) = tag.strip_prefix('/') {
            let closed = open.pop().filter(|element| element.name == name.trim());
            match (closed, open.last_mut()) {
                (Some(closed), Some(parent)) => parent.children.push(closed),
                _ => return fail(&format!("</{}> closes nothing", name.trim())),
            }
        } else {
            let (body, is_empty) = tag.strip_suffix('/').map_or((tag, false), |body| (body, true));
            let Some(element) = element(body) else { return fail("a tag cannot be read") };
            let depth = open.len();
            match open.last_mut() {
                Some(parent) if is_empty => parent.children.push(element),
                _ if depth > DEPTH_MAX => return fail("elements nest too deeply"),
                _ => open.push(element),
            }
        }
        rest = &rest[end + 1..];
    }
    let root = open.pop().filter(|_| open.is_empty()).and_then(|document| document.children.into_iter().next());
    root.ok_or_else(|| "an element is not closed, or there is none".to_owned())
}

/// Where the `>` of a tag is: not in quotes.
fn end_of_tag(text: &str) -> Option<usize> {
    let mut quote = None;
    text.bytes().position(|byte| {
        match (quote, byte) {
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), byte) if open == byte => quote = None,
            _ => {}
        }
        quote.is_none() && byte == b'>'
    })
}

fn element(tag: &str) -> Option<Element> {
    let end = tag.find(char::is_whitespace).unwrap_or(tag.len());
    let (name, mut rest) = tag.split_at(end);
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            break;
        }
        let (key, after) = rest.split_once('=')?;
        let after = after.trim_start();
        let quote = after.chars().next().filter(|c| matches!(c, '"' | '\''))?;
        let (value, after) = after[1..].split_once(quote)?;
        attributes.push((key.trim().to_owned(), plain(value)));
        rest = after;
    }
    (!name.is_empty()).then(|| Element { name: name.to_owned(), attributes, ..Element::default() })
}

/// A value with its entities replaced.
fn plain(value: &str) -> String {
    let mut out = String::new();
    let mut rest = value;
    while let Some((before, after)) = rest.split_once('&') {
        out.push_str(before);
        let letter = after.split_once(';').and_then(|(name, behind)| Some((letter(name)?, behind)));
        match letter {
            Some((letter, behind)) => {
                out.push(letter);
                rest = behind;
            }
            None => {
                out.push('&');
                rest = after;
            }
        }
    }
    out + rest
}

fn letter(name: &str) -> Option<char> {
    let code = |digits: &str, radix| u32::from_str_radix(digits, radix).ok().and_then(char::from_u32);
    match name {
        "lt" => Some('<'),
        "gt" => Some('>'),
        "amp" => Some('&'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        _ => match name.strip_prefix("#x") {
            Some(hex) => code(hex, 16),
            None => code(name.strip_prefix('#')?, 10),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn elements_attributes_and_entities_are_read_and_all_else_passed_over() {
        let text = "<?xml version='1.0'?>\r\n<!-- <x> -->\n<a>\n text <b c=\"1 &gt; &#48; &amp;lt;\" d='>'/>\n<b/><e><f/></e></a>\n";
        let root = read(text).unwrap();
        let b = root.all("b").next().unwrap();
        assert_eq!((root.name.as_str(), b.get("c"), b.get("d"), b.get("x")), ("a", "1 > 0 &lt;", ">", ""));
        assert_eq!(root.all("b").count(), 2);
        assert_eq!((root.text("b"), root.text("e/g"), root.text.trim()), ("", "", "text"));
        assert!(root.at("e/f").is_some() && root.at("e/g").is_none());
    }

    #[test]
    fn what_is_no_xml_says_the_line() {
        let deep = "<a>".repeat(100);
        for (text, why) in [
            ("<a>\n</b>", "line 2: </b> closes nothing"),
            ("<a>\n<b", "line 2: a tag has no end"),
            ("<a b=c/>", "line 1: a tag cannot be read"),
            ("<a>", "an element is not closed"),
            ("", "there is none"),
            ("<!-- ", "has no end"),
            (deep.as_str(), "too deep"),
        ] {
            assert!(read(text).is_err_and(|said| said.contains(why)), "{text}: {why}");
        }
    }
}

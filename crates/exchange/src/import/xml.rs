//! XML as `problem.xml` has it: elements with attributes and text.

use roxmltree::{Document, Node};

/// An element of a document; a name that leads to nothing is an empty text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Element<'d>(Node<'d, 'd>);

/// Elements in elements.
const DEPTH_MAX: usize = 64;

impl<'d> Element<'d> {
    /// The value of an attribute; empty where it is not there.
    pub fn get(self, name: &str) -> &'d str {
        self.0.attribute(name).unwrap_or_default()
    }

    /// The text directly in the first element at the end of a path of names; empty where there is none.
    pub fn text(self, path: &str) -> String {
        let pieces = self.at(path).into_iter().flat_map(|element| element.0.children()).filter(Node::is_text);
        pieces.filter_map(|piece| piece.text()).collect::<String>().trim().to_owned()
    }

    /// The elements of a name directly below.
    pub fn all(self, name: &str) -> impl Iterator<Item = Element<'d>> {
        self.0.children().filter(move |child| child.has_tag_name(name)).map(Element)
    }

    /// The first element at the end of a path of names.
    pub fn at(self, path: &str) -> Option<Element<'d>> {
        path.split('/').try_fold(self, |element, name| element.all(name).next())
    }
}

/// A document, read as a whole. Entities that it declares itself are refused: each reference to one can be longer than the document.
pub(super) fn read(text: &str) -> Result<Document<'_>, String> {
    let document = Document::parse(text).map_err(|error| match error {
        roxmltree::Error::DtdDetected => "it declares a document type: remove its <!DOCTYPE ..>".to_owned(),
        error => {
            let (said, place) = (error.to_string(), error.pos());
            // Of what has no end the text has no place.
            match said.replacen(&format!(" at {place}"), "", 1) {
                bare if bare != said => format!("line {}, column {}: {bare}", place.row, place.col),
                _ => said,
            }
        }
    })?;
    let deep = document.descendants().find(|node| node.is_element() && node.ancestors().nth(DEPTH_MAX + 1).is_some());
    match deep {
        Some(node) => Err(format!("line {}: elements nest too deeply", document.text_pos_at(node.range().start).row)),
        None => Ok(document),
    }
}

/// The outermost element of a document.
pub(super) fn root<'d>(document: &'d Document<'d>) -> Element<'d> {
    Element(document.root_element())
}

#[cfg(test)]
mod tests {
    use super::{read, root};

    #[test]
    fn elements_attributes_entities_and_verbatim_text_are_read_and_all_else_passed_over() {
        let text = "<?xml version='1.0'?>\r\n<!-- <x> -->\n<a>\n <b c=\"1 &gt; &#48; &amp;lt;\" d='>'/>\n<b/><e><f/></e><g>\n1 <!-- y --><![CDATA[< 2 &amp;]]></g></a>\n";
        let document = read(text).unwrap();
        let root = root(&document);
        let b = root.all("b").next().unwrap();
        assert_eq!((b.get("c"), b.get("d"), b.get("x")), ("1 > 0 &lt;", ">", ""));
        assert_eq!(root.all("b").count(), 2);
        assert_eq!((root.text("b"), root.text("e/g"), root.text("g")), ("".into(), "".into(), "1 < 2 &amp;".into()));
        assert!(root.at("e/f").is_some() && root.at("e/g").is_none());
    }

    #[test]
    fn what_is_no_xml_says_the_line() {
        let deep = "<a>".repeat(100_000) + &"</a>".repeat(100_000);
        for (text, why) in [
            ("<a>\n</b>", "line 2, column 1: expected 'a' tag, not 'b'"),
            ("<a>\n<b", "the root node was opened but never closed"),
            ("<a b=c/>", "line 1, column 6: expected a quote not 'c'"),
            ("<a>", "the root node was opened but never closed"),
            ("", "does not have a root node"),
            ("<!-- ", "line 1, column "),
            ("<a>&own;</a>", "line 1, column 4: unknown entity reference 'own'"),
            ("<!DOCTYPE a [<!ENTITY b \"1\">]><a>&b;</a>", "remove its <!DOCTYPE"),
            (deep.as_str(), "line 1: elements nest too deeply"),
        ] {
            let said = read(text).unwrap_err();
            assert!(said.contains(why), "{text}: {said}");
        }
    }
}

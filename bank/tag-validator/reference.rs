//! Read from the left, each `<` begins a cdata, an end tag or a start tag, and no other reading is allowed for it.
//! A stack keeps the open names; all text must lie within the first tag, which may only close at the very end.
impl Solution {
    pub fn is_valid(code: String) -> bool {
        let mut open: Vec<&str> = Vec::new();
        let mut rest = code.as_str();
        while !rest.is_empty() {
            if rest.len() < code.len() && open.is_empty() {
                return false;
            }
            if !rest.starts_with('<') {
                if open.is_empty() {
                    return false;
                }
                rest = &rest[1..];
            } else if let Some(data) = rest.strip_prefix("<![CDATA[") {
                let Some(end) = data.find("]]>") else {
                    return false;
                };
                if open.is_empty() {
                    return false;
                }
                rest = &data[end + 3..];
            } else {
                let Some(end) = rest.find('>') else {
                    return false;
                };
                if let Some(name) = rest[..end].strip_prefix("</") {
                    if open.pop() != Some(name) {
                        return false;
                    }
                } else {
                    let name = &rest[1..end];
                    if name.is_empty() || name.len() > 9 || !name.bytes().all(|c| c.is_ascii_uppercase()) {
                        return false;
                    }
                    open.push(name);
                }
                rest = &rest[end + 1..];
            }
        }
        open.is_empty()
    }
}

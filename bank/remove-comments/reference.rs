//! With the lines joined to one text, the first sign of a comment that is found always begins one, as all earlier ones
//! are gone. A line comment reaches up to the line's end, which stays, and a block comment takes line ends away with
//! it.
impl Solution {
    pub fn remove_comments(source: Vec<String>) -> Vec<String> {
        let text = source.join("\n");
        let mut rest = text.as_str();
        let mut code = String::new();
        while let Some(start) = ["//", "/*"].iter().filter_map(|sign| rest.find(sign)).min() {
            code.push_str(&rest[..start]);
            let (sign, comment) = rest[start..].split_at(2);
            rest = if sign == "//" {
                comment.find('\n').map_or("", |end| &comment[end..])
            } else {
                comment.split_once("*/").map_or("", |(_, after)| after)
            };
        }
        code.push_str(rest);
        code.split('\n').filter(|line| !line.is_empty()).map(String::from).collect()
    }
}

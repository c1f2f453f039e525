//! Entities begin with & and have no further one, so they never overlap, and the text is cut at each &.
//! What a replacement writes is not read again, hence &amp;gt; becomes the text of an entity and stays that.
impl Solution {
    pub fn entity_parser(text: String) -> String {
        let known = [("quot;", '"'), ("apos;", '\''), ("amp;", '&'), ("gt;", '>'), ("lt;", '<'), ("frasl;", '/')];
        let mut parts = text.split('&');
        let mut parsed = parts.next().unwrap_or("").to_string();
        for part in parts {
            let entity = known.iter().find_map(|&(name, symbol)| Some((symbol, part.strip_prefix(name)?)));
            let (symbol, rest) = entity.unwrap_or(('&', part));
            parsed.push(symbol);
            parsed.push_str(rest);
        }
        parsed
    }
}

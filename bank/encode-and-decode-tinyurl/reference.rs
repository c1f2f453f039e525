//! Addresses are kept in a list, and the short one ends with the place of its long one.
//! So decoding reads the number behind the last slash and looks it up.
struct Solution {
    urls: Vec<String>,
}

impl Solution {
    fn new() -> Self {
        Solution { urls: Vec::new() }
    }

    fn encode(&mut self, long_url: String) -> String {
        self.urls.push(long_url);
        format!("http://tinyurl.com/{}", self.urls.len() - 1)
    }

    fn decode(&self, short_url: String) -> String {
        let place = short_url.rsplit('/').next().and_then(|text| text.parse::<usize>().ok());
        self.urls[place.unwrap()].clone()
    }
}

//! The history is a row of pages with one current place; moving changes the place only, so it stops at either end.
//! A visit cuts off what comes after that place, which is just the forward history.
struct BrowserHistory {
    pages: Vec<String>,
    current: usize,
}

impl BrowserHistory {
    fn new(homepage: String) -> Self {
        BrowserHistory { pages: vec![homepage], current: 0 }
    }

    fn visit(&mut self, url: String) {
        self.current += 1;
        self.pages.truncate(self.current);
        self.pages.push(url);
    }

    fn back(&mut self, steps: i32) -> String {
        self.show(self.current.saturating_sub(steps as usize))
    }

    fn forward(&mut self, steps: i32) -> String {
        self.show(self.current + steps as usize)
    }

    fn show(&mut self, place: usize) -> String {
        self.current = place.min(self.pages.len() - 1);
        self.pages[self.current].clone()
    }
}

//! A combination is a list of rising places. The next one in order moves the last place that can still move by one, and
//! lets all places after it follow directly; if none can move, there is no next one.
struct CombinationIterator {
    letters: Vec<char>,
    places: Option<Vec<usize>>,
}

impl CombinationIterator {
    fn new(characters: String, combination_length: i32) -> Self {
        CombinationIterator {
            letters: characters.chars().collect(),
            places: Some((0..combination_length as usize).collect()),
        }
    }

    fn next(&mut self) -> String {
        let Some(places) = self.places.take() else { return String::new() };
        let text = places.iter().map(|&place| self.letters[place]).collect();
        let free = self.letters.len() - places.len();
        self.places = (0..places.len()).rev().find(|&i| places[i] < free + i).map(|i| {
            let moved = places[i] + 1..places[i] + 1 + places.len() - i;
            places[..i].iter().copied().chain(moved).collect()
        });
        text
    }

    fn has_next(&self) -> bool {
        self.places.is_some()
    }
}

//! A day that is followed by a day with at least the same price can never stop a later span. So only days with falling
//! prices are kept, and the last one with a higher price than today ends the span.
struct StockSpanner {
    today: i32,
    // The day and the price of each day that may still stop a span.
    walls: Vec<(i32, i32)>,
}

impl StockSpanner {
    fn new() -> Self {
        StockSpanner { today: 0, walls: Vec::new() }
    }

    fn next(&mut self, price: i32) -> i32 {
        self.today += 1;
        let lower = self.walls.iter().rev().take_while(|wall| wall.1 <= price).count();
        self.walls.truncate(self.walls.len() - lower);
        let stop = self.walls.last().map_or(0, |wall| wall.0);
        self.walls.push((self.today, price));
        self.today - stop
    }
}

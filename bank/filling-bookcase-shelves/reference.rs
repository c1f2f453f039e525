//! The last shelf holds some books from the end, and the books before it are to be placed as low as possible.
//! So the best height for each number of books follows from those for smaller numbers.
impl Solution {
    pub fn min_height_shelves(books: Vec<Vec<i32>>, shelf_width: i32) -> i32 {
        let mut lowest = vec![0];
        for count in 1..=books.len() {
            let last_shelf = books[..count].iter().rev().scan((0, 0), |(width, height), book| {
                *width += book[0];
                *height = book[1].max(*height);
                (*width <= shelf_width).then_some(*height)
            });
            let best = last_shelf.zip(lowest.iter().rev()).map(|(height, below)| height + below).min();
            lowest.push(best.unwrap_or(0));
        }
        lowest[books.len()]
    }
}

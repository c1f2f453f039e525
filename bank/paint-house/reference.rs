//! Of all ways to paint the houses so far only the last colour matters for the next house.
//! So for each colour the cheapest way that ends in it is kept, and it continues the cheaper of the two others.
impl Solution {
    pub fn min_cost(costs: Vec<Vec<i32>>) -> i32 {
        let [red, blue, green] = costs.iter().fold([0; 3], |[red, blue, green], cost| {
            [cost[0] + blue.min(green), cost[1] + red.min(green), cost[2] + red.min(blue)]
        });
        red.min(blue).min(green)
    }
}

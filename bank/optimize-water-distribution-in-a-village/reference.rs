//! A well is a pipe from a common spring, so the houses and the spring have to be joined at the least cost.
//! The cheapest pipe between two groups that are still apart can always be laid, so the pipes are tried by their costs.
impl Solution {
    pub fn min_cost_to_supply_water(n: i32, wells: Vec<i32>, pipes: Vec<Vec<i32>>) -> i32 {
        let springs = wells.into_iter().zip(1..).map(|(cost, house)| (cost, 0, house));
        let between = pipes.iter().map(|pipe| (pipe[2], pipe[0] as usize, pipe[1] as usize));
        let mut offers: Vec<(i32, usize, usize)> = springs.chain(between).collect();
        offers.sort_unstable();
        let mut leader: Vec<usize> = (0..=n as usize).collect();
        let mut total = 0;
        for (cost, a, b) in offers {
            let ends = [a, b].map(|mut house| {
                while leader[house] != house {
                    leader[house] = leader[leader[house]];
                    house = leader[house];
                }
                house
            });
            if ends[0] != ends[1] {
                leader[ends[0]] = ends[1];
                total += cost;
            }
        }
        total
    }
}

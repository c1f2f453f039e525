//! For the houses so far only the number of neighborhoods, the last color and the cost matter. The next house goes on
//! with that color, or begins a neighborhood with another one, for which the cheapest two colors are enough to know.
const NEVER: i64 = i64::MAX / 4;

// For each color the least cost of all the others.
fn without_own(costs: &[i64]) -> Vec<i64> {
    let cheapest = (0..costs.len()).min_by_key(|&color| costs[color]).unwrap_or(0);
    let rest = costs.iter().enumerate().filter(|&(color, _)| color != cheapest);
    let second = rest.map(|(_, &cost)| cost).min().unwrap_or(NEVER);
    (0..costs.len()).map(|color| if color == cheapest { second } else { costs[cheapest] }).collect()
}

impl Solution {
    pub fn min_cost(houses: Vec<i32>, cost: Vec<Vec<i32>>, _m: i32, n: i32, target: i32) -> i32 {
        let (colors, target) = (n as usize, target as usize);
        // For each number of neighborhoods and each last color; the first house is like one after a color outside.
        let mut least = vec![vec![NEVER; colors]; target + 1];
        for (place, (&painted, prices)) in houses.iter().zip(&cost).enumerate() {
            let mut next = vec![vec![NEVER; colors]; target + 1];
            for groups in 1..=target {
                let mut begin = without_own(&least[groups - 1]);
                if place == 0 && groups == 1 {
                    begin.fill(0);
                }
                for color in 0..colors {
                    let price = match painted {
                        0 => i64::from(prices[color]),
                        known if known == color as i32 + 1 => 0,
                        _ => continue,
                    };
                    next[groups][color] = NEVER.min(price + begin[color].min(least[groups][color]));
                }
            }
            least = next;
        }
        let best = least[target].iter().min().copied().unwrap_or(NEVER);
        if best == NEVER { -1 } else { best as i32 }
    }
}

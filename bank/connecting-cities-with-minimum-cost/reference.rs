//! The cheapest connection between two groups of cities belongs to some cheapest network, so connections are taken in
//! the order of their costs wherever they join two groups. With n - 1 of them all cities are one group.
fn leader(groups: &mut [usize], mut city: usize) -> usize {
    while groups[city] != city {
        groups[city] = groups[groups[city]];
        city = groups[city];
    }
    city
}

impl Solution {
    pub fn minimum_cost(n: i32, mut connections: Vec<Vec<i32>>) -> i32 {
        connections.sort_unstable_by_key(|link| link[2]);
        let mut groups: Vec<usize> = (0..=n as usize).collect();
        let (mut missing, mut total) = (n - 1, 0);
        for link in connections {
            let one = leader(&mut groups, link[0] as usize);
            let other = leader(&mut groups, link[1] as usize);
            if one != other {
                groups[one] = other;
                missing -= 1;
                total += link[2];
            }
        }
        if missing == 0 { total } else { -1 }
    }
}

//! All multiples of a number above the threshold are connected, as each has a road to the smallest one, the number
//! itself. These roads are enough, for two cities with a common divisor are both multiples of it.
fn root(parent: &mut [usize], mut city: usize) -> usize {
    while parent[city] != city {
        parent[city] = parent[parent[city]];
        city = parent[city];
    }
    city
}

impl Solution {
    pub fn are_connected(n: i32, threshold: i32, queries: Vec<Vec<i32>>) -> Vec<bool> {
        let n = n as usize;
        let mut parent: Vec<usize> = (0..=n).collect();
        for divisor in threshold as usize + 1..=n {
            for multiple in (2 * divisor..=n).step_by(divisor) {
                let (low, high) = (root(&mut parent, divisor), root(&mut parent, multiple));
                parent[high] = low;
            }
        }
        let group: Vec<usize> = (0..=n).map(|city| root(&mut parent, city)).collect();
        queries.iter().map(|pair| group[pair[0] as usize] == group[pair[1] as usize]).collect()
    }
}

//! A set of cities in a tree is connected exactly if it has one edge less inside than cities. Then the ways between its
//! cities stay inside it, so the greatest distance is that of the whole tree between two of its cities.
impl Solution {
    pub fn count_subgraphs_for_each_diameter(n: i32, edges: Vec<Vec<i32>>) -> Vec<i32> {
        let n = n as usize;
        let links: Vec<(usize, usize)> = edges.iter().map(|e| (e[0] as usize - 1, e[1] as usize - 1)).collect();
        // within[d][a] is the set of cities at most d edges away from a.
        let mut within = vec![(0..n).map(|city| 1u32 << city).collect::<Vec<u32>>()];
        for d in 1..n {
            let nearer = &within[d - 1];
            let mut sets = nearer.clone();
            for &(a, b) in &links {
                sets[a] |= nearer[b];
                sets[b] |= nearer[a];
            }
            within.push(sets);
        }
        let mut counts = vec![0; n - 1];
        for chosen in 1u32..1 << n {
            let inside = links.iter().filter(|&&(a, b)| chosen >> a & chosen >> b & 1 == 1).count();
            if inside > 0 && inside + 1 == chosen.count_ones() as usize {
                let cities = (0..n).filter(|city| chosen >> city & 1 == 1);
                let fits = |d: &usize| cities.clone().all(|city| chosen & !within[*d][city] == 0);
                counts[(1..n).find(fits).unwrap() - 1] += 1;
            }
        }
        counts
    }
}

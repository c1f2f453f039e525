//! The threshold is more than half, so a majority element decides every bit: it has exactly the bits that more than
//! half of the elements have. Bit counts of all beginnings give the only candidate, and its list of places counts it.
const BITS: usize = 15;

struct MajorityChecker {
    // For each beginning of the array, how many of its elements have each bit.
    counts: Vec<[i32; BITS]>,
    places: Vec<Vec<i32>>,
}

impl MajorityChecker {
    fn new(arr: Vec<i32>) -> Self {
        let mut counts = vec![[0; BITS]];
        let mut places = vec![Vec::new(); 1 << BITS];
        for (place, element) in arr.into_iter().enumerate() {
            let mut count = counts[place];
            for (bit, number) in count.iter_mut().enumerate() {
                *number += element >> bit & 1;
            }
            counts.push(count);
            places[element as usize].push(place as i32);
        }
        MajorityChecker { counts, places }
    }

    fn query(&self, left: i32, right: i32, threshold: i32) -> i32 {
        let (before, until) = (&self.counts[left as usize], &self.counts[right as usize + 1]);
        let candidate = (0..BITS)
            .filter(|&bit| 2 * (until[bit] - before[bit]) > right - left + 1)
            .fold(0, |element, bit| element | 1 << bit);
        let places = &self.places[candidate];
        let first = places.partition_point(|&place| place < left);
        let end = places.partition_point(|&place| place <= right);
        if (end - first) as i32 >= threshold { candidate as i32 } else { -1 }
    }
}

//! Lines do not cross if their ends rise on both sides. For each number of lines the least place below is kept where
//! the last of them can end; a new line to a place can follow as many as have ended before this place.
impl Solution {
    pub fn max_uncrossed_lines(nums1: Vec<i32>, nums2: Vec<i32>) -> i32 {
        let mut places = vec![Vec::new(); 2001];
        for (place, &num) in nums2.iter().enumerate() {
            places[num as usize].push(place);
        }
        let mut ends: Vec<usize> = Vec::new();
        for num in nums1 {
            // From the right to the left, so that no two lines come from the same number.
            for &place in places[num as usize].iter().rev() {
                let lines = ends.partition_point(|&end| end < place);
                match ends.get_mut(lines) {
                    Some(end) => *end = place,
                    None => ends.push(place),
                }
            }
        }
        ends.len() as i32
    }
}

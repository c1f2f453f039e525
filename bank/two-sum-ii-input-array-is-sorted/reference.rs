//! If the outer two add up to too much, the last one is too large for every partner, since the first is the least; if
//! to too little, the first one is too small. So each step removes an element that is not in the answer.
impl Solution {
    pub fn two_sum(numbers: Vec<i32>, target: i32) -> Vec<i32> {
        let (mut first, mut last) = (0, numbers.len() - 1);
        while first < last {
            match (numbers[first] + numbers[last]).cmp(&target) {
                std::cmp::Ordering::Less => first += 1,
                std::cmp::Ordering::Greater => last -= 1,
                std::cmp::Ordering::Equal => return vec![first as i32 + 1, last as i32 + 1],
            }
        }
        Vec::new()
    }
}

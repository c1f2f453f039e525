//! Equal values have equally many ones, with the same gaps between them and the same zeros after the last one.
//! The third part ends with the array, so its zeros say where the other two must end.
impl Solution {
    pub fn three_equal_parts(arr: Vec<i32>) -> Vec<i32> {
        let ones: Vec<usize> = (0..arr.len()).filter(|&place| arr[place] == 1).collect();
        let Some(last) = ones.last() else { return vec![0, 2] };
        let share = ones.len() / 3;
        if ones.len() % 3 == 0 {
            let (first, second, third) = (&ones[..share], &ones[share..2 * share], &ones[2 * share..]);
            let alike = |other: &[usize]| first.iter().zip(other).all(|(a, b)| b - a == other[0] - first[0]);
            let zeros = arr.len() - 1 - last;
            let (end, next_end) = (first[share - 1] + zeros, second[share - 1] + zeros);
            if alike(second) && alike(third) && end < second[0] && next_end < third[0] {
                return vec![end as i32, next_end as i32 + 1];
            }
        }
        vec![-1, -1]
    }
}

//! Only rabbits with the same answer can have the same color, and with the answer x a color has x + 1 of them. So the
//! rabbits with that answer need one color for each x + 1 of them that were asked, the last one perhaps not full.
impl Solution {
    pub fn num_rabbits(answers: Vec<i32>) -> i32 {
        let mut asked = [0; 1000];
        for answer in answers {
            asked[answer as usize] += 1;
        }
        asked.iter().zip(1..).map(|(&rabbits, size): (&i32, i32)| (rabbits + size - 1) / size * size).sum()
    }
}

//! The answer of a person is the quietest of the person and of the answers of all who are known to be directly richer.
//! A person whose richer ones are all done has the final answer and hands it on to the poorer ones.
impl Solution {
    pub fn loud_and_rich(richer: Vec<Vec<i32>>, quiet: Vec<i32>) -> Vec<i32> {
        let people = quiet.len();
        let mut poorer = vec![Vec::new(); people];
        let mut waiting = vec![0; people];
        for pair in &richer {
            poorer[pair[0] as usize].push(pair[1] as usize);
            waiting[pair[1] as usize] += 1;
        }
        let mut answer: Vec<i32> = (0..people as i32).collect();
        let mut ready: Vec<usize> = (0..people).filter(|&person| waiting[person] == 0).collect();
        while let Some(rich) = ready.pop() {
            let quietest = answer[rich];
            for &person in &poorer[rich] {
                if quiet[quietest as usize] < quiet[answer[person] as usize] {
                    answer[person] = quietest;
                }
                waiting[person] -= 1;
                if waiting[person] == 0 {
                    ready.push(person);
                }
            }
        }
        answer
    }
}

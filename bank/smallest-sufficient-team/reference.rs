//! A team that lacks skills needs someone for the first of them, so only people with that skill are added, and each set
//! of skills needs just one smallest team. A larger set has a greater number, so its team is final when it is reached.
impl Solution {
    pub fn smallest_sufficient_team(req_skills: Vec<String>, people: Vec<Vec<String>>) -> Vec<i32> {
        let bit = |skill: &String| req_skills.iter().position(|other| other == skill).map_or(0, |place| 1 << place);
        let masks: Vec<usize> = people.iter().map(|skills| skills.iter().map(bit).sum()).collect();
        let all = (1 << req_skills.len()) - 1;
        let mut teams: Vec<Option<u64>> = vec![None; all + 1];
        teams[0] = Some(0);
        for covered in 0..all {
            let Some(team) = teams[covered] else { continue };
            let missing = 1 << covered.trailing_ones();
            for (person, mask) in masks.iter().enumerate().filter(|(_, mask)| **mask & missing > 0) {
                let known = &mut teams[covered | mask];
                if known.is_none_or(|other| team.count_ones() + 1 < other.count_ones()) {
                    *known = Some(team | 1 << person);
                }
            }
        }
        let best = teams[all].unwrap_or(0);
        (0..people.len() as i32).filter(|person| best >> person & 1 == 1).collect()
    }
}

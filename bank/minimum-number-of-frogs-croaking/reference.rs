//! A letter goes to any frog that has just printed the one before it, and c to a frog that has finished, or to a new
//! one if there is none. Which frog it is makes no difference, so it is enough to count the frogs after each letter.
impl Solution {
    pub fn min_number_of_frogs(croak_of_frogs: String) -> i32 {
        // The frogs by their last letter; those that have finished are ready to begin.
        let mut frogs = [0; 5];
        let mut all = 0;
        for letter in croak_of_frogs.chars() {
            let step = "croak".find(letter).unwrap();
            let before = (step + 4) % 5;
            if frogs[before] == 0 && step == 0 {
                all += 1;
            } else if frogs[before] == 0 {
                return -1;
            } else {
                frogs[before] -= 1;
            }
            frogs[step] += 1;
        }
        if frogs[4] == all { all } else { -1 }
    }
}

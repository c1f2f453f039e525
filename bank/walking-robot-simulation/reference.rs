//! The robot makes at most nine steps for a command, so every single step can be made, with a look into a set of the
//! obstacles. On a straight way the distance is greatest at one of the ends, so it is taken after each command.
use std::collections::HashSet;

impl Solution {
    pub fn robot_sim(commands: Vec<i32>, obstacles: Vec<Vec<i32>>) -> i32 {
        let blocked: HashSet<(i32, i32)> = obstacles.iter().map(|point| (point[0], point[1])).collect();
        let (mut place, mut heading) = ((0, 0), (0, 1));
        let mut farthest = 0_i64;
        for command in commands {
            match command {
                -2 => heading = (-heading.1, heading.0),
                -1 => heading = (heading.1, -heading.0),
                steps => {
                    for _ in 0..steps {
                        let next = (place.0 + heading.0, place.1 + heading.1);
                        if blocked.contains(&next) {
                            break;
                        }
                        place = next;
                    }
                }
            }
            farthest = farthest.max(i64::from(place.0).pow(2) + i64::from(place.1).pow(2));
        }
        farthest as i32
    }
}

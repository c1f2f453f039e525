//! The equalities put the variables into groups, each of which must have one value, and different groups can have
//! different values. So the equations can be satisfied unless an inequality has both its variables in one group.
impl Solution {
    pub fn equations_possible(equations: Vec<String>) -> bool {
        let (equal, unequal): (Vec<&[u8]>, Vec<&[u8]>) =
            equations.iter().map(|equation| equation.as_bytes()).partition(|equation| equation[1] == b'=');
        // Each variable has the name of its group, at first its own.
        let mut group: Vec<u8> = (0..128).collect();
        for equation in equal {
            let (old, new) = (group[equation[0] as usize], group[equation[3] as usize]);
            group.iter_mut().filter(|name| **name == old).for_each(|name| *name = new);
        }
        unequal.iter().all(|equation| group[equation[0] as usize] != group[equation[3] as usize])
    }
}

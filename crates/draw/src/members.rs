//! Which cases belong to the groups that have scores.

use crate::bound::Bound;
use ojkit_model::case::Case;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::input::Input;
use ojkit_model::problem::Group;

impl Bound {
    /// For each case the groups with a score that it belongs to, as places in the problem's list.
    ///
    /// A case belongs to every group whose constraints its input keeps; of a problem without parameters, to the groups that its folders below
    /// `data/secret/` are called after.
    ///
    /// # Errors
    /// A constraint of a group that cannot be bound, or a group that no case belongs to: nobody could get its score.
    pub fn members(&self, cases: &[Case]) -> Result<Vec<Vec<usize>>, Vec<Diagnostic>> {
        let mut members = vec![Vec::new(); cases.len()];
        let mut empty = Vec::new();
        let scored = self.problem.groups.iter().enumerate().filter(|(_, group)| group.score.is_some());
        for (number, group) in scored {
            let of = self.of_group(group, cases)?;
            for (members, _) in members.iter_mut().zip(&of).filter(|(_, is_member)| **is_member) {
                members.push(number);
            }
            if !of.contains(&true) {
                empty.push(self.without_cases(group));
            }
        }
        if empty.is_empty() { Ok(members) } else { Err(empty) }
    }

    fn of_group(&self, group: &Group, cases: &[Case]) -> Result<Vec<bool>, Vec<Diagnostic>> {
        if self.problem.is_only_samples() {
            return Ok(cases.iter().map(|case| folders(&case.name).contains(&group.name)).collect());
        }
        let inputs = self.narrowed(&group.constraints)?;
        let mut input = Input::default();
        let mut keeps = |case: &Case| {
            self.validator.format().read(&case.input, &mut input).is_ok()
                && inputs.validator.rules().check(&input).is_ok()
        };
        Ok(cases.iter().map(&mut keeps).collect())
    }

    fn without_cases(&self, group: &Group) -> Diagnostic {
        let (line, column) = group.place;
        let help = match self.problem.is_only_samples() {
            true => format!("put its cases into the folder data/secret/{}, or remove it", group.name),
            false => "look at its constraints with `ojkit gen`, or remove it".to_owned(),
        };
        let message = format!("the group `{}` has no case, so no submission can earn its score", group.name);
        Diagnostic::error(self.spec_path.as_str(), line, column, message).with_source(&self.spec_text).help(help)
    }
}

/// What the folders of a case are called as groups: of `secret/Large/a/1` `large` and `large-a`.
pub fn folders(case: &str) -> Vec<String> {
    let Some((folders, _)) = case.strip_prefix("secret/").and_then(|rest| rest.rsplit_once('/')) else {
        return Vec::new();
    };
    let mut name = String::new();
    folders
        .split('/')
        .map(|folder| {
            let dash = if name.is_empty() { "" } else { "-" };
            name = format!("{name}{dash}{}", group_name(folder));
            name.clone()
        })
        .collect()
}

fn group_name(folder: &str) -> String {
    let plain = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c.to_ascii_lowercase() } else { '-' };
    folder.trim_start_matches(|c: char| !c.is_ascii_alphanumeric()).chars().map(plain).collect()
}

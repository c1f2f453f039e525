use super::Drawn;
use super::kind::Given;
pub(crate) fn row(_: &Given) -> Drawn {
    None
}
pub(crate) fn moves(_: &Given) -> Drawn {
    None
}
pub(crate) fn table(_: &Given, _: bool) -> Drawn {
    None
}
pub(crate) fn bars(_: &Given) -> Drawn {
    None
}
pub(crate) fn texts(_: &Given) -> Drawn {
    None
}

//! The `ojkit` command.

fn main() {
    ojkit::run::zygote::entry();
}

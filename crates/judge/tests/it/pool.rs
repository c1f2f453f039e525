//! Work on several threads, in order.

use ojkit_judge::pool::*;

#[test]
fn results_come_in_order_whatever_the_number_of_threads() {
    for jobs in [0, 1, 3, 100] {
        let mut events = Vec::new();
        let squares = map(
            jobs,
            50,
            || (),
            |(), i, send| {
                send(i);
                i * i
            },
            &mut |event| events.push(event),
        );
        assert_eq!(squares, (0..50).map(|i| i * i).collect::<Vec<_>>());
        events.sort();
        assert_eq!(events, (0..50).collect::<Vec<_>>());
    }
}

#[test]
fn no_work_is_done_at_once() {
    assert_eq!(map(4, 0, || (), |(), i, _: &dyn Fn(())| i, &mut |()| ()), [0; 0]);
}

//! Threads that share a list of work; results come back in the list's order, whoever did them.

use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// Does items `0..count` on at most `jobs` threads and gives the results in order.
///
/// `runner` makes what a thread keeps for itself; `work` gets it with an item's index and a way to send events. Events reach `tell` on the
/// calling thread, in the order they happen. Threads take the items in order; one thread is the calling one.
pub fn map<S, T: Send, E: Send>(
    jobs: usize,
    count: usize,
    runner: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize, &dyn Fn(E)) -> T + Sync,
    tell: &mut dyn FnMut(E),
) -> Vec<T> {
    enum Message<T, E> {
        Event(E),
        Done(usize, T),
    }
    if jobs.min(count) <= 1 {
        let (tell, mut own) = (RefCell::new(tell), runner());
        return (0..count).map(|item| work(&mut own, item, &|event| (tell.borrow_mut())(event))).collect();
    }
    let next = AtomicUsize::new(0);
    let mut results: Vec<Option<T>> = Vec::new();
    results.resize_with(count, || None);
    thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..jobs.clamp(1, count.max(1)) {
            let sender = sender.clone();
            let (next, runner, work) = (&next, &runner, &work);
            scope.spawn(move || {
                let mut own = runner();
                loop {
                    let item = next.fetch_add(1, Ordering::Relaxed);
                    if item >= count {
                        break;
                    }
                    // The receiver lives until every sender is gone.
                    let result = work(&mut own, item, &|event| drop(sender.send(Message::Event(event))));
                    drop(sender.send(Message::Done(item, result)));
                }
            });
        }
        drop(sender);
        for message in receiver {
            match message {
                Message::Event(event) => tell(event),
                Message::Done(item, result) => results[item] = Some(result),
            }
        }
    });
    // A missing result means that a thread panicked, and then the scope has panicked too.
    results.into_iter().flatten().collect()
}

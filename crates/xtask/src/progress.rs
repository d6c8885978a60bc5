//! One line that says what is being done, for how long, and what the child said last.

use std::{
    env,
    io::{IsTerminal, Write, stdout},
    sync::{Mutex, PoisonError},
    thread::{self, ThreadId},
    time::{Duration, Instant},
};

/// Where there is no terminal to rewrite a line in, a new one is due this often.
const PLAIN_EVERY: Duration = Duration::from_secs(15);

/// How far each step has come that is running, by the thread that it runs on. A terminal has one line for all of them.
static RUNNING: Mutex<Vec<(ThreadId, String)>> = Mutex::new(Vec::new());

/// The progress of one step. A thread has one at a time.
pub(crate) struct Progress {
    title: String,
    begun: Instant,
    terminal: bool,
    shown: Option<Instant>,
}

impl Progress {
    /// Begins to count.
    pub(crate) fn new(title: &str) -> Self {
        Self { title: title.to_owned(), begun: Instant::now(), terminal: stdout().is_terminal(), shown: None }
    }

    /// Shows how far it has come, as often as is useful.
    pub(crate) fn tick(&mut self, detail: &str) {
        let every = if self.terminal { Duration::from_millis(200) } else { PLAIN_EVERY };
        if self.shown.unwrap_or(self.begun).elapsed() < every {
            return;
        }
        self.shown = Some(Instant::now());
        let line = format!("{} … {}  {detail}", self.title, clock(self.begun.elapsed()));
        if self.terminal {
            let columns = env::var("COLUMNS").ok().and_then(|text| text.parse().ok()).unwrap_or(80);
            let line: String = beside_others(Some(line)).chars().take(columns - 1).collect();
            print!("\r\x1b[2K{line}");
        } else {
            println!("{}", line.trim_end());
        }
        // A closed pipe is no reason to break off the work.
        let _ = stdout().flush();
    }

    /// Puts the step's last line in place of the running one, and says how long it took.
    pub(crate) fn end(self, outcome: &str) {
        beside_others(None);
        let clear = if self.terminal { "\r\x1b[2K" } else { "" };
        println!("{clear}{}: {outcome} ({})", self.title, clock(self.begun.elapsed()));
    }
}

/// This thread's line, or none of it any more, with those of all other threads.
fn beside_others(line: Option<String>) -> String {
    let own = thread::current().id();
    let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    match (running.iter().position(|(thread, _)| *thread == own), line) {
        (Some(place), Some(line)) => running[place].1 = line,
        (Some(place), None) => drop(running.remove(place)),
        (None, Some(line)) => running.push((own, line)),
        (None, None) => {}
    }
    running.iter().map(|(_, line)| line.trim_end()).collect::<Vec<_>>().join(" | ")
}

/// A duration as people read it: `0.4 s`, `12 s`, `3 min 05 s`.
pub(crate) fn clock(duration: Duration) -> String {
    let seconds = duration.as_secs();
    match seconds {
        0..10 => format!("{:.1} s", duration.as_secs_f64()),
        10..60 => format!("{seconds} s"),
        _ => format!("{} min {:02} s", seconds / 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_that_run_at_once_share_the_line() {
        assert_eq!(beside_others(Some("fuzzing stream … 1.0 s".into())), "fuzzing stream … 1.0 s");
        let other = thread::spawn(|| {
            let both = beside_others(Some("fuzzing sentences … 0.2 s  ".into()));
            beside_others(None);
            both
        });
        assert_eq!(other.join().unwrap(), "fuzzing stream … 1.0 s | fuzzing sentences … 0.2 s");
        assert_eq!(beside_others(Some("fuzzing stream … 1.2 s".into())), "fuzzing stream … 1.2 s");
        assert_eq!(beside_others(None), "");
    }

    #[test]
    fn times_are_told_as_people_read_them() {
        assert_eq!(clock(Duration::from_millis(420)), "0.4 s");
        assert_eq!(clock(Duration::from_secs(12)), "12 s");
        assert_eq!(clock(Duration::from_secs(185)), "3 min 05 s");
    }
}

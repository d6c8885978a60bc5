//! Keeping Redis up to date: a task that renews the leases of this process, ends them, and adds the tokens that were spent.

use std::{
    collections::HashMap,
    sync::{Arc, OnceLock},
    time::Duration,
};

use ::redis::{Pipeline, Script};
use tokio::{
    sync::{
        mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
        oneshot,
    },
    time::{MissedTickBehavior, interval, timeout},
};

use super::{Client, Keys, Link, micros, scripts};

/// How many notes are taken at once.
const AT_ONCE: usize = 256;
/// A lease is renewed so many times before it would end, so that one failure doesn't end it.
const RENEWALS: u32 = 3;
/// How long a process that ends waits for Redis.
const LAST: Duration = Duration::from_secs(1);

/// What the task has to know.
enum Note {
    Began(String, Client),
    Ended(String, Client),
    Spent(u64),
    Settle(oneshot::Sender<()>),
}

/// The task; it begins with the first note, since there may be no runtime before, and ends with the keeper.
pub(super) struct Keeper {
    link: Arc<Link>,
    keys: Keys,
    lease: Duration,
    notes: OnceLock<UnboundedSender<Note>>,
}

/// A running answer; dropping it ends it.
#[derive(Debug)]
pub(in crate::limits) struct Lease {
    name: String,
    client: Client,
    notes: Option<UnboundedSender<Note>>,
}

impl Lease {
    /// What Redis knows it by.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// It was granted, and is to be renewed from now on.
    pub(super) fn begin(&self) {
        self.note(Note::Began(self.name.clone(), self.client));
    }

    /// It was refused: there is nothing to end.
    pub(super) fn forget(mut self) {
        self.notes = None;
    }

    fn note(&self, note: Note) {
        if let Some(notes) = &self.notes {
            // Nobody takes notes any more only when the process ends.
            let _ = notes.send(note);
        }
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        let name = std::mem::take(&mut self.name);
        self.note(Note::Ended(name, self.client));
    }
}

impl Keeper {
    /// A keeper of leases of that length.
    pub(super) fn new(link: Arc<Link>, keys: Keys, lease: Duration) -> Self {
        Self { link, keys, lease, notes: OnceLock::new() }
    }

    /// A lease for this client, not granted yet. Has to be called in a runtime.
    pub(super) fn lease(&self, client: Client) -> Lease {
        Lease { name: uuid::Uuid::new_v4().to_string(), client, notes: Some(self.notes().clone()) }
    }

    /// Tokens were spent.
    pub(super) fn spend(&self, tokens: u64) {
        if let Some(notes) = self.notes.get() {
            let _ = notes.send(Note::Spent(tokens));
        }
    }

    /// Waits a little until all that was noted is done.
    pub(super) async fn settle(&self) {
        let (done, settled) = oneshot::channel();
        if let Some(notes) = self.notes.get()
            && notes.send(Note::Settle(done)).is_ok()
        {
            let _ = timeout(LAST, settled).await;
        }
    }

    fn notes(&self) -> &UnboundedSender<Note> {
        self.notes.get_or_init(|| {
            let (notes, taken) = unbounded_channel();
            let task = Task {
                link: Arc::clone(&self.link),
                keys: self.keys.clone(),
                lease: self.lease,
                held: HashMap::new(),
                spent: 0,
                renew: scripts::renew(),
                spend: scripts::spend(),
            };
            tokio::spawn(task.run(taken));
            notes
        })
    }
}

struct Task {
    link: Arc<Link>,
    keys: Keys,
    lease: Duration,
    held: HashMap<String, Client>,
    /// Not yet told to Redis.
    spent: u64,
    renew: Script,
    spend: Script,
}

impl Task {
    async fn run(mut self, mut notes: UnboundedReceiver<Note>) {
        let mut renewal = interval(self.lease / RENEWALS);
        renewal.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut taken = Vec::new();
        loop {
            tokio::select! {
                count = notes.recv_many(&mut taken, AT_ONCE) => {
                    if count == 0 {
                        return;
                    }
                    self.take(taken.drain(..)).await;
                }
                _ = renewal.tick() => {
                    self.renew_all().await;
                    self.tell_what_was_spent().await;
                }
            }
        }
    }

    async fn take(&mut self, notes: impl Iterator<Item = Note>) {
        let mut ended = Pipeline::new();
        let mut waiting = Vec::new();
        let spent = self.spent;
        for note in notes {
            match note {
                Note::Began(name, client) => {
                    self.held.insert(name, client);
                }
                Note::Ended(name, client) => {
                    self.held.remove(&name);
                    ended.zrem(self.keys.streams(), &name).ignore();
                    ended.zrem(self.keys.running(client), &name).ignore();
                }
                Note::Spent(tokens) => self.spent = self.spent.saturating_add(tokens),
                Note::Settle(done) => waiting.push(done),
            }
        }
        if !ended.is_empty() {
            // What isn't told ends with its lease.
            let _ = self.link.send(&ended).await;
        }
        if self.spent != spent {
            self.tell_what_was_spent().await;
        }
        for done in waiting {
            let _ = done.send(());
        }
    }

    async fn renew_all(&self) {
        if self.held.is_empty() {
            return;
        }
        let mut renewal = self.renew.key(self.keys.streams());
        renewal.arg(micros(self.lease));
        for (name, &client) in &self.held {
            renewal.key(self.keys.running(client)).arg(name);
        }
        // What wasn't renewed is renewed the next time.
        let _ = self.link.run::<()>(&renewal).await;
    }

    async fn tell_what_was_spent(&mut self) {
        if self.spent == 0 {
            return;
        }
        let mut asked = self.spend.key(self.keys.tokens());
        if self.link.run::<()>(asked.arg(self.spent)).await.is_ok() {
            self.spent = 0;
        }
    }
}

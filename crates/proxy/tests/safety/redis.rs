//! Redis, the real one.

use std::{
    io::Write,
    net::{TcpListener, TcpStream},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

/// What to do where it is missing.
const MISSING: &str =
    "Redis is missing: install its server (Debian and Ubuntu: apt-get install redis-server)";

/// What the server wants to hear.
pub(crate) const PASSWORD: &str = "hush-redis-7";

/// A server on a port of its own, which keeps nothing and ends with the test.
pub(crate) struct Redis {
    port: u16,
    child: Child,
}

impl Drop for Redis {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Redis {
    pub(crate) fn start() -> Self {
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        Self { port, child: spawn(port) }
    }

    /// Its address, with the password.
    pub(crate) fn url(&self) -> String {
        format!("redis://:{PASSWORD}@127.0.0.1:{}/", self.port)
    }

    /// The settings that count in it, with all the time that a busy machine may need.
    pub(crate) fn toml(&self, more: &str) -> String {
        let timeout = if more.contains("timeout") { "" } else { "timeout = 5\n" };
        format!("\n[limits.redis]\nurl = \"{}\"\n{timeout}{more}\n", self.url())
    }

    /// Ends it, and with it what it had counted.
    pub(crate) fn stop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again on the same port.
    pub(crate) fn again(&mut self) {
        self.child = spawn(self.port);
    }

    /// Has it hang, or go on.
    pub(crate) fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status().unwrap();
        assert!(sent.success());
    }
}

fn spawn(port: u16) -> Child {
    let child = Command::new("redis-server")
        .args(["--port", &port.to_string(), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"])
        .args(["--requirepass", PASSWORD])
        .current_dir(std::env::temp_dir())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap_or_else(|error| panic!("{MISSING}: {error}"));
    let began = Instant::now();
    while TcpStream::connect(("127.0.0.1", port))
        .and_then(|mut stream| stream.write_all(b"PING\r\n"))
        .is_err()
    {
        assert!(began.elapsed() < Duration::from_secs(10), "Redis doesn't start");
        std::thread::sleep(Duration::from_millis(20));
    }
    child
}

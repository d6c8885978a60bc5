//! PostgreSQL's server, the real one.

use std::{
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::LazyLock,
    time::{Duration, Instant},
};

use tokio_postgres::{Client, NoTls};

/// What to do where it is missing.
const MISSING: &str =
    "PostgreSQL is missing: install its server (Debian and Ubuntu: apt-get install postgresql)";

/// A server on a port of its own, which ends with the tests.
pub(crate) struct Postgres {
    pub(crate) port: u16,
    child: Child,
    _folder: tempfile::TempDir,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where Debian and others put the programs of the server.
static PROGRAMS: LazyLock<PathBuf> = LazyLock::new(|| {
    let mut places: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().path().join("bin"))
        .collect();
    places.sort();
    places.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let found = places.into_iter().rfind(|place| place.join("initdb").is_file());
    found.unwrap_or_else(|| panic!("{MISSING}"))
});

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n")
}

/// A program of the server's; it refuses to be run by root, whose packages have a user for it.
fn program(name: &str, folder: &Path) -> Command {
    let path = PROGRAMS.join(name);
    let mut command = if is_root() {
        let mut command = Command::new("setpriv");
        command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]).arg(path);
        command
    } else {
        Command::new(path)
    };
    command.current_dir(folder).stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null());
    command
}

impl Postgres {
    pub(crate) async fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        if is_root() {
            assert!(Command::new("chown").arg("postgres").arg(folder.path()).status().unwrap().success());
        }
        let data = folder.path().join("data");
        let initialised = program("initdb", folder.path())
            .args(["--auth=trust", "--username=reader", "--encoding=UTF8", "--locale=C", "--no-sync", "-D"])
            .arg(&data)
            .status();
        assert!(initialised.unwrap().success(), "initdb");
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let child = program("postgres", folder.path())
            .args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=", "-c", "fsync=off"])
            .args(["-p", &port.to_string(), "-D"])
            .arg(&data)
            .spawn()
            .unwrap();
        let server = Self { port, child, _folder: folder };
        server.client().await;
        server
    }

    /// A connection, as soon as the server takes any.
    pub(crate) async fn client(&self) -> Client {
        let began = Instant::now();
        loop {
            match tokio_postgres::connect(&self.url(), NoTls).await {
                Ok((client, connection)) => {
                    tokio::spawn(connection);
                    return client;
                }
                Err(error) => assert!(began.elapsed() < Duration::from_secs(30), "{error}"),
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    pub(crate) fn url(&self) -> String {
        format!("postgres://reader@127.0.0.1:{}/postgres?sslmode=disable", self.port)
    }
}

//! Which port to serve at.

use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Result, bail};

/// How many ports after the wished one are tried.
const TRIES: u16 = 50;

/// The wished port of 127.0.0.1, or the next one after it that nobody listens at. Error: none of fifty is free.
pub(crate) fn free_from(wished: u16) -> Result<u16> {
    let last = wished.saturating_add(TRIES);
    match (wished..=last).find(|&port| is_free(port)) {
        Some(port) => Ok(port),
        None => bail!("ports {wished} to {last} of 127.0.0.1 are all taken; name another one with --port"),
    }
}

fn is_free(port: u16) -> bool {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_port_is_taken_as_it_is() {
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        assert_eq!(free_from(port).unwrap(), port);
    }

    #[test]
    fn a_taken_port_is_passed_over() {
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = taken.local_addr().unwrap().port();
        let found = free_from(port).unwrap();
        assert!(found > port && is_free(found));
    }
}

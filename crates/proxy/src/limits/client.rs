//! Who is counted.

use std::{
    fmt,
    net::{IpAddr, Ipv6Addr},
};

use sha2::{Digest, Sha256};

/// One whom the limits count: an address, or the subject of a token. A digest, so that what is kept of it has one size and
/// says nothing by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Client([u8; 16]);

impl Client {
    /// The client at that address. Of an IPv6 address the network counts, as a client has all of it.
    pub(crate) fn at(address: IpAddr) -> Self {
        let address = match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            address => address,
        };
        Self::of("address", &address.to_string())
    }

    /// The client whose token has that subject.
    pub(crate) fn with_subject(subject: &str) -> Self {
        Self::of("subject", subject)
    }

    fn of(kind: &str, name: &str) -> Self {
        let digest = Sha256::new().chain_update(kind).chain_update(":").chain_update(name).finalize();
        let mut short = [0; 16];
        short.copy_from_slice(&digest[..16]);
        Self(short)
    }
}

/// In hexadecimal digits.
impl fmt::Display for Client {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clients_are_told_apart() {
        let at = |address: &str| Client::at(address.parse().unwrap());
        assert_eq!(at("2001:db8:1:2:3::4"), at("2001:db8:1:2:9::9"));
        assert_ne!(at("2001:db8:1:2::4"), at("2001:db8:1:3::4"));
        assert_eq!(at("::ffff:192.0.2.1"), at("192.0.2.1"));
        assert_ne!(at("192.0.2.1"), at("192.0.2.2"));
        assert_ne!(at("192.0.2.1"), Client::with_subject("192.0.2.1"));
        assert_eq!(at("192.0.2.1").to_string().len(), 32);
    }
}

//! Where a request comes from.

use std::net::{IpAddr, SocketAddr};

use axum::http::{HeaderMap, HeaderName, header};
use ipnet::IpNet;

use crate::settings::{Limits, network};

/// What proxies name a client's address in, unless the settings say otherwise.
const USUAL: HeaderName = HeaderName::from_static("x-forwarded-for");

/// How to tell a client's address.
#[derive(Clone, Debug)]
pub(crate) struct Addresses {
    /// The header that a proxy in front sets; none: nobody is in front.
    header: Option<HeaderName>,
    /// Those in front; none: whoever connects.
    trusted: Vec<IpNet>,
}

impl Addresses {
    /// As the settings have it.
    pub(crate) fn new(limits: &Limits) -> Self {
        let trusted: Vec<IpNet> = limits.trusted_proxies.iter().filter_map(|text| network(text)).collect();
        let named = limits.client_header.as_ref().and_then(|name| name.parse().ok());
        Self { header: named.or_else(|| (!trusted.is_empty()).then_some(USUAL)), trusted }
    }

    /// The client's address: that of the connection; or, where a trusted proxy is at its other end, the last one in the
    /// header that isn't such a proxy's. What isn't an address ends the search, as nobody can tell who wrote what is before it.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.to_canonical();
        let Some(header) = &self.header else { return peer };
        if self.trusted.is_empty() {
            return hops(header, headers).next().flatten().unwrap_or(peer);
        }
        let mut client = peer;
        for hop in hops(header, headers) {
            if !self.trusts(client) {
                break;
            }
            let Some(hop) = hop else { break };
            client = hop;
        }
        client
    }

    fn trusts(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|network| network.contains(&address))
    }
}

/// The addresses in the header, the last one first; none for what isn't one.
fn hops(name: &HeaderName, headers: &HeaderMap) -> impl Iterator<Item = Option<IpAddr>> {
    let is_forwarded = *name == header::FORWARDED;
    let values = headers.get_all(name).iter().collect::<Vec<_>>().into_iter().rev();
    values.flat_map(|value| value.to_str().unwrap_or_default().rsplit(',')).map(move |hop| {
        let hop = hop.trim();
        address(if is_forwarded { forwarded_for(hop)? } else { hop })
    })
}

/// Who sent it, in an element of `Forwarded` (RFC 7239): `for="[2001:db8::1]:4711";proto=https`.
fn forwarded_for(element: &str) -> Option<&str> {
    element.split(';').find_map(|pair| {
        let (name, value) = pair.split_once('=')?;
        name.trim().eq_ignore_ascii_case("for").then(|| value.trim().trim_matches('"'))
    })
}

/// `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]` or `[2001:db8::1]:4711`.
fn address(text: &str) -> Option<IpAddr> {
    let bare = || text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let with_port = || text.parse().map(|address: SocketAddr| address.ip()).ok();
    bare().parse().ok().or_else(with_port).map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(limits: Limits, peer: &str, name: &'static str, lines: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append(name, line.parse().unwrap());
        }
        Addresses::new(&limits).client(peer.parse().unwrap(), &headers).to_string()
    }

    fn behind(header: Option<&str>, trusted: &[&str]) -> Limits {
        Limits {
            client_header: header.map(str::to_owned),
            trusted_proxies: trusted.iter().map(|text| (*text).to_owned()).collect(),
            ..Limits::default()
        }
    }

    #[test]
    fn a_header_from_nobody_known_counts_for_nothing() {
        let lines = ["198.51.100.7"];
        assert_eq!(client(Limits::default(), "192.0.2.1", "x-forwarded-for", &lines), "192.0.2.1");
        let trusted = || behind(None, &["10.0.0.0/8"]);
        assert_eq!(client(trusted(), "192.0.2.1", "x-forwarded-for", &lines), "192.0.2.1");
        assert_eq!(client(trusted(), "10.1.2.3", "x-forwarded-for", &lines), "198.51.100.7");
        assert_eq!(client(trusted(), "10.1.2.3", "x-real-ip", &lines), "10.1.2.3");
    }

    #[test]
    fn without_a_list_the_last_address_counts() {
        let lines = ["198.51.100.7, 192.0.2.2"];
        let any = || behind(Some("x-forwarded-for"), &[]);
        assert_eq!(client(any(), "192.0.2.1", "x-forwarded-for", &lines), "192.0.2.2");
        assert_eq!(client(any(), "192.0.2.1", "x-forwarded-for", &[]), "192.0.2.1");
        assert_eq!(client(any(), "192.0.2.1", "x-forwarded-for", &["unknown"]), "192.0.2.1");
    }

    #[test]
    fn trusted_proxies_are_walked_past_from_the_right() {
        let networks = ["10.0.0.0/8", "192.0.2.9", "2001:db8:f::/48"];
        let table: [(&str, &[&str], &str); 9] = [
            ("10.0.0.1", &["203.0.113.5, 198.51.100.7, 10.0.0.2"], "198.51.100.7"),
            ("10.0.0.1", &["203.0.113.5", "198.51.100.7, 192.0.2.9", "10.0.0.2"], "198.51.100.7"),
            ("10.0.0.1", &["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
            ("10.0.0.1", &["198.51.100.7, unknown, 10.0.0.2"], "10.0.0.2"),
            ("10.0.0.1", &["198.51.100.7,"], "10.0.0.1"),
            ("10.0.0.1", &["198.51.100.7:4711"], "198.51.100.7"),
            ("10.0.0.1", &["[2001:db8::1]:4711, 2001:db8:f::2"], "2001:db8::1"),
            ("::ffff:10.0.0.1", &["::ffff:198.51.100.7"], "198.51.100.7"),
            ("10.0.0.1", &[], "10.0.0.1"),
        ];
        for (peer, lines, expected) in table {
            let limits = behind(Some("X-Forwarded-For"), &networks);
            assert_eq!(client(limits, peer, "x-forwarded-for", lines), expected, "{peer} {lines:?}");
        }
    }

    #[test]
    fn the_standard_header_is_read_too() {
        let table = [
            ("for=198.51.100.7;proto=https;by=10.0.0.1", "198.51.100.7"),
            ("For=\"[2001:db8:cafe::17]:4711\"", "2001:db8:cafe::17"),
            ("for=203.0.113.5, for=\"198.51.100.7:80\", for=10.0.0.2", "198.51.100.7"),
            ("for=203.0.113.5, for=_hidden, for=10.0.0.2", "10.0.0.2"),
            ("proto=https", "10.0.0.1"),
        ];
        for (line, expected) in table {
            let limits = behind(Some("forwarded"), &["10.0.0.0/8"]);
            assert_eq!(client(limits, "10.0.0.1", "forwarded", &[line]), expected, "{line}");
        }
    }
}

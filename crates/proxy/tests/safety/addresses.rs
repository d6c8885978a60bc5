//! Whose address counts.

use crate::{Started, question, start};

async fn status(proxy: &Started, name: &str, value: &str) -> u16 {
    let request = proxy.client.post(format!("{}/v1/search", proxy.url)).header(name, value);
    request.json(&question()).send().await.unwrap().status().as_u16()
}

#[tokio::test]
async fn nobody_chooses_an_address_who_is_no_known_proxy() {
    let proxy = start("[limits]\nper_minute = 1\ntrusted_proxies = [\"192.0.2.0/24\"]\n");
    assert_eq!(status(&proxy, "x-forwarded-for", "198.51.100.1").await, 200);
    assert_eq!(status(&proxy, "x-forwarded-for", "198.51.100.2").await, 429);
}

#[tokio::test]
async fn behind_a_known_proxy_clients_are_told_apart() {
    let proxy = start("[limits]\nper_minute = 1\ntrusted_proxies = [\"127.0.0.0/8\", \"10.0.0.1\"]\n");
    assert_eq!(status(&proxy, "x-forwarded-for", "203.0.113.1, 198.51.100.1").await, 200);
    assert_eq!(status(&proxy, "x-forwarded-for", "203.0.113.2, 198.51.100.1, 10.0.0.1").await, 429);
    assert_eq!(status(&proxy, "x-forwarded-for", "198.51.100.2").await, 200);
}

#[tokio::test]
async fn the_header_is_the_one_of_the_settings() {
    let toml = "[limits]\nper_minute = 1\nclient_header = \"forwarded\"\ntrusted_proxies = \"127.0.0.1\"\n";
    let proxy = start(toml);
    assert_eq!(status(&proxy, "forwarded", "for=198.51.100.1;proto=https").await, 200);
    assert_eq!(status(&proxy, "forwarded", "for=\"198.51.100.1:4711\"").await, 429);
    assert_eq!(status(&proxy, "forwarded", "for=\"[2001:db8::1]\"").await, 200);
    assert_eq!(status(&proxy, "x-forwarded-for", "198.51.100.9").await, 200);
    assert_eq!(status(&proxy, "x-forwarded-for", "198.51.100.8").await, 429);
}

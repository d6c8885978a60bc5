//! What hyper answers by itself, before any route is asked: a status with nothing in it, where a request can't be read.

use axum::http::StatusCode;
use citecore_wire::Problem;

use crate::routes::HEADERS;

/// What begins such a response, what it holds, and what each response of a route holds.
const BEGINNING: &[u8] = b"HTTP/1.1 4";
const EMPTY: &str = "content-length: 0\r\n";
const OURS: &str = "x-content-type-options";

/// The same as a problem, with the headers that all responses have; none where these bytes are something else.
pub(super) fn clothed(bytes: &[u8]) -> Option<Vec<u8>> {
    if !bytes.starts_with(BEGINNING) || !bytes.ends_with(b"\r\n\r\n") {
        return None;
    }
    let head = std::str::from_utf8(bytes).ok().filter(|head| head.contains(EMPTY) && !head.contains(OURS))?;
    let status = StatusCode::from_bytes(head.get(9..12)?.as_bytes()).ok()?;
    let (code, detail) = match status {
        StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE => ("headers-too-large", "The headers are too large."),
        StatusCode::URI_TOO_LONG => ("address-too-long", "The address is too long."),
        _ => ("malformed", "That is no HTTP request."),
    };
    let problem = Problem::new(status.as_u16(), code, detail);
    let body = serde_json::to_string(&problem).ok()?;
    let headers: String = HEADERS.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    Some(
        format!(
            "HTTP/1.1 {status}\r\n\
             content-type: application/problem+json\r\n\
             content-length: {}\r\n\
             cache-control: no-store\r\n\
             {headers}\
             connection: close\r\n\r\n{body}",
            body.len()
        )
        .into_bytes(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_bare_becomes_a_problem() {
        let bare = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\ndate: now\r\n\r\n";
        let clothed = String::from_utf8(clothed(bare).unwrap()).unwrap();
        let (head, body) = clothed.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 431 Request Header Fields Too Large\r\n"), "{head}");
        assert!(head.contains(&format!("content-length: {}\r\n", body.len())));
        assert!(HEADERS.iter().all(|(name, value)| head.contains(&format!("\r\n{name}: {value}\r\n"))));
        let problem: Problem = serde_json::from_str(body).unwrap();
        assert_eq!((problem.status, problem.code.as_str()), (431, "headers-too-large"));
    }

    #[test]
    fn what_routes_answer_stays() {
        for ours in [
            "HTTP/1.1 404 Not Found\r\nx-content-type-options: nosniff\r\ncontent-length: 0\r\n\r\n",
            "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n",
            "HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\n{}",
            "data: x\r\n\r\n",
        ] {
            assert_eq!(clothed(ours.as_bytes()), None, "{ours}");
        }
    }
}

//! Feedback in PostgreSQL, the real one.

use serde_json::{Value, json};

use crate::{
    place, said,
    support::{
        binary::{Binary, command},
        postgres::Postgres,
        problem,
    },
};

/// One server for all: it takes seconds to start.
#[tokio::test]
async fn feedback_is_kept_in_a_table() {
    let server = Postgres::start().await;
    let client = server.client().await;
    client.batch_execute("CREATE SCHEMA help; CREATE ROLE writer LOGIN").await.unwrap();
    let settings = |url: &str| {
        place(&format!("[feedback]\nkind = \"postgres\"\nurl = \"{url}\"\ntable = \"help.Say \\\"so\\\"\""))
    };
    let (folder, toml) = settings(&server.url());
    let binary = Binary::start(folder.path(), &toml);
    let all = json!({
        "question": "Which way?\u{0} 북쪽'; DROP TABLE help.x", "answer": "North [1].", "helpful": false, "reason": "Too\nshort",
        "references": [{ "number": 1, "title": "A\u{0}ligning" }, 2], "amends": "said-1",
    });
    assert_eq!(binary.post("/v1/feedback", &said("first")).await.status(), 204);
    assert_eq!(binary.post("/v1/feedback", &all).await.status(), 204);
    let sql = r#"SELECT to_jsonb(rows)::text FROM help."Say ""so""" rows ORDER BY time"#;
    let rows = client.query(sql, &[]).await.unwrap();
    let rows: Vec<Value> =
        rows.iter().map(|row| serde_json::from_str(row.get::<_, &str>(0)).unwrap()).collect();
    assert_eq!(rows.len(), 2);
    assert_eq!(
        (&rows[0]["question"], &rows[0]["reason"], &rows[0]["references"]),
        (&json!("first"), &Value::Null, &Value::Null)
    );
    assert_eq!(rows[1]["question"], "Which way?\u{fffd} 북쪽'; DROP TABLE help.x");
    assert_eq!((&rows[1]["helpful"], &rows[1]["reason"]), (&json!(false), &json!("Too\nshort")));
    assert_eq!((&rows[0]["amends"], &rows[1]["amends"]), (&Value::Null, &json!("said-1")));
    assert_eq!(rows[1]["references"], json!([{ "number": 1, "title": "A\u{fffd}ligning" }, 2]));
    assert!(rows[1]["id"].as_str().unwrap().len() == 36 && rows[1]["time"].is_string(), "{}", rows[1]);
    drop(binary);

    // A role that may insert and no more than that.
    let grant =
        r#"GRANT USAGE ON SCHEMA help TO writer; GRANT SELECT, INSERT ON help."Say ""so""" TO writer"#;
    client.batch_execute(grant).await.unwrap();
    let (folder, toml) = settings(&server.url().replace("reader@", "writer@"));
    let binary = Binary::start(folder.path(), &toml);
    assert_eq!(binary.post("/v1/feedback", &said("third")).await.status(), 204);
    drop(binary);

    // Nobody is there.
    let (folder, toml) = settings("postgres://writer:hush@127.0.0.1:1/postgres?sslmode=disable");
    let binary = Binary::start(folder.path(), &toml);
    let refused = problem(binary.post("/v1/feedback", &said("lost")).await, 503, "feedback-not-kept").await;
    assert!(!refused.to_string().contains("127.0.0.1"), "{refused}");
    let log = binary.logged("feedback wasn't kept").await;
    assert!(!log.contains("hush") && !log.contains("lost"), "{log}");
    let checked = command(folder.path(), &["check"]).output().unwrap();
    let said = String::from_utf8_lossy(&checked.stdout);
    assert!(!checked.status.success() && said.contains("wrong: feedback: PostgreSQL"), "{said}");
}

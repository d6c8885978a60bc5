//! Azure SQL: the statement that a search is, over the wire.

use serde_json::{Value, json};

use crate::{
    embedded, embeddings, passages, response, start_over,
    support::{problem, server::Server},
    tds::{Answer, Parameter, Tds},
    texts, texts_of,
};

pub(crate) fn toml(connection: &str, embedder: &str) -> String {
    format!(
        "[knowledge]\nkind = \"azure-sql\"\n[knowledge.engine]\nconnection = \"{connection}\"\ncollection = \"dbo.Knowledge Base\"\n\
         filter = {{ product = \"avx\", public = true }}\ntimeout = 2\n[knowledge.engine.fields]\ntext = \"content\"\n\
         title = \"title\"\nurl = \"url\"\nid = \"id\"\nvector = \"vec\"\nlocale = \"about.lang\"\n{}",
        embeddings(embedder)
    )
}

fn asked() -> Value {
    json!({ "question": "q?", "locale": "pt-BR", "limit": 3 })
}

#[tokio::test]
async fn the_nearest_rows_are_asked_for_as_json() {
    let embedder = Server::start(embedded).await;
    let server = Tds::start(true, Answer::Text(Some(response("azure-sql").to_string()))).await;
    let running = start_over(&toml(&server.connection(), &embedder.url())).await;
    let found = passages(&running, &asked()).await;
    assert_eq!(texts_of(&found), texts());
    assert_eq!(found[0]["score"], 0.97);
    let calls = server.calls();
    let statement = "DECLARE @asked VECTOR(2) = CAST(@P1 AS VECTOR(2)); \
        SELECT (SELECT TOP (@P2) t.[content], t.[title], t.[url], t.[id], \
        VECTOR_DISTANCE('cosine', t.[vec], @asked) AS distance FROM [dbo].[Knowledge Base] AS t \
        WHERE t.[product] IN (@P3) AND t.[public] IN (@P4) \
        AND JSON_VALUE(t.[about], '$.lang') IN (@P5, @P6, @P7, @P8) \
        ORDER BY distance FOR JSON PATH) AS hits";
    assert_eq!(calls[0][0].text(), statement);
    let text = |text: &str| Parameter::Text(text.into());
    let values = [
        text("[2,0.5]"),
        Parameter::Number(3),
        text("avx"),
        text("1"),
        text("pt-BR"),
        text("pt-br"),
        text("pt_BR"),
        text("pt"),
    ];
    assert_eq!(calls[0][2..], values);
    passages(&running, &asked()).await;
    assert_eq!(server.logins(), 1, "a connection is used again");
    assert_eq!(running.get("/readyz").await.status(), 200);
    assert!(server.calls().last().unwrap()[0].text().contains("FROM [dbo].[Knowledge Base]"));
}

#[tokio::test]
async fn a_connection_that_was_closed_is_made_anew() {
    let embedder = Server::start(embedded).await;
    let server = Tds::start(true, Answer::TextThenEnd(response("azure-sql").to_string())).await;
    let running = start_over(&toml(&server.connection(), &embedder.url())).await;
    for _ in 0..3 {
        assert_eq!(texts_of(&passages(&running, &asked()).await), texts());
    }
    assert_eq!(server.logins(), 3);
}

#[tokio::test]
async fn faults_are_problems() {
    let embedder = Server::start(embedded).await;
    let table = [
        (false, Answer::Text(None), 502, "search-failed"),
        (true, Answer::Error(208, "Invalid object name 'secret'."), 502, "search-failed"),
        (true, Answer::Text(Some("[{".into())), 502, "search-failed"),
        (true, Answer::Junk, 502, "search-failed"),
        (true, Answer::Silence, 504, "search-slow"),
    ];
    for (lets_in, answer, status, code) in table {
        let server = Tds::start(lets_in, answer).await;
        let running = start_over(&toml(&server.connection(), &embedder.url())).await;
        let problem = problem(running.post("/v1/search", &asked()).await, status, code).await;
        assert!(!problem.to_string().contains("secret"), "{problem}");
    }
    let server = Tds::start(true, Answer::Text(None)).await;
    let running = start_over(&toml(&server.connection(), &embedder.url())).await;
    assert!(passages(&running, &asked()).await.is_empty());
    let gone = "Server=tcp:127.0.0.1,1;Database=help;User Id=a;Password=b;Encrypt=DANGER_PLAINTEXT";
    let running = start_over(&toml(gone, &embedder.url())).await;
    problem(running.post("/v1/search", &asked()).await, 502, "search-failed").await;
}

//! What the fields of a passage are called.

use serde::{Deserialize, Serialize};

/// Names of the fields that hold the text, title, url … where the index has its own: `{ "text": "plot" }`.
///
/// A name can be a path: `metadata.page`; a key that holds the dots itself comes first. A field that is named is looked for
/// under that name alone.
///
/// ```
/// use citecore::{Fields, ReadOptions, read_passages};
///
/// let response = serde_json::json!([{ "_id": 1, "plot": "A mirror is ground.", "about": { "name": "The mirror" } }]);
/// let fields = Fields { text: Some("plot".into()), title: Some("about.name".into()), ..Fields::default() };
/// let reading = read_passages(&response, &ReadOptions { fields, ..ReadOptions::default() })?;
/// assert_eq!(reading.passages[0].text, "A mirror is ground.");
/// assert_eq!(reading.passages[0].title.as_deref(), Some("The mirror"));
/// # Ok::<(), citecore::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct Fields {
    /// Of [`Passage::text`](crate::Passage::text).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// Of [`Passage::title`](crate::Passage::title).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Of [`Passage::url`](crate::Passage::url).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Of [`Passage::id`](crate::Passage::id).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Of [`Passage::score`](crate::Passage::score); one with "dist" in its name holds a distance.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<String>,
    /// Of [`Passage::source`](crate::Passage::source).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Of [`Passage::year`](crate::Passage::year).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub year: Option<String>,
    /// Of [`Passage::page`](crate::Passage::page).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// Of [`Passage::updated`](crate::Passage::updated).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub updated: Option<String>,
}

/// A field that is looked for by its names. Scores have names of each engine's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Text,
    Title,
    Url,
    Id,
    Source,
    Year,
    Page,
    Updated,
    Embedding,
}

impl Field {
    /// What the field is called by most, the likelier name first.
    #[rustfmt::skip] // A name a line would be a hundred lines.
    pub(super) fn usual(self) -> &'static [&'static str] {
        match self {
            Self::Text => &[
                "text", "content", "page_content", "pageContent", "chunk_text", "chunk", "body", "passage",
                "document", "contents", "textContent",
            ],
            Self::Title => &[
                "title", "document_title", "doc_title", "documentTitle", "name", "subject", "metadata_title",
            ],
            Self::Url => &[
                "url", "html_url", "link", "href", "uri", "source_url", "sourceUrl", "source_uri",
                "document_url", "web_url", "permalink", "storageUrl", "location.webLocation.url",
                "metadata_storage_path",
            ],
            Self::Id => &[
                "id", "_id", "id_", "doc_id", "document_id", "documentId", "objectID", "file_id", "uuid",
                "key",
            ],
            Self::Source => &[
                "source", "source_name", "file_name", "fileName", "filename", "file_path", "filePath",
                "filepath", "file", "dataset", "collection", "document_name", "sourcefile",
                "metadata_storage_name",
            ],
            Self::Year => &["year", "source_year", "publication_year", "published_year"],
            // What is printed on the page before its index, which many count from 0.
            Self::Page => &[
                "page_label", "page", "page_number", "pageNumber", "page_num", "loc.pageNumber", "sourcepage",
                "x-amz-bedrock-kb-document-page-number",
            ],
            Self::Updated => &[
                "updated", "updated_at", "updatedAt", "last_modified", "lastModified", "last_modified_date",
                "last_updated", "lastUpdated", "modified", "modified_at", "metadata_storage_last_modified",
            ],
            Self::Embedding => &[
                "embedding", "vector", "$vector", "content_vector", "contentVector", "text_vector",
            ],
        }
    }
}

impl Fields {
    /// The name that the index has for a field.
    pub(super) fn named(&self, field: Field) -> Option<&str> {
        match field {
            Field::Text => self.text.as_deref(),
            Field::Title => self.title.as_deref(),
            Field::Url => self.url.as_deref(),
            Field::Id => self.id.as_deref(),
            Field::Source => self.source.as_deref(),
            Field::Year => self.year.as_deref(),
            Field::Page => self.page.as_deref(),
            Field::Updated => self.updated.as_deref(),
            Field::Embedding => None,
        }
    }
}

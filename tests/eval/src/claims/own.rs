//! Tests over the repository's own claims.
